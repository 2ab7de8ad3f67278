// Table games: the felt seen from above, with the wheel, the cards or the dice that the title speaks of.
import { emblem, mixed, pick, round } from "./drawing.mjs";
import { card, chip, die, ground, PAPER, RED, rouletteWheel } from "./tileParts.mjs";

const SUITS = ["spade", "heart", "club", "diamond"];

/** The part of a roulette layout that lies beside the wheel. */
function numbers(x, y, columns, hasDoubleZero) {
  const at = (column, row) => `M${x + column * 26 + 2} ${y + row * 34 + 2}h22v30h-22z`;
  const cells = Array.from({ length: columns * 3 }, (_, index) => [index % columns, Math.floor(index / columns)]);
  const coloured = (rest) =>
    cells
      .filter(([column, row]) => (column + row) % 2 === rest)
      .map(([column, row]) => at(column, row))
      .join("");
  const zeros = hasDoubleZero
    ? `M${x - 26} ${y + 2}h24v47h-24zM${x - 26} ${y + 53}h24v47h-24z`
    : `M${x - 2} ${y + 2}v98h-10l-14-49 14-49z`;
  return `<g stroke="${PAPER}" stroke-opacity=".75" stroke-width="1.5"><path d="${coloured(0)}" fill="${RED}"/><path d="${coloured(1)}" fill="#191817"/><path d="${zeros}" fill="#12805c"/></g>`;
}

function roulette(chance, slug, name, [, light, accent]) {
  const isLeft = chance() < 0.6;
  const wheelX = isLeft ? 76 : 244;
  const gridX = isLeft ? 196 : 40;
  const chipColor = mixed(light, "#ffffff", 0.15);
  return (
    numbers(gridX, 50, 4, slug.includes("american")) +
    rouletteWheel(wheelX, 100, 92, accent, name) +
    chip(gridX + 13 + 26 * Math.floor(chance() * 3), 118 - 34 * Math.floor(chance() * 2), 17, chipColor) +
    chip(gridX + 80, 134, 17, accent)
  );
}

/** The curved edge of a card table with the players' betting spots. */
function arc(accent, spots) {
  const marks = spots
    .map(
      ([x, y]) => `<circle cx="${x}" cy="${y}" r="21" fill="none" stroke="${accent}" stroke-width="2.5" opacity=".8"/>`,
    )
    .join("");
  return `<path d="M-20-60C-20 130 80 182 160 182S340 130 340-60" fill="none" stroke="#000" stroke-width="26" opacity=".22"/><path d="M6-60C6 112 90 160 160 160S314 112 314-60" fill="none" stroke="${accent}" stroke-width="2.5" opacity=".7"/>${marks}`;
}

function blackjack(chance, slug, name, [deep, light, accent]) {
  const chipColor = mixed(light, "#ffffff", 0.2);
  const second = pick(
    chance,
    SUITS.filter((suit) => suit !== name),
  );
  if (slug.includes("switch"))
    return (
      arc(accent, []) +
      card(84, 92, -9, "A", name, 92, true) +
      card(124, 100, 5, "9", second) +
      card(200, 92, -9, "8", second, 92, true) +
      card(240, 100, 5, "K", name) +
      `<path d="M118 30C140 12 180 12 202 30M193 19l9 11-14 2M127 19l-9 11 14 2" fill="none" stroke="${accent}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`
    );
  if (slug.includes("multihand"))
    return (
      arc(accent, []) +
      [
        [70, 84, -14],
        [160, 108, 0],
        [250, 84, 14],
      ]
        .map(
          ([x, y, angle], index) =>
            card(x - 12, y, angle - 6, "A", SUITS[index], 78) + chip(x, y + 62, 15, index === 1 ? accent : chipColor),
        )
        .join("")
    );
  return (
    arc(accent, [
      [66, 128],
      [254, 128],
    ]) +
    card(134, 88, -11, "A", name, 112, true) +
    card(190, 96, 9, pick(chance, ["K", "Q", "J"]), second, 112) +
    chip(66, 128, 18, chipColor) +
    chip(254, 128, 18, accent) +
    chip(258, 120, 18, mixed(deep, "#ffffff", 0.2))
  );
}

/** Two sides that face each other across a line. */
function duel(chance, name, [deep, light, accent]) {
  const isSuit = SUITS.includes(name);
  const second = pick(
    chance,
    ["spade", "heart", "club", "diamond"].filter((suit) => suit !== name),
  );
  const left = isSuit
    ? card(72, 88, -8, "9", name, 104, true) + card(108, 98, 6, "K", second, 104)
    : card(106, 100, -6, "K", "heart", 116);
  const right = isSuit
    ? card(212, 88, -8, "4", second, 104, true) + card(248, 98, 6, "4", name, 104)
    : card(214, 100, 6, "Q", "spade", 116);
  const emblems = isSuit ? "" : emblem(name, 44, 58, 62, accent) + emblem("tiger", 276, 58, 58, accent);
  return `<path d="M160-20V220" stroke="${accent}" stroke-width="2.5" opacity=".8"/><path d="M160 0H320V200H160z" opacity=".18"/>${emblems}${left}${right}${chip(34, 162, 18, mixed(light, "#ffffff", 0.2))}${chip(294, 160, 18, accent)}${chip(286, 150, 18, mixed(deep, "#ffffff", 0.25))}`;
}

function poker(chance, slug, name, [deep, light, accent]) {
  const isSuit = SUITS.includes(name);
  const chips =
    chip(118, 178, 16, accent) +
    chip(151, 183, 16, mixed(light, "#ffffff", 0.2)) +
    chip(186, 179, 16, mixed(deep, "#ffffff", 0.3));
  if (slug.includes("holdem")) {
    const board = [
      ["9", "heart"],
      ["J", "club"],
      ["4", "diamond"],
    ].map(([rank, suit], index) => card(88 + index * 72, 58, 0, rank, suit, 78));
    return (
      arc(accent, []) +
      board.join("") +
      card(138, 146, -8, "A", name, 92, true) +
      card(180, 148, 8, "K", name) +
      chip(66, 150, 17, accent) +
      chip(252, 152, 17, mixed(light, "#ffffff", 0.2))
    );
  }
  const hand = slug.includes("trey")
    ? ["A", "K", "Q"]
    : slug.includes("jacks")
      ? ["9", "A", "J", "J"]
      : ["A", "K", "Q", "J"];
  const suitAt = (index) => (slug.includes("jacks") ? SUITS[index] : isSuit ? name : "heart");
  const fan = hand.map((rank, index) => {
    const step = index - (hand.length - 1) / 2;
    return card(
      160 + step * 44,
      92 + step * step * 6,
      round(step * 13),
      rank,
      suitAt(index),
      108,
      index < hand.length - 1,
    );
  });
  return `${arc(accent, [])}${fan.join("")}${isSuit ? chips : emblem(name, 44, 66, 76, accent) + chip(151, 183, 16, accent)}`;
}

function craps(chance, [, light, accent]) {
  return `<path d="M24-20V130Q24 176 70 176H340M52-20V122Q52 148 78 148H340" fill="none" stroke="${accent}" stroke-width="2.5" opacity=".8"/>${die(136, 78, 84, -16, 5, RED, PAPER)}${die(226, 106, 84, 14, 6, PAPER, RED)}${chip(82, 162, 17, accent)}${chip(116, 162, 17, mixed(light, "#ffffff", 0.2))}`;
}

export function drawTable({ slug }, chance, name, palette) {
  const [deep, light] = palette;
  const felt = `${ground(chance, deep, light)}<defs><pattern id="p" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><path d="M0 0v6" stroke="#fff" stroke-width="1.5"/></pattern></defs><rect width="320" height="200" fill="url(#p)" opacity=".05"/>`;
  if (slug.includes("roulette")) return felt + roulette(chance, slug, name, palette);
  if (slug.includes("craps") || slug.includes("dice")) return felt + craps(chance, palette);
  if (slug.includes("baccarat") || slug.includes("dragon")) return felt + duel(chance, name, palette);
  if (slug.includes("poker") || slug.includes("holdem") || slug.includes("jacks"))
    return felt + poker(chance, slug, name, palette);
  return felt + blackjack(chance, slug, name, palette);
}
