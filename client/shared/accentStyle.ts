/** Writes the site's accent color as CSS variables. These override the variables of the style sheet. */
import { accentColorsOf, accentThemes, isHexColor, type AccentTheme } from "../../shared/accent";
import type { Site } from "./site";

/** The id of the `style` element in the document's head. */
export const ACCENT_STYLE_ID = "accent";

const names = { accent: "", ink: "-ink", soft: "-soft", strong: "-strong" } as const;

/** Returns the CSS variables of a theme's accent colors, by name. */
export function accentVariables(theme: AccentTheme, color: string): Record<string, string> {
  const colors = accentColorsOf(theme, color);
  return Object.fromEntries(
    Object.entries(names).map(([key, suffix]) => [`--colors-accent${suffix}`, colors[key as keyof typeof names]]),
  );
}

/** Returns CSS rules for the accent colors, or an empty string if the style sheet already has these colors. */
export function accentRules({ accentLight, accentDark }: Pick<Site, "accentLight" | "accentDark">): string {
  const isStandard =
    accentLight === accentThemes.light.standard.accent && accentDark === accentThemes.dark.standard.accent;
  // The rules go into a style element, so anything other than a color could inject CSS or end the element.
  if (isStandard || !isHexColor(accentLight) || !isHexColor(accentDark)) return "";
  const declare = (theme: AccentTheme, color: string) =>
    Object.entries(accentVariables(theme, color))
      .map(([name, value]) => `${name}:${value}`)
      .join(";");
  const [light, dark] = [declare("light", accentLight), declare("dark", accentDark)];
  return `html{${light}}@media screen{html.dark{${dark}}}`;
}
