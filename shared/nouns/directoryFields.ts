import { link } from "../rules/address.js";
import { requiredLine, text } from "../rules/text.js";
import { textLimits } from "../textLimits.js";

/** The fields that all entries of the directory have. Their slugs never change. */
export const directoryFields = {
  name: requiredLine("name"),
  website: link("website"),
  description: text("text", textLimits.paragraph),
};
