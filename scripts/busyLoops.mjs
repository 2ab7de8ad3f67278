import { spawn } from "node:child_process";

const LOOPS = 2;

/** An endless loop. It ends with its parent, even if the parent is killed. */
const PROGRAM = "const parent = process.ppid; while (process.ppid === parent) {}";

/** Starts processes that use all the CPU time they get. Returns a function that ends them. */
export function startBusyLoops() {
  const loops = Array.from({ length: LOOPS }, () => spawn(process.execPath, ["--eval", PROGRAM], { stdio: "ignore" }));
  return () => {
    for (const loop of loops) loop.kill("SIGKILL");
  };
}
