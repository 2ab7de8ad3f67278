/** The rows in the sample import file for articles. */
import type { ArticleValues } from "./articleFields";

export const articleSample: readonly Partial<ArticleValues>[] = [
  { kind: "NEWS", title: "Example news", slug: "example-news", excerpt: "One sentence.", body: "The text." },
  { kind: "GUIDE", title: "Example guide", slug: "example-guide", category: "Beginner Guides", difficulty: "BEGINNER" },
];
