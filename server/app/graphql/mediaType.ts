/** Chooses between the two GraphQL response media types, based on the caller's Accept header. */
import { AppError } from "../../shared/errors.js";
import { memoizeText } from "../../shared/memoize.js";

export const mediaTypes = { json: "application/json", graphql: "application/graphql-response+json" } as const;

export type MediaType = (typeof mediaTypes)[keyof typeof mediaTypes];

export function contentTypeOf(mediaType: MediaType): string {
  return `${mediaType}; charset=utf-8`;
}

/** Returns the media type that the Accept header prefers. Defaults to JSON. Null if the header accepts neither type. */
export function chooseMediaType(accept: string | undefined): MediaType | null {
  return accept === undefined ? mediaTypes.json : readAccept(accept);
}

/**
 * Returns the media type that the caller prefers.
 * @throws AppError when the caller accepts neither of the two.
 */
export function acceptedMediaType(accept: string | undefined): MediaType {
  const mediaType = chooseMediaType(accept);
  if (mediaType !== null) return mediaType;
  const accepted = Object.values(mediaTypes).join(" or ");
  throw new AppError(
    `The server can only respond with ${accepted}. Accept one of these media types.`,
    "UNSUPPORTED_MEDIA_TYPE",
    {
      http: { status: 406 },
    },
  );
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

/** Finds the most specific range that matches the type. `position` is the index of that range in the header. */
function preference(type: MediaType, ranges: Range[]): { quality: number; position: number } {
  for (const range of [type, "application/*", "*/*"]) {
    const position = ranges.findIndex((each) => each.type === range);
    if (position >= 0) return { quality: ranges[position]!.quality, position };
  }
  return { quality: 0, position: ranges.length };
}
