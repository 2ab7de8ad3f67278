import { describe, expect, it } from "@jest/globals";

import { until } from "../test/until.js";
import { startJobs, stepByStep } from "./jobs.js";
import { createLog } from "./log.js";

function rememberingLog() {
  const lines: string[] = [];
  return { lines, log: createLog("info", { write: (line: string) => void lines.push(line) }) };
}

describe("the server's jobs", () => {
  it("repeat without overlap", async () => {
    let [runs, inProgress, overlaps] = [0, 0, 0];
    const run = async () => {
      inProgress += 1;
      if (inProgress > 1) overlaps += 1;
      await new Promise((done) => setTimeout(done, 5));
      inProgress -= 1;
      runs += 1;
    };
    const jobs = startJobs([{ name: "count", every: 1, run }], createLog("silent"));
    expect(await until(() => runs >= 3)).toBe(true);
    await jobs.close();
    expect(overlaps).toBe(0);
  });

  it("can run soon after the start, and then at long intervals", async () => {
    let runs = 0;
    const run = () => Promise.resolve(void (runs += 1));
    const jobs = startJobs([{ name: "daily", every: 3_600_000, firstAfter: 1, run }], createLog("silent"));
    expect(await until(() => runs === 1)).toBe(true);
    await jobs.close();
  });

  it("run again after a failure, which is logged", async () => {
    const { lines, log } = rememberingLog();
    let runs = 0;
    const run = () => {
      runs += 1;
      return runs === 1 ? Promise.reject(new Error("no luck")) : Promise.resolve();
    };
    const jobs = startJobs([{ name: "try", every: 1, run }], log);
    expect(await until(() => runs >= 2)).toBe(true);
    await jobs.close();
    expect(lines.join()).toMatch(/no luck.*"job":"try"/);
  });

  it("log one line for an outage that all jobs fail because of, and for a failure that repeats", async () => {
    const { lines, log } = rememberingLog();
    let runs = 0;
    const failing = (name: string, message: string) => ({
      name,
      every: 1,
      run: async () => {
        runs += 1;
        throw new Error(message);
      },
    });
    const all = [failing("one", "away"), failing("other", "away"), failing("wrong", "a bug")];
    const jobs = startJobs(all, log, (error) => (error as Error).message === "away");
    expect(await until(() => runs >= 12)).toBe(true);
    await jobs.close();
    expect(lines.filter((line) => line.includes("jobs fail because of the database"))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('"job":"wrong"'))).toHaveLength(1);
    expect(lines).toHaveLength(2);
  });

  it("abort the current run on close, and wait for it to end", async () => {
    let [hasBegun, hasEnded] = [false, false];
    const run = async (signal: AbortSignal) => {
      hasBegun = true;
      await new Promise((stopped) => signal.addEventListener("abort", stopped));
      hasEnded = true;
    };
    const jobs = startJobs([{ name: "long", every: 1, run }], createLog("silent"));
    expect(await until(() => hasBegun)).toBe(true);
    await jobs.close();
    expect(hasEnded).toBe(true);
  });
});

describe("stepByStep", () => {
  it("ends when a step returns false", async () => {
    let left = 3;
    await stepByStep(async () => --left > 0);
    expect(left).toBe(0);
  });

  it("ends after the current step when it is aborted", async () => {
    const stopping = new AbortController();
    let steps = 0;
    await stepByStep(async () => {
      steps += 1;
      if (steps === 2) stopping.abort();
      return true;
    }, stopping.signal);
    expect(steps).toBe(2);
  });
});
