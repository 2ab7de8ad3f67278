/** The fields of an article in the admin form, in order. */
import { optionsOf, section, type ValuesOf } from "../fields/fields";
import * as rules from "../fields/rules";
import { DIFFICULTY_LABELS, KIND_LABELS } from "../../pages/articles/articleLabels";
import { ARTICLE_MAX, PARAGRAPH_MAX } from "../../shared/limits";

const picture = (label: string) =>
  ({
    kind: "image",
    label,
    placeholder: "/news/example.svg",
    check: rules.link("picture URL", { ownPaths: true }),
  }) as const;

/** The id of the `datalist` with the names of people. */
export const PEOPLE_LIST = "people-names";

export const articleFields = {
  ...section("Article", {
    title: { kind: "line", label: "Title", isRequired: true, check: rules.requiredText("title") },
    slug: {
      kind: "slug",
      label: "Slug",
      isRequired: true,
      from: "title",
      hint: "The last part of the article's URL. If you change it, the old URL redirects to the new one.",
      check: rules.slug,
    },
    kind: { kind: "choice", label: "Kind", options: optionsOf(KIND_LABELS), initial: "NEWS" },
    category: {
      kind: "line",
      label: "Category",
      placeholder: "Crypto",
      hint: "For news and posts, the topic. For guides and FAQ questions, the section.",
      check: rules.text("category"),
    },
    excerpt: {
      kind: "text",
      label: "Excerpt",
      hint: "One or two sentences for the article's card.",
      check: rules.text("excerpt", PARAGRAPH_MAX),
    },
    author: {
      kind: "line",
      label: "Author",
      hint: "Links to the person's page if Manage people has a person with this name.",
      suggestions: PEOPLE_LIST,
      check: rules.text("author name"),
    },
    reviewer: {
      kind: "line",
      label: "Reviewer",
      suggestions: PEOPLE_LIST,
      check: rules.text("reviewer name"),
    },
    coverUrl: picture("Cover URL"),
  }),
  ...section("Text", {
    body: {
      kind: "text",
      isMarkdown: true,
      label: "Text",
      isOfOneRow: true,
      hint: "Markdown. A line with only {{casino:slug}}, {{bonus:slug}} or {{receipt:slug}} embeds a casino, its main offer or its trust score.",
      check: rules.text("text", ARTICLE_MAX),
    },
  }),
  ...section("Publication", {
    publishedAt: {
      kind: "line",
      label: "Published",
      isMoment: true,
      hint: "Enter the time in your time zone. Visitors see the article from then on. Leave empty for a draft.",
      check: rules.moment("publication time"),
    },
    position: {
      kind: "number",
      label: "Position",
      initial: "0",
      min: 0,
      step: 1,
      isNonNull: true,
      hint: "Guides and FAQ questions are sorted by this number, lowest first.",
      check: rules.count("position"),
    },
    isFeatured: { kind: "flag", label: "Featured", hint: "Shown first and largest on the blog." },
    isPopular: { kind: "flag", label: "Popular", hint: "Shows a badge: Trending or Hot for news, Popular for guides." },
    isNoindex: { kind: "flag", label: "Noindex", hint: "Asks search engines not to list the article." },
  }),
  ...section("Details", {
    readMinutes: {
      kind: "number",
      label: "Minutes to read",
      min: 0,
      max: 600,
      step: 1,
      check: rules.count("reading time", 600),
    },
    difficulty: {
      kind: "choice",
      label: "Difficulty",
      options: [{ value: "", label: "Not stated" }, ...optionsOf(DIFFICULTY_LABELS)],
      initial: "",
    },
    figure: {
      kind: "line",
      label: "Number",
      placeholder: "$7,000",
      hint: "The number that the post explains.",
      check: rules.text("number"),
    },
    figureCaption: { kind: "line", label: "Caption for the number", check: rules.text("caption for the number") },
    figureLines: {
      kind: "tags",
      isByLine: true,
      label: "Calculation",
      hint: "One step per item, such as: Your deposit | $1,000. The last item is the result.",
      check: rules.phrases("calculation lines"),
    },
  }),
  ...section("Search engines", {
    seoTitle: { kind: "line", label: "SEO title", check: rules.text("SEO title") },
    seoDescription: {
      kind: "text",
      label: "SEO description",
      check: rules.text("SEO description", 500),
    },
    shareImageUrl: picture("Share image URL"),
  }),
};

export type ArticleValues = ValuesOf<typeof articleFields>;
