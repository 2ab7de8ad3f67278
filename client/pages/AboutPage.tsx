/** Who we are: what we stand for, where we come from, and the rules of the trust score. */
import { mission, story, values } from "../content/about";
import { AboutDocument } from "../graphql/documents/About";
import type { AboutQuery } from "../graphql/generated";
import { pageQuery } from "../graphql/pageQuery";
import { usePageQuery } from "../graphql/usePageQuery";
import { messages } from "../shared/messages";
import { HOW_WE_SCORE_ID, paths } from "../shared/paths";
import { useAnchor } from "../shared/useAnchor";
import { ErrorLine } from "../shared/ui/ErrorLine";
import { Icon } from "../shared/ui/Icon";
import { Link } from "../shared/ui/Link";
import { PageBanner } from "../shared/ui/PageBanner";
import { PageHead } from "../shared/ui/PageHead";
import { Receipt } from "../shared/ui/Receipt";

const DESCRIPTION =
  "We review casinos and show how every score adds up. Founded in 2020; licensed and regulated casinos only.";

export function aboutQueries() {
  return [pageQuery(AboutDocument, {})];
}

export function AboutPage() {
  const [lead, ...rest] = mission;
  return (
    <>
      <PageHead description={DESCRIPTION} path={paths.aboutUs} title="About Us" />
      <PageBanner
        description="An editor with a calculator, and the habit of showing both sides of the sum."
        icon="info"
        title="About Us"
      />
      <div className="wrap section about">
        <section className="about-mission">
          <h2>Our Mission</h2>
          <p className="about-lead">{lead}</p>
          {rest.map((paragraph) => (
            <p className="muted" key={paragraph}>
              {paragraph}
            </p>
          ))}
        </section>
        <HowWeScore />
        <section className="about-story">
          <h2>Our Story</h2>
          <div className="about-story-text">
            {story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
        <section className="about-values">
          <h2 className="section-head">What we hold on to</h2>
          <ul className="point-grid">
            {values.map(({ title, text, icon }) => (
              <li className="panel point" key={title}>
                <Icon name={icon} size={22} />
                <h3>{title}</h3>
                <p className="muted small">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

function HowWeScore() {
  const { data, error, isLoading, retry } = usePageQuery(AboutDocument, {});
  const heading = useAnchor<HTMLHeadingElement>(HOW_WE_SCORE_ID, true);
  return (
    <section aria-labelledby={HOW_WE_SCORE_ID} className="panel about-score">
      <h2 id={HOW_WE_SCORE_ID} ref={heading} tabIndex={-1}>
        How we score
      </h2>
      <p className="muted small">
        The trust score of a casino that misses nothing. Each review shows its own receipt, with the lines it missed.
      </p>
      {isLoading && <span aria-hidden="true" className="skeleton block-receipt" />}
      {error && <ErrorLine message={messages.rulesFailed} onRetry={retry} />}
      {data && data.scoringRules.rules.length > 0 && <ScoringRules rules={data.scoringRules} />}
      <Link className="link row-link" to={paths.allCasinos}>
        See it on every casino <Icon name="arrowRight" size={16} />
      </Link>
    </section>
  );
}

function ScoringRules({ rules: { start, maximum, rules } }: { rules: AboutQuery["scoringRules"] }) {
  const most = rules.reduce((sum, { points }) => sum + points, start);
  const lines = [
    { label: "Every casino starts at", amount: String(start) },
    ...rules.map(({ label, lesser, points }) => ({
      label,
      ...(lesser && { note: `${lesser.label}: +${lesser.points}` }),
      amount: `+${points}`,
    })),
    { label: `No score goes above ${maximum}`, amount: `\u2212${most - maximum}` },
  ];
  return (
    <Receipt
      caption="How a trust score adds up"
      lines={lines}
      sum={{ label: "Trust score, at most", amount: `${maximum}/${maximum}` }}
    />
  );
}
