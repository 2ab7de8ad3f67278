/** The three nouns of the catalogue, for API fields about any of them. */
import { registerEnumType } from "type-graphql";

/** The values are stored in columns. The names are the values in the API. */
export enum CatalogueNoun {
  CASINO = "casino",
  BONUS = "bonus",
  GAME = "game",
}

registerEnumType(CatalogueNoun, {
  name: "CatalogueNoun",
  description: "The type of a catalogue row.",
  valuesConfig: {
    CASINO: { description: "A casino with its review." },
    BONUS: { description: "A bonus, with or without a casino." },
    GAME: { description: "A game that casinos offer." },
  },
});
