import { paths } from "../paths";

/** What a page that only a script can fill says where there is none. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="wrap section">
        This page needs JavaScript. The lists do without:{" "}
        <a className="link" href={paths.allCasinos}>
          Browse All Casinos
        </a>
      </p>
    </noscript>
  );
}
