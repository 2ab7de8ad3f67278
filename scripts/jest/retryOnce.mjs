// Retries a failed browser test once and prints the first error (docs/decisions/096-browser-tests-run-twice.md).
import { jest } from "@jest/globals";

jest.retryTimes(1, { logErrorsBeforeRetry: true });
