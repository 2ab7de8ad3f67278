/** Something to hold against the rules of access: a page, or what opens on one. Each row of pages.ts and overlays.ts is one. */
import type { Page } from "playwright-core";
import { whenReady } from "../pages.js";

export interface Scene {
  name: string;
  path: string;
  /** Before the page is asked for. */
  prepare?: (page: Page) => Promise<unknown>;
  /** What a visitor does on the page; resolves when what it is about stands there. */
  open?: (page: Page) => Promise<unknown>;
  /** The widths at which it can be opened; every one where left out. */
  widths?: readonly Width[];
  /** Console lines that belong to it. */
  says?: RegExp;
}

export const WIDTHS = [375, 768, 1440] as const;
export type Width = (typeof WIDTHS)[number];
export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** As a visitor sees it who wants no motion, and whose browser has no workers: these keep answers out of a scene's hands. */
export async function show(page: Page, { path, prepare, open }: Scene): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  await prepare?.(page);
  await page.goto(path, { waitUntil: "load" });
  await whenReady(page);
  await open?.(page);
}

/** Nobody has chosen a theme: the page follows the system at once. */
export async function turn(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
}
