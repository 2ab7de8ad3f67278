/** Describes the scripts that a public page loads before the first click, and the packages that they contain. */
import { basename } from "node:path";
import { build } from "vite";
import { measurePages } from "../../scripts/pageSizes.mjs";

/**
 * Returns the name of the package that contains a module. For our own code, returns the folder, such as
 * `features/casinos`.
 */
function contentOf(module) {
  const packages = module.split("/node_modules/");
  if (packages.length > 1) return /^(?:@[^/]+\/)?[^/]+/.exec(packages.at(-1))[0];
  return /\/client\/(\w+(?:\/\w+(?=\/))?)/.exec(module)?.[1] ?? "the bundler's own";
}

/** For each file in a build, returns how many bytes each package contributes before minification. */
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

/**
 * Returns the five largest packages in the given files. The bytes of a file are split in proportion to the sizes of its
 * modules.
 */
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

/** Returns the lines of a Markdown table that has a row for each page. */
export async function describeBundle() {
  process.env.NODE_ENV = "production";
  const [pages, contents] = [await measurePages(), await readContents()];
  const rows = pages.map(({ name, bytes, files }) => {
    const largest = largestOf(files, contents).map(([content, size]) => `${content} ${kb(size)}`);
    const named = files.map(({ file, bytes: size }) => `${basename(file).replace(/-[\w-]{8}\.js$/, "")} ${kb(size)}`);
    return `| ${name} | ${kb(bytes)} | ${named.join(", ")} | ${largest.join(", ")} |`;
  });
  return [
    "Kilobytes (1,000 bytes) of gzipped JavaScript before the first click. The limit is 175. The last column shows the five largest packages. Each file's bytes are split in proportion to its modules' sizes.",
    "",
    "| page | total | files | largest packages |",
    "| --- | --: | --- | --- |",
    ...rows,
  ];
}
