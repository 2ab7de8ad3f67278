// Lets Node run the server's TypeScript as it stands: `node --import ./scripts/register.mjs server/main.ts`.
import { register } from "node:module";

register("./tsHooks.mjs", import.meta.url);
