import { ofOneRow } from "../rules/field.js";
import { redirectPath, redirectTarget } from "../rules/redirect.js";
import { flag } from "../rules/choice.js";
import { text } from "../rules/text.js";
import { textLimits } from "../textLimits.js";
import { noun } from "./noun.js";

export const redirect = noun({
  name: "redirect",
  typename: "Redirect",
  table: "redirects",
  label: "redirect",
  plural: "redirects",
  description: "A redirect from a path without a page to another address.",
  title: "fromPath",
  key: "fromPath",
  visible: "always",
  isEditable: true,
  fields: {
    fromPath: ofOneRow(redirectPath()),
    toUrl: redirectTarget(),
    isPermanent: flag("permanent", true),
    note: text("note", textLimits.paragraph),
  },
});
