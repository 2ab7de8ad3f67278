/**
 * The build's part that says which modules share a file. Left to itself the bundler makes one of every set of modules
 * that the same pages need: some forty on the home page, most of them smaller than the headers that each comes with.
 */
import { resolve } from "node:path";
import type { Rolldown } from "vite";

type Modules = Rolldown.ChunkingContext;

const routes = resolve(import.meta.dirname, "app/routes.tsx");
const editorsOnly = resolve(import.meta.dirname, "app/AdminRoute.tsx");

/** A module and all that it imports at once. */
function closureOf(id: string, modules: Modules, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) closureOf(imported, modules, seen);
  return seen;
}

let closures: Set<string>[] | undefined;

/** What each of the visitors' pages needs. The graph is complete before anything is asked of it. */
function neededByPages(modules: Modules): Set<string>[] {
  const pages = modules.getModuleInfo(routes)?.dynamicallyImportedIds ?? [];
  closures ??= pages.filter((page) => page !== editorsOnly).map((page) => closureOf(page, modules));
  return closures;
}

function nameShared(id: string, modules: Modules): string | null {
  return neededByPages(modules).filter((needed) => needed.has(id)).length > 1 ? "pages" : null;
}

/** What every page starts with: the libraries, which a release rarely changes, and our own; then what pages share. */
export const codeSplitting: Rolldown.OutputOptions["codeSplitting"] = {
  groups: [
    { name: "libraries", tags: ["$initial"], test: /[\\/]node_modules[\\/]/, priority: 3 },
    { name: "site", tags: ["$initial"], priority: 2 },
    { name: nameShared, debugName: "pages", priority: 1 },
  ],
};
