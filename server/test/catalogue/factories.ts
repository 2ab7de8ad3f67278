/** Creates rows for tests through the API, as an editor does. */
import { callOrThrow } from "../call.js";
import type { TestApp } from "../createTestApp.js";

export interface CreatedRow {
  id: string;
  version: number;
}

let rowCount = 0;

export function makeCasino(app: TestApp, input: Record<string, unknown> = {}): Promise<CreatedRow & { slug: string }> {
  rowCount += 1;
  const values = { name: `Casino row ${rowCount}`, slug: `casino-row-${rowCount}`, ...input };
  return callOrThrow(app, "createCasino", { input: values }, "id version slug", { viewer: "demo" });
}

export function makeArticle(app: TestApp, input: Record<string, unknown> = {}): Promise<CreatedRow & { slug: string }> {
  rowCount += 1;
  const publishedAt = "2026-01-01T00:00:00.000Z";
  const values = {
    kind: "NEWS",
    title: `Article row ${rowCount}`,
    slug: `article-row-${rowCount}`,
    publishedAt,
    ...input,
  };
  return callOrThrow(app, "createArticle", { input: values }, "id version slug", { viewer: "demo" });
}

export function makePerson(app: TestApp, input: Record<string, unknown> = {}): Promise<CreatedRow & { slug: string }> {
  rowCount += 1;
  const values = { name: `Person row ${rowCount}`, slug: `person-row-${rowCount}`, ...input };
  return callOrThrow(app, "createPerson", { input: values }, "id version slug", { viewer: "demo" });
}

export function makeRedirect(app: TestApp, input: Record<string, unknown> = {}): Promise<CreatedRow> {
  rowCount += 1;
  const values = { fromPath: `/redirect-row-${rowCount}`, toUrl: "/faq", ...input };
  return callOrThrow(app, "createRedirect", { input: values }, "id version fromPath toUrl", { viewer: "demo" });
}

export function makeBonus(app: TestApp, input: Record<string, unknown> = {}): Promise<CreatedRow> {
  rowCount += 1;
  const values = { title: `Bonus row ${rowCount}`, ...input };
  return callOrThrow(app, "createBonus", { input: values }, "id version", { viewer: "demo" });
}

export function makeGame(app: TestApp, input: Record<string, unknown> = {}): Promise<CreatedRow & { slug: string }> {
  rowCount += 1;
  const values = { name: `Game row ${rowCount}`, slug: `game-row-${rowCount}`, provider: "Factory", ...input };
  return callOrThrow(app, "createGame", { input: values }, "id version slug", { viewer: "demo" });
}
