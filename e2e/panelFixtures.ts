import { DESKTOP } from "./browser.js";
import { setUpFixtures } from "./fixtures.js";
import { EDITOR, signIn } from "./panel.js";
import { makeDataDir, type Product, startProduct } from "./product.js";

/** Starts a server for the test file with one account and without demo mode. Provides visitors for its admin panel. */
export function setUpPanel() {
  const { enter } = setUpFixtures();
  let product: Product;
  beforeAll(async () => {
    const env = { DATA_DIR: makeDataDir(), ADMIN_EMAIL: EDITOR.email, ADMIN_PASSWORD: EDITOR.password };
    product = await startProduct({ env, args: [] });
  });
  afterAll(() => product.stop());
  const enterPanel = (screen = DESKTOP) => enter(screen, product.url);

  /** Opens a page of the admin panel and signs in. */
  async function openPanel(path = "/admin?tab=content", screen = DESKTOP) {
    const visitor = await enterPanel(screen);
    await visitor.visit(path);
    await signIn(visitor.page);
    return visitor;
  }
  return { url: () => product.url, enterPanel, openPanel };
}
