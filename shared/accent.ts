/**
 * Checks whether an accent color is readable in a theme, and derives the site's other accent colors from it.
 */

export type AccentTheme = "light" | "dark";

export interface AccentColors {
  accent: string;
  /** The color of text on the accent color. */
  ink: string;
  /** The background behind text in the accent color. */
  soft: string;
  /** The color of a pressed button. */
  strong: string;
}

interface ThemeFacts {
  /** The background colors behind accent-colored text. The first is the color of cards. */
  surfaces: readonly [string, string, string];
  /** Black or white, whichever contrasts with the backgrounds. The strong accent color is mixed with this color. */
  away: string;
  /** How much of the soft color is the accent color, from 0 to 1. */
  softness: number;
  /** The accent colors of a new site. */
  standard: AccentColors;
}

export const accentThemes: Record<AccentTheme, ThemeFacts> = {
  light: {
    surfaces: ["#ffffff", "#f7f6f2", "#efeee8"],
    away: "#000000",
    softness: 0.12,
    standard: { accent: "#0b6b50", ink: "#ffffff", soft: "#e0f0e9", strong: "#085340" },
  },
  dark: {
    surfaces: ["#141d1a", "#0d1412", "#0f1715"],
    away: "#ffffff",
    softness: 0.18,
    standard: { accent: "#48cf9f", ink: "#06241a", soft: "#123328", strong: "#6fdcb5" },
  },
};

/** The contrast that WCAG 2.2 AA requires for text. */
export const minContrast = 4.5;

type Channels = [red: number, green: number, blue: number];

/** Returns whether a string is a six-digit hex color, such as `#0b6b50`. */
export function isHexColor(text: string): boolean {
  return /^#[\da-f]{6}$/i.test(text);
}

function channelsOf(color: string): Channels {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function toHex(channels: Channels): string {
  return `#${channels.map((each) => Math.round(each).toString(16).padStart(2, "0")).join("")}`;
}

/** Mixes two colors. `share` is the proportion of the first color, from 0 to 1. */
function mix(color: string, other: string, share: number): string {
  const others = channelsOf(other);
  return toHex(channelsOf(color).map((each, index) => each * share + others[index]! * (1 - share)) as Channels);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(color: string): number {
  const [red, green, blue] = channelsOf(color).map((each) => {
    const share = each / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio between two colors, from 1 to 21. */
export function contrastOf(color: string, other: string): number {
  const [light, dark] = [luminanceOf(color), luminanceOf(other)].toSorted((one, two) => two - one) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Returns the colors that are derived from an accent color. The colors for a new site's accent color are hand-picked.
 */
export function accentColorsOf(theme: AccentTheme, color: string): AccentColors {
  const { surfaces, away, softness, standard } = accentThemes[theme];
  const accent = color.toLowerCase();
  if (accent === standard.accent) return standard;
  const strong = mix(accent, away, 0.8);
  const worst = (ink: string) => Math.min(contrastOf(ink, accent), contrastOf(ink, strong));
  const [ink] = ["#ffffff", mix(accent, "#000000", 0.15)].toSorted((one, two) => worst(two) - worst(one)) as [string];
  return { accent, ink, soft: mix(accent, surfaces[0], softness), strong };
}

/** Returns the lowest contrast of any text that uses the accent colors. */
export function accentContrast(theme: AccentTheme, color: string): number {
  const { accent, ink, soft, strong } = accentColorsOf(theme, color);
  const pairs = [...accentThemes[theme].surfaces, soft].map((surface) => contrastOf(accent, surface));
  return Math.min(...pairs, contrastOf(strong, soft), contrastOf(ink, accent), contrastOf(ink, strong));
}

export function isReadableAccent(theme: AccentTheme, color: string): boolean {
  return accentContrast(theme, color) >= minContrast;
}

/** Returns the message for a color that is hard to read in a theme, or null. */
export function accentProblem(theme: AccentTheme, color: string): string | null {
  if (isReadableAccent(theme, color)) return null;
  return `Text in ${color} is hard to read in the ${theme} theme: its contrast is below ${minContrast}. Use ${nearestAccent(theme, color)}, or another color.`;
}

/**
 * Returns the color itself if it is readable. Otherwise, returns the color of the same hue with the nearest readable
 * lightness.
 */
export function nearestAccent(theme: AccentTheme, color: string): string {
  if (isReadableAccent(theme, color)) return color.toLowerCase();
  const candidates = Array.from({ length: 256 }, (_, step) => step / 256).flatMap((share) => [
    mix("#000000", color, share),
    mix("#ffffff", color, share),
  ]);
  // Black is always readable in the light theme, and white in the dark theme.
  const fallback = accentThemes[theme].away;
  return candidates.find((each) => isReadableAccent(theme, each)) ?? fallback;
}
