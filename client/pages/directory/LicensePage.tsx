/** The page about a licensing authority, with its text and its casinos. */
import { LicenseLine } from "../../features/casinos/facts/CasinoDetailLine";
import { pageQuery } from "../../graphql/pageQuery";
import { usePageQuery } from "../../graphql/usePageQuery";
import { PAGE_SIZE } from "../../shared/limits";
import { licensePath } from "../../shared/paths";
import type { PageProps, RouteMatch } from "../../shared/route";
import { cursorOf } from "../listAddress";
import { LicensePageDocument, type LicensePageQuery, type LicensePageQueryVariables } from "./directory.generated";
import { DirectoryEntry, type Entry } from "./DirectoryEntry";

function variablesOf(match: RouteMatch): LicensePageQueryVariables {
  return { slug: match.params["slug"] ?? "", first: PAGE_SIZE, after: cursorOf(match) };
}

export function licenseQueries(match: RouteMatch) {
  return [pageQuery(LicensePageDocument, variablesOf(match))];
}

type ListedCasino = LicensePageQuery["casinos"]["edges"][number]["node"];

function licenseLineOf({ casinoLicenses, name }: ListedCasino, { slug }: Entry) {
  return <LicenseLine casino={name} license={casinoLicenses.find(({ authority }) => authority.slug === slug)} />;
}

export function LicensePage({ match }: PageProps) {
  const { data, ...state } = usePageQuery(LicensePageDocument, variablesOf(match));
  return (
    <DirectoryEntry
      data={data}
      detailOf={licenseLineOf}
      icon="shield"
      introOf={(name) => `Casinos licensed by ${name}.`}
      match={match}
      noun="License"
      pathOf={licensePath}
      state={state}
      titleOf={(name) => `Casinos Licensed by ${name}`}
      type="Organization"
    />
  );
}
