// Draws a casino's logo: two white letters on a deep ground with the emblem of its name. Every drawing must stay readable at 32 pixels.
import { contrast, emblem, initialsOf, letters, mixed, pick, seededChance } from "./drawing.mjs";
import { logoMarks, spareEmblems, spareGrounds } from "./logoMarks.mjs";

const LEAST_CONTRAST = 4.5;
/** How much of the tint a faint emblem lays behind the letters. */
const FAINT = 0.2;

/** How letters and emblem share the tile; each returns what lies above the ground. */
const layouts = {
  /** The emblem stands above the letters. */
  over: ({ text, tint, name }) => emblem(name, 48, 28, 34, tint) + letters(text, 48, 83, 29, "#fff"),
  /** The emblem is the ground on which the letters stand. */
  under: ({ text, tint, name }) => letters(text, 48, 50, 33, "#fff") + emblem(name, 48, 73, 30, tint),
  /** A band on the left carries the emblem, the letters stand one above the other. */
  beside: ({ text, ground, tint, name }) =>
    `<path d="M0 20A20 20 0 0120 0H40V96H20A20 20 0 010 76z" fill="${mixed(ground, "#000000", 0.28)}"/>` +
    emblem(name, 21, 48, 32, tint) +
    letters(text[0], 68, 44, 29, "#fff") +
    letters(text[1], 68, 83, 29, "#fff"),
  /** A large faint emblem looks out of the corner behind the letters. */
  corner: ({ text, tint, name, angle }) =>
    emblem(name, 64, 33, 84, tint, { opacity: FAINT, angle }) + letters(text, 48, 81, 38, "#fff"),
  /** A diagonal divides the tile between emblem and letters. */
  split: ({ text, ground, tint, name }) =>
    `<path d="M96 6V76A20 20 0 0176 96H6z" fill="${mixed(ground, "#000000", 0.3)}"/>` +
    emblem(name, 29, 29, 37, tint) +
    letters(text, 56, 84, 31, "#fff", { gap: 4, widest: 66 }),
  /** The letters stand on the other diagonal, the emblem between them. */
  between: ({ text, tint, name }) =>
    letters(text[0], 27, 43, 31, "#fff") +
    emblem(name, 65, 29, 34, tint) +
    letters(text[1], 69, 85, 31, "#fff") +
    emblem(name, 30, 68, 34, tint, { opacity: 0.28 }),
};

function markOf({ slug, name }) {
  if (logoMarks[slug]) return logoMarks[slug];
  const chance = seededChance(slug);
  return [
    initialsOf(name),
    ...pick(chance, spareGrounds),
    pick(chance, spareEmblems),
    pick(chance, Object.keys(layouts)),
  ];
}

function tile(ground, inside) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><defs><clipPath id="c"><rect width="96" height="96" rx="20"/></clipPath></defs><g clip-path="url(#c)"><rect width="96" height="96" fill="${ground}"/>${inside}</g><rect x=".75" y=".75" width="94.5" height="94.5" rx="19.2" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1.5"/></svg>\n`;
}

/** The logo of one casino as SVG text. Throws when its letters would not stand out enough. */
export function drawLogo({ slug, name }) {
  const [text, ground, tint, motif, layout] = markOf({ slug, name });
  const behind = layout === "corner" ? mixed(ground, tint, FAINT) : ground;
  if (contrast("#ffffff", behind) < LEAST_CONTRAST)
    throw new Error(`${slug}: white on ${behind} has less than ${LEAST_CONTRAST}:1`);
  const angle = Math.round(seededChance(slug)() * 24 - 12);
  return tile(ground, layouts[layout]({ text, ground, tint, name: motif, angle }));
}

/** Stands in for a casino whose logo has not been drawn. */
export function drawFallbackLogo() {
  return tile("#3c4a45", emblem("spade", 48, 47, 52, "#dfe9e4") + emblem("star5", 48, 46, 17, "#3c4a45"));
}
