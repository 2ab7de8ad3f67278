/** The fields of a redirect in the admin form, in order. */
import { section, type ValuesOf } from "../fields/fields";
import * as input from "../fields/nounFields";
import { nouns } from "../../../shared/nouns/registry";

export const redirectFields = {
  ...section("Redirect", {
    fromPath: input.line(nouns.redirect.fields.fromPath, {
      label: "From path",
      isUnique: true,
      placeholder: "/old-page",
      hint: "The redirect applies only if the site has no page at this path. The path is case-sensitive. A slash at the end is ignored.",
    }),
    toUrl: input.line(nouns.redirect.fields.toUrl, {
      label: "To",
      placeholder: "/new-page",
      hint: "A path on this site, or an https:// address. The query string from the visitor's URL is added to it.",
    }),
    isPermanent: input.flag(nouns.redirect.fields.isPermanent, { label: "Permanent" }),
    note: input.text(nouns.redirect.fields.note, { label: "Note", hint: "Only editors see it." }),
  }),
};

export type RedirectValues = ValuesOf<typeof redirectFields>;
