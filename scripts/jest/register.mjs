// Lets a worker load TypeScript, and gives test files the functions that they import from @jest/globals.
import { register } from "node:module";
import "../register.mjs";

register("./hooks.mjs", import.meta.url);
