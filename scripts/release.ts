/**
 * `npm run release -- VERSION` prepares a release: it sets the version, moves the entries of CHANGELOG.md to it, and
 * records the API of the release. Then it prints the commands that publish the release.
 */
import { copyFile, readFile, writeFile } from "node:fs/promises";

/**
 * Returns the changelog in which the entries below "Unreleased" belong to the version, and these entries.
 * @throws Error if there are no entries, or if the version exists.
 */
export function moveEntries(changelog: string, version: string, day: string): { notes: string; text: string } {
  const [before, after] = changelog.split("## Unreleased\n");
  if (after === undefined) throw new Error('CHANGELOG.md has no section "Unreleased".');
  const [entries = "", ...released] = after.split(/^(?=## )/m);
  const notes = entries.trim();
  if (notes === "") throw new Error("CHANGELOG.md has no entries for this release.");
  if (released.some((section) => section.startsWith(`## ${version} `)))
    throw new Error(`CHANGELOG.md already has the version ${version}.`);
  const section = `## ${version} (${day})\n\n${notes}\n`;
  return { notes, text: `${before}## Unreleased\n\n${[section, ...released].join("\n")}` };
}

interface PackageFile {
  version: string;
  packages?: Record<string, { version?: string }>;
}

async function setVersion(file: string, version: string): Promise<void> {
  const json = JSON.parse(await readFile(file, "utf8")) as PackageFile;
  json.version = version;
  if (json.packages?.[""]) json.packages[""].version = version;
  await writeFile(file, `${JSON.stringify(json, null, 2)}\n`);
}

async function release(version = ""): Promise<void> {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error("Usage: npm run release -- VERSION, such as 1.2.0");
  const changelog = await readFile("CHANGELOG.md", "utf8");
  const { notes, text } = moveEntries(changelog, version, new Date().toISOString().slice(0, 10));
  await writeFile("CHANGELOG.md", text);
  for (const file of ["package.json", "package-lock.json"]) await setVersion(file, version);
  await copyFile("schema.graphql", "docs/schema.released.graphql");
  const commands = [`git commit --all --message "Release ${version}"`, `git tag v${version}`];
  process.stdout.write(`${notes}\n\nReview the changes, run npm run verify, and then:\n\n${commands.join("\n")}\n`);
}

if (process.argv[1] === import.meta.filename)
  await release(process.argv[2]).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
