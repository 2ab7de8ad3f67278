/** Answers every request of the tests. Pages send some requests when they are idle, even after their test file ends. */
import { api, currentTest, testHeader } from "./api";

api.listen({ onUnhandledRequest: "error" });

const { fetch: mockedFetch } = globalThis;

/** Marks each request with the test that sent it, because some requests arrive when the next test is running. */
globalThis.fetch = (resource, options) => {
  const headers = new Headers(options?.headers ?? (resource instanceof Request ? resource.headers : undefined));
  headers.set(testHeader, String(currentTest()));
  return mockedFetch(resource, { ...options, headers });
};
