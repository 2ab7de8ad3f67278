/** The three nouns of the catalogue, as the API names them where one field speaks of all of them. */
import { registerEnumType } from "type-graphql";

/** The values are those of the columns; the names are those of the API. */
export enum CatalogueNoun {
  CASINO = "casino",
  BONUS = "bonus",
  GAME = "game",
}

registerEnumType(CatalogueNoun, {
  name: "CatalogueNoun",
  description: "What a row of the catalogue is.",
  valuesConfig: {
    CASINO: { description: "A casino with its review." },
    BONUS: { description: "An offer, of a casino or of none." },
    GAME: { description: "A game that casinos offer." },
  },
});
