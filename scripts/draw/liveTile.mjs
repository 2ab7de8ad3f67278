// Live games: a dark studio under its lights, what is played in the middle, and the sign that it is on air.
import { emblem, letters, mixed, pick } from "./drawing.mjs";
import { card, chip, die, moneyWheel, PAPER, RED, rouletteWheel } from "./tileParts.mjs";

const SUITS = ["spade", "heart", "club", "diamond"];

function studio(chance, [deep, light, accent]) {
  const dark = mixed(deep, "#000000", 0.45);
  const lean = pick(chance, [-30, 0, 30]);
  const beam = (x, to) => `<path d="M${x - 7} 0h14L${to + 62} 200H${to - 62}z" fill="url(#b)"/>`;
  return (
    `<defs><radialGradient id="g" cy=".62" r=".75"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient><linearGradient id="b" x2="0" y2="1"><stop stop-color="${accent}" stop-opacity=".55"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></linearGradient></defs>` +
    `<rect width="320" height="200" fill="url(#g)"/>${beam(42, 120 + lean)}${beam(160, 160 - lean)}${beam(278, 200 + lean)}<path d="M0 170Q160 146 320 170V200H0z" fill="${dark}" opacity=".75"/><path d="M0 170Q160 146 320 170" fill="none" stroke="${accent}" stroke-width="2.5" opacity=".8"/>` +
    `<path d="M28 0h28l-4 13H32zM146 0h28l-4 13h-20zM264 0h28l-4 13h-20z" fill="${mixed(dark, "#ffffff", 0.18)}"/>`
  );
}

/** The on-air sign, in straight strokes so that it needs no font. */
const onAir = `<rect x="14" y="20" width="70" height="25" rx="7" fill="${RED}"/><circle cx="27" cy="32.5" r="4.5" fill="#fff"/><path d="M38 27v11h6M49 27v11M54 27l4.5 11L63 27M75 27h-7v11h7M68 32.5h6" fill="none" stroke="#fff" stroke-width="2.6" stroke-linejoin="round"/>`;

const hands = {
  poker: (first, second) =>
    card(116, 104, -13, "K", first, 108, true) +
    card(164, 96, 0, "A", second, 108, true) +
    card(212, 104, 13, "Q", first, 108),
  pair: (first, second) => card(134, 98, -10, "A", first, 122, true) + card(190, 102, 9, "K", second, 122),
};

function drawnBall(x, y, radius, color, digit) {
  return `<circle cx="${x + 3}" cy="${y + 6}" r="${radius}" opacity=".4"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/><circle cx="${x}" cy="${y}" r="${radius * 0.56}" fill="${PAPER}"/>${letters(digit, x, y + radius * 0.3, radius * 0.6, "#1b2320")}<path d="M${x - radius * 0.78} ${y - radius * 0.2}Q${x - radius * 0.66} ${y - radius * 0.7} ${x - radius * 0.2} ${y - radius * 0.8}" fill="none" stroke="#fff" stroke-width="${radius * 0.09}" stroke-linecap="round" opacity=".7"/>`;
}

function scene({ slug }, chance, name, [deep, light, accent]) {
  const chipColor = mixed(light, "#ffffff", 0.25);
  const shadowed = (x, y, size) =>
    emblem(name, x + 2, y + 5, size, "#000", { opacity: 0.45 }) + emblem(name, x, y, size, accent);
  const suit = SUITS.includes(name) ? name : "heart";
  const other = pick(
    chance,
    SUITS.filter((candidate) => candidate !== suit),
  );
  if (slug.includes("roulette")) return rouletteWheel(178, 106, 84, accent, name);
  if (slug.includes("dice"))
    return (
      die(112, 128, 54, -12, 4, PAPER, RED) +
      die(172, 136, 54, 8, 6, PAPER, RED) +
      die(232, 126, 54, 18, 3, PAPER, RED) +
      shadowed(172, 60, 78)
    );
  if (slug.includes("dragon-tiger"))
    return (
      card(116, 104, -8, "K", "heart", 116) +
      card(210, 104, 8, "Q", "spade", 116) +
      emblem("dragon", 58, 112, 56, accent) +
      shadowed(270, 112, 56)
    );
  if (slug.includes("ball"))
    return (
      drawnBall(98, 136, 34, RED, "4") + drawnBall(252, 140, 30, chipColor, "8") + drawnBall(176, 102, 72, accent, "7")
    );
  if (slug.includes("funky"))
    return (
      emblem(name, 176, 106, 160, accent) +
      `<path d="M112 92Q176 72 240 92M110 118Q176 136 242 118M122 146Q176 166 230 146M128 70Q176 56 224 70M176 48V180M152 54Q118 114 152 176M200 54Q234 114 200 176" fill="none" stroke="${deep}" stroke-width="3"/><path d="M132 84l6-15 6 15 15 6-15 6-6 15-6-15-15-6z" fill="#fff"/>`
    );
  if (slug.includes("poker") || slug.includes("holdem"))
    return hands.poker(suit, other) + chip(70, 150, 18, chipColor) + chip(252, 154, 18, accent);
  if (slug.includes("blackjack") || slug.includes("baccarat"))
    return (
      hands.pair(suit, other) +
      (SUITS.includes(name) ? "" : shadowed(270, 84, 70)) +
      chip(76, 148, 18, chipColor) +
      chip(254, 152, 18, accent) +
      chip(266, 146, 18, RED)
    );
  const colors = [deep, mixed(light, "#ffffff", 0.18), mixed(accent, "#a03a10", 0.35)];
  return moneyWheel(190, 108, 76, pick(chance, [15, 18]), colors, accent, name);
}

export function drawLive(game, chance, name, palette) {
  return studio(chance, palette) + scene(game, chance, name, palette) + onAir;
}
