import { describe, expect, it } from "@jest/globals";
import { type DocumentNode, parse } from "graphql";

import { ParsedDocuments, parsedDocumentsLimit } from "./parsedDocuments.js";

const text = (at: number, comment: string) => `{ field${at} } # ${comment}`;

async function keep(documents: DocumentNode[]): Promise<DocumentNode[]> {
  const store = new ParsedDocuments();
  // Twice each, as a document that is asked for again.
  for (const [at, document] of documents.entries())
    for (let time = 0; time < 2; time += 1) await store.set(String(at), document);
  const kept = await Promise.all(documents.map((_, at) => store.get(String(at))));
  return kept.filter((document) => document !== undefined);
}

describe("parsed documents", () => {
  it("are kept by the hundred when they are as long as documents are", async () => {
    const documents = Array.from({ length: 500 }, (_, at) => parse(text(at, "x".repeat(1_000))));
    expect(await keep(documents)).toHaveLength(500);
  });

  it("are kept from the second time on", async () => {
    const store = new ParsedDocuments();
    for (let at = 0; at < 2; at += 1) {
      expect(await store.get("a")).toBeUndefined();
      await store.set("a", parse(text(at, "")));
    }
    expect(await store.get("a")).toBeDefined();
  });

  it.each([
    ["one long comment", `# ${"x".repeat(250 * 1024)}`],
    ["a thousand short ones", "#\n".repeat(1_000)],
  ])("make room for others by what they hold, also in %s", async (_name, comment) => {
    const documents = Array.from({ length: 400 }, (_, at) => parse(`${text(at, "")}\n${comment}`));
    const kept = await keep(documents);
    const held = kept.reduce((sum, { loc }) => sum + loc!.source.body.length, 0);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(400);
    expect(held).toBeLessThan(parsedDocumentsLimit);
    expect(kept.at(-1)).toBe(documents.at(-1));
  });
});
