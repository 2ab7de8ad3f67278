/** An article of the news page, as the featured story and as a card. */
import { newsBadgeStyles, type NewsArticle, type NewsCategory } from "../content/news";
import { Icon } from "../shared/ui/Icon";
import { LazyImage } from "../shared/ui/LazyImage";
import { NotYetButton } from "../shared/ui/NotYetButton";
import { Byline } from "./Byline";

/** How much of its article the featured story shows. */
const OPENING_PARAGRAPHS = 2;

interface ArticleProps {
  article: NewsArticle;
}

/** The story with its opening paragraphs; the button would lead to the rest. */
export function FeaturedStory({ article }: ArticleProps) {
  return (
    <article className="panel story">
      <NewsImage article={article} isEager />
      <div className="story-head">
        <p className="eyebrow">Featured Story</p>
        <h2>{article.title}</h2>
        <p className="tags">
          <CategoryBadge category={article.category} />
          {article.trending && (
            <span className="tag tag-gold">
              <Icon name="trend" size={13} /> Trending
            </span>
          )}
        </p>
        <p className="story-excerpt">{article.excerpt}</p>
        <Byline {...article} />
      </div>
      <div className="story-opening">
        {article.content.slice(0, OPENING_PARAGRAPHS).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <NotYetButton>Read Full Article</NotYetButton>
    </article>
  );
}

export function NewsCard({ article }: ArticleProps) {
  return (
    <article className="card news-card">
      <NewsImage article={article} />
      <div className="news-text">
        <p className="tags">
          <CategoryBadge category={article.category} />
          {article.trending && <span className="tag tag-gold">Hot</span>}
        </p>
        <h3>{article.title}</h3>
        <p className="muted small">{article.excerpt}</p>
        <div className="news-foot">
          <Byline {...article} />
          <NotYetButton className="btn-sm">Read Article</NotYetButton>
        </div>
      </div>
    </article>
  );
}

function CategoryBadge({ category }: { category: NewsCategory }) {
  return <span className={`tag tag-${newsBadgeStyles[category]}`}>{category}</span>;
}

/** The drawing says nothing that the article does not say. */
function NewsImage({ article, isEager }: ArticleProps & { isEager?: boolean }) {
  return <LazyImage alt="" className="news-image" fallback={null} isEager={isEager} src={article.image} />;
}
