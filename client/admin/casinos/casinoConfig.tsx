/** The admin panel's configuration of casinos: their list, bulk changes, form, import and export. */
import type { BulkChange, FilterOption, ListColumn } from "../list/listConfig";
import { sectionsOf } from "../fields/fields";
import { valueAt } from "../fields/inputValues";
import type { NounConfig } from "../nouns/nounConfig";
import { casinoBonusListPath, casinoPath } from "../../shared/paths";
import { plural } from "../../shared/plural";
import { CasinoLogo } from "../../ui/CasinoLogo";
import { Link } from "../../ui/Link";
import { NameCell } from "../list/NameCell";
import { CasinoFlags, flagsOf } from "../../features/casinos/CasinoFlags";
import { CasinoBonuses } from "./CasinoBonuses";
import { CasinoPreview } from "./CasinoPreview";
import { casinoFields, type CasinoValues } from "./casinoFields";
import {
  CasinoExportDocument,
  CasinoToEditDocument,
  ManageCasinosDocument,
  createCasinoDocument,
  deleteCasinoDocument,
  deleteCasinosDocument,
  updateCasinoDocument,
  updateCasinosDocument,
  updateCasinosPreviewDocument,
  type ManageCasinosQuery,
} from "./casino.generated";

export type ListedCasino = ManageCasinosQuery["casinos"]["edges"][number]["node"];

const columns: readonly ListColumn<ListedCasino>[] = [
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

const flagLabels = [
  ["isFeatured", "Featured", "Not featured"],
  ["isNew", "New", "Not new"],
  ["acceptsCrypto", "Accepts crypto", "No crypto"],
  ["hasLiveGames", "Live games", "No live games"],
  ["mobileOptimized", "Mobile optimized", "Not mobile optimized"],
] as const;

const filters: readonly FilterOption[] = [
  ...flagLabels.flatMap(([parameter, yes, no]) => [
    { parameter, value: "true", label: yes, filter: true },
    { parameter, value: "false", label: no, filter: false },
  ]),
  ...[4.5, 4, 3.5, 3].map((least) => ({
    parameter: "minRating",
    value: String(least),
    label: `Rating ${least.toFixed(1)} or higher`,
    filter: least,
  })),
];

const verbs = {
  isFeatured: ["Feature", "Remove from featured"],
  isNew: ["Mark as new", "Mark as not new"],
  acceptsCrypto: ["Mark as accepting crypto", "Mark as not accepting crypto"],
  hasLiveGames: ["Mark as offering live games", "Mark as not offering live games"],
  mobileOptimized: ["Mark as mobile optimized", "Mark as not mobile optimized"],
} as const;

const bulkChanges: readonly BulkChange<ListedCasino>[] = flagLabels.flatMap(([field, yes, no]) =>
  [true, false].map((value) => ({
    label: verbs[field][value ? 0 : 1],
    set: { [field]: value },
    currentLabel: (casino: ListedCasino) => (casino[field] ? yes : no),
    newLabel: value ? yes : no,
  })),
);

function takesAlong(casinos: readonly ListedCasino[]): string | null {
  const count = casinos.reduce((sum, { bonusCount }) => sum + bonusCount, 0);
  if (count === 0) return null;
  return `${plural(count, "bonus", "bonuses")} at ${casinos.length === 1 ? "this casino" : "these casinos"} will also be deleted.`;
}

const sample: readonly Partial<CasinoValues>[] = [
  {
    name: "Example Bay",
    slug: "example-bay",
    description: "Sample row. Replace it with your own casino.",
    websiteUrl: "https://www.example-bay.example/",
    rating: "4.2",
    reviewCount: "38",
    establishedYear: "2019",
    welcomeBonus: "100% up to $200",
    bonusAmount: "$200",
    freeSpins: "50",
    minDeposit: "$10",
    wageringRequirement: "30x",
    isNew: true,
    acceptsCrypto: true,
    licenses: ["MGA"],
    paymentMethods: ["Visa", "Bitcoin"],
    paymentDetails: [
      { method: "Bitcoin", canDeposit: "true", canWithdraw: "true", payoutHoursFrom: "0", payoutHoursTo: "2", fee: "" },
    ],
    licenseDetails: [{ license: "MGA", number: "MGA/B2C/000/2019", registerUrl: "https://register.example/000" }],
    gameProviders: ["NetEnt", "Evolution"],
    pros: ["Fast payouts", "Clear terms, in plain words"],
    cons: ["No phone support"],
    reviewAbout: "Our overall impression, and who runs the casino.",
  },
  { name: "Example Point", slug: "example-point" },
];

export const casinos: NounConfig<ListedCasino, CasinoValues> = {
  noun: "casino",
  plural: "casinos",
  catalogueNoun: "CASINO",
  typename: "Casino",
  nameField: "name",
  documents: {
    list: ManageCasinosDocument,
    edit: CasinoToEditDocument,
    export: CasinoExportDocument,
    create: createCasinoDocument,
    update: updateCasinoDocument,
    updateMany: updateCasinosDocument,
    updateManyPreview: updateCasinosPreviewDocument,
    delete: deleteCasinoDocument,
    deleteMany: deleteCasinosDocument,
  },
  fields: casinoFields,
  columns,
  filters,
  bulkChanges,
  // One casino with all details has a query cost of up to 100 units.
  exportedAtOnce: 50,
  isRanked: true,
  takesAlong,
  pathOf: ({ slug }) => casinoPath(slug),
  isLong: true,
  findGaps: (values) => {
    const review = sectionsOf(casinoFields).get("Review")!;
    const hasReview = review.some((name) => String(valueAt(values, name)).trim());
    return [...(values.licenses.length > 0 ? [] : ["a license"]), ...(hasReview ? [] : ["a review"])];
  },
  Preview: CasinoPreview,
  Aside: CasinoBonuses,
  importIdentity:
    "A row with the id or slug of an existing casino updates that casino. All other rows add new casinos.",
  sample,
};
