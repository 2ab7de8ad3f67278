/** Finds the filters, orders and further pages of a list in the page's HTML, as a visitor without JavaScript would. */

const attributeOf = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll("&amp;", "&");

/** What is typed into a field for an amount. */
const sampleAmount = "20";

/** Returns the values of the page's selects, checkboxes, chips and amounts, by the URL parameter. */
function choicesIn(html: string): Map<string, string[]> {
  const choices = new Map<string, string[]>();
  const add = (name: string | undefined, value: string | undefined) => {
    if (name && value) choices.set(name, [...(choices.get(name) ?? []), value]);
  };
  for (const [, select = "", options = ""] of html.matchAll(/<select(\s[^>]*)>(.*?)<\/select>/gs))
    for (const [option] of options.matchAll(/<option\s[^>]*>/g))
      add(attributeOf(select, "name"), attributeOf(option, "value"));
  for (const [tag] of html.matchAll(/<(?:input|button)\s[^>]*>/g))
    if (attributeOf(tag, "type") === "checkbox" || tag.startsWith("<button"))
      add(attributeOf(tag, "name"), attributeOf(tag, "value"));
    else if (attributeOf(tag, "inputMode") === "decimal") add(attributeOf(tag, "name"), sampleAmount);
  return choices;
}

/**
 * Returns the URLs of a list's variants: each choice of a parameter with few values, the first choice of the others, the
 * first choices of all parameters together, and the page's links to itself, such as the next page or a tab.
 */
export function listVariants(path: string, html: string): string[] {
  const choices = [...choicesIn(html)];
  const parameters = choices.flatMap(([name, values]) =>
    (values.length > fewValues ? values.slice(0, 1) : values).map((value) => [[name, value]]),
  );
  const together = choices.map(([name, values]) => [name, values[0]!]);
  const all = choices.length > 1 ? [...parameters, together] : parameters;
  const links = [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  const withQuery = (query: string[][]) =>
    `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams(query).toString()}`;
  return [...new Set([...all.map(withQuery), ...links.filter((href) => href.startsWith(`${path}?`))])];
}

/** A facet with more values, such as the providers, uses the same code for all of them. */
const fewValues = 10;
