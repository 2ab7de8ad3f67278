import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { call } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe("session", () => {
  it("is null for a visitor", async () => {
    expect(await call(app, "session", {}, "name")).toEqual({ result: null, errors: undefined });
  });

  it("names the viewer of demo mode as what it is", async () => {
    const { result } = await call(app, "session", {}, "name isDemo", { viewer: "demo" });
    expect(result).toEqual({ name: "demo", isDemo: true });
  });
});
