/** Finds the figures in a text: amounts, percentages, multiples, durations and dates. */

/** A figure in a normal form, such as `amount 500`, `percent 40`, `multiple 35`, `minutes 2880` or `year 2014`. */
type Figure = string;

const ones =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const months = "January February March April May June July August September October November December".split(" ");

/** `A day` states a figure only after such a word, unlike in `$5 a day`. */
const lone = String.raw`(?<=\b(?:within|under|in|than|takes?|took|about|over|almost|nearly|after|for|lasts?) )an?`;
const digits = String.raw`\d(?:[\d,]*\d)?(?:\.\d+)?`;
const word = `(?:${tens.join("|")})(?:-(?:${ones.slice(1, 10).join("|")}))?|${ones.toReversed().join("|")}|half an?|${lone}`;
const number = `(?:${digits}|(?:(?:${ones.slice(1).join("|")}) )?hundred|${word})`;
/** A number, or a range such as `two to five`, `24-48` or `24/48`. */
const range = String.raw`(${number})(?:(?:\s*(?:-|–|/)\s*|\s+(?:to|or|and)\s+)(${number}))?`;

const codes = "BTC|ETH|USDT|LTC|DOGE|EUR|USD|GBP|euros?|dollars?|pounds?|bitcoin";
const minutesOf: Record<string, number> = { second: 1 / 60, minute: 1, hour: 60, day: 1440, week: 10080 };

interface Pattern {
  expression: RegExp;
  read: (match: RegExpExecArray) => Figure[];
}

function valueOf(text: string): number {
  const plain = text.toLowerCase();
  if (/^\d/.test(plain)) return Number(plain.replaceAll(",", "").replace(/\.$/, ""));
  if (plain.startsWith("half")) return 0.5;
  if (/^an?$/.test(plain)) return 1;
  if (plain.endsWith("hundred")) return 100 * (plain === "hundred" ? 1 : valueOf(plain.replace(/ hundred$/, "")));
  const [ten = "", one] = plain.split("-");
  if (tens.includes(ten)) return 20 + 10 * tens.indexOf(ten) + (one ? ones.indexOf(one) : 0);
  return ones.indexOf(plain);
}

const both = (kind: string, [, from, to]: RegExpExecArray, factor = 1): Figure[] =>
  [from, to].flatMap((text) => (text ? [`${kind} ${Number((valueOf(text) * factor).toPrecision(9))}`] : []));

const patterns: readonly Pattern[] = [
  {
    expression: new RegExp(
      String.raw`[$€£](${digits})(?:\s*(?:-|–|to)\s*[$€£]?(${digits})(?![\d%]))?(\s*million)?`,
      "gi",
    ),
    read: (match) => both("amount", match, match[3] ? 1e6 : 1),
  },
  {
    expression: new RegExp(String.raw`\b${range}[\s-]+cents?\b`, "gi"),
    read: (match) => both("amount", match, 0.01),
  },
  { expression: new RegExp(String.raw`\b${range}\s+(?:${codes})\b`, "gi"), read: (match) => both("amount", match) },
  { expression: new RegExp(String.raw`\b${range}(?:%|\s+percent\b)`, "gi"), read: (match) => both("percent", match) },
  { expression: new RegExp(String.raw`\b${range}(?:x\b|\s+times\b)`, "gi"), read: (match) => both("multiple", match) },
  {
    expression: new RegExp(
      String.raw`\b${range}[\s-]+(?:(?:business|working|calendar|full|whole|more)\s+)?((?<!\ban? )second|minute|hour|day|week|month|year)s?\b`,
      "gi",
    ),
    read: (match) => {
      const unit = match[3]!.toLowerCase();
      return unit in minutesOf ? both("minutes", match, minutesOf[unit]) : both(`${unit}s`, match);
    },
  },
  {
    expression: new RegExp(String.raw`\b(${months.join("|")})\b(?: (\d{1,2})\b(?!:))?`, "g"),
    read: ([, month, day]) => [day ? `date ${month} ${day}` : `month ${month}`],
  },
  { expression: /(?<![\d$€£,.])((?:19|20)\d\d)(?![\d,%]|\.\d)\b/g, read: ([, year]) => [`year ${year}`] },
];

/** Returns the figures of a text, each with the words that state it. */
export function figuresIn(text: string): { words: string; figures: Figure[] }[] {
  return patterns.flatMap(({ expression, read }) =>
    [...text.matchAll(expression)].map((match) => ({ words: match[0], figures: read(match) })),
  );
}
