/** The fields of a game in the admin form, in order. */
import { nouns } from "../../../shared/nouns/registry";
import { optionsOf, section, type ValuesOf } from "../fields/fields";
import * as input from "../fields/nounFields";
import { GAME_CATEGORY_LABELS, VOLATILITY_LABELS } from "../../features/games/gameLabels";

const { fields } = nouns.game;

export const gameFields = {
  ...section("Game", {
    name: input.line(fields.name, { label: "Name" }),
    slug: input.slug(fields.slug, { from: "name" }),
    provider: input.line(fields.provider, { label: "Provider" }),
    category: { kind: "choice", label: "Category", options: optionsOf(GAME_CATEGORY_LABELS), initial: "SLOTS" },
    imageUrl: input.image(fields.imageUrl, {
      label: "Image URL",
      placeholder: "/tiles/starburst.svg",
    }),
    description: input.text(fields.description, {
      label: "Text",
      hint: "Search engines may list the page only if it has text and at least three casinos.",
    }),
  }),
  ...section("Figures", {
    rtp: input.number(fields.rtp, {
      label: "RTP",
      initial: "0",
      hint: "Published return to player, in percent. Leave empty if unpublished.",
    }),
    volatility: {
      kind: "choice",
      label: "Volatility",
      options: [...optionsOf(VOLATILITY_LABELS), { value: "", label: "Not published" }],
      initial: "MEDIUM",
    },
    maxWin: input.line(fields.maxWin, { label: "Maximum win", placeholder: "5,000x" }),
  }),
  ...section("Visibility", {
    isPopular: input.flag(fields.isPopular, {
      label: "Popular",
      hint: "Can appear among the popular games on the home page.",
    }),
  }),
};

export type GameValues = ValuesOf<typeof gameFields>;
