// Parts that tiles of several categories share: grounds, cards, chips, wheels and dice. A tile is 320 by 200.
import { emblem, mixed, pick, round } from "./drawing.mjs";

export const PAPER = "#f8f3e6";
export const INK = "#1b2320";
export const RED = "#b3261e";

/** One slice in `count` of a fan around a point, repeated as a single path. */
export function rays(x, y, radius, count, color, opacity, turn = 0) {
  const point = (index) => {
    const angle = (Math.PI / count) * index + turn;
    return `${Math.round(x + radius * Math.cos(angle))} ${Math.round(y + radius * Math.sin(angle))}`;
  };
  const fan = Array.from(
    { length: count },
    (_, index) => `M${x} ${y}L${point(index * 2)} ${point(index * 2 + 1)}z`,
  ).join("");
  return `<path d="${fan}" fill="${color}" opacity="${opacity}"/>`;
}

/** A two-tone ground that the seed tilts; its gradient is called `g`. */
export function ground(chance, deep, light) {
  const x = pick(chance, [0, 0.3, 0.7, 1]);
  return `<defs><linearGradient id="g" x1="${x}" y1="0" x2="${1 - x}" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs><rect width="320" height="200" fill="url(#g)"/>`;
}

const SUIT_COLOR = { spade: INK, club: INK, heart: RED, diamond: RED };

/** Ranks in strokes, 14 wide and 20 high: at the size of a card's corner an outline of serifs would only cost bytes. */
const RANKS = {
  A: "M0 20L7 0 14 20M3 13H11",
  K: "M1 0V20M13 0L1 13M6 8L14 20",
  Q: "M7 0C-2 0-2 19 7 19S16 0 7 0M8 13L14 21",
  J: "M12 0V14C12 22 1 22 1 14",
  9: "M13 7C13-2 1-2 1 7S13 15 13 7C13 15 10 20 3 20",
  8: "M7 9C0 9 0 0 7 0S14 9 7 9C-2 9-2 20 7 20S16 9 7 9",
  4: "M10 20V0L0 14H14",
};

/** The blank that every card of a tile uses; a tile with cards begins with it. */
export const CARD_BLANK = `<defs><g id="k"><rect x="-31" y="-44" width="66" height="92" rx="8" opacity=".28"/><rect x="-33" y="-46" width="66" height="92" rx="8" fill="${PAPER}"/></g></defs>`;

/** A playing card around its centre, with rank and suit in the corner; a card that another one covers shows no more. */
export function card(x, y, angle, rank, suit, height = 92, isCovered = false) {
  const scale = height === 92 ? "" : ` scale(${Number((height / 92).toFixed(2))})`;
  const color = SUIT_COLOR[suit] ?? INK;
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${angle})${scale}"><use href="#k"/><path transform="translate(-25 -37)" d="${RANKS[rank]}" fill="none" stroke="${color}" stroke-width="4"/>${isCovered ? emblem(suit, -18, -2, 19, color) : emblem(suit, 6, 15, 42, color)}</g>`;
}

/** A chip seen from above. */
export function chip(x, y, radius, color) {
  const ring = round(radius * 0.83);
  const dash = round((2 * Math.PI * ring) / 12);
  return `<circle cx="${x}" cy="${y + 3}" r="${radius}" opacity=".3"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/><circle cx="${x}" cy="${y}" r="${ring}" fill="none" stroke-width="${round(radius * 0.34)}" stroke="${PAPER}" stroke-dasharray="${dash}"/><circle cx="${x}" cy="${y}" r="${round(radius * 0.52)}" fill="none" stroke="${PAPER}" stroke-width="1.5" opacity=".8"/>`;
}

/** A stack of coins seen from the side, on the floor y. */
export function stack(x, y, count, color, shade) {
  const coins = Array.from({ length: count }, (_, index) => `M${x - 17} ${y - 6 - 10 * index}h34`).join("");
  return `<path d="${coins}" stroke="${color}" stroke-width="9" stroke-linecap="round"/><path d="M${x - 8} ${y - 3}v${-10 * count}M${x + 7} ${y - 3}v${-10 * count}" stroke="${shade}" stroke-width="5" stroke-dasharray="6 4" opacity=".5"/>`;
}

/** A roulette wheel: 36 pockets in red and black and a green one, rim and spindle in the accent; an emblem may take the spindle's place. */
export function rouletteWheel(x, y, radius, accent, name = "wheel") {
  const track = round(radius * 0.78);
  const pocket = round((2 * Math.PI * track) / 37);
  const arm = round(radius * 0.4);
  const spindle = `<path d="M0 ${-arm}V${arm}M${-arm} 0H${arm}" stroke="${accent}" stroke-width="${round(radius * 0.07)}" stroke-linecap="round"/><circle r="${round(radius * 0.16)}" fill="${accent}"/>`;
  const ring = (size, width, color, more = "") =>
    `<circle r="${round(size)}" fill="none" stroke="${color}" stroke-width="${round(width)}"${more}/>`;
  return (
    `<g transform="translate(${x} ${y})"><circle cy="5" r="${radius}" opacity=".35"/><circle r="${radius}" fill="#4d2a14"/>` +
    ring(radius - 2, 4, accent) +
    ring(track, radius * 0.2, "#171615") +
    ring(track, radius * 0.2, RED, ` stroke-dasharray="${pocket}"`) +
    ring(track, radius * 0.2, "#12805c", ` stroke-dasharray="${pocket} 999"`) +
    ring(track - radius * 0.1, 1.5, accent) +
    `<circle r="${round(radius * 0.5)}" fill="#7a4722"/>${name === "wheel" ? spindle : emblem(name, 0, 0, round(radius * 0.84), accent)}<circle cx="${round(radius * 0.45)}" cy="${-round(radius * 0.45)}" r="${round(radius * 0.06)}" fill="#fff"/></g>`
  );
}

/** A money wheel of `count` sectors in the given colours, with a pointer and an emblem in its hub. */
export function moneyWheel(x, y, radius, count, colors, accent, name) {
  const sector = (index) => {
    const at = (step) =>
      `${round(x + radius * Math.sin((2 * Math.PI * step) / count))} ${round(y - radius * Math.cos((2 * Math.PI * step) / count))}`;
    return `M${x} ${y}L${at(index - 0.5)}A${radius} ${radius} 0 01${at(index + 0.5)}z`;
  };
  const fills = colors
    .map(
      (color, nth) =>
        `<path fill="${color}" d="${Array.from({ length: count }, (_, index) => (index % colors.length === nth ? sector(index) : "")).join("")}"/>`,
    )
    .join("");
  const pegs = round((2 * Math.PI * (radius + 5)) / count);
  return (
    `<circle cx="${x}" cy="${y + 5}" r="${radius + 10}" opacity=".35"/><circle cx="${x}" cy="${y}" r="${radius + 10}" fill="${mixed(accent, "#5a3200", 0.55)}"/>${fills}` +
    `<circle cx="${x}" cy="${y}" r="${radius + 5}" fill="none" stroke="${accent}" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 ${pegs}"/>` +
    `<circle cx="${x}" cy="${y}" r="${round(radius * 0.4)}" fill="${PAPER}"/>${emblem(name, x, y, round(radius * 0.54), colors[0])}` +
    `<path d="M${x - 10} ${y - radius - 16}h20l-10 22z" fill="${PAPER}"/>`
  );
}

/** One die, tilted, showing the pips of `face`. */
export function die(x, y, size, angle, face, color, pips) {
  const spots = {
    1: [[0, 0]],
    2: [
      [-1, -1],
      [1, 1],
    ],
    3: [
      [-1, -1],
      [0, 0],
      [1, 1],
    ],
    4: [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ],
    5: [
      [-1, -1],
      [1, -1],
      [0, 0],
      [-1, 1],
      [1, 1],
    ],
    6: [
      [-1, -1],
      [1, -1],
      [-1, 0],
      [1, 0],
      [-1, 1],
      [1, 1],
    ],
  }[face];
  const step = round(size * 0.27);
  const half = size / 2;
  const path = spots.map(([column, row]) => `M${column * step} ${row * step}h0`).join("");
  return `<g transform="translate(${x} ${y}) rotate(${angle})"><rect x="${-half + 3}" y="${-half + 5}" width="${size}" height="${size}" rx="${round(size * 0.2)}" opacity=".3"/><rect x="${-half}" y="${-half}" width="${size}" height="${size}" rx="${round(size * 0.2)}" fill="${color}"/><path d="${path}" stroke="${pips}" stroke-width="${round(size * 0.19)}" stroke-linecap="round"/></g>`;
}
