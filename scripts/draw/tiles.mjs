// Draws a game's tile. The category decides what is drawn, the title its emblem and palette, the slug the composition.
import { emblem, pick, seededChance } from "./drawing.mjs";
import { gameMotifs, palettes, spareMotifs } from "./gameMotifs.mjs";
import { drawJackpot } from "./jackpotTile.mjs";
import { drawLive } from "./liveTile.mjs";
import { drawSlot } from "./slotTile.mjs";
import { drawTable } from "./tableTile.mjs";
import { CARD_BLANK } from "./tileParts.mjs";

const drawers = { slots: drawSlot, table_games: drawTable, live_games: drawLive, jackpots: drawJackpot };

function framed(inside) {
  const shared = inside.includes("#k") ? CARD_BLANK : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200">${shared}${inside}</svg>\n`;
}

/** The tile of one game as SVG text. */
export function drawTile(game) {
  const chance = seededChance(game.slug);
  const [name, palette] = gameMotifs[game.slug] ?? [
    pick(chance, spareMotifs[game.category]),
    pick(chance, Object.keys(palettes)),
  ];
  return framed(drawers[game.category](game, chance, name, palettes[palette]));
}

/** Stands in for a game whose tile has not been drawn. */
export function drawFallbackTile() {
  const suits = ["spade", "heart", "club", "diamond"]
    .map((suit, index) => emblem(suit, 67 + index * 62, 100, 40, "#dfe9e4"))
    .join("");
  const windows = [0, 1, 2, 3]
    .map((index) => `<rect x="${38 + index * 62}" y="52" width="58" height="96" rx="9" fill="#43544d"/>`)
    .join("");
  return framed(
    `<rect width="320" height="200" fill="#2f3c37"/><rect x="26" y="40" width="268" height="120" rx="16" fill="#26322d"/>${windows}${suits}`,
  );
}
