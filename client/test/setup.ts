/** Adds browser features that jsdom lacks, and resets the site after every test. */
import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import { clearComparison } from "../features/comparison/comparison";
import { clearStorage } from "../shared/storage";
import { dismissNotice, dismissToast, readAnnouncements } from "../shared/toasts";
import { api, expectNoUnmockedRequests, resetMocks } from "./api";
import { installBrowser, resetBrowser } from "./browser";
import { expectSilence, listenToConsole } from "./console";

const isBrowser = typeof window !== "undefined";

if (isBrowser) installBrowser();
// Pages load their scripts on first use, and a busy machine compiles these scripts slowly.
configure({ asyncUtilTimeout: 60_000 });

listenToConsole();
/** Removes the toasts of earlier tests, because toasts remain after their page is removed. */
beforeEach(() => {
  for (const { id } of readAnnouncements().notices) dismissNotice(id);
  dismissToast();
});
beforeAll(() => api.listen({ onUnhandledRequest: "error" }));
afterEach(() => {
  api.resetHandlers();
  resetMocks();
  clearComparison();
  if (!isBrowser) return;
  clearStorage();
  resetBrowser();
});
// Each check has its own hook, so a failed check does not skip the others.
afterEach(expectNoUnmockedRequests);
afterEach(expectSilence);
afterAll(() => api.close());
