// Writes every logo and game tile into client/public, from the seed's slugs and names. Run with: node --import ./scripts/register.mjs scripts/draw/draw.mjs
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { drawFallbackLogo, drawLogo } from "./logos.mjs";
import { drawFallbackTile, drawTile } from "./tiles.mjs";

const root = new URL("../../", import.meta.url);
const seed = new URL("server/database/seed/", root);

async function rewrite(folder, drawings) {
  const target = new URL(`client/public/${folder}/`, root);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await Promise.all(drawings.map(([name, svg]) => writeFile(new URL(`${name}.svg`, target), svg)));
  const bytes = drawings.reduce((sum, [, svg]) => sum + Buffer.byteLength(svg), 0);
  process.stdout.write(`${folder}: ${drawings.length} drawings, ${Math.round(bytes / 1024)} kB\n`);
}

async function seededCasinos() {
  const files = (await readdir(new URL("casinos/", seed)))
    .filter((file) => file.endsWith(".ts") && !file.includes(".test."))
    .toSorted();
  const modules = await Promise.all(files.map((file) => import(new URL(`casinos/${file}`, seed))));
  return modules.flatMap((module) => Object.values(module).filter(Array.isArray).flat());
}

const casinos = await seededCasinos();
const { games } = await import(new URL("games.ts", seed));

await rewrite("logos", [
  ["_fallback", drawFallbackLogo()],
  ...casinos.map((casino) => [casino.slug, drawLogo(casino)]),
]);
await rewrite("tiles", [["_fallback", drawFallbackTile()], ...games.map((game) => [game.slug, drawTile(game)])]);
