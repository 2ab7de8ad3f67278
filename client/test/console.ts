/** The console stays clean: a test that expects something there spies on it. */
import { format } from "node:util";

const methods = ["error", "warn", "log", "info", "debug"] as const;
const said: string[] = [];

export function listenToConsole(): void {
  for (const method of methods) {
    console[method] = (...words: unknown[]) => void said.push(`${method}: ${format(...words)}`);
  }
}

/** Fails the test that has made the console say what nobody expected. */
export function expectSilence(): void {
  const lines = said.splice(0);
  if (lines.length > 0) throw new Error(`The console should be silent, and says:\n${lines.join("\n")}`);
}
