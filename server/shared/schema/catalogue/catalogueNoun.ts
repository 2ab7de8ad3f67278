/** The nouns that have a history, for API fields that apply to all of them. */
import { registerEnumType } from "type-graphql";

/** The database stores the values. The API uses the names. */
export enum CatalogueNoun {
  CASINO = "casino",
  BONUS = "bonus",
  GAME = "game",
  ARTICLE = "article",
  PERSON = "person",
  PROVIDER = "provider",
  PAYMENT_METHOD = "paymentMethod",
  LICENSING_AUTHORITY = "licensingAuthority",
  REDIRECT = "redirect",
  SETTINGS = "settings",
  IMAGE = "image",
}

registerEnumType(CatalogueNoun, {
  name: "CatalogueNoun",
  description: "The type of a row with a history.",
  valuesConfig: {
    CASINO: { description: "A casino with its review." },
    BONUS: { description: "A bonus, with or without a casino." },
    GAME: { description: "A game that casinos offer." },
    ARTICLE: {
      description:
        "A news article, blog post, guide, FAQ question or page of the site. Not included in the change feed.",
    },
    PERSON: { description: "An author or reviewer of articles. Not included in the change feed." },
    REDIRECT: {
      description: "A redirect from a path without a page to another address. Not included in the change feed.",
    },
    PROVIDER: { description: "A studio that makes games. Not included in imports or the change feed." },
    PAYMENT_METHOD: {
      description: "A payment method that casinos accept. Not included in imports or the change feed.",
    },
    LICENSING_AUTHORITY: {
      description: "An authority that licenses casinos. Not included in imports or the change feed.",
    },
    IMAGE: { description: "An uploaded image. Not included in imports or the change feed." },
    SETTINGS: {
      description: "The site's settings, stored as a single row. Not included in imports or the change feed.",
    },
  },
});

/** Returns the API's name for a stored value. */
export function nounName(noun: `${CatalogueNoun}`): string {
  return Object.entries(CatalogueNoun).find(([, value]) => value === noun)![0];
}
