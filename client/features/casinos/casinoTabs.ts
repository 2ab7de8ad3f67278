/** The seven tabs of a casino's review, in their order, with the review text that each one carries. */

export const CASINO_TABS = [
  { id: "overview", label: "Overview", text: "about" },
  { id: "games", label: "Games", text: "games" },
  { id: "bonuses", label: "Bonuses", text: "bonuses" },
  { id: "payments", label: "Payments", text: "banking" },
  { id: "support", label: "Support", text: "support" },
  { id: "mobile", label: "Mobile", text: "mobile" },
  { id: "security", label: "Security", text: "security" },
] as const;

export type CasinoTab = (typeof CASINO_TABS)[number];
export type CasinoTabId = CasinoTab["id"];

/** The tab that an address names with `?tab=`; the overview when it names none, or one that there is not. */
export function readCasinoTab(named: string | undefined): CasinoTab {
  return CASINO_TABS.find(({ id }) => id === named) ?? CASINO_TABS[0];
}

/** The address of a tab of the review at a path; the overview is the path itself. */
export function casinoTabAddress(path: string, tab: CasinoTabId): string {
  return tab === "overview" ? path : `${path}?tab=${tab}`;
}
