// Starts the server that most end-to-end tests share. Jest calls this function once, before the first test file.
import { findBrowser } from "../browser.mjs";
import "../register.mjs";

const { makeDataDir, startProduct } = await import("../../e2e/product.ts");

export default async function startE2eServer() {
  // `npm test` sets CHROMIUM_PATH, but a developer who runs a single file might not.
  process.env.CHROMIUM_PATH ??= await findBrowser();
  const product = await startProduct({ env: { DATA_DIR: makeDataDir() } });
  process.env.E2E_URL = product.url;
}
