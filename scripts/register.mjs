// Lets Node run TypeScript without a build: `node --import ./scripts/register.mjs server/main.ts`.
import { register } from "node:module";

register("./tsHooks.mjs", import.meta.url);
