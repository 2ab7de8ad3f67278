import { createContext, useContext } from "react";

/** The name that titles end with. */
export const SITE_NAME = "HonestOdds";

/** The site's own origin, without a slash at the end: absolute links come from it. */
export const SiteUrlContext = createContext("");

/** The absolute address of a path of ours. */
export function useAbsoluteUrl(path: string): string {
  return new URL(path, `${useContext(SiteUrlContext) || "http://localhost"}/`).href;
}
