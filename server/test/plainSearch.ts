/** What a search should find, worked out a second time from design.md section 6, item 6, as plainly as possible. */
import Fuse from "fuse.js";

export interface Searchable {
  id: string;
  name: string;
  description: string;
  gameProviders: string[];
  paymentMethods: string[];
  licenses: string[];
}

/** The ids of the rows that the text finds, sorted. */
export function plainSearch(rows: readonly Searchable[]): (text: string) => string[] {
  const fuse = new Fuse(rows, {
    threshold: 0.3,
    keys: [
      { name: "name", weight: 0.4 },
      { name: "description", weight: 0.2 },
      { name: "gameProviders", weight: 0.2 },
      { name: "paymentMethods", weight: 0.1 },
      { name: "licenses", weight: 0.1 },
    ],
  });
  const withWords = rows.map((row) => ({ id: row.id, words: wordsOfRow(row) }));
  return (text) => {
    const found = new Set(fuse.search(text.trim()).map(({ item }) => item.id));
    const wanted = words(text);
    for (const row of withWords) {
      const isMissing = (beginning: string) => !row.words.some((word) => word.indexOf(beginning) === 0);
      if (wanted.length > 0 && !wanted.some(isMissing)) found.add(row.id);
    }
    return [...found].toSorted();
  };
}

function wordsOfRow(row: Searchable): string[] {
  const lists = [row.gameProviders, row.paymentMethods, row.licenses];
  return words([row.name, row.description, ...lists.flat()].join("\n"));
}

function words(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** The searches that the site offers (spec section 2). */
export const popularSearches = [
  "crypto casinos",
  "no deposit bonus",
  "live blackjack",
  "high RTP slots",
  "fast withdrawal",
  "VIP program",
  "mobile casino",
  "progressive jackpots",
];

const oddTexts = [
  "visa netent",
  "mga crypto",
  "evol live",
  "live game",
  "casino casino casino",
  "northgate casino with a rather long sentence behind it",
  "x".repeat(33),
  "bit",
  "stake",
  "casino",
  "fast",
  "mga",
  "the",
  "b",
  "z",
  "7",
  "24",
  "a b",
  "withdraw",
  "withdrawl",
  "skril",
  "mastercrad",
  "blackjak",
  "  trimmed  ",
  "...",
  "play'n go",
  "play n go",
  "100%",
  "=bit",
  "!bit",
  "^bit",
  "'visa",
  "bit | stake",
  "カジノ",
  "Ünïcödé",
  "🎰",
  "ﬁsh",
];

/** Some 200 texts of every kind: whole, begun, mistyped, in capitals, of several words, long, foreign and odd. */
export function sampleTexts(rows: readonly Searchable[]): string[] {
  const names = rows.slice(0, 40).map(({ name }) => name);
  const from = (list: "gameProviders" | "paymentMethods" | "licenses") =>
    new Set(rows.slice(0, 60).flatMap((row) => row[list]));
  const phrases = rows.slice(0, 20).map(({ description }) => description.split(" ").slice(2, 5).join(" "));
  return [
    ...popularSearches,
    ...names,
    ...names.slice(0, 20).map((name) => name.slice(0, 3)),
    ...names.slice(10, 30).map((name) => name.slice(0, 2) + name.slice(3)),
    ...names.slice(20, 35).map((name) => name.slice(0, 1) + name.slice(2, 3) + name.slice(1, 2) + name.slice(3)),
    ...names.slice(0, 10).map((name) => name.toUpperCase()),
    ...[...from("gameProviders")].slice(0, 20),
    ...[...from("paymentMethods")].slice(0, 12),
    ...[...from("licenses")].slice(0, 8),
    ...phrases,
    ...oddTexts,
  ];
}
