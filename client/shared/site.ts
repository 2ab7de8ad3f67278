import { createContext, useContext } from "react";

/** The site settings that any page may show. The server sends them to the browser with each page. */
export interface Site {
  name: string;
  tagline: string | null;
  logoUrl: string | null;
  accentLight: string;
  accentDark: string;
  /** The home page's headline, which can contain line breaks. */
  headline: string;
  introduction: string | null;
  pledge: string | null;
  casinosReviewed: string | null;
  playersHelped: string | null;
  playersJoined: string | null;
  playersServed: string | null;
  foundedYear: number | null;
  contactEmail: string | null;
  contactPage: string | null;
  socialLinks: readonly { label: string; url: string }[];
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string | null;
  hasExitOffer: boolean;
  hasInstallCard: boolean;
  hasFixedJackpots: boolean;
  hasLocalAnalytics: boolean;
  hasPlaceholderButtons: boolean;
}

/** The settings of a new site. A build without an API uses them too. */
export const defaultSite: Site = {
  name: "HonestOdds",
  tagline: "Casino, bonus and game reviews with scores that show how they add up.",
  logoUrl: null,
  accentLight: "#0b6b50",
  accentDark: "#48cf9f",
  headline: "Every score,\nwith its receipt.",
  introduction:
    "Reviews of casinos, bonuses and games that show how we calculate every number, and what an offer really costs you.",
  pledge: "We recommend only licensed casinos",
  casinosReviewed: "500+",
  playersHelped: "50K+",
  playersJoined: "50,000+ players",
  playersServed: "millions of players",
  foundedYear: 2020,
  contactEmail: null,
  contactPage: null,
  socialLinks: [],
  seoTitle: "HonestOdds: casino reviews that show their work",
  seoDescription:
    "Independent casino reviews with a trust score that shows how it adds up, bonuses with their real terms, and games with their published return.",
  seoKeywords: "casino reviews, casino bonuses, trust score, wagering requirements, crypto casinos, slots, live games",
  hasExitOffer: true,
  hasInstallCard: true,
  hasFixedJackpots: true,
  hasLocalAnalytics: true,
  hasPlaceholderButtons: true,
};

export const SiteContext = createContext<Site>(defaultSite);

export function useSite(): Site {
  return useContext(SiteContext);
}

/** Replaces the settings after an editor changes them. */
export const SiteChangeContext = createContext<(site: Site) => void>(() => undefined);

/** The site's own origin, without a trailing slash, for absolute links. */
export const SiteUrlContext = createContext("");

/**
 * Converts a path on this site to an absolute URL, even if the path starts with two slashes. Also accepts external
 * URLs.
 */
export function useAbsoluteUrl(address: string): string {
  const origin = useContext(SiteUrlContext) || "http://localhost";
  return address.startsWith("/") ? new URL(`${origin}${address}`).href : new URL(address, `${origin}/`).href;
}
