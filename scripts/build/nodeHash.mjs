// Replaces @apollo/utils.createhash in the server bundle.
export { createHash } from "node:crypto";
