import { createContext, useContext } from "react";

/** The site's name, which ends every page title. */
export const SITE_NAME = "HonestOdds";

/** The home page's metadata for search engines, which the admin panel shows as the defaults. */
export const DEFAULT_SEO = {
  title: `${SITE_NAME}: casino reviews that show their work`,
  description:
    "Independent casino reviews with a trust score that shows how it adds up, bonuses with their real terms, and games with their published return.",
  keywords: "casino reviews, casino bonuses, trust score, wagering requirements, crypto casinos, slots, live games",
} as const;

/** The site's own origin, without a trailing slash. Absolute links start with it. */
export const SiteUrlContext = createContext("");

/** Returns the absolute URL of a path of this site, even a path that begins with two slashes, or of an external URL. */
export function useAbsoluteUrl(address: string): string {
  const origin = useContext(SiteUrlContext) || "http://localhost";
  return address.startsWith("/") ? new URL(`${origin}${address}`).href : new URL(address, `${origin}/`).href;
}
