/** Playing safely: the rules, the signs, the people who help, the tools. Nothing here sells anything. */
import { guidelines, priceOfAnHour, safetyTools, warningSigns, type SafetyPoint } from "../content/playSafe";
import { ADULT_AGE } from "../shared/limits";
import { paths } from "../shared/paths";
import { Icon } from "../shared/ui/Icon";
import { NotYetButton } from "../shared/ui/NotYetButton";
import { PageBanner } from "../shared/ui/PageBanner";
import { PageHead } from "../shared/ui/PageHead";
import { Receipt } from "../shared/ui/Receipt";
import { SupportOrganisations } from "./SupportOrganisations";

const DESCRIPTION =
  "How to keep gambling a game, how to tell when it is none any more, and who helps, for free and in confidence.";

export function PlaySafePage() {
  return (
    <>
      <PageHead description={DESCRIPTION} path={paths.playSafe} title="Play Safe" />
      <PageBanner description={DESCRIPTION} icon="shield" title="Play Safe">
        <div className="row-wrap">
          <a className="btn btn-primary" href="#help">
            Find help now
          </a>
        </div>
      </PageBanner>
      <div className="wrap section stack-wide">
        <section className="adult-notice">
          <Icon name="warning" size={26} />
          <div>
            <h2>{ADULT_AGE}+ Only</h2>
            <p>
              You must be at least {ADULT_AGE} to gamble, and older where your law says so. Keep your account and your
              passwords away from children, and never let a minor play on your behalf.
            </p>
          </div>
        </section>
        <section>
          <h2 className="section-head">Four guidelines</h2>
          <Points points={guidelines} />
        </section>
        <div className="signs">
          <WarningSigns />
          <PriceOfAnHour />
        </div>
        <SupportOrganisations />
        <section>
          <h2 className="section-head">Casino safety tools</h2>
          <Points points={safetyTools} />
        </section>
      </div>
    </>
  );
}

function Points({ points }: { points: readonly SafetyPoint[] }) {
  return (
    <ul className="point-grid">
      {points.map(({ title, text, icon }) => (
        <li className="panel point" key={title}>
          <Icon name={icon} size={22} />
          <h3>{title}</h3>
          <p className="muted small">{text}</p>
        </li>
      ))}
    </ul>
  );
}

function WarningSigns() {
  return (
    <section aria-labelledby="warning-signs" className="panel">
      <h2 id="warning-signs">Warning signs</h2>
      <p className="muted">
        One of them on one evening is human. Several, or the same one again and again, is a reason to talk to somebody.
      </p>
      <ol className="sign-list">
        {warningSigns.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ol>
      <NotYetButton>Take Full Assessment</NotYetButton>
    </section>
  );
}

function PriceOfAnHour() {
  return (
    <section aria-labelledby="price-of-an-hour" className="panel panel-receipt">
      <h2 id="price-of-an-hour">What an hour costs</h2>
      <p className="muted small">
        An example, on a slot. The average hides good hours and bad ones; it never turns into an income.
      </p>
      <Receipt caption="What an hour on a slot costs on average" {...priceOfAnHour} />
      <p className="muted small">With your own figures: spins, times the stake, times what the game keeps.</p>
    </section>
  );
}
