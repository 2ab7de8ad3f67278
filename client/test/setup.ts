/** What a browser has and jsdom has not, and a clean site for every test. */
import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import { clearComparison } from "../features/comparison/comparison";
import { clearStorage } from "../shared/storage";
import { dismissNotice, dismissToast, readAnnouncements } from "../shared/toasts";
import { api, expectAnswered, forgetAnswers } from "./api";
import { installBrowser, resetBrowser } from "./browser";
import { expectSilence, listenToConsole } from "./console";

const isBrowser = typeof window !== "undefined";

if (isBrowser) installBrowser();
// Pages fetch their scripts when they are first shown, and a busy machine is slow to compile them.
configure({ asyncUtilTimeout: 60_000 });

listenToConsole();
/** Notices and toasts outlive the page that a test has rendered. */
beforeEach(() => {
  for (const { id } of readAnnouncements().notices) dismissNotice(id);
  dismissToast();
});
beforeAll(() => api.listen({ onUnhandledRequest: "error" }));
afterEach(() => {
  api.resetHandlers();
  forgetAnswers();
  clearComparison();
  if (!isBrowser) return;
  clearStorage();
  resetBrowser();
});
// Hooks of their own, so that a failure leaves nothing of this test to the next.
afterEach(expectAnswered);
afterEach(expectSilence);
afterAll(() => api.close());
