// Reads .env for the commands that a person runs here; services get their environment from whoever starts them.
import { existsSync } from "node:fs";

export function loadSettings() {
  if (existsSync(".env")) process.loadEnvFile(".env");
}
