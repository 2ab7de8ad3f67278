import { findRedirectErrors } from "../../catalogue/write/violations.js";
import { editableNoun } from "../../shared/schema/catalogue/serverNoun.js";
import { Redirect } from "../../database/entities/redirect.entity.js";
import { catalogueCommands } from "../../catalogue/write/catalogueCommands.js";
import { toColumnValues } from "../../shared/input/columnValues.js";
import { normalizePath, normalizeTarget } from "../../../shared/redirectPaths.js";
import { nounInputs } from "../../shared/schema/nounInputs.js";
import { findRedirectsByIds } from "./redirect.queries.js";
import { RedirectResolver } from "./redirect.resolver.js";
import { findRedirectWarnings } from "./redirectWarnings.js";

/** Converts an input to stored values, and normalizes all paths. */
function toValues(input: Partial<Redirect>): Partial<Redirect> {
  const values = toColumnValues(input);
  const { fromPath, toUrl } = values;
  return {
    ...values,
    ...(fromPath != null && { fromPath: normalizePath(fromPath) ?? fromPath }),
    ...(toUrl != null && { toUrl: normalizeTarget(toUrl) ?? toUrl.replace(/^https/i, "https") }),
  };
}

export const redirectNoun = editableNoun(
  {
    ...nounInputs(Redirect, "redirect", { newRow: "A new redirect. It is permanent unless `isPermanent` is false." }),
    commands: catalogueCommands("redirect", { toValues, findRowErrors: findRedirectErrors }),
    findByIds: findRedirectsByIds,
  },
  { resolvers: [RedirectResolver], findWarnings: findRedirectWarnings },
);
