/**
 * Records clicks on tracked links. Components add attributes to these links, and a single listener records the clicks.
 */
import { track } from "./track";

/** The part of the site that showed a link to a casino or its review. */
type CasinoClickSource = "card" | "review" | "receipt" | "bonus" | "recently_viewed" | "suggestion" | "comparison";

/** Returns the attributes for a link to a casino or its review. A click on the link then records a casino click. */
export function casinoClick(casinoId: string, source: CasinoClickSource) {
  return { "data-casino": casinoId, "data-source": source };
}

/**
 * Returns the attributes for a link to a bonus, or from a bonus to its casino's website. A click on the link then
 * records a bonus claim.
 */
export function bonusClaim(bonusId: string, casinoId: string | undefined) {
  return { "data-bonus": bonusId, "data-casino": casinoId };
}

/** Where a casino click leads: to the casino's website or to its review. */
type CasinoClickTarget = "website" | "review";

/** Records a casino click. Call this function for a control that is not a link, such as a suggestion. */
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

/** Returns whether a click opens the link. A right-click opens only a menu. */
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
  // Listens in the capture phase, because a click can change the page's URL before the bubbling phase.
  document.addEventListener("click", record, true);
  document.addEventListener("auxclick", record, true);
  return () => {
    document.removeEventListener("click", record, true);
    document.removeEventListener("auxclick", record, true);
  };
}
