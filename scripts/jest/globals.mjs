// What test files import from `@jest/globals`: Jest's own test functions, assertions, mocks and fake timers.
import { jestExpect as expect } from "@jest/expect";
import { ModernFakeTimers } from "@jest/fake-timers";
import { afterAll, afterEach, beforeAll, beforeEach, describe, getState, it, test } from "jest-circus";
import { ModuleMocker } from "jest-mock";

const mocker = new ModuleMocker(globalThis);

let createdTimers;

/** Creates the timers on first use, because a document adds more timers to the globals. */
const timers = () =>
  (createdTimers ??= new ModernFakeTimers({
    global: globalThis,
    config: { fakeTimers: {}, rootDir: process.cwd(), testMatch: [] },
  }));

export function restoreMocks() {
  createdTimers?.useRealTimers();
  mocker.restoreAllMocks();
}

const bind = (find, names) => Object.fromEntries(names.map((name) => [name, (...args) => find()[name](...args)]));

const jest = {
  ...bind(() => mocker, ["fn", "spyOn", "replaceProperty"]),
  ...bind(timers, [
    "advanceTimersByTime",
    "advanceTimersByTimeAsync",
    "advanceTimersToNextTimer",
    "clearAllTimers",
    "getTimerCount",
    "runAllTimers",
    "runAllTimersAsync",
    "runOnlyPendingTimers",
    "runOnlyPendingTimersAsync",
    "setSystemTime",
  ]),
  /** Leaves nextTick() and queueMicrotask() as they are: Node's own streams and requests use the same functions. */
  useFakeTimers(options = {}) {
    timers().useFakeTimers({ ...options, doNotFake: [...(options.doNotFake ?? []), "nextTick", "queueMicrotask"] });
    return jest;
  },
  useRealTimers() {
    timers().useRealTimers();
    return jest;
  },
  clearAllMocks() {
    mocker.clearAllMocks();
    return jest;
  },
  restoreAllMocks() {
    mocker.restoreAllMocks();
    return jest;
  },
  setTimeout(milliseconds) {
    getState().testTimeout = milliseconds;
    return jest;
  },
};

export { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test };
