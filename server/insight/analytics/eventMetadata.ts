/** Removes everything from an event's metadata and referrer except what the specification lists. */
import { hasHidden, visibleText } from "../../../shared/visibleText.js";

/** Matches a URL as browsers send it, in ASCII only. */
const webAddress = /^https?:\/\/[\x21-\x7E]{1,290}$/;

const size = /^\d{1,6}x\d{1,6}$/;

/**
 * Matches the first 100 characters of a search text without splitting surrogate pairs. Reports show only 60 characters.
 */
const startOfQuery = /^[^]{0,100}/u;

const clean: Record<string, (value: unknown) => unknown> = {
  timestamp: (value) => matching(value, /^[\d:.TZ+-]{10,35}$/),
  url: (value) => matching(value, webAddress),
  screen_resolution: (value) => matching(value, size),
  viewport_size: (value) => matching(value, size),
  source: (value) => matching(value, /^[\w -]{1,40}$/),
  // Where a click on a casino link led: to the casino's website or to our review.
  target: (value) => matching(value, /^(?:website|review)$/),
  query: (value) =>
    typeof value === "string" && !hasHidden(value) ? startOfQuery.exec(visibleText(value))?.[0] : undefined,
  results_count: (value) => (Number.isSafeInteger(value) && Number(value) >= 0 ? value : undefined),
};

function matching(value: unknown, shape: RegExp): string | undefined {
  return typeof value === "string" && shape.test(value) ? value : undefined;
}

/** Removes unknown keys and invalid values, because callers can send any data. */
export function filterMetadata(metadata: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(clean).map(([key, read]) => [key, read(metadata[key])] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/**
 * Returns a URL without its query string and fragment, which may identify a person. Returns null for any other string.
 */
export function cleanReferrer(referrer: string | null | undefined): string | null {
  const [address = ""] = (referrer ?? "").trim().split(/[?#]/, 1);
  return webAddress.test(address) ? address : null;
}
