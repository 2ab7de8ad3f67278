import { describe, expect, it } from "@jest/globals";
import { parse } from "parse5";

import { hostileMarkdown } from "../../test/hostile/hostileMarkdown.js";
import { signUpEmail } from "./newsletter.emails.js";

const subscription = { email: "ann@example.com", confirmToken: "c", unsubscribeToken: "u" };

interface Node {
  nodeName: string;
  tagName?: string;
  value?: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Node[];
}

function elementsIn(node: Node): Node[] {
  return [...(node.tagName ? [node] : []), ...(node.childNodes ?? []).flatMap(elementsIn)];
}

function textIn(node: Node): string {
  return (node.value ?? "") + (node.childNodes ?? []).map(textIn).join("");
}

describe("the email after a sign-up", () => {
  it.each(hostileMarkdown.map((name) => [name]))("shows the site's name as plain text: %j", (name) => {
    const { html } = signUpEmail({ name, url: "https://site.example" }, subscription, false);
    const document = parse(html!);
    const elements = elementsIn(document);
    expect([...new Set(elements.map(({ tagName }) => tagName))].toSorted()).toEqual(["a", "body", "head", "html", "p"]);
    const attributes = elements.flatMap(({ attrs }) => attrs ?? []);
    for (const { value } of attributes.filter(({ name: attribute }) => attribute === "href"))
      expect(value).toMatch(/^https:\/\/site\.example\/newsletter\//);
    expect(attributes.every(({ name: attribute }) => ["href", "lang"].includes(attribute))).toBe(true);
    expect(textIn(document)).toContain(name);
  });
});
