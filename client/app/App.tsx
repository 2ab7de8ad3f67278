/**
 * The root component of the client: its providers, the outer error boundary and the layout. The browser and the server
 * render the same tree.
 */
import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { SsrResults, type SsrResult } from "../graphql/pageQuery";
import { paths } from "../shared/paths";
import { SiteChangeContext, SiteContext, SiteUrlContext, type Site } from "../shared/site";
import { ConfirmHost } from "../ui/confirm/ConfirmHost";
import { ErrorBoundary } from "./errors/ErrorBoundary";
import { Layout } from "./Layout";

interface AppProps {
  client: ApolloClient;
  publicUrl: string;
  site: Site;
  /** The server's query results for the first URL. */
  results: readonly SsrResult[];
  isShell: boolean;
}

const nothing: readonly SsrResult[] = [];

/**
 * Returns `value` until the URL changes, and then always `otherwise`. The server's results are valid only for the first
 * URL. Later pages use the cache.
 */
function useFirstAddress<T>(value: T, otherwise: T): T {
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  const [first, setFirst] = useState<string | null>(address);
  if (first !== null && first !== address) setFirst(null);
  return first === address ? value : otherwise;
}

function leaveForHome(): void {
  window.location.assign(paths.home);
}

export function App({ client, publicUrl, results, isShell, site: firstSite }: AppProps) {
  const [site, setSite] = useState(firstSite);
  const resultsHere = useFirstAddress(results, nothing);
  return (
    <SiteContext value={site}>
      <SiteChangeContext value={setSite}>
        <ErrorBoundary onGoHome={leaveForHome}>
          <ApolloProvider client={client}>
            <SiteUrlContext value={publicUrl}>
              <SsrResults value={resultsHere}>
                <ConfirmHost>
                  <Layout isShell={isShell} />
                </ConfirmHost>
              </SsrResults>
            </SiteUrlContext>
          </ApolloProvider>
        </ErrorBoundary>
      </SiteChangeContext>
    </SiteContext>
  );
}
