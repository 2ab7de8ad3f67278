/** Who we are: what we stand for, where we come from, and the sum that every trust score is. */
import { mission, scoreRules, story, TRUST_START, values } from "../content/about";
import { TRUST_SCORE_MAX } from "../shared/limits";
import { paths } from "../shared/paths";
import { Icon } from "../shared/ui/Icon";
import { Link } from "../shared/ui/Link";
import { PageBanner } from "../shared/ui/PageBanner";
import { PageHead } from "../shared/ui/PageHead";
import { Receipt } from "../shared/ui/Receipt";

const DESCRIPTION =
  "We review casinos and show how every score adds up. Founded in 2020; licensed and regulated casinos only.";

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
  const most = scoreRules.reduce((sum, { points }) => sum + points, TRUST_START);
  const lines = [
    { label: "Every casino starts at", amount: String(TRUST_START) },
    ...scoreRules.map(({ label, lesser, points }) => ({ label, note: lesser, amount: `+${points}` })),
    { label: `No score goes above ${TRUST_SCORE_MAX}`, amount: `\u2212${most - TRUST_SCORE_MAX}` },
  ];
  return (
    <section aria-labelledby="how-we-score" className="panel about-score">
      <h2 id="how-we-score">How we score</h2>
      <p className="muted small">
        The trust score of a casino that misses nothing. Each review shows its own receipt, with the lines it missed.
      </p>
      <Receipt
        caption="How a trust score adds up"
        lines={lines}
        sum={{ label: "Trust score, at most", amount: `${TRUST_SCORE_MAX}/${TRUST_SCORE_MAX}` }}
      />
      <Link className="link row-link" to={paths.allCasinos}>
        See it on every casino <Icon name="arrowRight" size={16} />
      </Link>
    </section>
  );
}
