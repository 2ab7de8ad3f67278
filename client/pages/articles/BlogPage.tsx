/** The blog. Each post appears below the number that it explains. The featured post is the largest. */
import { pageQuery } from "../../graphql/pageQuery";
import { usePageQuery } from "../../graphql/usePageQuery";
import { PAGE_SIZE } from "../../shared/limits";
import { articlePath, paths } from "../../shared/paths";
import type { PageProps, RouteMatch } from "../../shared/route";
import { Link } from "../../ui/Link";
import { cursorOf, pagePath } from "../listAddress";
import { ArticleListState, MoreArticles } from "./ArticleListState";
import { BlogPageDocument, type BlogPageQuery, type BlogPageQueryVariables } from "./lists.generated";
import { PageBanner } from "../../ui/PageBanner";
import { Seo } from "../../ui/Seo";
import { Receipt } from "../../ui/Receipt";
import { button, card, display, pageWidth, section, tag, tagList, text } from "../../theme/classes";
import { recipeClass, slotClass } from "../../theme/classNames";
import { Byline } from "./Byline";
import type * as recipes from "./news.recipe";
import type * as articleRecipes from "./articles.recipe";

const blog = slotClass<typeof recipes.blog>("blog");
const articleFoot = recipeClass<typeof articleRecipes.articleFoot>("article-foot");

const DESCRIPTION = "One figure at a time: what it means, how it is calculated, and what to do about it.";

type BlogPost = BlogPageQuery["articles"]["edges"][number]["node"];

function variablesOf(match: RouteMatch): BlogPageQueryVariables {
  return { first: PAGE_SIZE, after: cursorOf(match) };
}

export function blogQueries(match: RouteMatch) {
  return [pageQuery(BlogPageDocument, variablesOf(match))];
}

export function BlogPage({ match }: PageProps) {
  const { data, ...state } = usePageQuery(BlogPageDocument, variablesOf(match));
  const after = cursorOf(match);
  const loaded = data?.articles.edges.map(({ node }) => node) ?? [];
  // The featured post comes first, regardless of its date.
  const posts = [...loaded.filter(({ isFeatured }) => isFeatured), ...loaded.filter(({ isFeatured }) => !isFeatured)];
  return (
    <>
      <Seo
        description={DESCRIPTION}
        isNoIndex={after !== null}
        path={pagePath(paths.blog, after)}
        title="Casino Blog"
      />
      <PageBanner description={DESCRIPTION} icon="book" title="Casino Blog" />
      <section aria-label="Posts" className={`${pageWidth()} ${section()}`}>
        <ArticleListState isEmpty={posts.length === 0} match={match} noun="posts" state={state} />
        <ul className={blog("list")}>
          {posts.map((post) => (
            <li className={blog("post", { isFeatured: post.isFeatured })} key={post.id}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
        <MoreArticles list={data?.articles} match={match} state={state} />
      </section>
    </>
  );
}

/** Splits a line such as `Your deposit | $100` at the vertical bar. */
function figureLine(line: string) {
  const [label = "", ...amount] = line.split("|").map((part) => part.trim());
  return { label, amount: amount.join(" | ") };
}

function PostCard({ post }: { post: BlogPost }) {
  const lines = post.figureLines.map(figureLine);
  const sum = lines.at(-1);
  return (
    <article className={card("root")}>
      {post.figure && (
        <p className={blog("figure", { isFeatured: post.isFeatured })}>
          <b className={display()}>{post.figure}</b>
          <span>{post.figureCaption}</span>
        </p>
      )}
      <div className={blog("text", { isFeatured: post.isFeatured })}>
        <p className={tagList()}>
          {post.category && <span className={tag()}>{post.category}</span>}
          {post.isFeatured && <span className={tag({ tone: "ok" })}>Featured</span>}
        </p>
        <h2>{post.title}</h2>
        <p className={text({ tone: "muted" })}>{post.excerpt}</p>
        {sum && <Receipt caption={`How ${post.figure ?? sum.amount} adds up`} lines={lines.slice(0, -1)} sum={sum} />}
        <div className={articleFoot()}>
          <Byline {...post} />
          <Link
            aria-label={`Read More: ${post.title}`}
            className={button({ tone: "secondary", size: "sm" })}
            to={articlePath({ kind: "POST", slug: post.slug })}
          >
            Read More
          </Link>
        </div>
      </div>
    </article>
  );
}
