/** One colour for each of the two themes. */
export type ColorPair = readonly [light: string, dark: string];

/** The colours of the house: the theme makes tokens of them, the playground what its own parts are drawn with. */
export const palette = {
  bg: ["#f7f6f2", "#0d1412"],
  surface: ["#ffffff", "#141d1a"],
  sunken: ["#efeee8", "#0f1715"],
  line: ["#e0ded4", "#25322d"],
  lineStrong: ["#c9c6b8", "#3a4a44"],
  lineControl: ["#858272", "#6b7d76"],
  ink: ["#14211d", "#eaf1ee"],
  ink2: ["#4a5a54", "#b3c2bc"],
  ink3: ["#5f6d67", "#93a39d"],
  accent: ["#0b6b50", "#48cf9f"],
  accentInk: ["#ffffff", "#06241a"],
  accentSoft: ["#e0f0e9", "#123328"],
  accentStrong: ["#085340", "#6fdcb5"],
  gold: ["#8a5a00", "#f0bd5a"],
  goldSoft: ["#fbf0d6", "#2b2210"],
  goldLine: ["#ecd9a6", "#4a3a17"],
  warn: ["#a33a1f", "#ff9b82"],
  warnSoft: ["#fbe6df", "#34190f"],
  info: ["#2b5c8a", "#8fc1ee"],
  infoSoft: ["#e4eef7", "#12273a"],
} as const satisfies Record<string, ColorPair>;
