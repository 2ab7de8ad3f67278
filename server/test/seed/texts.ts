/** Reads the texts of the sample catalogue's rows. */
type Values = Record<string, unknown>;

/** Returns the name of a row: its slug, or for a bonus, its casino's slug and its title. */
export function nameOf({ noun, values }: { noun: string; values: Values }): string {
  return noun === "bonus"
    ? `${String(values["casinoSlug"] ?? "without a casino")}: ${String(values["title"])}`
    : String(values["slug"]);
}

/** Returns the texts of a row by their paths, such as `review.games` or `pros 2`. */
export function textsOf(values: Values): [path: string, text: string][] {
  const { description, terms, termsReview, bio, body, excerpt, title, pros, cons, review, welcomeBonus } = values;
  const { figure, figureCaption, figureLines } = values;
  const list = (name: string, texts: unknown) =>
    ((texts ?? []) as string[]).map((text, at) => [`${name} ${at + 1}`, text] as const);
  const sections = Object.entries((review ?? {}) as Record<string, string>);
  return [
    ...Object.entries({ title, description, welcomeBonus, terms, termsReview, bio, excerpt, body }),
    ...Object.entries({ figure, figureCaption }),
    ...list("figureLines", figureLines),
    ...sections.map(([name, text]) => [`review.${name}`, text] as const),
    ...list("pros", pros),
    ...list("cons", cons),
  ].flatMap(([path, text]) => (typeof text === "string" ? [[path, text]] : []));
}
