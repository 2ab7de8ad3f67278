/** Builds the text and the HTML of an email. The emails contain no pictures and no tracking. */
import { escapeMarkup } from "../../shared/escapeMarkup.js";
import type { Mail } from "./mailQueue.js";

/** The site that an email comes from. */
export interface MailSite {
  name: string;
  /** The site's own origin, which never comes from a request. */
  url: string;
}

export type Paragraph = string | { url: string };

export function mailBody(paragraphs: Paragraph[]): Pick<Mail, "text" | "html"> {
  const lines = paragraphs.map((each) => (typeof each === "string" ? each : each.url));
  const elements = paragraphs.map((each) => {
    const text = escapeMarkup(typeof each === "string" ? each : each.url);
    return typeof each === "string" ? `<p>${text}</p>` : `<p><a href="${text}">${text}</a></p>`;
  });
  return {
    text: `${lines.join("\n\n")}\n`,
    html: `<!doctype html><html lang="en"><body>\n${elements.join("\n")}\n</body></html>\n`,
  };
}
