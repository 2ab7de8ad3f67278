import { describe, expect, it } from "@jest/globals";

import { RunningTime } from "./runningTime.js";

/** Returns the running time after the given gaps between ticks, in ms. */
function after(...gaps: number[]): number {
  let clock = 0;
  const time = new RunningTime(() => clock);
  for (const gap of gaps) {
    clock += gap;
    time.tick();
  }
  return time.now();
}

describe("the running time", () => {
  it("is the real time while the process can work", () => {
    expect(after(100, 110, 190)).toBe(400);
  });

  it("hardly passes while the event loop is blocked", () => {
    expect(after(100, 3_000, 100)).toBe(400);
  });

  it("includes the time in which the process was suspended, because its connections may have ended", () => {
    expect(after(100, 60_000, 100)).toBe(60_200);
  });

  it("does not wait for a tick", () => {
    let clock = 0;
    const time = new RunningTime(() => clock);
    clock = 150;
    expect(time.now()).toBe(150);
    clock = 3_000;
    expect(time.now()).toBe(200);
    clock = 60_000;
    expect(time.now()).toBe(60_000);
  });
});
