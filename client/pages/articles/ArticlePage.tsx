/** A single article: a news story, a blog post, a guide or a page. */
import { pageQuery } from "../../graphql/pageQuery";
import { usePageQuery } from "../../graphql/usePageQuery";
import { usePageStatus } from "../../shared/browser/serverResponse";
import { formatDay } from "../../shared/format/dates";
import { messages } from "../../shared/messages";
import { articlePath, authorPath, paths } from "../../shared/paths";
import type { PageProps, RouteMatch } from "../../shared/route";
import { useAbsoluteUrl, useSite } from "../../shared/site";
import { button, column, link, pageWidth, section, text } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import { LazyImage } from "../../ui/images/LazyImage";
import { Link } from "../../ui/Link";
import { PageBanner } from "../../ui/PageBanner";
import { PageSkeleton } from "../../ui/PageSkeleton";
import { JsonLd, Seo } from "../../ui/Seo";
import { MissingPage, Redirect } from "../MissingPage";
import { NotFoundPage } from "../NotFoundPage";
import { ArticleContent } from "./ArticleContent";
import { listOfKind } from "./articleLabels";
import { ArticlePageDocument, type ArticlePageQuery, type ArticlePageQueryVariables } from "./ArticlePage.generated";
import { Byline } from "./Byline";
import type * as recipes from "./news.recipe";

const news = slotClass<typeof recipes.news>("news");

type Article = NonNullable<ArticlePageQuery["article"]>;

function variablesOf({ params }: RouteMatch): ArticlePageQueryVariables {
  return { slug: params["slug"] ?? "" };
}

export function articleQueries(match: RouteMatch) {
  return [pageQuery(ArticlePageDocument, variablesOf(match))];
}

export function ArticlePage({ match }: PageProps) {
  const { data, error, isLoading, retry } = usePageQuery(ArticlePageDocument, variablesOf(match));
  const article = data?.article;
  if (isLoading) return <PageSkeleton />;
  if (error) return <FailedPage message={error.message} onRetry={retry} />;
  if (!article) return <NotFoundPage match={match} />;
  const path = articlePath(article);
  if (path !== match.path) return <Redirect to={path} />;
  return <Found article={article} path={path} />;
}

function Found({ article, path }: { article: Article; path: string }) {
  const { title, excerpt, kind, seoTitle, seoDescription, shareImageUrl, coverUrl, coverAlt, reviewer } = article;
  const list = listOfKind[kind];
  const image = shareImageUrl ?? coverUrl;
  return (
    <>
      <Seo
        description={seoDescription ?? excerpt ?? title}
        isNoIndex={article.isNoindex}
        name={title}
        parents={list ? [list] : []}
        path={path}
        title={seoTitle ?? title}
        type="article"
        {...(image && { image })}
      />
      {kind !== "PAGE" && !article.isNoindex && <ArticleData article={article} image={image} path={path} />}
      <PageBanner description={excerpt ?? ""} icon={kind === "NEWS" ? "news" : "book"} title={title} />
      <article className={`${pageWidth()} ${section()} ${column()}`}>
        {kind !== "PAGE" && <Byline {...article} />}
        {reviewer && (
          <p className={text({ tone: "muted", size: "small" })}>
            Reviewed by{" "}
            {article.reviewerProfile ? (
              <Link className={link()} to={authorPath(article.reviewerProfile.slug)}>
                {reviewer}
              </Link>
            ) : (
              reviewer
            )}
          </p>
        )}
        {coverUrl && <LazyImage alt={coverAlt} className={news("image")} fallback={null} isEager src={coverUrl} />}
        <ArticleContent blocks={article.content} />
        <p className={text({ tone: "muted", size: "small" })}>Last updated on {formatDay(changedAt(article))}</p>
        {list && (
          <p>
            <Link className={link()} to={list.path}>
              Back to {list.name}
            </Link>
          </p>
        )}
      </article>
    </>
  );
}

/** Returns when the page last changed. The publication of a scheduled article is a change too. */
function changedAt({ publishedAt, updatedAt }: Article): string {
  return publishedAt !== null && publishedAt > updatedAt ? publishedAt : updatedAt;
}

interface ArticleDataProps {
  article: Article;
  image: string | null;
  path: string;
}

/** https://developers.google.com/search/docs/appearance/structured-data/article */
function ArticleData({ article, image, path }: ArticleDataProps) {
  const url = useAbsoluteUrl(path);
  const homeUrl = useAbsoluteUrl(paths.home);
  const { name: siteName } = useSite();
  const { author, authorProfile } = article;
  return (
    <JsonLd
      data={{
        "@type": article.kind === "NEWS" ? "NewsArticle" : "Article",
        headline: article.title,
        ...(article.excerpt && { description: article.excerpt }),
        image: new URL(image ?? "/og.png", url).href,
        datePublished: article.publishedAt,
        dateModified: changedAt(article),
        mainEntityOfPage: url,
        author: {
          "@type": author ? "Person" : "Organization",
          name: author ?? siteName,
          url: authorProfile ? new URL(authorPath(authorProfile.slug), url).href : homeUrl,
        },
        publisher: { "@type": "Organization", name: siteName, url: homeUrl },
      }}
    />
  );
}

function FailedPage({ message, onRetry }: { message: string; onRetry: () => void }) {
  usePageStatus(503);
  return (
    <>
      <Seo description={message} isNoIndex path={paths.home} title={messages.pageFailed} />
      <MissingPage reason="failed" text={message} title={messages.pageFailed}>
        <button className={button({ tone: "primary" })} onClick={onRetry} type="button">
          {messages.tryAgain}
        </button>
        <Link className={button({ tone: "secondary" })} to={paths.home}>
          {messages.returnHome}
        </Link>
      </MissingPage>
    </>
  );
}
