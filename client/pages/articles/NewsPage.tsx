/**
 * The news page: one featured story, the latest articles, and an email box that does nothing yet. If the site hides
 * buttons without an action, the working newsletter form replaces the box.
 */
import { NewsletterPanel } from "../../features/newsletter/NewsletterPanel";
import { pageQuery } from "../../graphql/pageQuery";
import { usePageQuery } from "../../graphql/usePageQuery";
import { PAGE_SIZE } from "../../shared/limits";
import { articlePath, paths } from "../../shared/paths";
import type { PageProps, RouteMatch } from "../../shared/route";
import { cursorOf, pagePath } from "../listAddress";
import { ArticleListState, MoreArticles } from "./ArticleListState";
import { NewsPageDocument, type NewsPageQuery, type NewsPageQueryVariables } from "./lists.generated";
import { PageBanner } from "../../ui/PageBanner";
import { Seo } from "../../ui/Seo";
import {
  button,
  column,
  pageWidth,
  section,
  sectionHead,
  card,
  panel,
  tag,
  tagList,
  text,
  field,
  link,
  srOnly,
} from "../../theme/classes";
import { slotClass, recipeClass } from "../../theme/classNames";
import type * as recipes from "./news.recipe";
import { Icon } from "../../ui/Icon";
import { LazyImage } from "../../ui/images/LazyImage";
import { useSite } from "../../shared/site";
import { PlaceholderButton } from "../../ui/PlaceholderButton";
import { Byline } from "./Byline";
import type * as articleRecipes from "./articles.recipe";
import { useId } from "react";
import { messages } from "../../shared/messages";
import { Link } from "../../ui/Link";

const articleFoot = recipeClass<typeof articleRecipes.articleFoot>("article-foot");

const news = slotClass<typeof recipes.news>("news");

const DESCRIPTION = "News about odds, terms and payouts, with numbers that you can check.";

type NewsArticle = NewsPageQuery["articles"]["edges"][number]["node"];

/** The badge styles, by category. Other categories have the default style. */
const badgeStyles: Readonly<Record<string, "default" | "secondary" | "outline" | "destructive">> = {
  Crypto: "default",
  Mobile: "secondary",
  Technology: "outline",
  Jackpots: "destructive",
  Regulation: "secondary",
  "Live Games": "outline",
};

function variablesOf(match: RouteMatch): NewsPageQueryVariables {
  return { first: PAGE_SIZE, after: cursorOf(match) };
}

export function newsQueries(match: RouteMatch) {
  return [pageQuery(NewsPageDocument, variablesOf(match))];
}

export function NewsPage({ match }: PageProps) {
  const { data, ...state } = usePageQuery(NewsPageDocument, variablesOf(match));
  const { hasPlaceholderButtons } = useSite();
  const after = cursorOf(match);
  const articles = data?.articles.edges.map(({ node }) => node) ?? [];
  // Only the first page has a featured story.
  const [featured] = after === null ? articles : [];
  const latest = featured ? articles.slice(1) : articles;
  return (
    <>
      <Seo
        description={DESCRIPTION}
        isNoIndex={after !== null}
        path={pagePath(paths.news, after)}
        title="Casino News & Insights"
      />
      <PageBanner description={DESCRIPTION} icon="news" title="Casino News & Insights" />
      <div className={`${pageWidth()} ${section()} ${column({ isWide: true })}`}>
        <ArticleListState isEmpty={articles.length === 0} match={match} noun="news" state={state} />
        {featured && <FeaturedStory article={featured} />}
        {latest.length > 0 && (
          <section>
            <h2 className={sectionHead()}>Latest News</h2>
            <ul className={news("list")}>
              {latest.map((article) => (
                <li key={article.id}>
                  <NewsCard article={article} />
                </li>
              ))}
            </ul>
            <MoreArticles list={data?.articles} match={match} state={state} />
          </section>
        )}
        {hasPlaceholderButtons && <StayInTheLoop />}
      </div>
      {!hasPlaceholderButtons && <NewsletterPanel />}
    </>
  );
}

interface ArticleProps {
  article: NewsArticle;
}

/** Shows the featured story with its first two paragraphs. */
function FeaturedStory({ article }: ArticleProps) {
  return (
    <article className={`${panel()} ${news("story")}`}>
      <NewsImage article={article} isEager />
      <div className={news("storyHead")}>
        <p className={news("eyebrow")}>Featured Story</p>
        <h2>{article.title}</h2>
        <p className={tagList()}>
          <CategoryBadge category={article.category} />
          {article.isPopular && (
            <span className={tag({ tone: "gold" })}>
              <Icon name="trend" size={13} /> Trending
            </span>
          )}
        </p>
        <p className={news("excerpt")}>{article.excerpt}</p>
        <Byline {...article} />
      </div>
      <div className={news("opening")} dangerouslySetInnerHTML={{ __html: article.openingHtml }} />
      <Link className={button({ tone: "primary" })} to={articlePath({ kind: "NEWS", slug: article.slug })}>
        Read Full Article
      </Link>
    </article>
  );
}

function NewsCard({ article }: ArticleProps) {
  return (
    <article className={`${card("root")} ${news("card")}`}>
      <NewsImage article={article} />
      <div className={news("text")}>
        <p className={tagList()}>
          <CategoryBadge category={article.category} />
          {article.isPopular && <span className={tag({ tone: "gold" })}>Hot</span>}
        </p>
        <h3>{article.title}</h3>
        <p className={text({ tone: "muted", size: "small" })}>{article.excerpt}</p>
        <div className={articleFoot()}>
          <Byline {...article} />
          <Link
            aria-label={`Read Article: ${article.title}`}
            className={button({ tone: "secondary", size: "sm" })}
            to={articlePath({ kind: "NEWS", slug: article.slug })}
          >
            Read Article
          </Link>
        </div>
      </div>
    </article>
  );
}

function CategoryBadge({ category }: { category: string | null }) {
  return category && <span className={tag({ badge: badgeStyles[category] ?? "default" })}>{category}</span>;
}

/** Shows an article's image. It has no alternative text, because the image adds no information. */
function NewsImage({ article, isEager }: ArticleProps & { isEager?: boolean }) {
  if (article.coverUrl === null) return null;
  return <LazyImage alt="" className={news("image")} fallback={null} isEager={isEager} src={article.coverUrl} />;
}

/**
 * The news page's email box. It is deliberately not a form, because it validates and sends nothing. A link leads to the
 * sign-up form that works.
 */
function StayInTheLoop() {
  const id = useId();
  return (
    <section className={`${panel()} ${news("loop")}`}>
      <div>
        <h2>Stay in the Loop</h2>
        <p className={text({ tone: "muted" })}>
          {messages.notAvailableYet}. To subscribe, use the{" "}
          <Link className={link()} to={paths.home}>
            form on our home page
          </Link>
          .
        </p>
      </div>
      <div className={news("loopField")}>
        <label className={srOnly()} htmlFor={id}>
          Email address
        </label>
        <input
          aria-describedby={`${id}-state`}
          autoComplete="off"
          className={field()}
          id={id}
          placeholder="Enter your email"
          type="email"
        />
        <span hidden id={`${id}-state`}>
          {messages.notAvailableYet}
        </span>
        <PlaceholderButton>Subscribe Now</PlaceholderButton>
      </div>
    </section>
  );
}
