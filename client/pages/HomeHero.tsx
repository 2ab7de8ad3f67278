import type { ReactNode } from "react";
import { paths } from "../shared/paths";
import { Icon } from "../shared/ui/Icon";
import { Link } from "../shared/ui/Link";

const STATS = [
  { figure: "500+", label: "casinos reviewed" },
  { figure: "50K+", label: "players helped" },
  { figure: "18+", label: "play responsibly" },
] as const;

/** The home page's opening: what the site is, beside a receipt that shows it. */
export function HomeHero({ receipt }: { receipt: ReactNode }) {
  return (
    <section className="hero">
      <div className="wrap hero-inner">
        <div>
          <p className="tag tag-ok">
            <Icon name="check" size={14} /> We recommend licensed casinos only
          </p>
          <h1 className="hero-title">
            Every score, <br />
            with its receipt.
          </h1>
          <p className="hero-text">
            Reviews of casinos, bonuses and games that show how each number was reached, and what an offer really asks
            of you.
          </p>
          <div className="row-wrap hero-actions">
            <Link to={paths.allCasinos} className="btn btn-primary btn-lg">
              Get Started
            </Link>
            <Link to={paths.aboutUs} className="btn btn-secondary btn-lg">
              How we score
            </Link>
          </div>
          <dl className="hero-stats">
            {STATS.map(({ figure, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="display">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
        {receipt}
      </div>
    </section>
  );
}
