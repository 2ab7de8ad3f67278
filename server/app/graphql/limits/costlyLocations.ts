/**
 * Each error of an execution looks for its line in the document from the start. A caller can cause a thousand errors in a
 * document of 100,000 lines, so the fields of such a document have no locations. Errors still have their path.
 */
import { type DocumentNode, Kind, visit } from "graphql";

/** Characters and line breaks of a document whose errors have locations. Our largest document has 1,912 and 134. */
const maxLength = 32_768;
const maxLines = 500;

export function dropCostlyLocations(document: DocumentNode): void {
  const text = document.loc?.source.body ?? "";
  if (text.length <= maxLines || !isCostly(text)) return;
  visit(document, {
    enter(node) {
      // The document's own location stays: the caches measure its text by it.
      if (node.kind !== Kind.DOCUMENT) delete (node as { loc?: unknown }).loc;
    },
  });
}

function isCostly(text: string): boolean {
  if (text.length > maxLength) return true;
  const lineBreaks = /\r\n|[\n\r]/g;
  for (let lines = 0; lineBreaks.test(text); lines += 1) if (lines >= maxLines) return true;
  return false;
}
