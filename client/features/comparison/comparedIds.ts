/** The ids of compared casinos as an address has them. An address may say anything: only ids are read, each once. */
import { COMPARISON_MAX } from "../../shared/limits";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function readComparedIds(text = ""): string[] {
  const ids = text
    .toLowerCase()
    .split(",")
    .filter((part) => uuid.test(part));
  return [...new Set(ids)].slice(0, COMPARISON_MAX);
}

export function writeComparedIds(ids: readonly string[]): string {
  return ids.join(",");
}
