import type { Noun } from "./registry.js";

/** The fields of the API's `Query` that return rows of each noun. The last one returns a list, if the noun has one. */
export const nounQueries = {
  casino: ["casino", "casinos"],
  bonus: ["bonus", "bonuses"],
  game: ["game", "games"],
  article: ["article", "articles"],
  person: ["person", "people"],
  redirect: ["redirectFrom", "redirects"],
  image: ["image", "images"],
  provider: ["provider", "providers"],
  paymentMethod: ["paymentMethod", "paymentMethods"],
  licensingAuthority: ["licensingAuthority", "licensingAuthorities"],
  settings: ["siteSettings"],
} as const satisfies Record<Noun, readonly string[]>;
