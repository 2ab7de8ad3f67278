/** The mutations of casinos. A former slug redirects to the new one. Deleting a casino also deletes its bonuses. */
import { Casino } from "../../database/entities/casino.entity.js";
import { CheckedFactsInput } from "../../database/facts/checkedFacts.js";
import { deleteAll } from "../../database/writing/bulkWrites.js";
import { catalogueCommands } from "../../database/writing/catalogueCommands.js";
import { withoutLostDetails } from "../../database/writing/detailsRules.js";
import type { CatalogueWrite } from "../../database/writing/writes.js";
import { toColumnValues } from "../../shared/input/columnValues.js";
import { bulkWritesResolver } from "../../shared/schema/catalogue/bulkWritesResolver.js";
import { catalogueWritesResolver } from "../../shared/schema/catalogue/catalogueWritesResolver.js";
import { storedDetails } from "./casinoDetails.inputs.js";
import { CasinoBulkInput, CasinoInput, CasinoListsInput, CasinoUpdateInput } from "./casino.inputs.js";
import { findCasinosByIds } from "./casino.queries.js";

export const casinoWrites = {
  row: Casino,
  plural: "Casinos",
  create: CasinoInput,
  update: CasinoUpdateInput,
  bulk: CasinoBulkInput,
  lists: CasinoListsInput,
  commands: catalogueCommands("casino", {
    toValues,
    leavesRedirects: "casino",
    hasFacts: "casino",
    asStored: withoutLostDetails,
    deleteBonusesOf,
  }),
  checkedFacts: CheckedFactsInput,
  findByIds: findCasinosByIds,
  deletes: { one: "a casino together with its bonuses", many: "casinos together with their bonuses" },
};

export const CasinoWritesResolver = catalogueWritesResolver(casinoWrites);
export const CasinoBulkResolver = bulkWritesResolver(casinoWrites);

/** Converts an input to column values. Leaves the review unchanged if the input contains no section of it. */
function toValues(input: CasinoUpdateInput) {
  const { review, paymentDetails, licenseDetails, ...values } = toColumnValues(input);
  const isReviewGiven = review != null && Object.keys(review).length > 0;
  return {
    ...values,
    ...(isReviewGiven && { review }),
    ...(paymentDetails && { paymentDetails: storedDetails(paymentDetails, ({ method }) => method) }),
    ...(licenseDetails && { licenseDetails: storedDetails(licenseDetails, ({ license }) => license) }),
  };
}

/** Deletes the casinos' bonuses. The caller has locked the casinos, so they cannot get new bonuses in the meantime. */
async function deleteBonusesOf(write: CatalogueWrite, casinoIds: string[]): Promise<string[]> {
  const bonuses = await write.manager.query<{ id: string }[]>(
    "SELECT id FROM bonuses WHERE casino_id = ANY($1) ORDER BY id FOR UPDATE",
    [casinoIds],
  );
  const ids = bonuses.map(({ id }) => id);
  await deleteAll(write, "bonus", ids);
  return ids;
}
