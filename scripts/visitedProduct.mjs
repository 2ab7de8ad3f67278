// Starts the one product that the end-to-end tests visit which need none of their own. Jest calls it before the first.
import { findBrowser } from "./browser.mjs";
import "./register.mjs";

const { makeDataDir, startProduct } = await import("../e2e/product.ts");
const { removeLeftovers } = await import("../e2e/leftovers.ts");

export default async function startVisitedProduct() {
  // The launchers of `npm test` have found it already; a single file can be run without them.
  process.env.CHROMIUM_PATH ??= await findBrowser();
  const product = await startProduct({ env: { DATA_DIR: makeDataDir() } });
  process.env.VISITED_URL = product.url;
}

/** Ends it and takes its data away. */
export async function stopVisitedProduct() {
  await removeLeftovers();
}
