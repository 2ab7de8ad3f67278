/** Combines the built client and the API into rendered pages. */
import { readFileSync } from "node:fs";
import type { DataSource } from "typeorm";

import { noCookie } from "../../catalogue/context.js";
import type { Log } from "../../platform/log.js";
import type { BuiltFiles } from "./builtFiles.js";
import type { AnonymousResponses } from "../cache/anonymousResponses.js";
import type { ResponseCache } from "../cache/responseCache.js";
import type { SiteAddresses } from "./crawlerFiles.js";
import type { OperationResponse } from "../graphql/operationResponse.js";
import { freeOfCharge } from "../graphql/limits/clientBudget.js";
import { mediaTypes } from "../graphql/mediaType.js";
import { loadPageEntry, type PageQuery, type QueryResult } from "./pageEntry.js";
import { createPageServer, type PageResponse, type PageRequest, type PageServer } from "./pages.js";
import { parseTemplate } from "./pageTemplate.js";
import { findHashedFiles, ReleaseFiles } from "./releaseFiles.js";
import type { PersistedDocuments } from "../graphql/persistedDocuments.js";

export interface Site {
  files: BuiltFiles;
  /** The HTML template of the pages. The content security policy allows its inline script. */
  template: string;
  addresses: SiteAddresses;
  pages: PageServer;
  releaseFiles: ReleaseFiles;
  /** The maximum number of URLs in one sitemap. */
  sitemapSize: number;
}

export interface SiteOptions {
  db: DataSource;
  files: BuiltFiles;
  anonymousResponses: AnonymousResponses;
  cache: ResponseCache;
  documents: PersistedDocuments;
  publicUrl(): string;
  sitemapSize: number;
  log: Log;
}

export async function openSite({ db, files, publicUrl, sitemapSize, log, ...options }: SiteOptions): Promise<Site> {
  const { anonymousResponses, cache, documents } = options;
  const template = readFileSync(files.template, "utf8");
  const fill = parseTemplate(template);
  const entry = await loadPageEntry(files.entryServer);
  documents.addOwn(entry.documents);
  /** Runs an operation with the same code as a visitor's own request. Uses the media type that our client prefers. */
  const execute = async (
    operation: PageQuery,
    { requestId, charge, disconnect }: PageRequest,
  ): Promise<PageResponse> => {
    const cached = await anonymousResponses.execute({
      address: null,
      operation,
      caller: { ...visitor, requestId, disconnect, budget: { ...freeOfCharge, add: charge } },
      mediaType: mediaTypes.graphql,
    });
    if (cached.entry === null) return { result: resultOf(cached.response), dependsOn: null };
    const { body, dependsOn } = cached.entry;
    const result = cached.response ? resultOf(cached.response) : (JSON.parse(body.toString()) as QueryResult);
    return { result, dependsOn };
  };
  return {
    files,
    template,
    addresses: { ...entry, publicUrl },
    pages: createPageServer({ entry, fill, publicUrl, execute, cache, log }),
    releaseFiles: new ReleaseFiles(db, findHashedFiles(files), log),
    sitemapSize,
  };
}

function resultOf({ result: { data, errors } }: OperationResponse): QueryResult {
  return { data, ...(errors && { errors }) };
}

/**
 * The caller of a page's queries. It is anonymous, because pages are the same for all visitors. siteRoutes.ts charges
 * the visitor.
 */
const visitor = {
  viewer: null,
  cookie: noCookie,
  userAgent: null,
  clientAddress: "",
  mayMutate: false,
  needsSession: false,
};
