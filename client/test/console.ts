/** Fails a test that writes to the console. A test that expects console output must spy on the console. */
import { format } from "node:util";

const methods = ["error", "warn", "log", "info", "debug"] as const;
const said: string[] = [];

export function listenToConsole(): void {
  for (const method of methods) {
    console[method] = (...words: unknown[]) => void said.push(`${method}: ${format(...words)}`);
  }
}

/** Throws if the test caused unexpected console output. */
export function expectSilence(): void {
  const lines = said.splice(0);
  if (lines.length > 0) throw new Error(`The console should be silent, but logged:\n${lines.join("\n")}`);
}
