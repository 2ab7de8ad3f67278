/** What a browser has and jsdom has not, and a clean site for every test. */
import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import { clearComparison } from "../features/comparison/comparison";
import { api, forgetAnswers } from "./api";
import { installBrowser, resetBrowser } from "./browser";

const isBrowser = typeof window !== "undefined";

if (isBrowser) installBrowser();
// Pages fetch their scripts when they are first shown, and a busy machine is slow to compile them.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => api.listen({ onUnhandledRequest: "error" }));
afterEach(() => {
  api.resetHandlers();
  forgetAnswers();
  clearComparison();
  if (isBrowser) resetBrowser();
});
afterAll(() => api.close());
