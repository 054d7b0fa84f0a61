// Files to and from the reader's disk.

export function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/jsonl" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The text of the chosen file; null if none was chosen. */
export async function chosen(event: Event): Promise<string | null> {
  const input = event.currentTarget as HTMLInputElement;
  const file = input.files?.[0];
  const text = file ? await file.text() : null;
  input.value = ""; // so that the same file can be chosen again once corrected
  return text;
}
