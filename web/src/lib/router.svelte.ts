// Where the reader is. Links are plain links; a click on one of ours changes the page without a reload.
import { takeLanguage } from "./language";
import { parse, type Route } from "./routes";
import { takeInvitation } from "./seats";
import { settings } from "./settings.svelte";

function here(): Route {
  const { lang, search } = takeLanguage(location.search);
  if (lang !== null) {
    settings.lang = lang;
    history.replaceState(history.state, "", location.pathname + search + location.hash);
  }
  const route = parse(location.pathname, location.search);
  if (route.page === "table") takeInvitation(route.table);
  return route;
}

export const router: { route: Route; hash: string } = $state({ route: here(), hash: location.hash });

function arrive(): void {
  router.route = here();
  router.hash = location.hash;
}

export function go(path: string, how: "push" | "replace" = "push"): void {
  const before = location.pathname;
  history[how === "push" ? "pushState" : "replaceState"](null, "", path);
  arrive();
  if (location.pathname !== before && !location.hash) scrollTo(0, 0);
}

addEventListener("popstate", arrive);
addEventListener("hashchange", arrive);
document.addEventListener("click", (event) => {
  const link = (event.target as Element | null)?.closest?.("a");
  const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || elsewhere || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  const to = new URL(link.href);
  if (to.origin !== location.origin || to.pathname.startsWith("/api/")) return;
  if (to.pathname === location.pathname && to.search === location.search && to.hash) return; // a jump on this page
  event.preventDefault();
  go(to.pathname + to.search + to.hash);
});
