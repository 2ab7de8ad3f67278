import { Article, ArticleKind } from "../../database/entities/article.entity.js";
import { catalogueCommands } from "../../catalogue/write/catalogueCommands.js";
import { editableNoun } from "../../shared/schema/catalogue/serverNoun.js";
import { nounInputs } from "../../shared/schema/nounInputs.js";
import { ArticleResolver, ArticleSuggestionsResolver } from "./article.resolver.js";
import {
  ArticleBonusResolver,
  ArticleCasinoResolver,
  ArticleContentResolver,
  ArticlePreviewResolver,
  ArticleReceiptResolver,
} from "./articleContent.resolver.js";
import { ArticleBody } from "./articleRules.js";
import { findArticlesByIds } from "./article.queries.js";

export const articleNoun = editableNoun(
  {
    ...nounInputs(Article, "article", {
      newRow: "A new article. Without `publishedAt`, visitors can't see it.",
      more: { body: ArticleBody() },
    }),
    commands: catalogueCommands("article"),
    findByIds: findArticlesByIds,
    // Callers rarely select the whole content with its embeds for many articles.
    assumedRows: 5,
  },
  {
    resolvers: [
      ArticleResolver,
      ArticleSuggestionsResolver,
      ArticleContentResolver,
      ArticleCasinoResolver,
      ArticleBonusResolver,
      ArticleReceiptResolver,
      ArticlePreviewResolver,
    ],
    pathOf({ articlePath }, row) {
      const kind = Object.entries(ArticleKind).find(([, value]) => value === row["kind"])![0];
      // Questions have no page of their own, but a place on a page.
      return articlePath({ kind, slug: String(row["slug"]) }).replace(/#.*$/, "");
    },
  },
);
