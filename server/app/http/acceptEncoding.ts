/** Chooses the content encoding that a caller prefers (RFC 9110, section 12.5.3). */
import { memoizeText } from "../../shared/memoize.js";
import type { Encoding } from "../cache/responseBody.js";

export interface AcceptedEncoding {
  /** The caller's preferred compression. Null if the caller prefers no compression. */
  encoding: Encoding | null;
  /** Whether the caller rejects an uncompressed body. */
  isRequired: boolean;
}

/**
 * The quality of `identity` if the header contains neither `identity` nor `*`. It ranks above rejected encodings and
 * below all accepted encodings.
 */
const unnamedIdentity = 0.000_1;

/**
 * Reads the Accept-Encoding header. `@fastify/accept-negotiator` would treat `*` as the server's first encoding, even
 * if the caller rejects it (`br;q=0, *`).
 */
export const readAcceptEncoding = memoizeText((header): AcceptedEncoding => {
  const qualities = new Map(header.toLowerCase().split(",").map(readRange));
  const qualityOf = (name: string) => qualities.get(name) ?? qualities.get("*");
  const identity = qualityOf("identity") ?? unnamedIdentity;
  let best: AcceptedEncoding = { encoding: null, isRequired: false };
  let bestQuality = 0;
  // Brotli comes first because its output is smaller. It wins if the caller has no preference.
  for (const encoding of ["br", "gzip"] as const) {
    const quality = qualityOf(encoding) ?? 0;
    if (quality <= bestQuality || quality < identity) continue;
    best = { encoding, isRequired: identity === 0 };
    bestQuality = quality;
  }
  return best;
});

function readRange(range: string): [name: string, quality: number] {
  const [name = "", ...parameters] = range.split(";").map((part) => part.trim());
  const weight = parameters
    .map((parameter) => /^q\s*=\s*(.*)$/.exec(parameter)?.[1])
    .find((each) => each !== undefined);
  if (weight === undefined) return [name, 1];
  // A quality that is not a number counts as 0, which rejects the encoding.
  return [name, /^(?:0(?:\.\d*)?|1(?:\.0*)?)$/.test(weight) ? Number(weight) : 0];
}
