/** Returns the page's structured data of one type. */
export function structuredDataOf(type: string): Record<string, unknown>[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return scripts
    .map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>)
    .filter((data) => data["@type"] === type);
}
