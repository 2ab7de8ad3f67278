/** The blog, with six posts. Each post is below the number that it explains, and the featured post is the largest. */
import { blogPosts, type BlogPost } from "../../content/blog";
import { paths } from "../../shared/paths";
import { PlaceholderButton } from "../../ui/PlaceholderButton";
import { PageBanner } from "../../ui/PageBanner";
import { Seo } from "../../ui/Seo";
import { Receipt } from "../../ui/Receipt";
import { card, display, pageWidth, section, tag, tagList, text } from "../../theme/classes";
import { recipeClass, slotClass } from "../../theme/classNames";
import { Byline } from "./Byline";
import type * as recipes from "./news.recipe";
import type * as articleRecipes from "./articles.recipe";

const blog = slotClass<typeof recipes.blog>("blog");
const articleFoot = recipeClass<typeof articleRecipes.articleFoot>("article-foot");

const DESCRIPTION = "One figure at a time: what it means, how it is calculated, and what to do about it.";

/** The posts, with the featured post first, regardless of its date. */
const posts = [...blogPosts.filter(({ featured }) => featured), ...blogPosts.filter(({ featured }) => !featured)];

export function BlogPage() {
  return (
    <>
      <Seo description={DESCRIPTION} path={paths.blog} title="Casino Blog" />
      <PageBanner description={DESCRIPTION} icon="book" title="Casino Blog" />
      <section aria-label="Posts" className={`${pageWidth()} ${section()}`}>
        <ul className={blog("list")}>
          {posts.map((post) => (
            <li className={blog("post", { isFeatured: post.featured })} key={post.id}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function PostCard({ post }: { post: BlogPost }) {
  return (
    <article className={card("root")}>
      <p className={blog("figure", { isFeatured: post.featured })}>
        <b className={display()}>{post.figure.value}</b>
        <span>{post.figure.label}</span>
      </p>
      <div className={blog("text", { isFeatured: post.featured })}>
        <p className={tagList()}>
          <span className={tag()}>{post.category}</span>
          {post.featured && <span className={tag({ tone: "ok" })}>Featured</span>}
        </p>
        <h2>{post.title}</h2>
        <p className={text({ tone: "muted" })}>{post.excerpt}</p>
        {post.receipt && <Receipt caption={`How ${post.figure.value} adds up`} {...post.receipt} />}
        <div className={articleFoot()}>
          <Byline {...post} />
          <PlaceholderButton size="sm">Read More</PlaceholderButton>
        </div>
      </div>
    </article>
  );
}
