import { describe, expect, it } from "@jest/globals";
import { type DocumentNode, parse } from "graphql";

import { ParsedDocuments, parsedDocumentsLimit } from "./parsedDocuments.js";

const text = (at: number, comment: string) => `{ field${at} } # ${comment}`;

async function cache(documents: DocumentNode[]): Promise<DocumentNode[]> {
  const store = new ParsedDocuments();
  // Stores each document twice, because the cache stores a document on the second request.
  for (const [at, document] of documents.entries())
    for (let time = 0; time < 2; time += 1) await store.set(String(at), document);
  const cached = await Promise.all(documents.map((_, at) => store.get(String(at))));
  return cached.filter((document) => document !== undefined);
}

describe("parsed documents", () => {
  it("all fit in the cache if there are at most 500 of typical length", async () => {
    const documents = Array.from({ length: 500 }, (_, at) => parse(text(at, "x".repeat(1_000))));
    expect(await cache(documents)).toHaveLength(500);
  });

  it("are cached on the second request", async () => {
    const store = new ParsedDocuments();
    for (let at = 0; at < 2; at += 1) {
      expect(await store.get("a")).toBeUndefined();
      await store.set("a", parse(text(at, "")));
    }
    expect(await store.get("a")).toBeDefined();
  });

  it.each([
    ["one long comment", `# ${"x".repeat(250 * 1024)}`],
    ["a thousand short comments", "#\n".repeat(1_000)],
  ])("are evicted based on their size in memory, even if that size comes from %s", async (_name, comment) => {
    const documents = Array.from({ length: 400 }, (_, at) => parse(`${text(at, "")}\n${comment}`));
    const cached = await cache(documents);
    const bytes = cached.reduce((sum, { loc }) => sum + loc!.source.body.length, 0);
    expect(cached.length).toBeGreaterThan(0);
    expect(cached.length).toBeLessThan(400);
    expect(bytes).toBeLessThan(parsedDocumentsLimit);
    expect(cached.at(-1)).toBe(documents.at(-1));
  });
});
