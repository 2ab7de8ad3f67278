/** The paths of the client's pages. */
export interface PagePaths {
  /** The paths of the pages that search engines may list, except catalogue pages. */
  publicPaths: readonly string[];
  casinoPath(slug: string): string;
  gamePath(slug: string): string;
  providerPath(slug: string): string;
  paymentMethodPath(slug: string): string;
  licensePath(slug: string): string;
  /** @param article Its `kind` is a value of the API's enum, such as `NEWS`. */
  articlePath(article: { kind: string; slug: string }): string;
  authorPath(slug: string): string;
}
