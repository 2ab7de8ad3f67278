/** Brings the built client and the API together into rendered pages. */
import { readFileSync } from "node:fs";

import { noCookie } from "../features/context.js";
import type { Log } from "../platform/log.js";
import type { BuiltFiles } from "./builtFiles.js";
import type { Graphql } from "./graphql.js";
import type { Site } from "./http.js";
import { freeOfCharge } from "./limits/clientBudget.js";
import { loadPageEntry, type PageQuery } from "./pageEntry.js";
import { createPageServer } from "./pages.js";
import { openTemplate } from "./pageTemplate.js";

export interface SiteOptions {
  files: BuiltFiles;
  graphql: Graphql;
  publicUrl(): string;
  cdnTtl: number;
  log: Log;
}

export async function openSite({ files, graphql, publicUrl, cdnTtl, log }: SiteOptions): Promise<Site> {
  const template = readFileSync(files.template, "utf8");
  const fill = openTemplate(template);
  const entry = await loadPageEntry(files.entryServer);
  graphql.addDocuments(entry.documents);
  const execute = async ({ query, operationName, variables }: PageQuery, requestId: string) => {
    const { result } = await graphql.execute({ query, operationName, variables }, { ...visitor, requestId });
    return { data: result.data, ...(result.errors && { errors: result.errors }) };
  };
  const addresses = { publicUrl, paths: entry.publicPaths, casinoPath: entry.casinoPath };
  const shell = fill({ head: "", body: "", state: null });
  return {
    files,
    template,
    addresses,
    shell,
    pages: createPageServer({ entry, fill, publicUrl, cdnTtl, execute, log }),
  };
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
