/** Starts the processes that use libvips: encoderProcess.ts and brandProcess.ts. Each does one task and then exits. */
import { fork } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

import { projectRoot } from "../projectRoot.js";

export interface ImageProcess {
  send(message: unknown): void;
  /** Calls the listener with the only message that the process sends. */
  onMessage<Message>(listener: (message: Message) => void): void;
  /**
   * Calls the listener when the process fails to start, is killed, or exits on its own, even if it has sent its
   * message.
   */
  onEnd(listener: (error: Error) => void): void;
  /** Ends the process, and calls the `onEnd` listeners with this error. */
  end(error: Error): void;
}

/** The error when a signal has ended the process, for example because a decoder has crashed. */
export class ProcessCrash extends Error {}

/** @param env The complete environment of the process. It needs none of the server's settings or secrets. */
export function startProcess(name: "encoderProcess" | "brandProcess", env: Record<string, string> = {}): ImageProcess {
  const { script, execArgv } = findScript(name);
  const child = fork(script, [], {
    execArgv,
    env,
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const listeners: ((error: Error) => void)[] = [];
  const report = (error: Error) => {
    for (const listener of listeners.splice(0)) listener(error);
  };
  let complaint = "";
  child.stderr!.on("data", (text) => (complaint = (complaint + String(text)).slice(-2_000)));
  child.once("error", report);
  child.once("close", (code, signal) =>
    report(
      signal === null
        ? new Error(`The process ${name} ended with code ${code}: ${complaint}`)
        : new ProcessCrash(`The process ${name} was killed by ${signal}: ${complaint}`),
    ),
  );
  return {
    send: (message) => void child.send(message as object, (error) => error && report(error)),
    onMessage: (listener) => void child.once("message", (message) => listener(message as never)),
    onEnd: (listener) => void listeners.push(listener),
    end(error) {
      child.kill("SIGKILL");
      report(error);
    },
  };
}

/** Returns the script of a process: the bundled file, or the source when the server runs from its sources. */
function findScript(name: string): { script: string; execArgv: string[] } {
  const root = projectRoot();
  const bundled = join(root, "dist", "server", `${name}.js`);
  if (!import.meta.url.endsWith(".ts") && existsSync(bundled)) return { script: bundled, execArgv: [] };
  const script = join(root, "server", "platform", "images", `${name}.ts`);
  return { script, execArgv: ["--import", join(root, "scripts", "register.mjs")] };
}
