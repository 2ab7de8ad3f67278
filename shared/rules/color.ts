import { isHexColor } from "../accent.js";
import { type Field } from "./field.js";
import { line } from "./text.js";

/** A color such as `#0b6b50`. */
export function color(label: string): Field<string, "required"> {
  const message = `Enter the ${label} as # and six hexadecimal digits, such as #0b6b50.`;
  return line(label, { without: "required", check: (text) => (isHexColor(text) ? null : message) });
}
