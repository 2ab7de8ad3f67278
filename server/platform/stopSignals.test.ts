import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

/** Starts a program that takes `stopTime` ms to stop and then exits with code 0. */
function startProgram(stopTime: number) {
  const program = `
    import { onStopSignal } from "./server/platform/stopSignals.ts";
    setInterval(() => undefined, 1000);
    onStopSignal(() => {
      process.stdout.write("stopping ");
      setTimeout(() => process.stdout.write("stopped", () => process.exit(0)), ${stopTime});
    });
    process.stdout.write("ready ");
  `;
  const args = ["--import", "./scripts/register.mjs", "--input-type=module", "--eval", program];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  const saw = new Promise<void>((resolve) => {
    child.stdout.on("data", (chunk) => {
      output += chunk;
      if (output.includes("ready")) resolve();
    });
  });
  const ended = once(child, "close").then(([code]) => code as number | null);
  return { child, ready: Promise.race([saw, ended]), ended, output: () => output };
}

describe("onStopSignal", () => {
  it.each(["SIGINT", "SIGTERM"] as const)("stops cleanly if %s follows SIGINT immediately", async (second) => {
    const { child, ready, ended, output } = startProgram(300);
    await ready;
    child.kill("SIGINT");
    await pause(5);
    child.kill(second);
    expect(await ended).toBe(0);
    expect(output()).toBe("ready stopping stopped");
  });

  it("exits immediately on a second signal more than a second after the first", async () => {
    const { child, ready, ended, output } = startProgram(60_000);
    await ready;
    child.kill("SIGINT");
    await pause(1_500);
    child.kill("SIGINT");
    expect(await ended).toBe(1);
    expect(output()).toBe("ready stopping ");
  });
});
