import { describe, expect, it } from "@jest/globals";

import { Disconnect } from "../../../shared/disconnect.js";
import { CooperativeScheduler, type Task } from "./cooperativeScheduler.js";

/** Longer than a slice, so that every step is one. */
const stepTime = 8;

/** Steps that each take as long as a slice, and say that they were done. */
function* steps(count: number, tell: (step: number) => void): Task<string> {
  for (let step = 1; step <= count; step += 1) {
    const end = performance.now() + stepTime;
    while (performance.now() < end) Math.sqrt(step);
    tell(step);
    yield;
  }
  return "done";
}

describe("Turns", () => {
  it("lets others have the event loop between two slices", async () => {
    const turns = new CooperativeScheduler();
    const seen: string[] = [];
    const work = turns.run(() => steps(4, (step) => seen.push(`step ${step}`)), {});
    const others = setInterval(() => seen.push("other"), 1);
    expect(await work).toBe("done");
    clearInterval(others);
    const gaps = seen.join(" ").match(/step \d(?: other)+ step \d/g) ?? [];
    expect(gaps.length).toBeGreaterThan(0);
  });

  it("gives every caller a slice in turn, however much one of them brings", async () => {
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

  it("stops work that nobody waits for any more, and never begins what waits behind it", async () => {
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
    await expect(first).rejects.toThrow("Nobody waits");
    await expect(second).rejects.toThrow("Nobody waits");
    expect(done).toEqual([1, 2, 3]);
    expect(isSecondBegun).toBe(false);
  });

  it("goes on with the others when some work fails", async () => {
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
