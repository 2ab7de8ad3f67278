import { jackpotHighlights, type JackpotHighlight } from "../content/jackpots";
import { LazyImage } from "../shared/ui/LazyImage";
import { Monogram } from "../shared/ui/Monogram";

/** Three famous jackpots, with amounts that say of themselves that they are examples. */
export function JackpotHighlights() {
  return (
    <section className="wrap jackpots" aria-labelledby="famous-jackpots">
      <h2 id="famous-jackpots">Three that everybody knows</h2>
      <ul className="cards jackpot-cards">
        {jackpotHighlights.map((jackpot) => (
          <li key={jackpot.name}>
            <JackpotCard jackpot={jackpot} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function JackpotCard({ jackpot: { name, provider, amount, text, imageUrl } }: { jackpot: JackpotHighlight }) {
  return (
    <article className="card jackpot-card">
      <LazyImage className="jackpot-tile" src={imageUrl} alt="" isEager fallback={<Monogram name={name} />} />
      <div className="jackpot-name">
        <p className="tiny">{provider}</p>
        <h3>{name}</h3>
      </div>
      <p className="jackpot-amount">
        {amount} <span className="tag">Example amount</span>
      </p>
      <p className="small muted">{text}</p>
    </article>
  );
}
