/** The news: one featured story, the latest ones, and a box for an e-mail that does nothing yet. */
import { newsArticles } from "../content/news";
import { paths } from "../shared/paths";
import { PageBanner } from "../shared/ui/PageBanner";
import { PageHead } from "../shared/ui/PageHead";
import { FeaturedStory, NewsCard } from "./NewsCard";
import { StayInTheLoop } from "./StayInTheLoop";

const DESCRIPTION = "What moves the odds, the terms and the payouts, worked out with figures that you can check.";

export function NewsPage() {
  const [featured, ...latest] = newsArticles;
  return (
    <>
      <PageHead description={DESCRIPTION} path={paths.news} title="Casino News & Insights" />
      <PageBanner description={DESCRIPTION} icon="news" title="Casino News & Insights" />
      <div className="wrap section stack-wide">
        <FeaturedStory article={featured} />
        <section>
          <h2 className="section-head">Latest News</h2>
          <ul className="lead-grid">
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
