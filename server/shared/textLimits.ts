/** The maximum lengths of texts, in characters. */
export const textLimits = {
  /** A name, title, provider, amount or other short line. */
  line: 200,
  /** The few sentences under a name, and a bonus's terms. */
  paragraph: 4_000,
  /** One section of a review. */
  review: 20_000,
  /** A search text. */
  search: 200,
  /** An email address (RFC 5321, section 4.5.3.1.3). */
  email: 254,
};
