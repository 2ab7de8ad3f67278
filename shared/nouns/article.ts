import { reservedSlugs } from "../reservedSlugs.js";
import { picture } from "../rules/address.js";
import { flag, moment, optionalChoice, requiredChoice } from "../rules/choice.js";
import { ofOneRow } from "../rules/field.js";
import { count, withDefault } from "../rules/number.js";
import { line, phrases, requiredLine, slug, text } from "../rules/text.js";
import { textLimits } from "../textLimits.js";
import { noun } from "./noun.js";

export const article = noun({
  name: "article",
  typename: "Article",
  table: "articles",
  label: "article",
  plural: "articles",
  description: "A news article, blog post, guide, FAQ question or page of the site.",
  title: "title",
  key: "slug",
  formerSlugs: { table: "article_redirects", column: "article_id" },
  visible: { published: "publishedAt", sort: "publishedSort" },
  hasPage: true,
  isEditable: true,
  fields: {
    title: ofOneRow(requiredLine("title")),
    slug: slug(reservedSlugs),
    kind: requiredChoice("kind"),
    category: line("category"),
    excerpt: text("excerpt", textLimits.paragraph),
    author: line("author name"),
    reviewer: line("reviewer name"),
    coverUrl: picture("picture URL"),
    body: { ...ofOneRow(text("text", textLimits.article)), isMarkdown: true },
    publishedAt: moment("publication time"),
    position: withDefault(count("position")),
    readMinutes: count("reading time", 600),
    difficulty: optionalChoice("difficulty"),
    isFeatured: flag("featured"),
    isPopular: flag("popular"),
    figure: line("number"),
    figureCaption: line("caption for the number"),
    figureLines: phrases("calculation lines"),
    seoTitle: line("SEO title"),
    seoDescription: text("SEO description", 500),
    shareImageUrl: picture("picture URL"),
    isNoindex: flag("noindex"),
  },
});
