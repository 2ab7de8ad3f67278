/** The guides: four sections that build on each other, and a way to Play Safe at the end. */
import { guideSections, type Difficulty, type Guide, type GuideSection } from "../content/guides";
import { paths } from "../shared/paths";
import { Icon } from "../shared/ui/Icon";
import { Link } from "../shared/ui/Link";
import { NotYetButton } from "../shared/ui/NotYetButton";
import { PageBanner } from "../shared/ui/PageBanner";
import { PageHead } from "../shared/ui/PageHead";

const DESCRIPTION =
  "From your first account to the formula behind a bonus, in an order in which each guide needs only those before it.";

/** Green, yellow, red. */
const difficultyTags: Readonly<Record<Difficulty, string>> = {
  Beginner: "tag-ok",
  Intermediate: "tag-gold",
  Advanced: "tag-warn",
};

export function GuidesPage() {
  return (
    <>
      <PageHead description={DESCRIPTION} path={paths.guides} title="Casino Guides" />
      <PageBanner description={DESCRIPTION} icon="book" title="Casino Guides" />
      <div className="wrap section stack-wide">
        {guideSections.map((section, index) => (
          <Section key={section.title} number={index + 1} section={section} />
        ))}
        <section className="panel call">
          <Icon name="shield" size={28} />
          <div className="grow">
            <h2>The guide that comes before all others</h2>
            <p className="muted">
              Knowing the odds does not change them. Set your limits first; it takes five minutes.
            </p>
          </div>
          <Link className="btn btn-primary btn-lg" to={paths.playSafe}>
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
      <div className="guide-head">
        <Icon name={section.icon} size={22} />
        <h2>{section.title}</h2>
        <p className="muted">{section.summary}</p>
      </div>
      <ol className="guide-grid">
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
    <article className="card guide">
      <div className="guide-top">
        <span aria-hidden="true" className="display guide-number">
          {number}
        </span>
        <p className="tags">
          {guide.popular && (
            <span className="tag tag-info">
              <Icon name="star" size={13} /> Popular
            </span>
          )}
          <span className={`tag ${difficultyTags[guide.difficulty]}`}>{guide.difficulty}</span>
        </p>
      </div>
      <h3>{guide.title}</h3>
      <p className="muted small">{guide.description}</p>
      <div className="news-foot">
        <p className="byline">
          <Icon name="clock" size={14} /> {guide.readTime}
        </p>
        <NotYetButton className="btn-sm">Read Guide</NotYetButton>
      </div>
    </article>
  );
}
