import { useMonaco } from "@graphiql/react";
import { StrictMode, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { GraphiQL } from "graphiql";
import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import { followTheme, useThemeChoice } from "../app/header/themeChoice";
import { paths } from "../shared/paths";
import { splitName } from "../../shared/splitName";
import { EXAMPLES } from "./examples";
import { editorTheme, editorThemes, houseSheet, themes } from "./look";

/** Sends an operation. Headers that the visitor typed override the default headers. */
async function fetchAnswer(params: object, { headers: typed = {} }: { headers?: object } = {}): Promise<never> {
  const headers = new Headers({ "content-type": "application/json", accept: "application/json" });
  for (const [name, value] of Object.entries(typed)) headers.set(name, String(value));
  const response = await fetch("/graphql", { method: "POST", headers, body: JSON.stringify(params) });
  return (await response.json()) as never;
}

/** Sets the editor's colors before its first paint. */
function EditorColors() {
  const monaco = useMonaco((state) => state.monaco);
  useLayoutEffect(() => {
    for (const theme of themes) monaco?.editor.defineTheme(editorThemes[theme], editorTheme(theme));
  }, [monaco]);
  return null;
}

/** Shows GraphiQL with the site's name, in the theme that the visitor chose on the site. */
function Playground({ site }: { site: string }) {
  const { start, end } = splitName(site);
  return (
    <>
      <EditorColors />
      <GraphiQL defaultTabs={EXAMPLES} editorTheme={editorThemes} fetcher={fetchAnswer} forcedTheme={useThemeChoice()}>
        <GraphiQL.Logo>
          <a className="playground-name" href={paths.home}>
            {start}
            {end && <span>{end}</span>} <small>API</small>
          </a>
        </GraphiQL.Logo>
      </GraphiQL>
    </>
  );
}

followTheme();
const sheet = document.createElement("style");
sheet.textContent = houseSheet();
document.head.append(sheet);

const root = document.getElementById("playground")!;
createRoot(root).render(
  <StrictMode>
    <Playground site={root.dataset["site"] ?? ""} />
  </StrictMode>,
);
