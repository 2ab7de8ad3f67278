// What the logos and the tiles have in common: seeded chance, emblems, letters and colour arithmetic.
import { glyphs } from "./glyphs.mjs";
import { motifs } from "./motifs.mjs";

/** Chance that a text decides: the same text always gives the same numbers, from 0 to below 1. */
export function seededChance(text) {
  let state = 2166136261;
  for (const character of text) state = Math.imul(state ^ character.codePointAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / 4294967296;
  };
}

export const pick = (chance, list) => list[Math.floor(chance() * list.length)];

export const round = (value) => Number(value.toFixed(1));

/** An emblem on its own 64 by 64 grid, in the colour that `color` sets around it. */
export function motifMarkup(name) {
  const { fill, half, line, thick, width = 4, turns = 1 } = motifs[name];
  const stroke = (path, weight) =>
    `<path d="${path}" fill="none" stroke="currentColor" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const parts = [
    half ? `<path d="${half}" opacity=".6"/>` : "",
    fill ? `<path d="${fill}"/>` : "",
    line ? stroke(line, width) : "",
    thick ? stroke(thick, 8) : "",
  ].join("");
  const turned = Array.from({ length: turns }, (_, turn) =>
    turn === 0
      ? parts
      : parts.replace(/^<path|<path/g, `<path transform="rotate(${round((360 / turns) * turn)} 32 32)"`),
  );
  return turned.join("");
}

/** Where an emblem of the given size stands, by its centre. */
export function placed(x, y, size, angle = 0) {
  const scale = Number((size / 64).toFixed(3));
  const turn = angle ? ` rotate(${angle} 32 32)` : "";
  return `translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${scale})${turn}`;
}

/** A size-`size` emblem around a point, filled with one colour. */
export function emblem(name, x, y, size, color, { angle = 0, opacity = 1 } = {}) {
  const faint = opacity < 1 ? ` opacity="${opacity}"` : "";
  const markup = motifMarkup(name);
  const stroked = markup.includes("currentColor") ? ` color="${color}"` : "";
  return `<g fill="${color}"${stroked}${faint} fill-rule="evenodd" transform="${placed(x, y, size, angle)}">${markup}</g>`;
}

/** Capitals, digits and `&` as outlines, centred on x, with their feet on the baseline y; lower than `height` where they would be wider than `widest`. */
export function letters(text, x, y, height, color, { gap = 8, widest = 76 } = {}) {
  const drawn = [...text].map((character) => glyphs[character]);
  const width = drawn.reduce((sum, glyph) => sum + glyph.right - glyph.left, gap * (drawn.length - 1));
  const scale = Number(Math.min(height / 200, widest / width).toFixed(3));
  let at = 0;
  const paths = drawn.map((glyph) => {
    const shift = at - glyph.left;
    at += glyph.right - glyph.left + gap;
    return shift ? `<path transform="translate(${round(shift)})" d="${glyph.path}"/>` : `<path d="${glyph.path}"/>`;
  });
  return `<g fill="${color}" transform="translate(${round(x - (width * scale) / 2)} ${round(y)}) scale(${scale})">${paths.join("")}</g>`;
}

const channels = (color) => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

/** `share` of the second colour laid over the first. */
export function mixed(color, other, share) {
  const over = channels(other);
  return `#${channels(color)
    .map((value, index) =>
      Math.round(value + (over[index] - value) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

function luminance(color) {
  const [red, green, blue] = channels(color).map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast of two opaque colours, from 1 to 21. */
export function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export const initialsOf = (name) => {
  const words = name
    .toUpperCase()
    .replace(/[^A-Z0-9 ]/g, "")
    .split(" ")
    .filter(Boolean);
  return words.length > 1 ? words[0][0] + words[1][0] : words[0].slice(0, 2);
};
