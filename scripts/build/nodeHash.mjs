// Replaces @apollo/utils.createhash in the server's bundle.
export { createHash } from "node:crypto";
