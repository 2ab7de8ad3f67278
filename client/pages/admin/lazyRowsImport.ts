import { lazy } from "react";

/** The import with what reads its files, which most who look at a list never need. */
export const RowsImport = lazy(() => import("./RowsImport").then((module) => ({ default: module.RowsImport })));
