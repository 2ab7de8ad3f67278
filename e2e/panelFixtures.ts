import { onWorkerEnd } from "../scripts/jest/workerEnd.js";
import { DESKTOP } from "./browser.js";
import { keepContexts } from "./contexts.js";
import { setUpFixtures } from "./fixtures.js";
import { EDITOR, sessionOf } from "./panel.js";
import { makeSeededDir, type Product, startProduct } from "./product.js";

let shared: Promise<Product> | undefined;

function sharedProduct(): Promise<Product> {
  shared ??= startProduct({
    env: {
      DATA_DIR: makeSeededDir(onWorkerEnd),
      ADMIN_EMAIL: EDITOR.email,
      ADMIN_PASSWORD: EDITOR.password,
      WEBHOOKS_ALLOW_PRIVATE: "on",
    },
    args: [],
    atEnd: onWorkerEnd,
  });
  return shared;
}

/**
 * Provides visitors for the admin panel of a server with one account and without demo mode. All test files of a worker
 * share this server, so a test must not depend on what another test has changed.
 */
export function setUpPanel() {
  const { enter } = setUpFixtures();
  let product: Product;
  beforeAll(async () => {
    product = await sharedProduct();
    keepContexts(product.url);
  });
  const enterPanel = (screen = DESKTOP) => enter(screen, product.url);

  /** Opens a page of the admin panel as a person who has signed in. */
  async function openPanel(path = "/admin?tab=content", screen = DESKTOP, person = EDITOR) {
    const visitor = await enterPanel(screen);
    const [name = "", value = ""] = (await sessionOf(product.url, person)).split(/=(.*)/);
    await visitor.context.addCookies([{ name, value, url: product.url }]);
    await visitor.visit(path);
    return visitor;
  }
  return { url: () => product.url, enter, enterPanel, openPanel };
}
