/** The built index.html, cut at its marks so that a page is put together without searching. */
import { StartupError } from "../../shared/errors.js";

export interface PageContent {
  head: string;
  body: string;
  /** JSON that the client takes over; null where it starts with nothing. */
  state: string | null;
  htmlAttributes?: string | undefined;
}

export type FillTemplate = (content: PageContent) => string;

const marks = ["<!--head-->", "<!--body-->", "<!--state-->"] as const;

/** @throws StartupError when the template lacks a mark. */
export function openTemplate(html: string): FillTemplate {
  const missing = marks.find((mark) => html.split(mark).length !== 2);
  if (missing !== undefined)
    throw new StartupError(`The built index.html lacks ${missing}: build the client again with npm run build.`);
  const [start, afterHead = ""] = html.split(marks[0]);
  const [beforeBody, afterBody = ""] = afterHead.split(marks[1]);
  const [beforeState, end] = afterBody.split(marks[2]);
  return ({ head, body, state, htmlAttributes }) => {
    const opened = htmlAttributes ? start!.replace(/<html\b[^>]*/, (tag) => `${tag} ${htmlAttributes}`) : start;
    return `${opened}${head}${beforeBody}${body}${beforeState}${stateScript(state)}${end}`;
  };
}

/** A data block, which needs no permission to run. No `<` in it, so that nothing in the data can end it. */
function stateScript(state: string | null): string {
  if (state === null || state === "") return "";
  return `<script type="application/json" id="state">${state.replaceAll("<", String.raw`\u003c`)}</script>`;
}
