/**
 * Removes the locations from large documents. For each error, graphql-js counts lines from the start of the document to
 * compute the line number. A caller could cause a thousand errors in a 100,000-line document. Without locations, errors
 * still have their path.
 */
import { type DocumentNode, Kind, visit } from "graphql";

/**
 * The maximum size of a document that keeps its locations. Our largest document has about 2,900 characters and 220
 * lines.
 */
const maxLength = 32_768;
const maxLines = 500;

export function dropCostlyLocations(document: DocumentNode): void {
  const text = document.loc?.source.body ?? "";
  if (text.length <= maxLines || !isCostly(text)) return;
  visit(document, {
    enter(node) {
      // Keep the location of the document itself, because the caches use it to measure the document.
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
