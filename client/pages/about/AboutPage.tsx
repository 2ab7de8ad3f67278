/** The About page: the site's mission, its story and the rules of the trust score. */
import { missionOf, storyOf, values } from "../../content/about";
import { ScoringRules } from "../../features/casinos/trust/ScoringRules";
import { ScoringRulesDocument } from "../../features/casinos/trust/ScoringRules.generated";
import { pageQuery } from "../../graphql/pageQuery";
import { usePageQuery } from "../../graphql/usePageQuery";
import { HOW_WE_SCORE_ID, paths } from "../../shared/paths";
import { useAnchor } from "../../shared/hooks/useAnchor";
import { useSite, type Site } from "../../shared/site";
import { Icon } from "../../ui/Icon";
import { Link } from "../../ui/Link";
import { PageBanner } from "../../ui/PageBanner";
import { Seo } from "../../ui/Seo";
import { link, pageWidth, panel, section, sectionHead, text as textStyle } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import { AboutPageDocument } from "./AboutPage.generated";
import type * as recipes from "./about.recipe";
import type * as articleRecipes from "../articles/articles.recipe";

const about = slotClass<typeof recipes.about>("about");
const pointList = slotClass<typeof articleRecipes.pointList>("points");

function describe({ foundedYear }: Site): string {
  const founded = foundedYear === null ? "" : ` Founded in ${foundedYear}.`;
  return `We review casinos and show how every score adds up.${founded} We recommend only licensed and regulated casinos.`;
}

export function aboutQueries() {
  return [pageQuery(AboutPageDocument, {}), pageQuery(ScoringRulesDocument, {})];
}

export function AboutPage() {
  const site = useSite();
  const { mission, story } = useTexts(site);
  const [lead, ...rest] = mission;
  return (
    <>
      <Seo description={describe(site)} path={paths.aboutUs} title="About Us" />
      <PageBanner
        description="Reviews by editors who show every step of the calculation."
        icon="info"
        title="About Us"
      />
      <div className={`${pageWidth()} ${section()} ${about("root")}`}>
        <section className={about("mission")}>
          <h2>Our Mission</h2>
          {lead && <p className={about("lead")}>{lead}</p>}
          {rest.map((paragraph) => (
            <p className={textStyle({ tone: "muted" })} key={paragraph}>
              {paragraph}
            </p>
          ))}
        </section>
        <HowWeScore />
        <section className={about("story")}>
          <h2>Our Story</h2>
          <div className={about("text")}>
            {story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
        <section className={about("values")}>
          <h2 className={sectionHead()}>What we stand for</h2>
          <ul className={pointList("root", { isFour: values.length === 4 })}>
            {values.map(({ title, text, icon }) => (
              <li className={`${panel()} ${pointList("point")}`} key={title}>
                <Icon name={icon} size={22} />
                <h3>{title}</h3>
                <p className={textStyle({ tone: "muted", size: "small" })}>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

/** Returns the paragraphs of the mission and the story. If the API does not respond, returns the starter text. */
function useTexts(site: Site): { mission: readonly string[]; story: readonly string[] } {
  const { data, isLoading } = usePageQuery(AboutPageDocument, {});
  if (isLoading) return { mission: [], story: [] };
  const { mission = null, story = null } = data?.siteSettings ?? {};
  return { mission: missionOf(mission), story: storyOf(story, site) };
}

function HowWeScore() {
  const heading = useAnchor<HTMLHeadingElement>(HOW_WE_SCORE_ID, true);
  return (
    <section aria-labelledby={HOW_WE_SCORE_ID} className={`${panel({ look: "paper" })} ${about("score")}`}>
      <h2 id={HOW_WE_SCORE_ID} ref={heading} tabIndex={-1}>
        How we score
      </h2>
      <p className={textStyle({ tone: "muted", size: "small" })}>
        All the points that a casino can earn. Each review shows its own receipt, including missed points.
      </p>
      <ScoringRules />
      <Link className={link({ isRow: true })} to={paths.allCasinos}>
        See casinos with their scores <Icon name="arrowRight" size={16} />
      </Link>
    </section>
  );
}
