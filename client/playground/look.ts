/** Gives GraphiQL and its editor the site's colors. GraphiQL and the editor use different color formats. */
import { palette } from "../theme/semanticTokens";

export const themes = ["light", "dark"] as const;
type Theme = (typeof themes)[number];
type ColorName = keyof typeof palette;

/** A theme in the editor's format. Colors in `rules` have no leading `#`. */
interface EditorTheme {
  base: "vs" | "vs-dark";
  inherit: boolean;
  rules: { token: string; foreground: string }[];
  colors: Record<string, string>;
}

/** The site's color for each of GraphiQL's color roles. */
const roles: Record<string, ColorName> = {
  base: "surface",
  neutral: "ink",
  primary: "accent",
  secondary: "info",
  tertiary: "gold",
  info: "info",
  success: "accent",
  warning: "gold",
  error: "warn",
  "on-primary": "accentInk",
  paper: "bg",
  sunken: "sunken",
};

function colorOf(name: ColorName, theme: Theme): string {
  return palette[name][themes.indexOf(theme)] ?? palette[name][0];
}

/** Converts `#0b6b50` to `163.1, 81.4%, 23.1%`, because GraphiQL puts the three parts into `hsl()`. */
export function hslParts(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255,
  );
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const lightness = most - range / 2;
  const turns = { [blue]: 4 + (red - green) / range, [green]: 2 + (blue - red) / range, [red]: (green - blue) / range };
  const hue = range === 0 ? 0 : ((turns[most] ?? 0) * 60 + 360) % 360;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1));
  return `${hue.toFixed(1)}, ${(saturation * 100).toFixed(1)}%, ${(lightness * 100).toFixed(1)}%`;
}

const parts = [
  ".graphiql-container",
  ".graphiql-dialog",
  ".graphiql-dialog-overlay",
  ".graphiql-tooltip",
  "[data-radix-popper-content-wrapper]",
];

/** Returns the style sheet for both themes. The class of the root element selects the theme. */
export function houseSheet(): string {
  return themes
    .map((theme) => {
      const variables = Object.entries(roles).map(
        ([role, name]) => `--color-${role}: ${hslParts(colorOf(name, theme))};`,
      );
      return `html.${theme} body :is(${parts.join(", ")}) { ${variables.join(" ")} }`;
    })
    .join("\n");
}

/** The names of the site's themes in the editor. */
export const editorThemes: Record<Theme, string> = { light: "site-light", dark: "site-dark" };

/** Returns the editor's theme. Fields have the text color, keywords are green, arguments gold, and types blue. */
export function editorTheme(theme: Theme): EditorTheme {
  const color = (name: ColorName) => colorOf(name, theme);
  const token = (tokens: string[], name: ColorName) =>
    tokens.map((one) => ({ token: one, foreground: color(name).slice(1) }));
  return {
    base: theme === "dark" ? "vs-dark" : "vs",
    inherit: true,
    rules: [
      ...token(["keyword.gql", "keyword.json", "annotation.gql"], "accent"),
      ...token(["key.identifier.gql", "string.key.json"], "ink"),
      ...token(["argument.identifier.gql", "string.gql", "string.value.json"], "gold"),
      ...token(["type.identifier.gql", "number.gql", "number.json", "constant.gql"], "info"),
      ...token(["comment.gql"], "ink3"),
      ...token(["delimiter", "delimiter.bracket.json", "delimiter.array.json", "operator.gql"], "ink2"),
    ],
    colors: {
      "editor.background": "#00000000",
      "editor.foreground": color("ink"),
      "editor.selectionBackground": color("accentSoft"),
      "editorCursor.foreground": color("accent"),
      "editorLineNumber.foreground": color("ink3"),
      "editorLineNumber.activeForeground": color("ink"),
      "editorIndentGuide.background1": color("line"),
      ...Object.fromEntries(
        [1, 2, 3, 4, 5, 6].map((level) => [`editorBracketHighlight.foreground${level}`, color("ink2")]),
      ),
      "editorWidget.background": color("surface"),
      "editorWidget.border": color("lineStrong"),
      "editorHoverWidget.background": color("surface"),
      "editorSuggestWidget.background": color("surface"),
      "editorSuggestWidget.selectedBackground": color("accentSoft"),
      "editorSuggestWidget.selectedForeground": color("ink"),
      "editorSuggestWidget.highlightForeground": color("accent"),
      "editorSuggestWidget.focusHighlightForeground": color("accent"),
      "list.hoverBackground": color("sunken"),
      "input.background": color("bg"),
      "menu.background": color("surface"),
      "menu.selectionBackground": color("accentSoft"),
      "menu.selectionForeground": color("ink"),
      "quickInput.background": color("surface"),
      "quickInputList.focusBackground": color("accentSoft"),
      "quickInputList.focusForeground": color("ink"),
      "textLink.foreground": color("accent"),
      "textLink.activeForeground": color("accent"),
      "editorLink.activeForeground": color("accent"),
      "scrollbar.shadow": "#00000000",
      focusBorder: color("accent"),
    },
  };
}
