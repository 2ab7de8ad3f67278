/** The fields of an article in the admin form, in order. */
import type { ArticleKind } from "../../graphql/schemaTypes.generated";
import { nouns } from "../../../shared/nouns/registry";
import { optionsOf, section, type ValuesOf } from "../fields/fields";
import * as input from "../fields/nounFields";
import { DIFFICULTY_LABELS, KIND_LABELS } from "../../pages/articles/articleLabels";

/** The id of the `datalist` with the names of people. */
export const PEOPLE_LIST = "people-names";

const { fields } = nouns.article;

/**
 * The kinds whose articles have their own page. A question has none. The site's pages don't name their author, but the
 * author's page lists them, with the reading time.
 */
const withPage: readonly ArticleKind[] = ["NEWS", "POST", "GUIDE", "PAGE"];

export const articleFields = {
  ...section("Article", {
    title: input.line(fields.title, { label: "Title" }),
    slug: input.slug(fields.slug, {
      from: "title",
      hint: "The last part of the article's URL. If you change it, the old URL redirects to the new one.",
    }),
    kind: { kind: "choice", label: "Kind", options: optionsOf(KIND_LABELS), initial: "NEWS" },
    category: input.line(fields.category, {
      kinds: ["NEWS", "POST", "GUIDE", "FAQ"],
      label: "Category",
      placeholder: "Crypto",
      hint: "For news and posts, the topic. For guides and FAQ questions, the section.",
    }),
    excerpt: input.text(fields.excerpt, {
      kinds: withPage,
      label: "Excerpt",
      hint: "One or two sentences for the article's card.",
    }),
    author: input.line(fields.author, {
      kinds: withPage,
      label: "Author",
      hint: "Links to the person's page if Manage people has a person with this name.",
      suggestions: PEOPLE_LIST,
    }),
    reviewer: input.line(fields.reviewer, { kinds: withPage, label: "Reviewer", suggestions: PEOPLE_LIST }),
    coverUrl: input.image(fields.coverUrl, { kinds: withPage, label: "Cover URL", placeholder: "/news/example.svg" }),
  }),
  ...section("Text", {
    body: input.text(fields.body, {
      isMarkdown: true,
      label: "Text",
      hint: "Markdown. A line with only {{casino:slug}}, {{bonus:slug}} or {{receipt:slug}} embeds a casino, its main offer or its trust score.",
    }),
  }),
  ...section("Publication", {
    publishedAt: input.moment(fields.publishedAt, {
      label: "Published",
      hint: "Enter the time in your time zone. Visitors see the article from then on. Leave empty for a draft.",
    }),
    position: input.number(fields.position, {
      kinds: ["GUIDE", "FAQ"],
      label: "Position",
      hint: "Guides and FAQ questions are sorted by this number, lowest first.",
    }),
    isFeatured: input.flag(fields.isFeatured, {
      kinds: ["POST"],
      label: "Featured",
      hint: "Shown first and largest on the blog.",
    }),
    isPopular: input.flag(fields.isPopular, {
      kinds: ["NEWS", "GUIDE"],
      label: "Popular",
      hint: "Shows a badge: Trending or Hot for news, Popular for guides.",
    }),
    isNoindex: input.flag(fields.isNoindex, {
      kinds: withPage,
      label: "Noindex",
      hint: "Asks search engines not to list the article.",
    }),
  }),
  ...section("Details", {
    readMinutes: input.number(fields.readMinutes, { kinds: withPage, label: "Minutes to read" }),
    difficulty: {
      kind: "choice",
      kinds: ["GUIDE"],
      label: "Difficulty",
      options: [{ value: "", label: "Not stated" }, ...optionsOf(DIFFICULTY_LABELS)],
      initial: "",
    },
    figure: input.line(fields.figure, {
      kinds: ["POST"],
      label: "Number",
      placeholder: "$7,000",
      hint: "The number that the post explains.",
    }),
    figureCaption: input.line(fields.figureCaption, { kinds: ["POST"], label: "Caption for the number" }),
    figureLines: input.tags(fields.figureLines, {
      kinds: ["POST"],
      isByLine: true,
      label: "Calculation",
      hint: "One step per item, such as: Your deposit | $1,000. The last item is the result.",
    }),
  }),
  ...section("Search engines", {
    seoTitle: input.line(fields.seoTitle, { kinds: withPage, label: "SEO title" }),
    seoDescription: input.text(fields.seoDescription, { kinds: withPage, label: "SEO description" }),
    shareImageUrl: input.image(fields.shareImageUrl, {
      kinds: withPage,
      label: "Share image URL",
      placeholder: "/news/example.svg",
    }),
  }),
};

export type ArticleValues = ValuesOf<typeof articleFields>;
