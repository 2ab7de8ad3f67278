// Jackpots: a medal with the title's emblem under a crown, among coins that pile up.
import { emblem, mixed, pick } from "./drawing.mjs";
import { ground, rays, stack } from "./tileParts.mjs";

const GOLD = "#f5c451";
const BRONZE = "#8a5410";
const PALE = "#ffe199";

/** The emblem on a medal that wears a crown. */
function medal(x, name, [deep]) {
  return (
    `<circle cx="${x}" cy="123" r="63" opacity=".35"/><circle cx="${x}" cy="118" r="63" fill="${GOLD}"/><circle cx="${x}" cy="118" r="57" fill="none" stroke="${BRONZE}" stroke-width="4" stroke-linecap="round" stroke-dasharray="0 9.95"/><circle cx="${x}" cy="118" r="50" fill="${deep}" stroke="${BRONZE}" stroke-width="2"/>` +
    emblem(name, x, 118, 62, GOLD) +
    emblem("crown", x, 37, 58, BRONZE) +
    emblem("crown", x, 34, 58, PALE)
  );
}

/** A large crown that bears the emblem in its middle. */
function crowned(x, name, [deep]) {
  const crown = `M${x - 84} 158L${x - 96} 62 ${x - 48} 92 ${x} 30 ${x + 48} 92 ${x + 96} 62 ${x + 84} 158z`;
  const tips = `M${x - 96} 58h0M${x} 26h0M${x + 96} 58h0`;
  return (
    `<path d="${crown}" transform="translate(3 6)" opacity=".35"/><path d="${crown}" fill="${GOLD}"/><path d="${tips}" stroke="${PALE}" stroke-width="20" stroke-linecap="round"/>` +
    `<path d="M${x - 84} 158h168v20h-168z" fill="${BRONZE}"/><path d="M${x - 70} 168h150" stroke="${PALE}" stroke-width="9" stroke-linecap="round" stroke-dasharray="0 23.3"/><circle cx="${x}" cy="112" r="38" fill="${deep}" stroke="${PALE}" stroke-width="4"/>` +
    emblem(name, x, 112, 46, GOLD)
  );
}

/** The emblem on the front of a chest of coins. */
function hoard(x, name, [deep, light]) {
  const coins = Array.from(
    { length: 9 },
    (_, index) => `M${x - 80 + index * 20} ${92 - Math.round(26 * Math.sin((Math.PI * (index + 0.5)) / 9))}h0`,
  ).join("");
  const wood = mixed(deep, "#000000", 0.15);
  return (
    emblem("crown", x, 42, 62, PALE) +
    `<path d="${coins}" stroke="${BRONZE}" stroke-width="40" stroke-linecap="round"/><path d="${coins}" stroke="${GOLD}" stroke-width="35" stroke-linecap="round"/><path d="${coins}" stroke="${BRONZE}" stroke-width="20" stroke-linecap="round" opacity=".35"/>` +
    `<path d="M${x - 104} 92h208l-10 90h-188z" fill="${wood}"/><path d="M${x - 104} 92h208l-10 90h-188zM${x - 56} 92l4 90M${x + 56} 92l-4 90" fill="none" stroke="${GOLD}" stroke-width="6" stroke-linejoin="round"/><circle cx="${x}" cy="136" r="36" fill="${mixed(light, deep, 0.3)}" stroke="${GOLD}" stroke-width="4"/>` +
    emblem(name, x, 136, 44, PALE)
  );
}

export function drawJackpot(_game, chance, name, palette) {
  const [deep, light, accent] = palette;
  const height = (least) => least + Math.floor(chance() * 4);
  const x = pick(chance, [136, 160, 184]);
  const compose = pick(chance, [medal, crowned, hoard]);
  const near = compose === medal ? 82 : 118;
  const piles = [
    [x - near - 42, height(2)],
    [x - near, height(4)],
    [x + near, height(4)],
    [x + near + 42, height(2)],
  ].filter(([at]) => at > 8 && at < 312);
  const sparks = Array.from(
    { length: 6 },
    () => `M${Math.round(14 + chance() * 292)} ${Math.round(12 + chance() * 70)}l3-9 3 9 9 3-9 3-3 9-3-9-9-3z`,
  ).join("");
  return (
    ground(chance, mixed(deep, "#000000", 0.2), light) +
    rays(x, 112, 260, 14, accent, 0.16, 0.1 + chance()) +
    `<path d="${sparks}" fill="${accent}" opacity=".75"/><path d="M0 176H320V200H0z" fill="${mixed(deep, "#000000", 0.45)}"/>` +
    piles.map(([at, count]) => stack(at, 184, count, GOLD, BRONZE)).join("") +
    compose(x, name, palette)
  );
}
