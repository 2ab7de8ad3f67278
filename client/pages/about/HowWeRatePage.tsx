/** Explains how the trust score adds up and how lists are sorted. The scoring rules come from the API. */
import { orders, promises, score } from "../../content/howWeRate";
import { ScoringRules } from "../../features/casinos/trust/ScoringRules";
import { ScoringRulesDocument } from "../../features/casinos/trust/ScoringRules.generated";
import { pageQuery } from "../../graphql/pageQuery";
import { paths } from "../../shared/paths";
import { Icon } from "../../ui/Icon";
import { Link } from "../../ui/Link";
import { PageBanner } from "../../ui/PageBanner";
import { Seo } from "../../ui/Seo";
import { link, pageWidth, panel, section, sectionHead, text as textStyle } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import type * as recipes from "./about.recipe";
import type * as articleRecipes from "../articles/articles.recipe";

const about = slotClass<typeof recipes.about>("about");
const pointList = slotClass<typeof articleRecipes.pointList>("points");

const DESCRIPTION = "The rules behind every trust score and the order of every list. No casino can pay for its place.";

export function howWeRateQueries() {
  return [pageQuery(ScoringRulesDocument, {})];
}

export function HowWeRatePage() {
  const [lead, ...rest] = score;
  return (
    <>
      <Seo description={DESCRIPTION} path={paths.howWeRate} title="How We Rate" />
      <PageBanner
        description="Fixed points, listed here. No casino can pay for its place."
        icon="check"
        title="How We Rate"
      />
      <div className={`${pageWidth()} ${section()} ${about("root")}`}>
        <section className={about("mission")}>
          <h2>How a score adds up</h2>
          <p className={about("lead")}>{lead}</p>
          {rest.map((paragraph) => (
            <p className={textStyle({ tone: "muted" })} key={paragraph}>
              {paragraph}
            </p>
          ))}
        </section>
        <section className={`${panel({ look: "paper" })} ${about("score")}`}>
          <h2>The scoring rules</h2>
          <ScoringRules />
          <Link className={link({ isRow: true })} to={paths.allCasinos}>
            See casinos with their scores <Icon name="arrowRight" size={16} />
          </Link>
        </section>
        <section className={about("story")}>
          <h2>How our lists are sorted</h2>
          <div className={about("text")}>
            {orders.map(({ list, text }) => (
              <p key={list}>
                <strong>{list}.</strong> {text}
              </p>
            ))}
          </div>
        </section>
        <section className={about("values")}>
          <h2 className={sectionHead()}>What a casino can&apos;t buy</h2>
          <ul className={pointList("root")}>
            {promises.map(({ title, text, icon }) => (
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
