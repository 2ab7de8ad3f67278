/** The fields of a game as the panel's form has them, in its order. */
import type { GameCategory, Volatility } from "../../graphql/generated";
import type { FieldTable } from "../../shared/forms/fields";
import * as rules from "../../shared/forms/rules";
import { GAME_CATEGORY_LABELS, VOLATILITY_LABELS } from "./gameWords";

// A type alias, since an interface would not do as a record of values.
export type GameValues = {
  name: string;
  slug: string;
  provider: string;
  category: GameCategory;
  rtp: string;
  /** Empty while nobody has published it. */
  volatility: Volatility | "";
  maxWin: string;
  imageUrl: string;
  isPopular: boolean;
};

/** What a new game begins with. */
export const gameDefaults: GameValues = {
  name: "",
  slug: "",
  provider: "",
  category: "SLOTS",
  rtp: "0",
  volatility: "MEDIUM",
  maxWin: "",
  imageUrl: "",
  isPopular: false,
};

function options(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

export const gameFields: FieldTable<GameValues> = {
  name: { kind: "line", label: "Name", isRequired: true, check: rules.requiredText("name") },
  slug: { kind: "slug", label: "Slug", isRequired: true, from: "name", check: rules.slug },
  provider: { kind: "line", label: "Provider", isRequired: true, check: rules.requiredText("provider") },
  category: { kind: "choice", label: "Category", options: options(GAME_CATEGORY_LABELS) },
  rtp: {
    kind: "number",
    label: "RTP",
    min: 0,
    max: 100,
    step: 0.01,
    hint: "Published return to player, in percent. Empty or 0 while nobody has published it.",
    check: rules.percent("return to player"),
  },
  volatility: {
    kind: "choice",
    label: "Volatility",
    options: [...options(VOLATILITY_LABELS), { value: "", label: "Not published" }],
  },
  maxWin: { kind: "line", label: "Maximum win", placeholder: "5,000x", check: rules.text("maximum win") },
  imageUrl: {
    kind: "line",
    label: "Picture address",
    placeholder: "/tiles/starburst.svg",
    check: rules.link("picture address", { ownPaths: true }),
  },
  isPopular: { kind: "flag", label: "Popular", hint: "Stands among the popular games of the home page." },
};
