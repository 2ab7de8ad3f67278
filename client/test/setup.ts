/** Adds browser features that jsdom lacks, and resets the site after every test. */
import "@testing-library/jest-dom";
import { act, cleanup, configure } from "@testing-library/react";
import { clearComparison } from "../features/comparison/comparison";
import { clearStorage } from "../shared/storage";
import { stopEarlyEvents } from "../shared/browser/earlyEvents";
import { dismissNotice, dismissToast, readAnnouncements } from "../shared/toasts";
import { api, expectNoUnmockedRequests, resetMocks } from "./api";
import { installBrowser, resetBrowser, sendWaitingEvents } from "./browser";
import { expectSilence, listenToConsole } from "./console";
import "./waiting";

const isBrowser = typeof window !== "undefined";

if (isBrowser) installBrowser();
// Pages load their scripts on first use, and a busy machine compiles these scripts slowly.
configure({ asyncUtilTimeout: 60_000 });

listenToConsole();
// React's testing library does these two things only for the first file of a worker.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
// React keeps the setImmediate() of the first act(). It must not be one that a test fakes.
beforeAll(() => act(async () => undefined));
afterEach(cleanup);
/** Removes the toasts of earlier tests, because toasts remain after their page is removed. */
beforeEach(() => {
  for (const { id } of readAnnouncements().notices) dismissNotice(id);
  dismissToast();
});
afterEach(() => {
  if (isBrowser) sendWaitingEvents();
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
afterAll(() => {
  if (!isBrowser) return;
  stopEarlyEvents();
  window.earlyEvents?.stopTyping();
});
