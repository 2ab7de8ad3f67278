import { formatCount } from "../../../shared/formatCount";

/** Formats a count with its noun: '1 casino', '2 casinos'. */
export function plural(count: number, singular: string, several = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : several}`;
}

/** Replaces spaces with non-breaking spaces. */
export function unbroken(text: string): string {
  return text.replaceAll(" ", "\u00a0");
}
