/** The whole client: providers, the outer error boundary, the layout. The same tree in the browser and on the server. */
import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { HandedResults, type HandedResult } from "../graphql/pageQuery";
import { paths } from "../shared/paths";
import { SiteUrlContext } from "../shared/site";
import { ConfirmHost } from "./ConfirmHost";
import { ErrorBoundary } from "./errors/ErrorBoundary";
import { Layout } from "./Layout";

export interface AppProps {
  client: ApolloClient;
  publicUrl: string;
  /** What the server found out for the address that is shown first. */
  handed: readonly HandedResult[];
  isShell: boolean;
}

const nothing: readonly HandedResult[] = [];

/** Handed results hold for the first address only; going back to it later asks the cache. */
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

export function App({ client, publicUrl, handed, isShell }: AppProps) {
  const handedHere = useFirstAddress(handed, nothing);
  return (
    <ErrorBoundary onGoHome={leaveForHome}>
      <ApolloProvider client={client}>
        <SiteUrlContext value={publicUrl}>
          <HandedResults value={handedHere}>
            <ConfirmHost>
              <Layout isShell={isShell} />
            </ConfirmHost>
          </HandedResults>
        </SiteUrlContext>
      </ApolloProvider>
    </ErrorBoundary>
  );
}
