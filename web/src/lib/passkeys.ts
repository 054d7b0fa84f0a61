// Passkeys: what the phone or the browser keeps for a person, so that a lost device is not a lost game.
import * as api from "./api";
import { deviceLabel } from "./device";
import type { LinkCard, PasskeyList } from "./types";

/** Why this browser can have none here, as a message. */
export function whyNoPasskeys(): string | null {
  if (!isSecureContext) return "page-passkeys-https";
  return "PublicKeyCredential" in globalThis && "parseCreationOptionsFromJSON" in PublicKeyCredential ? null : "page-passkeys-browser";
}

/** The reader has called it off, or the browser has. */
export class Stopped extends Error {}

/** This phone or browser keeps one for this person already. */
export class Known extends Error {}

export async function addPasskey(): Promise<PasskeyList> {
  const { options } = await api.askPasskey();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON);
  const made = await asked(navigator.credentials.create({ publicKey }));
  return api.addPasskey({ credential: made, label: deviceLabel() });
}

/** A link to the person who has the passkey that was chosen, and what it would bring here. */
export async function signIn(): Promise<{ link: string; card: LinkCard }> {
  const { options } = await api.askSignIn();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
  const { link } = await api.signIn({ credential: await asked(navigator.credentials.get({ publicKey })) });
  return { link, card: await api.lookAtLink(link) };
}

async function asked(answer: Promise<Credential | null>): Promise<Record<string, unknown>> {
  try {
    const found = await answer;
    if (found) return (found as PublicKeyCredential).toJSON() as unknown as Record<string, unknown>;
  } catch (why) {
    if (why instanceof DOMException && why.name === "InvalidStateError") throw new Known();
    if (!(why instanceof DOMException) || !["NotAllowedError", "AbortError"].includes(why.name)) throw why;
  }
  throw new Stopped();
}
