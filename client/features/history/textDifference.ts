/** Where two texts differ, so that the eye finds it in a long one. */
export interface TextDifference {
  /** What both begin with. */
  start: string;
  before: string;
  after: string;
  /** What both end with. */
  end: string;
}

/** The differing middle of two texts, in whole words. */
export function textDifference(before: string, after: string): TextDifference {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < most - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  return {
    start: one.slice(0, start).join(""),
    before: one.slice(start, one.length - end).join(""),
    after: other.slice(start, other.length - end).join(""),
    end: one.slice(one.length - end).join(""),
  };
}

/** Every word with the space behind it. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}
