/** Which content coding a caller prefers (RFC 9110, section 12.5.3). */
import { memoizeText } from "../../shared/memoize.js";
import type { Encoding } from "../cache/responseBody.js";

export interface AcceptedEncoding {
  /** The best compression that the caller accepts; null where it prefers none. */
  encoding: Encoding | null;
  /** Whether the caller refuses an uncompressed body. */
  isRequired: boolean;
}

/** Better than an encoding that is refused, worse than any that is named. */
const unnamedIdentity = 0.000_1;

/**
 * `@fastify/accept-negotiator` reads `*` as the first encoding of the server, even where the caller refuses that one
 * (`br;q=0, *`), so the header is read here.
 */
export const readAcceptEncoding = memoizeText((header): AcceptedEncoding => {
  const qualities = new Map(header.toLowerCase().split(",").map(readRange));
  const qualityOf = (name: string) => qualities.get(name) ?? qualities.get("*");
  const identity = qualityOf("identity") ?? unnamedIdentity;
  let best: AcceptedEncoding = { encoding: null, isRequired: false };
  let bestQuality = 0;
  // The smallest comes first: it wins where the caller has no preference.
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
  // A weight that is no number refuses the encoding, like 0.
  return [name, /^(?:0(?:\.\d*)?|1(?:\.0*)?)$/.test(weight) ? Number(weight) : 0];
}
