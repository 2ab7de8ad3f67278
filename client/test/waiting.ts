/**
 * Makes waiting cheaper. Each failed attempt of `findBy...` and waitFor() creates an error, whose message contains the
 * whole document. Here, it is printed only if someone reads the message, which is when the time is up.
 */
import { configure, getConfig, type Config } from "@testing-library/react";

/** Whether the running callback is an attempt. Testing Library's types do not have this property. */
function isAttempt(): boolean | undefined {
  const config: Config & { _disableExpensiveErrorDiagnostics?: boolean } = getConfig();
  const { _disableExpensiveErrorDiagnostics: isRunning } = config;
  return isRunning;
}

const { getElementError }: Config = getConfig();

configure({
  getElementError(message, container) {
    if (!isAttempt()) return getElementError(message, container);
    const error = new Error();
    error.name = "TestingLibraryElementError";
    return Object.defineProperty(error, "message", {
      configurable: true,
      get: () => getElementError(message, container).message,
    });
  },
});
