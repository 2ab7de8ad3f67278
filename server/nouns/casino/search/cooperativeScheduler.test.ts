import { describe, expect, it } from "@jest/globals";

import { Disconnect } from "../../../shared/disconnect.js";
import { CooperativeScheduler, type Task } from "./cooperativeScheduler.js";

/** The duration of a step in ms. It is longer than a slice, so every step takes one slice. */
const stepTime = 8;

/** Runs steps that each take longer than a slice, and calls `tell` for each step. */
function* steps(count: number, tell: (step: number) => void): Task<string> {
  for (let step = 1; step <= count; step += 1) {
    const end = performance.now() + stepTime;
    while (performance.now() < end) Math.sqrt(step);
    tell(step);
    yield;
  }
  return "done";
}

describe("CooperativeScheduler", () => {
  it("yields to the event loop between slices", async () => {
    const turns = new CooperativeScheduler();
    const seen: string[] = [];
    const work = turns.run(() => steps(4, (step) => seen.push(`step ${step}`)), {});
    const others = setInterval(() => seen.push("other"), 1);
    expect(await work).toBe("done");
    clearInterval(others);
    const gaps = seen.join(" ").match(/step \d(?: other)+ step \d/g) ?? [];
    expect(gaps.length).toBeGreaterThan(0);
  });

  it("alternates slices between callers, even if one caller has much more work", async () => {
    const turns = new CooperativeScheduler();
    const greedy = {};
    const order: string[] = [];
    const much = Array.from({ length: 30 }, (_, at) =>
      turns.run(() => steps(2, () => undefined), greedy).then(() => order.push(`greedy ${at}`)),
    );
    const little = turns.run(() => steps(1, () => undefined), {}).then(() => order.push("modest"));
    await Promise.all([...much, little]);
    expect(order.indexOf("modest")).toBeLessThan(2);
    expect(order.filter((each) => each !== "modest")).toEqual(much.map((_, at) => `greedy ${at}`));
  });

  it("stops the work of a disconnected caller and does not start the caller's waiting work", async () => {
    const turns = new CooperativeScheduler();
    const caller = new Disconnect();
    const done: number[] = [];
    let isSecondBegun = false;
    const first = turns.run(
      () =>
        steps(50, (step) => {
          done.push(step);
          if (step === 3) caller.fire();
        }),
      caller,
      caller,
    );
    const second = turns.run(
      () => {
        isSecondBegun = true;
        return steps(1, () => undefined);
      },
      caller,
      caller,
    );
    await expect(first).rejects.toThrow("caller disconnected");
    await expect(second).rejects.toThrow("caller disconnected");
    expect(done).toEqual([1, 2, 3]);
    expect(isSecondBegun).toBe(false);
  });

  it.each<[string, (caller: object) => object]>([
    ["the same caller", (caller) => caller],
    ["another caller", () => ({})],
  ])(
    "runs work that arrives for %s during a slice",
    async (_whose, callerOf) => {
      const turns = new CooperativeScheduler();
      const caller = {};
      let inner: Promise<string> | undefined;
      const bringInner = (step: number) => {
        if (step === 1) inner = turns.run(() => steps(2, () => undefined), callerOf(caller));
      };
      expect(await turns.run(() => steps(2, bringInner), caller)).toBe("done");
      expect(await inner).toBe("done");
      expect(await turns.run(() => steps(1, () => undefined), caller)).toBe("done");
    },
    5_000,
  );

  it("continues with other work if a task fails", async () => {
    const turns = new CooperativeScheduler();
    const caller = {};
    const broken = turns.run((): Task<string> => {
      throw new Error("broken");
    }, caller);
    const whole = turns.run(() => steps(2, () => undefined), caller);
    await expect(broken).rejects.toThrow("broken");
    expect(await whole).toBe("done");
    expect(await turns.run(() => steps(1, () => undefined), caller)).toBe("done");
  });
});
