import { Link } from "../../shared/ui/Link";
import { popularSearchPath, searchPagePopular } from "./popularSearches";
import { rememberSearch } from "./recentSearches";

const tips = [
  "A few letters of a name are enough; a typing mistake is forgiven.",
  "Game providers, payment methods and licenses are searched too: try 'Skrill' or 'MGA'.",
  "Several words find the casinos that match all of them.",
];

/** What the search page shows before there is a text. */
export function SearchStart() {
  return (
    <section aria-label="Where to begin" className="wrap section">
      <div className="search-start">
        <div>
          <h2>Search tips</h2>
          <ul className="search-tips">
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </div>
        <div>
          <h2>Popular searches</h2>
          <ul className="row-wrap">
            {searchPagePopular.map((text) => (
              <li key={text}>
                <Link className="chip chip-lg" onClick={() => rememberSearch(text)} to={popularSearchPath(text)}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
