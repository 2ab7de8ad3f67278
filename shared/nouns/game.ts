import { picture } from "../rules/address.js";
import { choice, flag, optionalChoice } from "../rules/choice.js";
import { ofOneRow } from "../rules/field.js";
import { percent } from "../rules/number.js";
import { line, requiredLine, slug, text } from "../rules/text.js";
import { textLimits } from "../textLimits.js";
import { noun } from "./noun.js";

export const game = noun({
  name: "game",
  typename: "Game",
  table: "games",
  label: "game",
  plural: "games",
  description: "A game that casinos offer.",
  title: "name",
  key: "slug",
  visible: "always",
  hasPage: true,
  isEditable: true,
  isInFeed: true,
  fields: {
    name: ofOneRow(requiredLine("name")),
    slug: slug(),
    provider: requiredLine("provider"),
    category: choice("category"),
    rtp: percent("return to player"),
    volatility: optionalChoice("volatility"),
    maxWin: line("maximum win"),
    imageUrl: picture("game image URL"),
    description: ofOneRow(text("description", textLimits.paragraph)),
    isPopular: flag("popular"),
  },
});
