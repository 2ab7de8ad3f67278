/** Reads the cells of an import: text as in a CSV file, never blank, since a blank cell is one that is not given. */

import { brokenTextMessage, isBroken } from "./brokenText.js";

/** A value, or what is wrong with the cell in a sentence. What is no number is NaN, which the rules of the field refuse. */
export type ReadCell = (text: string) => { value: unknown } | { message: string };

export const textCell: ReadCell = (text) => ({ value: text.trim() });

export const idCell: ReadCell = (text) => ({ value: text.trim().toLowerCase() });

export const numberCell: ReadCell = (text) => {
  const written = text.trim();
  return { value: /^[+-]?\d{1,15}(\.\d{1,15})?$/.test(written) ? Number(written) : Number.NaN };
};

export const flagCell: ReadCell = (text) => {
  const word = text.trim().toLowerCase();
  return word === "true" || word === "false" ? { value: word === "true" } : { message: "Write true or false." };
};

/** One of the names that the API has for the values. */
export function choiceCell(values: Record<string, string>): ReadCell {
  return (text) => {
    const value = values[text.trim().toUpperCase()];
    return value === undefined ? { message: `Write one of ${Object.keys(values).join(", ")}.` } : { value };
  };
}

/** Items between commas; a JSON array of them where an item has a comma itself, and can write any character by its number. */
export const listCell: ReadCell = (text) => {
  const items = jsonItems(text) ?? text.split(",").map((item) => item.trim());
  return items.some(isBroken) ? { message: brokenTextMessage } : { value: items };
};

function jsonItems(text: string): string[] | null {
  if (!text.trim().startsWith("[")) return null;
  try {
    const items: unknown = JSON.parse(text);
    return Array.isArray(items) && items.every((item) => typeof item === "string") ? items : null;
  } catch {
    return null;
  }
}
