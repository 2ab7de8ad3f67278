/** The built index.html, split at its placeholders in advance, so filling them in requires no searching. */
import { StartupError } from "../../shared/errors.js";

export interface PageContent {
  head: string;
  body: string;
  /** The client's initial state as JSON. Null if there is none. */
  state: string | null;
  htmlAttributes?: string | undefined;
}

export type FillTemplate = (content: PageContent) => string;

const placeholders = ["<!--head-->", "<!--body-->", "<!--state-->"] as const;

/** @throws StartupError when the template lacks a placeholder. */
export function parseTemplate(html: string): FillTemplate {
  const missing = placeholders.find((each) => html.split(each).length !== 2);
  if (missing !== undefined)
    throw new StartupError(`The built index.html lacks ${missing}: build the client again with npm run build.`);
  const [start, afterHead = ""] = html.split(placeholders[0]);
  const [beforeBody, afterBody = ""] = afterHead.split(placeholders[1]);
  const [beforeState, end] = afterBody.split(placeholders[2]);
  return ({ head, body, state, htmlAttributes }) => {
    const opened = htmlAttributes ? start!.replace(/<html\b[^>]*/, (tag) => `${tag} ${htmlAttributes}`) : start;
    return `${opened}${head}${beforeBody}${body}${beforeState}${stateScript(state)}${end}`;
  };
}

/** Creates a data block, which the CSP allows because browsers do not execute it. No `<` in the data can end it. */
function stateScript(state: string | null): string {
  if (state === null || state === "") return "";
  return `<script type="application/json" id="state">${state.replaceAll("<", String.raw`\u003c`)}</script>`;
}
