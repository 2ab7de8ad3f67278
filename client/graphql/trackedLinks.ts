/** Links that count: marked where they are rendered, recorded by one listener for all of them. */
import { track } from "./track";

/** Where a link to a casino or its review stood. */
export type CasinoClickSource =
  | "card"
  | "review"
  | "receipt"
  | "bonus"
  | "recently_viewed"
  | "suggestion"
  | "comparison";

/** Attributes of a link to a casino or its review: following it is a casino click. */
export function casinoClick(casinoId: string, source: CasinoClickSource) {
  return { "data-casino": casinoId, "data-source": source };
}

/** Attributes of a bonus's link: following it claims the bonus. */
export function bonusClaim(bonusId: string, casinoId: string | undefined) {
  return { "data-bonus": bonusId, "data-casino": casinoId };
}

/** What a casino click leads to: the casino itself, or our review of it. */
type CasinoClickTarget = "website" | "review";

/** Records a casino click. A choice that is no link leads to the review. */
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

/** Any button but the second, which only opens a menu. */
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

/** Begins to record the marked links of the document. Answers how to stop. */
export function trackLinks(): () => void {
  // On the way down, so that the address is still that of the page with the link.
  document.addEventListener("click", record, true);
  document.addEventListener("auxclick", record, true);
  return () => {
    document.removeEventListener("click", record, true);
    document.removeEventListener("auxclick", record, true);
  };
}
