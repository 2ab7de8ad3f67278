/** What the visitors' pages load before the first click, and what it is made of. */
import { basename } from "node:path";
import { build } from "vite";
import { measurePages } from "../../scripts/pageSizes.mjs";

/** A package by its name, our own code by its folder: `features/casinos`. */
function contentOf(module) {
  const packages = module.split("/node_modules/");
  if (packages.length > 1) return /^(?:@[^/]+\/)?[^/]+/.exec(packages.at(-1))[0];
  return /\/client\/(\w+(?:\/\w+(?=\/))?)/.exec(module)?.[1] ?? "the bundler's own";
}

/** The bytes of each content in each file of a build, before they are made small. */
async function readContents() {
  const built = await build({ configFile: "client/vite.config.ts", logLevel: "error", build: { write: false } });
  const chunks = [built].flat()[0].output.filter(({ type }) => type === "chunk");
  return new Map(
    chunks.map(({ fileName, modules }) => {
      const sums = new Map();
      for (const [module, { renderedLength }] of Object.entries(modules))
        sums.set(contentOf(module), (sums.get(contentOf(module)) ?? 0) + renderedLength);
      return [fileName, sums];
    }),
  );
}

/** The largest contents of some files: each file's bytes are shared out by the sizes of what is in it. */
function largestOf(files, contents) {
  const sums = new Map();
  for (const { file, bytes } of files) {
    const inFile = [...(contents.get(file) ?? [])];
    const whole = inFile.reduce((sum, [, length]) => sum + length, 0);
    for (const [name, length] of inFile) sums.set(name, (sums.get(name) ?? 0) + (bytes * length) / whole);
  }
  return [...sums].toSorted(([, a], [, b]) => b - a).slice(0, 5);
}

const kb = (bytes) => (bytes / 1000).toFixed(1);

/** A table with a row for each page. */
export async function describeBundle() {
  process.env.NODE_ENV = "production";
  const [pages, contents] = [await measurePages(), await readContents()];
  const rows = pages.map(({ name, bytes, files }) => {
    const largest = largestOf(files, contents).map(([content, size]) => `${content} ${kb(size)}`);
    const named = files.map(({ file, bytes: size }) => `${basename(file).replace(/-[\w-]{8}\.js$/, "")} ${kb(size)}`);
    return `| ${name} | ${kb(bytes)} | ${named.join(", ")} | ${largest.join(", ")} |`;
  });
  return [
    "Kilobytes (1,000 bytes) of JavaScript, gzipped, before the first click; 190 are allowed. The contents are the five largest, each file's bytes shared out by the sizes of its modules.",
    "",
    "| page | in all | files | largest contents |",
    "| --- | --: | --- | --- |",
    ...rows,
  ];
}
