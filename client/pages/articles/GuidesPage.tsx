/** The guides page, with four sections of increasing difficulty and a link to Play Safe at the end. */
import { guideSections, type Difficulty, type Guide, type GuideSection } from "../../content/guides";
import { paths } from "../../shared/paths";
import { Icon } from "../../ui/Icon";
import { Link } from "../../ui/Link";
import { PlaceholderButton } from "../../ui/PlaceholderButton";
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

const guides = slotClass<typeof recipes.guides>("guides");
const byline = recipeClass<typeof articleRecipes.byline>("byline");
const articleFoot = recipeClass<typeof articleRecipes.articleFoot>("article-foot");

const DESCRIPTION = "From your first account to the formula behind a bonus. Each guide needs only the ones before it.";

/** The colors of the difficulties: green, yellow and red. */
const difficultyTones: Readonly<Record<Difficulty, "ok" | "gold" | "warn">> = {
  Beginner: "ok",
  Intermediate: "gold",
  Advanced: "warn",
};

export function GuidesPage() {
  return (
    <>
      <Seo description={DESCRIPTION} path={paths.guides} title="Casino Guides" />
      <PageBanner description={DESCRIPTION} icon="book" title="Casino Guides" />
      <div className={`${pageWidth()} ${sectionStyle()} ${column({ isWide: true })}`}>
        {guideSections.map((section, index) => (
          <Section key={section.title} number={index + 1} section={section} />
        ))}
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

function Section({ section, number }: { section: GuideSection; number: number }) {
  return (
    <section>
      <div className={guides("head")}>
        <Icon name={section.icon} size={22} />
        <h2>{section.title}</h2>
        <p className={text({ tone: "muted" })}>{section.summary}</p>
      </div>
      <ol className={guides("list")}>
        {section.guides.map((guide, index) => (
          <li key={guide.title}>
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
          {guide.popular && (
            <span className={tag({ tone: "info" })}>
              <Icon name="star" size={13} /> Popular
            </span>
          )}
          <span className={tag({ tone: difficultyTones[guide.difficulty] })}>{guide.difficulty}</span>
        </p>
      </div>
      <h3>{guide.title}</h3>
      <p className={text({ tone: "muted", size: "small" })}>{guide.description}</p>
      <div className={articleFoot()}>
        <p className={byline()}>
          <Icon name="clock" size={14} /> {guide.readTime}
        </p>
        <PlaceholderButton size="sm">Read Guide</PlaceholderButton>
      </div>
    </article>
  );
}
