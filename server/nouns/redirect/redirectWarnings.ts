/** Says what is wrong with a redirect that can be saved but does not help visitors. */
import { lowerCasePath } from "../../../shared/lowerCasePath.js";
import type { FindWarnings, SitePages } from "../../shared/schema/catalogue/rowWarnings.js";
import { isReservedPath, normalizePath, normalizeTarget } from "../../../shared/redirectPaths.js";

/** Returns one sentence for each problem. Returns none for paths that the rules reject. */
export const findRedirectWarnings: FindWarnings = async ({ fromPath, toUrl }, site) => {
  const warnings: string[] = [];
  const from = normalizePath(asText(fromPath));
  if (from !== null && isPagePath(from) && isPage(await site.statusOf(from)))
    warnings.push(`The site has a page at ${from}, so this redirect has no effect. Enter a path without a page.`);
  const to = ownPath(asText(toUrl), site.publicUrl);
  if (to !== null && isPagePath(to) && (await isMissing(to, site)))
    warnings.push(`The site has no page at ${to}, so visitors see an error. Enter the path of an existing page.`);
  return warnings;
};

/** A draft of a new redirect may lack a path. */
function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Returns the path of a target on our own site without its query string, or null for another site. */
function ownPath(toUrl: string, publicUrl: string): string | null {
  const target = toUrl.startsWith(`${publicUrl}/`) ? toUrl.slice(publicUrl.length) : toUrl;
  const [path = ""] = (normalizeTarget(target) ?? "").split(/[?#]/, 1);
  return path === "" ? null : path;
}

/** Whether the path is one that pages use. Other paths are those of files and of the server's own routes. */
function isPagePath(path: string): boolean {
  return path === "/" || (!isReservedPath(path) && !/\.\w+$/.test(path));
}

function isPage(status: number): boolean {
  return status < 400;
}

/** Whether neither the path nor the path in lower case, to which the site redirects, has a page. */
async function isMissing(path: string, { statusOf }: SitePages): Promise<boolean> {
  return (await statusOf(path)) === 404 && (await statusOf(lowerCasePath(path))) === 404;
}
