import { palette } from "../shared/palette";
import { defineStyles } from "../shared/ui/defineStyles";

/** `lineStrong` and `ink2` as the theme names their variables: `line-strong`, `ink-2`. */
function variableOf(name: string): string {
  const words = name.replace(/[A-Z]|\d/, (start) => `-${start.toLowerCase()}`);
  return `--ho-colors-${words}`;
}

// Important, since the theme's own values are in a later layer.
const lightColors = Object.fromEntries(
  Object.entries({ ...palette, bg: ["#ffffff"], ink: ["#000000"] }).map(([name, [light]]) => [
    variableOf(name),
    `${light} !important`,
  ]),
);

/** Paper: the light colors on white in every theme, and nothing that only a screen needs. */
export const styles = defineStyles({
  "@media print": {
    "html, html.light, html.dark": {
      ...lightColors,
      colorScheme: "light",
    },
    // Pictures and rings carry their meaning in their colors.
    ".image, .ring": { printColorAdjust: "exact" },
    [[
      ".top-line",
      ".nav-line",
      ".skip-link",
      ".tray",
      ".notices",
      ".toasts",
      ".install-card",
      ".offline-line",
      ".tabs-scroll",
      ".back-link",
      "dialog",
      ".tooltip",
      ".show-more .btn",
    ].join(", ")]: { display: "none !important" },
    ".btn-primary": { bg: "surface", borderColor: "ink", color: "ink" },
    ".card, .panel, tr": { breakInside: "avoid" },
    ".card, .panel": { boxShadow: "none" },
    ".site, .site-main": { display: "block", minH: 0 },
  },
});
