import { formatCount } from "../../../shared/formatCount.js";
import { textLimits } from "../../../shared/textLimits.js";
import { Article, ArticleKind } from "../../database/entities/article.entity.js";
import { catalogueCommands } from "../../catalogue/write/catalogueCommands.js";
import { all, rule } from "../../shared/input/rules.js";
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
import { findArticlesByIds } from "./article.queries.js";
import { countEmbeds } from "./embeds.js";
import { maxEmbeds } from "./markdown.js";

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

/** Creates a rule for a text. Values of other types are valid. */
function textRule(name: string, holds: (value: string) => boolean, message: string): PropertyDecorator {
  return rule(name, (value) => typeof value !== "string" || holds(value), message);
}

/** Limits the size of an article's Markdown, and its embeds. */
function ArticleBody(): PropertyDecorator {
  const label = "text";
  return all(
    textRule(
      "bytes",
      (value) => value.length > textLimits.article || Buffer.byteLength(value) <= textLimits.article,
      `Shorten the ${label} to at most ${formatCount(textLimits.article)} bytes. Accented letters and symbols take two to four bytes each.`,
    ),
    textRule(
      "embeds",
      (value) => value.length > textLimits.article || countEmbeds(value) <= maxEmbeds,
      `Embed at most ${maxEmbeds} casinos, bonuses and receipts in the ${label}.`,
    ),
  );
}
