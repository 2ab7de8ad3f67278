/** Generates about 2,100 search queries from a catalogue. The queries are identical on every machine. */
import { popularSearches, type Searchable } from "./plainSearch.js";

type Random = () => number;

/** Returns a mulberry32 generator, which returns the same numbers in [0, 1) in every run. */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const letters = "abcdefghijklmnopqrstuvwxyz";

/** The maximum length of a query in the search box, in characters. */
const longest = 200;

const foreign = [
  "казино",
  "Казино онлайн",
  "καζίνο",
  "カジノ",
  "カジノ ライブ",
  "赌场",
  "娱乐场 在线",
  "카지노",
  "كازينو",
  "קזינו",
  "คาสิโน",
  "Ünïcödé",
  "ÜBER",
  "straße",
  "STRASSE",
  "İstanbul",
  "ISTANBUL",
  "ıstanbul",
  "ﬁsh",
  "Ǆ",
  "ŉ",
  "ΌΣΟΣ",
  "ὈΔΥΣΣΕΎΣ",
  "curacao",
  "Curaçao",
  "curac\u0327ao",
  "e\u0301vian",
  "évian",
  "a\u0300\u0301\u0302",
  "\u0301",
  "n\u0303",
  "Å",
  "A\u030A",
  "🎰",
  "🎰🎰",
  "🎰 slots",
  "casino 🎰",
  "👨‍👩‍👧‍👦",
  "🇲🇹",
  "🏳️‍🌈",
  "♠♥♦♣",
  "½",
  "²",
  "№ 7",
  "Ⅷ",
  "𝐛𝐢𝐭",
  "𝕔𝕒𝕤𝕚𝕟𝕠",
  "ｂｉｔ",
  "\u00A0visa\u00A0",
  "visa\u2003netent",
  "zero\u200Bwidth",
  "soft\u00ADhyphen",
  "\uFEFFvisa",
  "right\u202Eleft",
];

const odd = [
  "",
  " ",
  "   ",
  "\t",
  "\n",
  "\u00A0",
  ".",
  "...",
  "-",
  "--",
  "&",
  "'",
  '"',
  "''",
  "=bit",
  "!bit",
  "^bit",
  "bit$",
  "'visa",
  "bit | stake",
  "bit|stake",
  '"live casino"',
  "play'n go",
  "play n go",
  "playn go",
  "Play'n",
  "100%",
  "$10",
  "€200",
  "24/7",
  "7",
  "24",
  "2019",
  "0",
  "1e3",
  "\\",
  "\\d+",
  "%",
  "_",
  "(",
  ")",
  "[",
  "]",
  "{",
  "}",
  "*",
  "+",
  "?",
  "$&",
  "/",
  "//",
  "<b>",
  "<script>",
  "'; DROP TABLE casinos; --",
  "undefined",
  "null",
  "true",
  "NaN",
  "constructor",
  "__proto__",
  "toString",
  "hasOwnProperty",
  "a b",
  "a b c d e f g",
  "b a",
  "the",
  "of",
  "a-b",
  "a_b",
  "a.b",
  "a,b",
  "visa,netent",
  "visa/netent",
  "visa+netent",
  "casino casino casino",
  "visa visa",
  "bit BIT bIt",
];

export function searchQueries(rows: readonly (Searchable & { description: string })[]): string[] {
  const random = randomFrom(20_260_426);
  const pick = <Item>(from: readonly Item[]): Item => from[Math.floor(random() * from.length)]!;
  const times = (count: number, make: (at: number) => string) => Array.from({ length: count }, (_, at) => make(at));
  const mistyped = (text: string, mistakes: number) => {
    let typed = text;
    for (let made = 0; made < mistakes; made += 1) typed = withMistake(typed, random);
    return typed;
  };
  const name = () => pick(rows).name;
  const listed = () =>
    pick(
      [pick(rows).gameProviders, pick(rows).paymentMethods, pick(rows).licenses]
        .filter((list) => list.length > 0)
        .flat(),
    );
  const phrase = (most: number) => {
    const { description } = pick(rows);
    const start = random() < 0.5 ? 0 : Math.floor(random() * 60);
    return description.slice(start, start + 2 + Math.floor(random() * most));
  };
  const word = () => pick(pick([name(), listed(), pick(rows).description]).split(/[ ,.]+/));
  const gibberish = (most: number) => times(1 + Math.floor(random() * most), () => pick([...letters, " "])).join("");
  const texts = [
    ...popularSearches,
    ...foreign,
    ...odd,
    ...letters,
    ..."0123456789",
    ...times(90, () => pick([...letters]) + pick([...letters])),
    ...times(60, () => word().slice(0, 3)),
    ...times(120, name),
    ...times(120, () => name().slice(0, 1 + Math.floor(random() * 12))),
    ...times(330, (at) => mistyped(name(), 1 + (at % 4))),
    ...times(60, () => name().toUpperCase()),
    ...times(40, () => name().replace(/[aeiou]/, "é")),
    ...times(60, listed),
    ...times(60, () => listed().slice(0, 1 + Math.floor(random() * 6))),
    ...times(180, (at) => mistyped(listed(), 1 + (at % 3))),
    ...times(50, () => listed().toUpperCase()),
    ...times(110, () => `${word()} ${word()}`),
    ...times(110, () => `${word().slice(0, 3)} ${word()} ${word().slice(0, 2)}`),
    ...times(60, () => `${listed()} ${listed()} ${listed()}`.toLowerCase()),
    ...times(100, () => phrase(12)),
    ...times(100, () => phrase(30)),
    ...times(100, (at) => mistyped(phrase(30), 1 + (at % 8))),
    ...times(60, (at) => mistyped(phrase(100), at % 12)),
    ...times(30, () => `${pick(rows).description} ${pick(rows).description}`.slice(0, longest)),
    ...times(20, (at) => mistyped(pick(rows).description, at).padEnd(longest, " and more of the same")),
    ...times(40, (at) => pick([...letters]).repeat(1 + at)),
    ...times(20, (at) =>
      word()
        .repeat(1 + at)
        .slice(0, longest),
    ),
    ...times(5, (at) => pick([...letters]).repeat(longest - at)),
    ...times(120, () => gibberish(14)),
    ...times(20, () => gibberish(60)),
    ...times(20, (at) => `${" ".repeat(at)}${word()}${" ".repeat(at)}`),
  ];
  return [...new Set(texts.map((text) => text.slice(0, longest)))];
}

function withMistake(text: string, random: Random): string {
  if (text === "") return text;
  const at = Math.floor(random() * text.length);
  const [before, here, behind] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)];
  const letter = letters.charAt(Math.floor(random() * letters.length));
  return [
    before + behind,
    before + letter + behind,
    before + letter + here + behind,
    before + behind.slice(0, 1) + here + behind.slice(1),
  ][Math.floor(random() * 4)]!;
}
