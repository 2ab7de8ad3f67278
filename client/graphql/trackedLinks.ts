/** Records clicks on links. Components mark the links, and one listener records the clicks. */
import { track } from "./track";

/** The part of the site that showed a link to a casino or its review. */
type CasinoClickSource = "card" | "review" | "receipt" | "bonus" | "recently_viewed" | "suggestion" | "comparison";

/** Returns the attributes of a link to a casino or its review. Following the link records a casino click. */
export function casinoClick(casinoId: string, source: CasinoClickSource) {
  return { "data-casino": casinoId, "data-source": source };
}

/** Returns the attributes of a bonus's link. Following the link records a bonus claim. */
export function bonusClaim(bonusId: string, casinoId: string | undefined) {
  return { "data-bonus": bonusId, "data-casino": casinoId };
}

/** The target of a casino click: the casino's website or the review. */
type CasinoClickTarget = "website" | "review";

/** Records a casino click. A choice without a link leads to the review. */
export function trackCasinoClick(
  casinoId: string,
  source: CasinoClickSource,
  target: CasinoClickTarget = "review",
): void {
  track({ eventType: "CASINO_CLICK", casinoId, metadata: { source, target } });
}

export function trackBonusClaim(bonusId: string, casinoId: string | undefined): void {
  track({ eventType: "BONUS_CLAIM", bonusId, casinoId });
}

/** Returns whether a click follows the link. The right mouse button only opens a menu. */
function isFollowing(event: MouseEvent): boolean {
  return event.type === "click" || event.button === 1;
}

function record(event: MouseEvent): void {
  if (!isFollowing(event) || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  if (!link) return;
  const { bonus, casino, source } = link.dataset;
  if (bonus) trackBonusClaim(bonus, casino);
  else if (casino)
    trackCasinoClick(
      casino,
      source as CasinoClickSource,
      link.origin === window.location.origin ? "review" : "website",
    );
}

/** Starts recording clicks on the document's tracked links. Returns a function that stops the recording. */
export function trackLinks(): () => void {
  // Listens in the capture phase, before the URL of the page with the link changes.
  document.addEventListener("click", record, true);
  document.addEventListener("auxclick", record, true);
  return () => {
    document.removeEventListener("click", record, true);
    document.removeEventListener("auxclick", record, true);
  };
}
