/** Describes a casino's review to search engines, as schema.org data. Omits unknown facts. */
import { isRated, ratingFigure, ratingOutOfTen } from "../../shared/ratingScale";

const BEST_RATING = 10;
const WORST_RATING = 1;

interface ReviewedCasino {
  name: string;
  logoUrl: string | null;
  websiteUrl: string | null;
  description: string | null;
  rating: number;
  createdAt: string;
  updatedAt: string;
  review: { about: string | null };
}

function reviewRating(rating: number) {
  const isInRange = ratingOutOfTen(rating) >= WORST_RATING;
  return {
    "@type": "Rating",
    ratingValue: isInRange ? ratingFigure(rating) : String(WORST_RATING),
    bestRating: String(BEST_RATING),
    worstRating: String(WORST_RATING),
  };
}

/**
 * Returns the structured data, or null if the casino has no rating, because schema.org reviews need one. `pageUrl` is
 * the page's canonical URL.
 */
export function casinoStructuredData(casino: ReviewedCasino, pageUrl: string, siteName: string) {
  if (!isRated(casino.rating)) return null;
  const publisher = { "@type": "Organization", name: siteName };
  return {
    "@type": "Review",
    name: `${casino.name} review`,
    url: pageUrl,
    author: publisher,
    publisher,
    datePublished: casino.createdAt.slice(0, 10),
    dateModified: casino.updatedAt.slice(0, 10),
    reviewBody: casino.review.about ?? casino.description ?? undefined,
    reviewRating: reviewRating(casino.rating),
    itemReviewed: {
      "@type": "Organization",
      name: casino.name,
      url: casino.websiteUrl ?? undefined,
      logo: casino.logoUrl ? new URL(casino.logoUrl, pageUrl).href : undefined,
    },
  };
}
