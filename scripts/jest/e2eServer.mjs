// Prepares a data directory that the end-to-end tests copy, and starts the server that most of them share. Jest calls
// this function once, before the first test file.
import { findBrowser } from "../browser.mjs";
import "../register.mjs";

const { makeDataDir, makeSeededDir, startProduct } = await import("../../e2e/product.ts");

export default async function startE2eServer() {
  // `npm test` sets CHROMIUM_PATH, but a developer who runs a single file might not.
  process.env.CHROMIUM_PATH ??= await findBrowser();
  const DATA_DIR = makeDataDir();
  const first = await startProduct({ env: { DATA_DIR } });
  await first.stop();
  process.env.E2E_DATA_DIR = DATA_DIR;
  const product = await startProduct({ env: { DATA_DIR: makeSeededDir() } });
  process.env.E2E_URL = product.url;
}
