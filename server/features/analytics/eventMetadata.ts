/** Filters what is stored of an event: metadata with the specification's keys and shapes, and the referrer. */

/** Browsers write an address in ASCII. */
const webAddress = /^https?:\/\/[\x21-\x7E]{1,290}$/;

const size = /^\d{1,6}x\d{1,6}$/;

/** The first characters of a search text, of which the reports show 60. No surrogate pair is cut in half. */
const startOfQuery = /^[^]{0,100}/u;

const clean: Record<string, (value: unknown) => unknown> = {
  timestamp: (value) => matching(value, /^[\d:.TZ+-]{10,35}$/),
  url: (value) => matching(value, webAddress),
  screen_resolution: (value) => matching(value, size),
  viewport_size: (value) => matching(value, size),
  source: (value) => matching(value, /^[\w -]{1,40}$/),
  // Where a casino click led: to the casino itself, or to our review.
  target: (value) => matching(value, /^(?:website|review)$/),
  query: (value) => (typeof value === "string" ? startOfQuery.exec(value)?.[0] : undefined),
  results_count: (value) => (Number.isSafeInteger(value) && Number(value) >= 0 ? value : undefined),
};

function matching(value: unknown, shape: RegExp): string | undefined {
  return typeof value === "string" && shape.test(value) ? value : undefined;
}

/** Leaves out other keys and values of another shape: anybody can send anything. */
export function keptMetadata(metadata: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(clean).map(([key, read]) => [key, read(metadata[key])] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** A web address without its query, which may name a person; null for other texts. */
export function keptReferrer(referrer: string | null | undefined): string | null {
  const [address = ""] = (referrer ?? "").trim().split(/[?#]/, 1);
  return webAddress.test(address) ? address : null;
}
