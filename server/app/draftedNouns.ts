/** How drafts change the rows of each noun. Needs the schema, because a draft stores its changes in the API's format. */
import { allNouns } from "../../shared/nouns/registry.js";
import type { WriteServices } from "../catalogue/write/writes.js";
import type { DraftedNouns } from "../shared/schema/catalogue/draftedNoun.js";
import { buildGraphqlSchema } from "./graphql/schema.js";
import { serverNouns } from "./nouns.js";

export const draftedNouns = Object.fromEntries(
  allNouns.map((noun) => [noun, serverNouns[noun].drafted(buildGraphqlSchema)]),
) as DraftedNouns<WriteServices>;
