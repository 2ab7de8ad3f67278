/**
 * Decides which modules share a file in the build. By default, the bundler creates one file for each set of modules
 * that the same pages need. The home page would then need about forty files, most of them smaller than their HTTP
 * headers.
 */
import { resolve } from "node:path";
import type { Rolldown } from "vite";

type Modules = Rolldown.ChunkingContext;

const routes = resolve(import.meta.dirname, "../app/routes.tsx");
const editorsOnly = resolve(import.meta.dirname, "../admin/shell/AdminRoute.tsx");

/** Returns a module and all modules that it imports statically. */
function closureOf(id: string, modules: Modules, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) closureOf(imported, modules, seen);
  return seen;
}

let closures: Set<string>[] | undefined;

/** Returns the modules that each public page needs. Call it only after the module graph is complete. */
function neededByPages(modules: Modules): Set<string>[] {
  const pages = modules.getModuleInfo(routes)?.dynamicallyImportedIds ?? [];
  closures ??= pages.filter((page) => page !== editorsOnly).map((page) => closureOf(page, modules));
  return closures;
}

/** How many pages must need a module before it is in the file that every page loads. */
const minPages = 4;

function countPages(id: string, modules: Modules): number {
  return neededByPages(modules).filter((needed) => needed.has(id)).length;
}

function isShared(id: string, modules: Modules): boolean {
  return countPages(id, modules) > 1;
}

function isCommon(id: string, modules: Modules): boolean {
  return countPages(id, modules) >= minPages;
}

/** Whether a module is a hook that a page needs. Hooks are smaller than the headers of a file of their own. */
function isPageHook(id: string, modules: Modules): boolean {
  return /[\\/]client[\\/]shared[\\/]hooks[\\/]/.test(id) && countPages(id, modules) > 0;
}

/** Returns the folder of a page's module, such as `lists`. Null if the module is in no folder of pages. */
function folderOf(id: string): string | null {
  return /[\\/]client[\\/]pages[\\/](\w+)[\\/]/.exec(id)?.[1] ?? null;
}

/** Returns the folder of a feature's module, such as `bonuses`. Null if the module is in no folder of features. */
function featureOf(id: string): string | null {
  return /[\\/]client[\\/]features[\\/](\w+)[\\/]/.exec(id)?.[1] ?? null;
}

/**
 * The groups of modules that share a file. The first three contain the libraries loaded at startup, the site's code
 * loaded at startup, and the modules that at least `minPages` pages need. The other shared modules are grouped by their
 * folder of pages or features. The `lists` folder's group comes before those of other folders, because their pages also
 * use its file.
 */
export const codeSplitting: Rolldown.OutputOptions["codeSplitting"] = {
  groups: [
    { name: "libraries", tags: ["$initial"], test: /[\\/]node_modules[\\/]/, priority: 5 },
    { name: "site", tags: ["$initial"], priority: 4 },
    {
      name: (id, modules) => ((isCommon(id, modules) && !folderOf(id)) || isPageHook(id, modules) ? "pages" : null),
      priority: 3,
    },
    { name: (id, modules) => (isShared(id, modules) && folderOf(id) === "lists" ? "lists" : null), priority: 2 },
    { name: (id, modules) => (isShared(id, modules) ? (folderOf(id) ?? featureOf(id)) : null), priority: 1 },
  ],
};
