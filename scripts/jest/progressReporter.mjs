// Jest's report as one line of progress, and what failed. A terminal sees the line change in place.
const LINE_EVERY_MS = 15_000;

export default class ProgressReporter {
  #files = { done: 0, all: 0 };
  #tests = { passed: 0, failed: 0 };
  #name = "";
  #writtenAt = 0;

  onRunStart({ numTotalTestSuites }) {
    this.#files.all = numTotalTestSuites;
    this.#writtenAt = Date.now();
  }

  onTestResult({ context, path }, { numPassingTests, numFailingTests, failureMessage }) {
    this.#name = context.config.displayName?.name ?? "tests";
    this.#files.done += 1;
    this.#tests.passed += numPassingTests;
    this.#tests.failed += numFailingTests;
    if (failureMessage) {
      this.#clear();
      process.stderr.write(`FAILED ${path}\n${failureMessage}\n`);
    }
    this.#write();
  }

  onRunComplete() {
    if (process.stderr.isTTY) process.stderr.write("\n");
  }

  #write() {
    const { done, all } = this.#files;
    const { passed, failed } = this.#tests;
    const line = `${this.#name}: ${done} of ${all} files, ${passed} passed, ${failed} failed`;
    if (process.stderr.isTTY) {
      this.#clear();
      process.stderr.write(line);
      return;
    }
    if (Date.now() - this.#writtenAt < LINE_EVERY_MS && done < all) return;
    this.#writtenAt = Date.now();
    process.stderr.write(`${line}\n`);
  }

  #clear() {
    if (process.stderr.isTTY) process.stderr.write("\r\x1b[2K");
  }
}
