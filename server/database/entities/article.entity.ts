/** A news article, blog post, guide, FAQ question, or page of the site. */
import { ObjectType, registerEnumType } from "type-graphql";
import { Check, Entity, Index } from "typeorm";

import { formatCount } from "../../../shared/formatCount.js";
import { article } from "../../../shared/nouns/article.js";
import { textLimits } from "../../../shared/textLimits.js";
import { CatalogueRow } from "./catalogueRow.js";
import { DerivedColumn, columnOf } from "./columns.js";

/** The database stores the values. The API uses the names. */
export enum ArticleKind {
  NEWS = "news",
  POST = "post",
  GUIDE = "guide",
  PAGE = "page",
  FAQ = "faq",
}

/** The database stores the values. The API uses the names. */
export enum ArticleDifficulty {
  BEGINNER = "beginner",
  INTERMEDIATE = "intermediate",
  ADVANCED = "advanced",
}

registerEnumType(ArticleKind, {
  name: "ArticleKind",
  description: "Where an article appears.",
  valuesConfig: {
    NEWS: { description: "On the news page, and at `/news/{slug}`." },
    POST: { description: "On the blog, and at `/blog/{slug}`." },
    GUIDE: { description: "In the list of guides, and at `/guides/{slug}`." },
    PAGE: { description: "Only at `/{slug}`, such as `/privacy`." },
    FAQ: { description: "A question with its answer on the FAQ page. It has no page of its own." },
  },
});
registerEnumType(ArticleDifficulty, {
  name: "ArticleDifficulty",
  description: "How much prior knowledge a guide requires.",
  valuesConfig: {
    BEGINNER: { description: "Requires no prior knowledge." },
    INTERMEDIATE: { description: "Requires basic knowledge." },
    ADVANCED: { description: "Requires basic knowledge and some arithmetic." },
  },
});

/** The SQL expressions of the columns that the database computes. */
export const articleSql = {
  titleSort: 'lower(title COLLATE "C")',
  searchText: "fold_text(title || ' ' || slug || ' ' || COALESCE(category, '') || ' ' || COALESCE(author, ''))",
  searchTitle: "fold_text(title)",
  searchWords:
    "search_words(title || ' ' || slug || ' ' || COALESCE(excerpt, '') || ' ' || COALESCE(category, '') || ' ' || COALESCE(author, ''))",
  titleWords: "search_words(title)",
  publishedSort: "COALESCE(published_at, '9999-12-31T00:00:00Z'::timestamptz)",
};

const Value = columnOf(article);

@ObjectType({
  description: "A news article, blog post, guide, FAQ question or page of the site.",
  simpleResolvers: true,
})
@Entity("articles")
@Check("articles_body_size", "octet_length(body) <= 60000")
@Index("articles_slug_key", ["slug"], { unique: true })
export class Article extends CatalogueRow {
  @Value("Where the article appears.", { enum: ArticleKind })
  kind!: ArticleKind;

  @Value("The slug, unique among articles: lowercase letters, digits and single hyphens.")
  slug!: string;

  @Value("The title. The title of an FAQ question is the question itself.")
  title!: string;

  /** The sort key for titles, computed by the database. */
  @DerivedColumn("text", articleSql.titleSort, { collation: "C" })
  titleSort!: string;

  /** What the previous release searches. The next migration whose name begins with `Contract` can remove it. */
  @DerivedColumn("text", articleSql.searchText)
  searchText!: string;

  /** The title in lowercase without accents, for searches. Computed by the database. */
  @DerivedColumn("text", articleSql.searchTitle)
  searchTitle!: string;

  /** All words of the article that searches find, folded. Computed by the database. */
  @DerivedColumn("tsvector", articleSql.searchWords)
  searchWords!: string;

  /** The words of the title, folded. Computed by the database. */
  @DerivedColumn("tsvector", articleSql.titleWords)
  titleWords!: string;

  @Value("The text of the article's card, in one or two sentences.")
  excerpt!: string | null;

  @Value(
    `The text in Markdown, at most ${formatCount(textLimits.article)} bytes. HTML tags appear as plain text. A line with only \`{{casino:slug}}\`, \`{{bonus:id}}\` or \`{{receipt:slug}}\` embeds a casino, a bonus or a trust score with its receipt. \`{{bonus:slug}}\` embeds the main bonus of the casino with this slug, or its newest bonus if it has no main bonus.`,
  )
  body!: string | null;

  @Value("The name of the author; null if the article doesn't name one.")
  author!: string | null;

  @Value("The name of the person who checked the article; null if the article doesn't name one.")
  reviewer!: string | null;

  @Value("The category: a topic for news and posts, a section for guides and FAQ questions.")
  category!: string | null;

  @Value("The picture on the article's card and page: an https URL or a path on our own site.")
  coverUrl!: string | null;

  @Value("When the article becomes visible to visitors; null if it stays hidden.")
  publishedAt!: Date | null;

  /**
   * The sort key for the publication date, computed by the database. Drafts count as later than all published articles.
   */
  @DerivedColumn("timestamp with time zone", articleSql.publishedSort, { precision: 3 })
  publishedSort!: Date;

  @Value(
    "The position in the list of guides or questions, lowest first. Articles with the same position are sorted by publication time, latest first.",
  )
  position!: number;

  @Value("How many minutes it takes to read the article; null if not stated.")
  readMinutes!: number | null;

  @Value("How much prior knowledge a guide requires; null if not stated.", { enum: ArticleDifficulty })
  difficulty!: ArticleDifficulty | null;

  @Value(
    "Whether a post appears first and larger than the others on the blog. It has no effect on articles of other kinds.",
  )
  isFeatured!: boolean;

  @Value("Whether the article has a badge: Trending on the first news article, Hot on other news, Popular on guides.")
  isPopular!: boolean;

  @Value("The number that a post explains, such as `$7,000`.")
  figure!: string | null;

  @Value("What the number in `figure` means.")
  figureCaption!: string | null;

  @Value(
    "How the number in `figure` is calculated, as lines such as `Your deposit | $100`. The last line is the result.",
  )
  figureLines!: string[];

  @Value("The title for search engines. If null, `title` is used.")
  seoTitle!: string | null;

  @Value("The description for search engines. If null, `excerpt` is used.")
  seoDescription!: string | null;

  @Value("The picture for shared links: an https URL or a path on our own site. If null, the cover is used.")
  shareImageUrl!: string | null;

  @Value("Whether the article's page asks search engines not to list it.")
  isNoindex!: boolean;
}
