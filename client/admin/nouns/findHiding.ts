/** Says whether visitors see a row. Derives from `visible` in `shared/nouns`. */
import { nouns } from "../../../shared/nouns/registry";
import type { NounDefinition } from "../../../shared/nouns/noun";
import { formatInZone } from "../drafts/draftLabels";
import type { FormValues } from "../fields/fields";
import { hiddenBecause } from "../messages";
import type { FormConfig } from "./nounConfig";

/** Returns why visitors don't see a row with these values, and how to publish it. Null if visitors see it. */
export function findHiding({ noun, fields }: Pick<FormConfig, "noun" | "fields">, values: FormValues): string | null {
  const definitions: NounDefinition[] = Object.values(nouns);
  const visible = definitions.find(({ label }) => label === noun)?.visible ?? "always";
  if (visible === "always") return null;
  const labelOf = (name: string) => fields[name]!.label;
  /** Returns the time in a field in ms, or null if it is empty. */
  const timeIn = (name: string) => (values[name] === "" ? null : Date.parse(String(values[name])));
  const now = Date.now();
  if ("published" in visible && timeIn(visible.published) === null)
    return hiddenBecause.empty(labelOf(visible.published));
  if ("active" in visible) {
    if (!values[visible.active]) return hiddenBecause.inactive(labelOf(visible.active));
    if ((timeIn(visible.until) ?? Infinity) <= now) return hiddenBecause.ended(labelOf(visible.until));
  }
  const from = "published" in visible ? visible.published : visible.from;
  if ((timeIn(from) ?? 0) <= now) return null;
  return hiddenBecause.early(formatInZone(String(values[from])), labelOf(from));
}
