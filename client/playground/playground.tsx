import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { GraphiQL } from "graphiql";
import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import { EXAMPLES } from "./examples";

async function fetchAnswer(params: object): Promise<never> {
  const response = await fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(params),
  });
  return (await response.json()) as never;
}

createRoot(document.getElementById("playground")!).render(
  <StrictMode>
    <GraphiQL fetcher={fetchAnswer} defaultTabs={EXAMPLES} isHeadersEditorEnabled={false}>
      <GraphiQL.Logo>
        <a className="playgroundName" href="/">
          HonestOdds
        </a>
      </GraphiQL.Logo>
    </GraphiQL>
  </StrictMode>,
);
