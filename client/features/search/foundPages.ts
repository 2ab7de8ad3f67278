/** The pages of directories and articles that a search finds. */
import { articlePath, licensePath, paymentMethodPath, providerPath } from "../../shared/paths";

interface NamedRow {
  name: string;
  slug: string;
}

interface Found {
  providers: readonly NamedRow[];
  paymentMethods: readonly NamedRow[];
  licensingAuthorities: readonly NamedRow[];
  articles: readonly (Parameters<typeof articlePath>[0] & { title: string })[];
}

interface FoundPage {
  label: string;
  to: string;
}

/** Returns a link to the page of each row, by the kind of the rows. */
export function foundPages(found: Found | undefined): Record<keyof Found, FoundPage[]> {
  const named = (rows: readonly NamedRow[] = [], pathOf: (slug: string) => string) =>
    rows.map(({ name, slug }) => ({ label: name, to: pathOf(slug) }));
  return {
    providers: named(found?.providers, providerPath),
    paymentMethods: named(found?.paymentMethods, paymentMethodPath),
    licensingAuthorities: named(found?.licensingAuthorities, licensePath),
    articles: (found?.articles ?? []).map((article) => ({ label: article.title, to: articlePath(article) })),
  };
}
