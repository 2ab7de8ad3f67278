/**
 * Decides which modules share a file in the build. By default, the bundler creates one file for every set of modules
 * that the same pages need. The home page would have about forty files, most of them smaller than their HTTP headers.
 */
import { resolve } from "node:path";
import type { Rolldown } from "vite";

type Modules = Rolldown.ChunkingContext;

const routes = resolve(import.meta.dirname, "app/routes.tsx");
const editorsOnly = resolve(import.meta.dirname, "admin/shell/AdminRoute.tsx");

/** Returns a module and all modules that it imports statically. */
function closureOf(id: string, modules: Modules, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) closureOf(imported, modules, seen);
  return seen;
}

let closures: Set<string>[] | undefined;

/** Returns the modules that each public page needs. The module graph is complete before the first call. */
function neededByPages(modules: Modules): Set<string>[] {
  const pages = modules.getModuleInfo(routes)?.dynamicallyImportedIds ?? [];
  closures ??= pages.filter((page) => page !== editorsOnly).map((page) => closureOf(page, modules));
  return closures;
}

function nameShared(id: string, modules: Modules): string | null {
  return neededByPages(modules).filter((needed) => needed.has(id)).length > 1 ? "pages" : null;
}

/** The chunk groups: libraries, which rarely change, the site's initial code, and modules that several pages share. */
export const codeSplitting: Rolldown.OutputOptions["codeSplitting"] = {
  groups: [
    { name: "libraries", tags: ["$initial"], test: /[\\/]node_modules[\\/]/, priority: 3 },
    { name: "site", tags: ["$initial"], priority: 2 },
    { name: nameShared, debugName: "pages", priority: 1 },
  ],
};
