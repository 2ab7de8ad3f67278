/** The admin panel's list of casinos: its columns, filters and bulk changes. */
import type { BulkChange, FilterOption, ListColumn } from "../list/listConfig";
import { casinoBonusListPath } from "../../shared/paths";
import { plural } from "../../shared/format/plural";
import { CasinoLogo } from "../../ui/images/CasinoLogo";
import { Link } from "../../ui/Link";
import { NameCell } from "../list/NameCell";
import { CasinoFlags, flagsOf } from "../../features/casinos/CasinoFlags";
import type { ManageCasinosQuery } from "./casinoList.generated";

export type ListedCasino = ManageCasinosQuery["casinos"]["edges"][number]["node"];

export const columns: readonly ListColumn<ListedCasino>[] = [
  {
    id: "name",
    label: "Name",
    orders: ["NAME_ASC", "NAME_DESC"],
    cell: ({ name, slug, logoUrl }) => (
      <NameCell detail={slug} name={name} picture={<CasinoLogo logoUrl={logoUrl} name={name} size={32} />} />
    ),
  },
  {
    id: "rating",
    label: "Rating",
    isNumber: true,
    orders: ["RATING_DESC", "RATING_ASC"],
    cell: ({ rating }) => (rating === 0 ? "—" : rating.toFixed(1)),
  },
  { id: "trust", label: "Trust", isNumber: true, cell: ({ trustScore }) => trustScore.score },
  {
    id: "reviews",
    label: "Reviews",
    isNumber: true,
    orders: ["REVIEW_COUNT_DESC", "REVIEW_COUNT_ASC"],
    cell: ({ reviewCount }) => reviewCount.toLocaleString("en-US"),
  },
  {
    id: "established",
    label: "Established",
    isNumber: true,
    isMinor: true,
    orders: ["ESTABLISHED_DESC", "ESTABLISHED_ASC"],
    cell: ({ establishedYear }) => establishedYear ?? "—",
  },
  {
    id: "bonuses",
    label: "Bonuses",
    isNumber: true,
    cell: ({ id, name, bonusCount }) => (
      // The Tab key skips this link. Otherwise, a page of the list could have a hundred tab stops. The casino's form
      // has the same link.
      <Link
        aria-label={`${plural(bonusCount, "bonus", "bonuses")} at ${name}`}
        tabIndex={-1}
        to={casinoBonusListPath(id)}
      >
        {bonusCount}
      </Link>
    ),
  },
  {
    id: "flags",
    label: "Flags",
    cell: ({ isFeatured, ...casino }) => (
      <CasinoFlags
        flags={[
          ...(isFeatured ? [{ label: "Featured", tone: "gold" } as const] : []),
          ...flagsOf({ ...casino, establishedYear: null }),
        ]}
      />
    ),
  },
];

/** Each flag with its labels in the filters, and the labels of its two bulk changes. */
const flags = [
  { field: "isFeatured", yes: "Featured", no: "Not featured", set: "Feature", unset: "Remove from featured" },
  { field: "isNew", yes: "New", no: "Not new", set: "Mark as new", unset: "Mark as not new" },
  {
    field: "acceptsCrypto",
    yes: "Accepts crypto",
    no: "No crypto",
    set: "Mark as accepting crypto",
    unset: "Mark as not accepting crypto",
  },
  {
    field: "hasLiveGames",
    yes: "Live games",
    no: "No live games",
    set: "Mark as offering live games",
    unset: "Mark as not offering live games",
  },
  {
    field: "mobileOptimized",
    yes: "Mobile optimized",
    no: "Not mobile optimized",
    set: "Mark as mobile optimized",
    unset: "Mark as not mobile optimized",
  },
] as const;

export const filters: readonly FilterOption[] = [
  ...flags.flatMap(({ field, yes, no }) => [
    { parameter: field, value: "true", label: yes, filter: true },
    { parameter: field, value: "false", label: no, filter: false },
  ]),
  ...[4.5, 4, 3.5, 3].map((least) => ({
    parameter: "minRating",
    value: String(least),
    label: `Rating ${least.toFixed(1)} or higher`,
    filter: least,
  })),
];

export const bulkChanges: readonly BulkChange<ListedCasino>[] = flags.flatMap(({ field, yes, no, set, unset }) =>
  [true, false].map((value) => ({
    label: value ? set : unset,
    set: { [field]: value },
    currentLabel: (casino: ListedCasino) => (casino[field] ? yes : no),
    newLabel: value ? yes : no,
  })),
);

/** Warns that the bonuses of deleted casinos are also deleted. */
export function deletionWarning(casinos: readonly ListedCasino[]): string | null {
  const count = casinos.reduce((sum, { bonusCount }) => sum + bonusCount, 0);
  if (count === 0) return null;
  return `${plural(count, "bonus", "bonuses")} at ${casinos.length === 1 ? "this casino" : "these casinos"} will also be deleted.`;
}
