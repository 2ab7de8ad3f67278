/** Which of the two media types of a GraphQL answer the caller prefers. */
import { memoizeText } from "../../shared/memoize.js";

export const mediaTypes = { json: "application/json", graphql: "application/graphql-response+json" } as const;

export type MediaType = (typeof mediaTypes)[keyof typeof mediaTypes];

/** The preferred one by the Accept header; JSON where it has no opinion, null where it takes neither. */
export function chooseMediaType(accept: string | undefined): MediaType | null {
  return accept === undefined ? mediaTypes.json : readAccept(accept);
}

const readAccept = memoizeText((accept): MediaType | null => {
  if (accept.trim() === "") return mediaTypes.json;
  const ranges = accept.split(",").map(parseRange);
  const [first, second] = [mediaTypes.json, mediaTypes.graphql]
    .map((type) => ({ type, ...preference(type, ranges) }))
    .toSorted((one, other) => other.quality - one.quality || one.position - other.position);
  return [first, second].find((each) => each && each.quality > 0)?.type ?? null;
});

interface Range {
  type: string;
  quality: number;
}

function parseRange(range: string): Range {
  const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith("q="));
  return { type, quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
}

/** By the most specific range that covers the type; `position` is the place of that range in the header. */
function preference(type: MediaType, ranges: Range[]): { quality: number; position: number } {
  for (const range of [type, "application/*", "*/*"]) {
    const position = ranges.findIndex((each) => each.type === range);
    if (position >= 0) return { quality: ranges[position]!.quality, position };
  }
  return { quality: 0, position: ranges.length };
}
