/** The fields of a redirect in the admin form, in order. */
import { section, type ValuesOf } from "../fields/fields";
import * as rules from "../fields/rules";
import { PARAGRAPH_MAX } from "../../shared/limits";

export const redirectFields = {
  ...section("Redirect", {
    fromPath: {
      kind: "line",
      label: "From path",
      isRequired: true,
      isUnique: true,
      placeholder: "/old-page",
      hint: "The redirect applies only if the site has no page at this path. The path is case-sensitive. A slash at the end is ignored.",
      check: rules.redirectPath,
    },
    toUrl: {
      kind: "line",
      label: "To",
      isRequired: true,
      placeholder: "/new-page",
      hint: "A path on this site, or an https:// address. The query string from the visitor's URL is added to it.",
      check: rules.redirectTarget,
    },
    isPermanent: { kind: "flag", label: "Permanent", initial: true },
    note: { kind: "text", label: "Note", hint: "Only editors see it.", check: rules.text("note", PARAGRAPH_MAX) },
  }),
};

export type RedirectValues = ValuesOf<typeof redirectFields>;
