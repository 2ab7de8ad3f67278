/** The reference search: a second, simple implementation that computes the expected results. */
import Fuse from "fuse.js";

import { popularSearches } from "../../../shared/popularSearches.js";

export interface Searchable {
  id: string;
  slug: string;
  name: string;
  description: string | null;
  gameProviders: readonly string[];
  paymentMethods: readonly string[];
  licenses: readonly string[];
}

/** Returns a function that finds the ids of the rows that match a query, each with its score. The best score is 0. */
export function plainHits(rows: readonly Searchable[]): (text: string) => Map<string, number> {
  const fuse = new Fuse(rows, {
    threshold: 0.3,
    includeScore: true,
    keys: [
      { name: "name", weight: 0.4 },
      { name: "description", weight: 0.2 },
      { name: "gameProviders", weight: 0.2 },
      { name: "paymentMethods", weight: 0.1 },
      { name: "licenses", weight: 0.1 },
    ],
  });
  const withWords = rows.map((row) => ({ id: row.id, nameWords: words(row.name), words: wordsOfRow(row) }));
  return (text) => {
    const hits = new Map(fuse.search(text.trim()).map(({ item, score }) => [item.id, score ?? 0]));
    for (const { id, slug } of rows) if (isSlugOf(slug, text)) hits.set(id, hits.get(id) ?? 0.2);
    const wanted = words(text);
    if (wanted.length === 0) return hits;
    for (const row of withWords) {
      const begins = (all: string[]) => wanted.every((beginning) => all.some((word) => word.indexOf(beginning) === 0));
      if (begins(row.words)) hits.set(row.id, Math.min(hits.get(row.id) ?? 1, begins(row.nameWords) ? 0.01 : 0.2));
    }
    return hits;
  };
}

/** Returns a function that finds the ids of the rows that match a query, sorted by id. */
export function plainSearch(rows: readonly Searchable[]): (text: string) => string[] {
  const find = plainHits(rows);
  return (text) => [...find(text).keys()].toSorted();
}

function isSlugOf(slug: string, text: string): boolean {
  return text.trim() !== "" && slug.startsWith(text.trim().toLowerCase());
}

function wordsOfRow(row: Searchable): string[] {
  const lists = [row.gameProviders, row.paymentMethods, row.licenses];
  return words([row.name, row.description ?? "", ...lists.flat()].join("\n"));
}

function words(text: string): string[] {
  return text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

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

/** Returns about 200 varied queries, such as whole names, prefixes, typos, uppercase, phrases and unusual text. */
export function sampleTexts(rows: readonly Searchable[]): string[] {
  const names = rows.slice(0, 40).map(({ name }) => name);
  const from = (list: "gameProviders" | "paymentMethods" | "licenses") =>
    new Set(rows.slice(0, 60).flatMap((row) => row[list]));
  const phrases = rows.slice(0, 20).map(({ description }) => description!.split(" ").slice(2, 5).join(" "));
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
