/** The blog: six posts, each under the figure that it explains, the featured one largest. */
import { blogPosts, type BlogPost } from "../content/blog";
import { paths } from "../shared/paths";
import { NotYetButton } from "../shared/ui/NotYetButton";
import { PageBanner } from "../shared/ui/PageBanner";
import { PageHead } from "../shared/ui/PageHead";
import { Receipt } from "../shared/ui/Receipt";
import { Byline } from "./Byline";

const DESCRIPTION = "One figure at a time: what it means, how it is worked out, and what to do about it.";

/** The featured post leads, whatever its date. */
const posts = [...blogPosts.filter(({ featured }) => featured), ...blogPosts.filter(({ featured }) => !featured)];

export function BlogPage() {
  return (
    <>
      <PageHead description={DESCRIPTION} path={paths.blog} title="Casino Blog" />
      <PageBanner description={DESCRIPTION} icon="book" title="Casino Blog" />
      <section aria-label="Posts" className="wrap section">
        <ul className="post-grid">
          {posts.map((post) => (
            <li className={post.featured ? "is-featured" : undefined} key={post.id}>
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
    <article className="card post">
      <p className="post-figure">
        <b className="display">{post.figure.value}</b>
        <span>{post.figure.label}</span>
      </p>
      <div className="post-text">
        <p className="tags">
          <span className="tag">{post.category}</span>
          {post.featured && <span className="tag tag-ok">Featured</span>}
        </p>
        <h2>{post.title}</h2>
        <p className="muted">{post.excerpt}</p>
        {post.receipt && <Receipt caption={`How ${post.figure.value} adds up`} {...post.receipt} />}
        <div className="news-foot">
          <Byline {...post} />
          <NotYetButton className="btn-sm">Read More</NotYetButton>
        </div>
      </div>
    </article>
  );
}
