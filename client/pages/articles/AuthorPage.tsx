/** The page about an author or reviewer, with their articles. */
import { pageQuery } from "../../graphql/pageQuery";
import { usePageQuery } from "../../graphql/usePageQuery";
import { PAGE_SIZE } from "../../shared/limits";
import { articlePath, authorPath } from "../../shared/paths";
import type { PageProps, RouteMatch } from "../../shared/route";
import { card, cards, column, link, pageWidth, section, text } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import { LazyImage } from "../../ui/images/LazyImage";
import { Link } from "../../ui/Link";
import { PageBanner } from "../../ui/PageBanner";
import { PageSkeleton } from "../../ui/PageSkeleton";
import { Seo } from "../../ui/Seo";
import { TextBlocks } from "../../ui/TextBlocks";
import { cursorOf, pagePath } from "../listAddress";
import { NotFoundPage } from "../NotFoundPage";
import type * as recipes from "../about/about.recipe";
import { ArticleListState, MoreArticles } from "./ArticleListState";
import { AuthorPageDocument, type AuthorPageQueryVariables } from "./AuthorPage.generated";
import { Byline } from "./Byline";
import type * as newsRecipes from "./news.recipe";

const about = slotClass<typeof recipes.about>("about");
const news = slotClass<typeof newsRecipes.news>("news");

function variablesOf(match: RouteMatch): AuthorPageQueryVariables {
  return { slug: match.params["slug"] ?? "", first: PAGE_SIZE, after: cursorOf(match) };
}

export function authorQueries(match: RouteMatch) {
  return [pageQuery(AuthorPageDocument, variablesOf(match))];
}

export function AuthorPage({ match }: PageProps) {
  const { data, ...state } = usePageQuery(AuthorPageDocument, variablesOf(match));
  const person = data?.person;
  if (state.isLoading) return <PageSkeleton />;
  if (!person && !state.error) return <NotFoundPage match={match} />;
  const after = cursorOf(match);
  const articles = data?.articles.edges.map(({ node }) => node) ?? [];
  const name = person?.name ?? "Author";
  return (
    <>
      <Seo
        description={person?.bio ?? `Articles by ${name}.`}
        isNoIndex={after !== null || articles.length === 0}
        path={pagePath(authorPath(match.params["slug"] ?? ""), after)}
        title={name}
      />
      <PageBanner description={person?.role ?? ""} icon="info" title={name} />
      <div className={`${pageWidth()} ${section()} ${column({ isWide: true })}`}>
        {person?.pictureUrl && (
          <LazyImage alt={name} className={news("image")} fallback={null} src={person.pictureUrl} />
        )}
        {person?.bio && <TextBlocks className={about("text")} text={person.bio} />}
        <ArticleListState isEmpty={articles.length === 0} match={match} noun="articles" state={state} />
        {articles.length > 0 && (
          <section>
            <h2>Articles</h2>
            <ul className={cards("root")}>
              {articles.map((article) => (
                <li key={article.id}>
                  <article className={`${card("root")} ${news("card")}`}>
                    <div className={news("text")}>
                      <h3>
                        <Link className={link()} to={articlePath(article)}>
                          {article.title}
                        </Link>
                      </h3>
                      <p className={text({ tone: "muted", size: "small" })}>{article.excerpt}</p>
                      <Byline {...article} />
                    </div>
                  </article>
                </li>
              ))}
            </ul>
            <MoreArticles list={data?.articles} match={match} state={state} />
          </section>
        )}
      </div>
    </>
  );
}
