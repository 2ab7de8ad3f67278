/** Rows that a test needs, made through the API as an editor makes them. */
import { callOrThrow } from "./call.js";
import type { TestApp } from "./createTestApp.js";

export interface Made {
  id: string;
  version: number;
}

let made = 0;

export function makeCasino(app: TestApp, input: Record<string, unknown> = {}): Promise<Made & { slug: string }> {
  made += 1;
  const values = { name: `Casino made ${made}`, slug: `casino-made-${made}`, ...input };
  return callOrThrow(app, "createCasino", { input: values }, "id version slug", { viewer: "demo" });
}

export function makeBonus(app: TestApp, input: Record<string, unknown> = {}): Promise<Made> {
  made += 1;
  const values = { title: `Bonus made ${made}`, ...input };
  return callOrThrow(app, "createBonus", { input: values }, "id version", { viewer: "demo" });
}

export function makeGame(app: TestApp, input: Record<string, unknown> = {}): Promise<Made & { slug: string }> {
  made += 1;
  const values = { name: `Game made ${made}`, slug: `game-made-${made}`, provider: "Factory", ...input };
  return callOrThrow(app, "createGame", { input: values }, "id version slug", { viewer: "demo" });
}
