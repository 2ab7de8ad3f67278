/** The mutations that change redirects. */
import { Redirect } from "../../database/entities/redirect.entity.js";
import { catalogueCommands } from "../../database/writing/catalogueCommands.js";
import { toColumnValues } from "../../shared/input/columnValues.js";
import { normalizePath, normalizeTarget } from "../../shared/redirectPaths.js";
import { bulkWritesResolver } from "../../shared/schema/catalogue/bulkWritesResolver.js";
import { catalogueWritesResolver } from "../../shared/schema/catalogue/catalogueWritesResolver.js";
import { RedirectBulkInput, RedirectInput, RedirectUpdateInput } from "./redirect.inputs.js";
import { findRedirectsByIds } from "./redirect.queries.js";

/** Converts an input to stored values, and normalizes all paths. */
function toValues(input: RedirectUpdateInput): Partial<RedirectUpdateInput> {
  const values = toColumnValues(input);
  const { fromPath, toUrl } = values;
  return {
    ...values,
    ...(fromPath != null && { fromPath: normalizePath(fromPath) ?? fromPath }),
    ...(toUrl != null && { toUrl: normalizeTarget(toUrl) ?? toUrl.replace(/^https/i, "https") }),
  };
}

export const redirectWrites = {
  row: Redirect,
  plural: "Redirects",
  create: RedirectInput,
  update: RedirectUpdateInput,
  bulk: RedirectBulkInput,
  commands: catalogueCommands("redirect", { toValues }),
  findByIds: findRedirectsByIds,
};

export const RedirectWritesResolver = catalogueWritesResolver(redirectWrites);
export const RedirectBulkResolver = bulkWritesResolver(redirectWrites);
