/** The admin panel's configuration for casinos: their list, form, import and export. */
import { sectionsOf } from "../fields/fieldTable";
import { valueAt } from "../fields/formValues";
import { nounConfig } from "../nouns/nounConfig";
import { casinoPath } from "../../shared/paths";
import { CasinoBonuses } from "./CasinoBonuses";
import { CasinoPreview } from "./CasinoPreview";
import { casinoFields, type CasinoValues } from "./casinoFields";
import { bulkChanges, columns, filters, type ListedCasino, deletionWarning } from "./casinoList";
import { CasinoToEditDocument, createCasinoDocument, updateCasinoDocument } from "./casino.generated";
import {
  CasinoExportDocument,
  ManageCasinosDocument,
  deleteCasinoDocument,
  deleteCasinosDocument,
  updateCasinosDocument,
  updateCasinosPreviewDocument,
} from "./casinoList.generated";

const casinoSample: readonly Partial<CasinoValues>[] = [
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

export const casinos = nounConfig<ListedCasino, CasinoValues>({
  noun: "casino",
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
  isRanked: true,
  deletionWarning,
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
  sample: casinoSample,
});
