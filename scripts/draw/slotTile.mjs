// Slots: reels in four compositions. Megaways titles get columns of uneven height, cluster titles a grid, the others reels or a hero before reels.
import { emblem, mixed, motifMarkup, pick, placed } from "./drawing.mjs";
import { ground, PAPER, rays } from "./tileParts.mjs";

const CLUSTERS = new Set([
  "sweet-bonanza",
  "sugar-rush",
  "fruit-party",
  "starlight-princess",
  "reactoonz",
  "jammin-jars",
  "gemix",
  "gates-of-olympus",
  "chaos-crew",
  "tome-of-madness",
  "moon-princess",
]);
const NEIGHBOURS = ["seven", "bell", "diamond", "cherry", "star5", "gem", "heart", "coin"];

const symbol = (id, name) => `<g id="${id}" fill="currentColor" fill-rule="evenodd">${motifMarkup(name)}</g>`;
const use = (id, x, y, size, color) => `<use href="#${id}" color="${color}" transform="${placed(x, y, size)}"/>`;

function backdrop(chance, deep, light, accent) {
  const drawn = pick(chance, [
    () => rays(160, 100, 240, 14, "#fff", 0.07, 0.1),
    () =>
      `<path d="M-40 200L80 0h40L0 200zM60 200L180 0h40L100 200zM160 200L280 0h40L200 200zM260 200L380 0h40L300 200z" fill="#fff" opacity=".06"/>`,
    () =>
      `<g fill="none" stroke="#fff" stroke-width="14" opacity=".06"><circle cx="160" cy="100" r="70"/><circle cx="160" cy="100" r="110"/><circle cx="160" cy="100" r="150"/><circle cx="160" cy="100" r="190"/></g>`,
    () =>
      `<defs><pattern id="p" width="20" height="20" patternUnits="userSpaceOnUse"><circle cx="10" cy="10" r="2.5" fill="${accent}"/></pattern></defs><rect width="320" height="200" fill="url(#p)" opacity=".16"/>`,
  ]);
  return ground(chance, deep, light) + drawn();
}

/** Three or five windows with a winning line of the title's emblem. */
function reels(chance, name, [deep, light, accent]) {
  const others = NEIGHBOURS.filter((other) => other !== name);
  const first = pick(chance, others);
  const second = pick(
    chance,
    others.filter((other) => other !== first),
  );
  const faint = mixed(PAPER, light, 0.55);
  const [count, wide] = pick(chance, [
    [3, 68],
    [3, 68],
    [5, 46],
  ]);
  const frame = count * (wide + 4) + 20;
  const left = 160 - frame / 2;
  const size = Math.min(50, wide - 6);
  const windows = Array.from({ length: count }, (_, reel) => {
    const [above, below] = reel % 2 ? ["b", "c"] : ["c", "b"];
    const middle = wide / 2;
    return `<svg x="${left + 12 + reel * (wide + 4)}" y="32" width="${wide}" height="136"><use href="#w"/>${use(above, middle, 12, size * 0.8, faint)}${use(below, middle, 124, size * 0.8, faint)}<use href="#s"/>${use("a", middle, 68, size, deep)}</svg>`;
  });
  return (
    `<defs>${symbol("a", name)}${symbol("b", first)}${symbol("c", second)}<linearGradient id="l" x2="0" y2="1"><stop stop-opacity=".36"/><stop offset=".3" stop-opacity="0"/><stop offset=".7" stop-opacity="0"/><stop offset="1" stop-opacity=".36"/></linearGradient><rect id="w" width="${wide}" height="136" rx="9" fill="${PAPER}"/><g id="s"><path d="M0 36H${wide}V100H0z" fill="${accent}" opacity=".42"/><rect width="${wide}" height="136" rx="9" fill="url(#l)"/></g></defs>` +
    `<rect x="${left}" y="22" width="${frame}" height="162" rx="18" opacity=".3"/><rect x="${left}" y="18" width="${frame}" height="164" rx="18" fill="${mixed(deep, "#000000", 0.3)}" stroke="${accent}" stroke-width="3"/>${windows.join("")}` +
    `<path d="M${left - 7} 87l15 13-15 13zM${left + frame + 7} 87l-15 13 15 13z" fill="${accent}"/>`
  );
}

/** A large emblem before tall reels. */
function hero(chance, name, [deep, light, accent]) {
  const x = pick(chance, [108, 160, 212]);
  const columns = [0, 64, 128, 192, 256].map((at) => `M${at + 3} 0h58v200h-58z`).join("");
  const side = pick(
    chance,
    NEIGHBOURS.filter((other) => other !== name),
  );
  const small = [32, 96, 160, 224, 288].filter((at) => Math.abs(at - x) > 72);
  return (
    `<defs>${symbol("a", name)}${symbol("b", side)}</defs><path d="${columns}" fill="#fff" opacity=".08"/>` +
    small
      .map(
        (at, index) =>
          use("b", at, index % 2 ? 46 : 154, 38, mixed(light, accent, 0.35)) +
          use(index % 2 ? "a" : "b", at, index % 2 ? 122 : 72, 30, mixed(light, accent, 0.16)),
      )
      .join("") +
    `<circle cx="${x}" cy="100" r="82" fill="${deep}" opacity=".55"/><circle cx="${x}" cy="100" r="82" fill="none" stroke="${accent}" stroke-width="3"/><circle cx="${x}" cy="100" r="73" fill="none" stroke="${accent}" stroke-width="3" stroke-linecap="round" stroke-dasharray="0 11.4656"/>` +
    `<g opacity=".35">${use("a", x, 106, 98, "#000")}</g>${use("a", x, 100, 98, accent)}`
  );
}

/** Six columns of two to five symbols: the many ways of the title. */
function ways(chance, name, [deep, light, accent]) {
  const tints = [mixed(PAPER, light, 0.12), mixed(PAPER, light, 0.3), mixed(PAPER, light, 0.48)];
  const side = pick(
    chance,
    NEIGHBOURS.filter((other) => other !== name),
  );
  const columns = [0, 1, 2, 3, 4, 5].map((column) => {
    const count = 2 + Math.floor(chance() * 4);
    const tall = Math.floor(168 / count);
    const lucky = Math.floor(chance() * count);
    const left = 14 + column * 49;
    return Array.from({ length: count }, (_, row) => {
      const isLucky = row === lucky;
      const top = 18 + row * tall;
      const cell = `<rect x="${left}" y="${top}" width="45" height="${tall - 4}" rx="7" fill="${isLucky ? accent : pick(chance, tints)}"/>`;
      if (!isLucky && chance() > 0.4) return cell;
      return (
        cell +
        use(
          isLucky ? "a" : "b",
          left + 22,
          top + tall / 2 - 2,
          Math.min(34, tall - 10),
          isLucky ? deep : mixed(light, PAPER, 0.25),
        )
      );
    }).join("");
  });
  return `<defs>${symbol("a", name)}${symbol("b", side)}</defs><rect x="8" y="8" width="304" height="184" rx="14" fill="${deep}" opacity=".6"/>${columns.join("")}`;
}

/** A grid of stones with the emblem breaking out of it. */
function cluster(chance, name, [deep, light, accent]) {
  const colors = [mixed(light, "#ffffff", 0.25), accent, mixed(light, deep, 0.35), mixed(accent, light, 0.5)];
  const cells = [];
  for (let row = 0; row < 5; row += 1)
    for (let column = 0; column < 8; column += 1)
      cells.push([column * 40 + 20, row * 40 + 20, pick(chance, [0, 1, 2, 3])]);
  const shape = pick(chance, ["h0", "h6", "v6"]);
  const stones = colors
    .map(
      (color, nth) =>
        `<path d="${cells
          .filter(([, , kind]) => kind === nth)
          .map(([x, y]) => `M${x} ${y}${shape}`)
          .join("")}" stroke="${color}" stroke-width="27" stroke-linecap="round"/>`,
    )
    .join("");
  return `<g opacity=".72">${stones}</g><circle cx="160" cy="104" r="84" opacity=".25"/><circle cx="160" cy="100" r="82" fill="${deep}"/><circle cx="160" cy="100" r="74" fill="none" stroke="${accent}" stroke-width="4"/>${emblem(name, 160, 104, 92, "#000", { opacity: 0.35 })}${emblem(name, 160, 99, 92, PAPER)}`;
}

export function drawSlot({ slug }, chance, name, palette) {
  const compose =
    slug.includes("megaways") || slug.includes("xways")
      ? ways
      : CLUSTERS.has(slug)
        ? cluster
        : pick(chance, [reels, reels, hero]);
  return backdrop(chance, ...palette) + compose(chance, name, palette);
}
