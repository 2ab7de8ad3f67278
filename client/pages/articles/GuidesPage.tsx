/** The guides page. Its sections go from easy to difficult, and the last link leads to Play Safe. */
import { pageQuery } from "../../graphql/pageQuery";
import { usePageQuery } from "../../graphql/usePageQuery";
import { articlePath, paths } from "../../shared/paths";
import type { PageProps, RouteMatch } from "../../shared/route";
import { cursorOf, pagePath } from "../listAddress";
import { guideSections } from "../../content/guideSections";
import { ArticleListState, MoreArticles } from "./ArticleListState";
import { byCategory, DIFFICULTY_LABELS } from "./articleLabels";
import { formatReadTime } from "./Byline";
import { GuidesPageDocument, type GuidesPageQuery, type GuidesPageQueryVariables } from "./lists.generated";
import { Icon } from "../../ui/Icon";
import { Link } from "../../ui/Link";
import { PageBanner } from "../../ui/PageBanner";
import { Seo } from "../../ui/Seo";
import {
  button,
  card,
  column,
  display,
  grow,
  pageWidth,
  panel,
  section as sectionStyle,
  tag,
  tagList,
  text,
} from "../../theme/classes";
import { recipeClass, slotClass } from "../../theme/classNames";
import type * as recipes from "./articles.recipe";
import type * as articleRecipes from "./articles.recipe";
import { maxPageSize } from "../../../shared/apiLimits";

const guides = slotClass<typeof recipes.guides>("guides");
const byline = recipeClass<typeof articleRecipes.byline>("byline");
const articleFoot = recipeClass<typeof articleRecipes.articleFoot>("article-foot");

const DESCRIPTION =
  "From your first account to the formula behind a bonus. Each guide builds only on the ones before it.";

/** The tag color of each difficulty: green, yellow or red. */
const difficultyTones = { BEGINNER: "ok", INTERMEDIATE: "gold", ADVANCED: "warn" } as const;

type Guide = GuidesPageQuery["articles"]["edges"][number]["node"];

function variablesOf(match: RouteMatch): GuidesPageQueryVariables {
  return { first: maxPageSize, after: cursorOf(match) };
}

export function guidesQueries(match: RouteMatch) {
  return [pageQuery(GuidesPageDocument, variablesOf(match))];
}

export function GuidesPage({ match }: PageProps) {
  const { data, ...state } = usePageQuery(GuidesPageDocument, variablesOf(match));
  const after = cursorOf(match);
  const sections = byCategory(data?.articles.edges.map(({ node }) => node) ?? [], "More Guides");
  return (
    <>
      <Seo
        description={DESCRIPTION}
        isNoIndex={after !== null}
        path={pagePath(paths.guides, after)}
        title="Casino Guides"
      />
      <PageBanner description={DESCRIPTION} icon="book" title="Casino Guides" />
      <div className={`${pageWidth()} ${sectionStyle()} ${column({ isWide: true })}`}>
        <ArticleListState isEmpty={sections.length === 0} match={match} noun="guides" state={state} />
        {sections.map(({ title, articles }, index) => (
          <Section guides={articles} key={title} number={index + 1} title={title} />
        ))}
        <MoreArticles list={data?.articles} match={match} state={state} />
        <section className={`${panel()} ${guides("call")}`}>
          <Icon name="shield" size={28} />
          <div className={grow()}>
            <h2>Read this before any guide</h2>
            <p className={text({ tone: "muted" })}>
              Knowing the odds does not change them. Set your limits first: it takes five minutes.
            </p>
          </div>
          <Link className={button({ tone: "primary", size: "lg" })} to={paths.playSafe}>
            Play Safe
          </Link>
        </section>
      </div>
    </>
  );
}

function Section({ title, number, guides: shown }: { title: string; number: number; guides: readonly Guide[] }) {
  const { icon, summary } = guideSections[title] ?? { icon: "book", summary: "" };
  return (
    <section>
      <div className={guides("head")}>
        <Icon name={icon} size={22} />
        <h2>{title}</h2>
        {summary && <p className={text({ tone: "muted" })}>{summary}</p>}
      </div>
      <ol className={guides("list")}>
        {shown.map((guide, index) => (
          <li key={guide.id}>
            <GuideCard guide={guide} number={`${number}.${index + 1}`} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function GuideCard({ guide, number }: { guide: Guide; number: string }) {
  return (
    <article className={`${card("root")} ${guides("card")}`}>
      <div className={guides("top")}>
        <span aria-hidden="true" className={`${display()} ${guides("number")}`}>
          {number}
        </span>
        <p className={tagList()}>
          {guide.isPopular && (
            <span className={tag({ tone: "info" })}>
              <Icon name="star" size={13} /> Popular
            </span>
          )}
          {guide.difficulty && (
            <span className={tag({ tone: difficultyTones[guide.difficulty] })}>
              {DIFFICULTY_LABELS[guide.difficulty]}
            </span>
          )}
        </p>
      </div>
      <h3>{guide.title}</h3>
      <p className={text({ tone: "muted", size: "small" })}>{guide.excerpt}</p>
      <div className={articleFoot()}>
        {guide.readMinutes !== null && (
          <p className={byline()}>
            <Icon name="clock" size={14} /> {formatReadTime(guide.readMinutes)}
          </p>
        )}
        <Link
          aria-label={`Read Guide: ${guide.title}`}
          className={button({ tone: "secondary", size: "sm" })}
          to={articlePath({ kind: "GUIDE", slug: guide.slug })}
        >
          Read Guide
        </Link>
      </div>
    </article>
  );
}
