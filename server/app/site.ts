/** Brings the built client and the API together into rendered pages. */
import { readFileSync } from "node:fs";

import { noCookie } from "../features/context.js";
import type { Log } from "../platform/log.js";
import type { BuiltFiles } from "./builtFiles.js";
import type { AnonymousAnswers } from "./anonymousAnswers.js";
import type { AnswerCache } from "./answerCache.js";
import type { Answer } from "./graphql.js";
import type { Site } from "./http.js";
import { freeOfCharge } from "./limits/clientBudget.js";
import { mediaTypes } from "./mediaType.js";
import { loadPageEntry, type PageQuery, type QueryResult } from "./pageEntry.js";
import { createPageServer, type PageAnswer } from "./pages.js";
import { openTemplate } from "./pageTemplate.js";
import type { PersistedDocuments } from "./persistedDocuments.js";

export interface SiteOptions {
  files: BuiltFiles;
  anonymousAnswers: AnonymousAnswers;
  cache: AnswerCache;
  documents: PersistedDocuments;
  publicUrl(): string;
  cdnTtl: number;
  log: Log;
}

export async function openSite({ files, publicUrl, cdnTtl, log, ...options }: SiteOptions): Promise<Site> {
  const { anonymousAnswers, cache, documents } = options;
  const template = readFileSync(files.template, "utf8");
  const fill = openTemplate(template);
  const entry = await loadPageEntry(files.entryServer);
  documents.addOwn(entry.documents);
  /** By the same way as a visitor's own request, in the media type that the client prefers. */
  const execute = async (operation: PageQuery, requestId: string): Promise<PageAnswer> => {
    const got = await anonymousAnswers.answer({
      address: `page ${JSON.stringify(operation)}`,
      operation,
      caller: { ...visitor, requestId },
      mediaType: mediaTypes.graphql,
    });
    if (got.kept === null) return { result: resultOf(got.answer), dependsOn: null };
    const { body, dependsOn } = got.kept;
    const result = got.answer ? resultOf(got.answer) : (JSON.parse(body.toString()) as QueryResult);
    return { result, dependsOn };
  };
  const addresses = { publicUrl, paths: entry.publicPaths, casinoPath: entry.casinoPath };
  const shell = fill({ head: "", body: "", state: null });
  return {
    files,
    template,
    addresses,
    shell,
    pages: createPageServer({ entry, fill, publicUrl, cdnTtl, execute, cache, log }),
  };
}

function resultOf({ result: { data, errors } }: Answer): QueryResult {
  return { data, ...(errors && { errors }) };
}

/** A page is the same for everybody; what it costs its visitor is charged at once, in http.ts. */
const visitor = {
  viewer: null,
  cookie: noCookie,
  spending: freeOfCharge,
  userAgent: null,
  clientAddress: "",
  mayMutate: false,
  needsSession: false,
};
