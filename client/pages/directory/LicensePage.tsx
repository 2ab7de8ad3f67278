/** One licensing authority: its text and its casinos. */
import { pageQuery } from "../../graphql/pageQuery";
import { usePageQuery } from "../../graphql/usePageQuery";
import { PAGE_SIZE } from "../../shared/limits";
import { licensePath } from "../../shared/paths";
import type { PageProps, RouteMatch } from "../../shared/route";
import { cursorOf } from "../lists/listAddress";
import { LicensePageDocument, type LicensePageQueryVariables } from "./directory.generated";
import { DirectoryEntry } from "./DirectoryEntry";

function variablesOf(match: RouteMatch): LicensePageQueryVariables {
  return { slug: match.params["slug"] ?? "", first: PAGE_SIZE, after: cursorOf(match) };
}

export function licenseQueries(match: RouteMatch) {
  return [pageQuery(LicensePageDocument, variablesOf(match))];
}

export function LicensePage({ match }: PageProps) {
  const { data, ...state } = usePageQuery(LicensePageDocument, variablesOf(match));
  return (
    <DirectoryEntry
      data={data}
      icon="shield"
      introOf={(name) => `Casinos that hold a license of ${name}.`}
      match={match}
      noun="License"
      pathOf={licensePath}
      state={state}
      titleOf={(name) => `Casinos Licensed by ${name}`}
      type="Organization"
    />
  );
}
