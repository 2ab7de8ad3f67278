import type { ArticleDifficulty, ArticleKind } from "../../graphql/schemaTypes.generated";
import { paths } from "../../shared/paths";

/** The page that lists all articles of a kind. No page lists articles of the kind `PAGE`. */
export const listOfKind: Readonly<Record<ArticleKind, { name: string; path: string } | null>> = {
  NEWS: { name: "News", path: paths.news },
  POST: { name: "Blog", path: paths.blog },
  GUIDE: { name: "Guides", path: paths.guides },
  FAQ: { name: "FAQ", path: paths.faq },
  PAGE: null,
};

export const KIND_LABELS: Readonly<Record<ArticleKind, string>> = {
  NEWS: "News",
  POST: "Blog post",
  GUIDE: "Guide",
  PAGE: "Page",
  FAQ: "FAQ",
};

export const DIFFICULTY_LABELS: Readonly<Record<ArticleDifficulty, string>> = {
  BEGINNER: "Beginner",
  INTERMEDIATE: "Intermediate",
  ADVANCED: "Advanced",
};

/** Returns the anchor of a category, such as "bonuses-and-promotions" for "Bonuses & Promotions". */
export function categoryAnchor(category: string): string {
  return category
    .toLowerCase()
    .replaceAll("&", "and")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}

/** Groups articles by category. The categories are in the order of their first articles. */
export function byCategory<A extends { category: string | null }>(
  articles: readonly A[],
  other: string,
): { title: string; articles: A[] }[] {
  const groups = new Map<string, A[]>();
  for (const article of articles) {
    const title = article.category ?? other;
    groups.set(title, [...(groups.get(title) ?? []), article]);
  }
  return [...groups].map(([title, grouped]) => ({ title, articles: grouped }));
}
