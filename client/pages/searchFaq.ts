import type { FaqCategory } from "../content/faq";

/** The questions of which the question or the answer contains the text, whatever its case; categories without one are left out. */
export function searchFaq(categories: readonly FaqCategory[], text: string): FaqCategory[] {
  const wanted = text.trim().toLowerCase();
  return categories
    .map((category) => ({
      ...category,
      items: category.items.filter((item) => `${item.question}\n${item.answer}`.toLowerCase().includes(wanted)),
    }))
    .filter(({ items }) => items.length > 0);
}
