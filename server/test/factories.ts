/** Creates rows for tests through the API, as an editor does. */
import { callOrThrow } from "./call.js";
import type { TestApp } from "./createTestApp.js";

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
