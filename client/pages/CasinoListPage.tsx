/** The casino lists: one page for six addresses. Further pages are links that a crawler can follow, loaded in place by script. */
import { CasinoGrid, CasinoGridSkeleton } from "../features/casinos/CasinoGrid";
import { ShowMore } from "../features/casinos/ShowMore";
import { CasinoListDocument } from "../graphql/documents/CasinoList";
import type { CasinoListQueryVariables } from "../graphql/generated";
import { pageQuery, type Failure } from "../graphql/pageQuery";
import { usePageQuery } from "../graphql/usePageQuery";
import { PAGE_SIZE } from "../shared/limits";
import { loadError, messages } from "../shared/messages";
import { paths } from "../shared/paths";
import { plural } from "../shared/plural";
import type { PageProps, RouteMatch } from "../shared/route";
import { usePageStatus } from "../shared/serverResponse";
import { EmptyState } from "../shared/ui/EmptyState";
import { ErrorLine } from "../shared/ui/ErrorLine";
import { Link } from "../shared/ui/Link";
import { PageBanner } from "../shared/ui/PageBanner";
import { PageHead } from "../shared/ui/PageHead";
import { casinoCardSlots } from "./casinoCardSlots";
import { casinoListVariant } from "./casinoListVariants";

function variablesOf({ path, query }: RouteMatch): CasinoListQueryVariables {
  return { filter: casinoListVariant(path).filter, first: PAGE_SIZE, after: query["after"] || null };
}

export function casinoListQueries(match: RouteMatch) {
  return [pageQuery(CasinoListDocument, variablesOf(match))];
}

/** The address of the page that starts after a cursor. */
function pagePath(path: string, after: string): string {
  return `${path}?after=${encodeURIComponent(after)}`;
}

/** A page's cursor that the server can't place, such as one of another list, is a page that does not exist. */
function isWrongCursor(error: Failure | undefined, { query }: RouteMatch): boolean {
  return error?.code === "BAD_USER_INPUT" && Boolean(query["after"]);
}

function statusOf(error: Failure | undefined, match: RouteMatch): number {
  if (!error) return 200;
  return isWrongCursor(error, match) ? 404 : 503;
}

export function CasinoListPage({ match }: PageProps) {
  const { path, query } = match;
  const variant = casinoListVariant(path);
  const { data, error, isLoading, isFetchingMore, retry, fetchMore } = usePageQuery(
    CasinoListDocument,
    variablesOf(match),
  );
  usePageStatus(statusOf(error, match));
  const casinos = data?.casinos;
  const after = query["after"];

  return (
    <>
      <PageHead
        title={variant.seoTitle}
        description={variant.seoDescription}
        path={after ? pagePath(path, after) : path}
        isNoIndex={Boolean(error)}
      />
      <PageBanner title={variant.title} description={variant.text} icon={variant.icon} />
      <section className="wrap section">
        {isLoading && <LoadingCasinos />}
        {error &&
          (isWrongCursor(error, match) ? (
            <NoSuchPage path={path} />
          ) : (
            <ErrorLine message={loadError("casinos", error.message)} onRetry={retry} />
          ))}
        {casinos && !error && (
          <>
            <div className="section-head">
              <h2>{plural(casinos.totalCount, "Casino Found", "Casinos Found")}</h2>
              {after && (
                <Link to={path} className="link">
                  Back to the first page
                </Link>
              )}
            </div>
            {casinos.edges.length === 0 && <NoCasinos />}
            <CasinoGrid casinos={casinos.edges.map(({ node }) => node)} slots={casinoCardSlots} isFirst />
            {casinos.pageInfo.hasNextPage && casinos.pageInfo.endCursor && (
              <ShowMore
                href={pagePath(path, casinos.pageInfo.endCursor)}
                isLoading={isFetchingMore}
                progress={after ? undefined : `Showing ${casinos.edges.length} of ${casinos.totalCount}`}
                onMore={() => fetchMore({ after: casinos.pageInfo.endCursor })}
              />
            )}
          </>
        )}
      </section>
    </>
  );
}

function LoadingCasinos() {
  return (
    <>
      <div className="section-head">
        <span className="skeleton line-count" />
      </div>
      <CasinoGridSkeleton />
    </>
  );
}

function NoCasinos() {
  return (
    <EmptyState title={messages.noCasinosFound} text="Nothing in our catalogue fits this page at the moment.">
      <Link to={paths.allCasinos} className="btn btn-primary">
        Browse All Casinos
      </Link>
    </EmptyState>
  );
}

function NoSuchPage({ path }: { path: string }) {
  return (
    <EmptyState
      title="This page of the list does not exist"
      text="Its address is incomplete, or the list has changed since it was made."
    >
      <Link to={path} className="btn btn-primary">
        Go to the first page
      </Link>
    </EmptyState>
  );
}
