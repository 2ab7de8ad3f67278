/** The fields of a game in the admin form, in order. */
import { optionsOf, section, type ValuesOf } from "../fields/fields";
import { PARAGRAPH_MAX } from "../../shared/limits";
import * as rules from "../fields/rules";
import { GAME_CATEGORY_LABELS, VOLATILITY_LABELS } from "../../features/games/gameLabels";

export const gameFields = {
  ...section("Game", {
    name: { kind: "line", label: "Name", isRequired: true, check: rules.requiredText("name") },
    slug: { kind: "slug", label: "Slug", isRequired: true, from: "name", check: rules.slug },
    provider: { kind: "line", label: "Provider", isRequired: true, check: rules.requiredText("provider") },
    category: { kind: "choice", label: "Category", options: optionsOf(GAME_CATEGORY_LABELS), initial: "SLOTS" },
    imageUrl: {
      kind: "image",
      label: "Image URL",
      placeholder: "/tiles/starburst.svg",
      check: rules.link("game image URL", { ownPaths: true }),
    },
    description: {
      kind: "text",
      label: "Text",
      hint: "Search engines may list the page only if it has text and at least three casinos.",
      check: rules.text("text", PARAGRAPH_MAX),
      isOfOneRow: true,
    },
  }),
  ...section("Figures", {
    rtp: {
      kind: "number",
      label: "RTP",
      initial: "0",
      min: 0,
      max: 100,
      step: 0.01,
      hint: "Published return to player, in percent. Leave empty if unpublished.",
      check: rules.percent("return to player"),
    },
    volatility: {
      kind: "choice",
      label: "Volatility",
      options: [...optionsOf(VOLATILITY_LABELS), { value: "", label: "Not published" }],
      initial: "MEDIUM",
    },
    maxWin: { kind: "line", label: "Maximum win", placeholder: "5,000x", check: rules.text("maximum win") },
  }),
  ...section("Visibility", {
    isPopular: { kind: "flag", label: "Popular", hint: "Can appear among the popular games on the home page." },
  }),
};

export type GameValues = ValuesOf<typeof gameFields>;
