/** Every migration, the oldest first. A new one is listed here and nowhere else. */
import { Schema1763700000000 } from "./0001-schema.js";

export const migrations = [Schema1763700000000];
