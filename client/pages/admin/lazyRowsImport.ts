import { lazyWithRetry } from "../../shared/lazyWithRetry";

/** The import with what reads its files, which most who look at a list never need. */
export const RowsImport = lazyWithRetry(() => import("./RowsImport").then((module) => module.RowsImport));
