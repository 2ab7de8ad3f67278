/** The news page, with one featured story, the latest articles, and an email box that does nothing yet. */
import { newsArticles, newsBadgeStyles, type NewsArticle, type NewsCategory } from "../../content/news";
import { paths } from "../../shared/paths";
import { PageBanner } from "../../ui/PageBanner";
import { Seo } from "../../ui/Seo";
import {
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
import { LazyImage } from "../../ui/LazyImage";
import { PlaceholderButton } from "../../ui/PlaceholderButton";
import { Byline } from "./Byline";
import type * as articleRecipes from "./articles.recipe";
import { useId } from "react";
import { messages } from "../../shared/messages";
import { Link } from "../../ui/Link";

const articleFoot = recipeClass<typeof articleRecipes.articleFoot>("article-foot");

const news = slotClass<typeof recipes.news>("news");

const DESCRIPTION = "What changes the odds, the terms and the payouts, with figures that you can check.";

export function NewsPage() {
  const [featured, ...latest] = newsArticles;
  return (
    <>
      <Seo description={DESCRIPTION} path={paths.news} title="Casino News & Insights" />
      <PageBanner description={DESCRIPTION} icon="news" title="Casino News & Insights" />
      <div className={`${pageWidth()} ${section()} ${column({ isWide: true })}`}>
        <FeaturedStory article={featured} />
        <section>
          <h2 className={sectionHead()}>Latest News</h2>
          <ul className={news("list")}>
            {latest.map((article) => (
              <li key={article.id}>
                <NewsCard article={article} />
              </li>
            ))}
          </ul>
        </section>
        <StayInTheLoop />
      </div>
    </>
  );
}

/** How many paragraphs the featured story shows. */
const OPENING_PARAGRAPHS = 2;

interface ArticleProps {
  article: NewsArticle;
}

/** Shows the featured story with its opening paragraphs. The button does nothing yet. */
function FeaturedStory({ article }: ArticleProps) {
  return (
    <article className={`${panel()} ${news("story")}`}>
      <NewsImage article={article} isEager />
      <div className={news("storyHead")}>
        <p className={news("eyebrow")}>Featured Story</p>
        <h2>{article.title}</h2>
        <p className={tagList()}>
          <CategoryBadge category={article.category} />
          {article.trending && (
            <span className={tag({ tone: "gold" })}>
              <Icon name="trend" size={13} /> Trending
            </span>
          )}
        </p>
        <p className={news("excerpt")}>{article.excerpt}</p>
        <Byline {...article} />
      </div>
      <div className={news("opening")}>
        {article.content.slice(0, OPENING_PARAGRAPHS).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <PlaceholderButton>Read Full Article</PlaceholderButton>
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
          {article.trending && <span className={tag({ tone: "gold" })}>Hot</span>}
        </p>
        <h3>{article.title}</h3>
        <p className={text({ tone: "muted", size: "small" })}>{article.excerpt}</p>
        <div className={articleFoot()}>
          <Byline {...article} />
          <PlaceholderButton size="sm">Read Article</PlaceholderButton>
        </div>
      </div>
    </article>
  );
}

function CategoryBadge({ category }: { category: NewsCategory }) {
  return <span className={tag({ badge: newsBadgeStyles[category] })}>{category}</span>;
}

/** Shows the article's image. It has no alternative text, because it adds no information. */
function NewsImage({ article, isEager }: ArticleProps & { isEager?: boolean }) {
  return <LazyImage alt="" className={news("image")} fallback={null} isEager={isEager} src={article.image} />;
}

/**
 * The news page's email box. It is deliberately not a form, so nothing is validated or sent. It links to the working
 * sign-up form.
 */
function StayInTheLoop() {
  const id = useId();
  return (
    <section className={`${panel()} ${news("loop")}`}>
      <div>
        <h2>Stay in the Loop</h2>
        <p className={text({ tone: "muted" })}>
          {messages.notAvailableYet}: this box does nothing yet. The{" "}
          <Link className={link()} to={paths.home}>
            sign-up on our home page
          </Link>{" "}
          works.
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
