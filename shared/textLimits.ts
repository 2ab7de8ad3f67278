import { maxSearchText } from "./apiLimits.js";

/** The maximum lengths of text fields, in characters. */
export const textLimits = {
  /** A name, title, provider, amount, or other short line. */
  line: 200,
  /** A description of a few sentences, or a bonus's terms. */
  paragraph: 4_000,
  /** One section of a review. */
  review: 20_000,
  /** The Markdown of an article, in bytes. */
  article: 60_000,
  /** The text in a search box. */
  search: maxSearchText,
  /** The reason for a change. The database counts characters, not UTF-16 units. */
  reason: 500,
  /** The name of a saved view, a token or a webhook. */
  name: 60,
  /** An email address (RFC 5321, section 4.5.3.1.3). */
  email: 254,
};

/** The maximum length of a directory row's slug: the longest name, a hyphen, and eight digits of a hash. */
export const directorySlugMax = textLimits.line + 9;

/** The maximum length of a URL, in characters. */
export const urlMax = 2_000;

/** The limits of a casino's payment and license details. */
export const detailLimits = {
  /** A payout time, in hours: 30 days. The time that a casino states in general has the same limit. */
  payoutHours: 720,
  /** The maximum lengths in characters. */
  fee: 80,
  licenseNumber: 80,
  registerUrl: 500,
};
