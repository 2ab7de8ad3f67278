/**
 * The pages about games, providers, payment methods and licensing authorities. One component serves all four path
 * patterns.
 */
import { isUnder, paths } from "../../shared/paths";
import type { PageModule } from "../../graphql/pageQuery";
import type { PageProps, RouteMatch } from "../../shared/route";
import { GamePage, gameQueries } from "./GamePage";
import { LicensePage, licenseQueries } from "./LicensePage";
import { PaymentMethodPage, paymentMethodQueries } from "./PaymentMethodPage";
import { ProviderPage, providerQueries } from "./ProviderPage";

const game: Required<PageModule> = { Page: GamePage, queries: gameQueries };

const others: readonly [pattern: string, page: Required<PageModule>][] = [
  [paths.providerPattern, { Page: ProviderPage, queries: providerQueries }],
  [paths.paymentMethodPattern, { Page: PaymentMethodPage, queries: paymentMethodQueries }],
  [paths.licensePattern, { Page: LicensePage, queries: licenseQueries }],
];

function pageOf({ path }: RouteMatch): Required<PageModule> {
  return others.find(([pattern]) => isUnder(path, pattern))?.[1] ?? game;
}

export function directoryQueries(match: RouteMatch) {
  return pageOf(match).queries(match);
}

export function DirectoryPage({ match }: PageProps) {
  const { Page } = pageOf(match);
  return <Page match={match} />;
}
