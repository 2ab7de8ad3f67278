import { createContext, useContext } from "react";

/** The name that titles end with. */
export const SITE_NAME = "HonestOdds";

/** What the home page tells search engines, and the panel shows as the defaults. */
export const DEFAULT_SEO = {
  title: `${SITE_NAME}: casino reviews that show their working`,
  description:
    "Independent casino reviews with a trust score that shows how it adds up, bonuses with their real terms, and games with their published return.",
  keywords: "casino reviews, casino bonuses, trust score, wagering requirements, crypto casinos, slots, live games",
} as const;

/** The site's own origin, without a slash at the end: absolute links come from it. */
export const SiteUrlContext = createContext("");

/** The absolute address of a path of ours, also of one that begins with two slashes, or of an address elsewhere. */
export function useAbsoluteUrl(address: string): string {
  const origin = useContext(SiteUrlContext) || "http://localhost";
  return address.startsWith("/") ? new URL(`${origin}${address}`).href : new URL(address, `${origin}/`).href;
}
