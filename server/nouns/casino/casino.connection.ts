/** The types for pages of casino lists. */
import { Field, ObjectType } from "type-graphql";

import { directoryTables } from "../../catalogue/directory/directoryNouns.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { connectionTypes, edgeOptions, edgeType } from "../../shared/schema/connectionTypes.js";
import { matchesCost, SearchMatch } from "./searchMatches.js";

@ObjectType("CasinoEdge", edgeOptions("casinos"))
export class CasinoEdge extends edgeType(Casino) {
  @Field(() => [SearchMatch], {
    nullable: true,
    complexity: matchesCost,
    description:
      "Where the casino matches the filter's search text, name first; null if the filter has none. Use the matches only for highlighting; they do not measure relevance.",
  })
  matches?: SearchMatch[] | null;
}

export const CasinoConnection = connectionTypes("Casino", Casino, "casinos", {
  edge: CasinoEdge,
  facetsDependOn: ["casinos", ...directoryTables],
});
