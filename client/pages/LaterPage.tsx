import { paths } from "../shared/paths";
import type { PageProps } from "../shared/route";
import { PageBanner } from "../shared/ui/PageBanner";
import { PageHead } from "../shared/ui/PageHead";
import { Link } from "../shared/ui/Link";
import { laterSections } from "./laterSections";

const sentence = "This section opens with a later release.";

/** An honest page for a section that is not open yet. */
export function LaterPage({ match: { path } }: PageProps) {
  const { title, icon } = laterSections[path] ?? { title: "Later", icon: "clock" as const };
  return (
    <>
      <PageHead
        description={`${title}: this section opens with a later release.`}
        isNoIndex
        path={path}
        title={title}
      />
      <PageBanner description={sentence} icon={icon} title={title}>
        <div className="row-wrap">
          <Link className="btn btn-primary" to={paths.allCasinos}>
            Browse All Casinos
          </Link>
          <Link className="btn btn-secondary" to={paths.home}>
            Home
          </Link>
        </div>
      </PageBanner>
    </>
  );
}
