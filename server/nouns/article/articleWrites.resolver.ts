/** The mutations of articles. When an article's slug changes, the old slug redirects to the new one. */
import { editableNoun } from "../../shared/schema/catalogue/serverNoun.js";
import { Article } from "../../database/entities/article.entity.js";
import { catalogueCommands } from "../../catalogue/write/catalogueCommands.js";
import { nounInputs } from "../../shared/schema/nounInputs.js";
import { ArticleBody } from "./articleRules.js";
import { findArticlesByIds } from "./article.queries.js";

export const articleNoun = editableNoun({
  ...nounInputs(Article, "article", {
    newRow: "A new article. Without `publishedAt`, visitors can't see it.",
    more: { body: ArticleBody() },
  }),
  commands: catalogueCommands("article"),
  findByIds: findArticlesByIds,
  // Callers rarely select the whole content with its embeds for many articles.
  assumedRows: 5,
});
