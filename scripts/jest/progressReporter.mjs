// Reports progress while a suite runs, and each failed file at once. Writes the counts for scripts/suites.mjs.
import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { workerPeaks } from "./runner.mjs";

const EVERY_MS = 10_000;

export default class ProgressReporter {
  #begun = Date.now();
  #counts = { passed: 0, failed: 0 };
  #failures = [];
  #done = 0;
  #total = 0;
  #timer;

  onRunStart({ numTotalTestSuites }) {
    this.#total = numTotalTestSuites;
    this.#timer = setInterval(() => this.#print(), EVERY_MS);
    this.#timer.unref();
  }

  onTestResult({ path }, { failureMessage, numFailingTests, numPassingTests, testExecError }) {
    this.#done += 1;
    this.#counts.passed += numPassingTests;
    // A file that does not load, or that fails outside its tests, counts as one failed test.
    this.#counts.failed += numFailingTests + (testExecError && numFailingTests === 0 ? 1 : 0);
    if (!failureMessage) return;
    const failure = `\nFAIL ${relative(".", path)}\n${failureMessage}\n`;
    process.stderr.write(failure);
    this.#failures.push(failure);
  }

  onRunComplete() {
    clearInterval(this.#timer);
    this.#print();
    const counts = process.env.COUNTS_FILE;
    if (counts)
      writeFileSync(counts, JSON.stringify({ ...this.#counts, failures: this.#failures, peaks: workerPeaks }));
  }

  #print() {
    const seconds = Math.round((Date.now() - this.#begun) / 1000);
    const { passed, failed } = this.#counts;
    process.stderr.write(`${this.#done} of ${this.#total} files in ${seconds} s: ${passed} passed, ${failed} failed\n`);
  }
}
