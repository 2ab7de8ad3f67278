import { Fragment } from "react";

/** A part of a text in UTF-16 code units, as JavaScript counts. */
export interface TextRange {
  start: number;
  end: number;
}

interface MarkedProps {
  text: string;
  /** In order, none touching another. */
  ranges: readonly TextRange[];
}

/** A text with the parts marked that were found in it. */
export function Marked({ text, ranges }: MarkedProps) {
  return (
    <>
      {ranges.map(({ start, end }, position) => (
        <Fragment key={start}>
          {text.slice(ranges[position - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.end ?? 0)}
    </>
  );
}
