import { banner, grow, pageWidth, skeleton, link, section } from "../theme/classes";
import { paths } from "../shared/paths";

/** The placeholder for a page that is loading. Without JavaScript, it says that the page needs JavaScript. */
export function PageSkeleton() {
  return (
    <div aria-busy="true" aria-label="Loading" role="status">
      <div className={banner("root")}>
        <div className={`${pageWidth()} ${banner("inner")}`}>
          <span className={skeleton()} style={{ width: 52, height: 52 }} />
          <div className={grow()}>
            <span className={skeleton()} style={{ width: "min(320px, 70%)", height: 38 }} />
            <span className={`${skeleton()} ${banner("text")}`} style={{ height: 20 }} />
          </div>
        </div>
      </div>
      <NoScriptNotice />
    </div>
  );
}

/** The notice that a page needs JavaScript. It appears only without JavaScript. */
export function NoScriptNotice() {
  return (
    <noscript>
      <p className={`${pageWidth()} ${section()}`}>
        This page needs JavaScript. The casino list works without it:{" "}
        <a className={link()} href={paths.allCasinos}>
          Browse All Casinos
        </a>
      </p>
    </noscript>
  );
}
