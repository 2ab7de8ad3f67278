import { bullet } from "../../shared/forms/rules";

/** Whether it is read again as it is from between commas. */
function isPlain(item: string): boolean {
  return item !== "" && item === item.trim() && !/[",;\n\r]|^\[/.test(item) && !bullet.test(item);
}

/** A list in one cell, as the API reads it: commas between the items, or a JSON array where commas can't divide them. */
export function listCell(items: readonly string[]): string {
  return items.every(isPlain) ? items.join(", ") : JSON.stringify(items);
}
