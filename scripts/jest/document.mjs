// Gives the client's tests a document: a window of jsdom, whose names become global.
import { JSDOM, VirtualConsole } from "jsdom";
import { speedUp } from "./documentSpeed.mjs";

/** Names that Node has too, but that must belong to the window. */
const OF_WINDOW = new Set([
  "CustomEvent",
  "DOMException",
  "Event",
  "EventTarget",
  "File",
  "MessageEvent",
  "Storage",
  "dispatchEvent",
  "localStorage",
  "navigator",
  "sessionStorage",
]);

const virtualConsole = new VirtualConsole();
for (const method of ["error", "warn", "info", "log", "debug"])
  virtualConsole.on(method, (...words) => console[method](...words));
virtualConsole.on("jsdomError", (error) => console.error(error));

const { window } = new JSDOM("<!DOCTYPE html>", { pretendToBeVisual: true, url: "http://localhost/", virtualConsole });
speedUp(window);
window.addEventListener("error", ({ error }) => {
  if (error) process.emit("uncaughtException", error);
});

const isClass = (value) => /^\s*class\b/.test(Function.prototype.toString.call(value)) || value.prototype !== undefined;

/** A property with a getter stays one until code assigns a value to it, as in a browser. */
function define(name) {
  const isLive = Object.getOwnPropertyDescriptor(window, name)?.get !== undefined;
  const value = window[name];
  const replace = (next) =>
    Object.defineProperty(globalThis, name, { configurable: true, enumerable: true, writable: true, value: next });
  if (isLive) Object.defineProperty(globalThis, name, { configurable: true, get: () => window[name], set: replace });
  else replace(typeof value === "function" && !isClass(value) ? value.bind(window) : value);
}

const inherited = ["addEventListener", "removeEventListener", "dispatchEvent"];
for (const name of [...Object.getOwnPropertyNames(window), ...inherited])
  if (!(name in globalThis) || OF_WINDOW.has(name)) define(name);
// Code that reads `window.name` must see what a test has replaced.
for (const name of ["window", "self", "top", "parent"])
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: globalThis });

// React's development build describes each rendered element and its time to the browser's development tools, and records
// where each element was created. No test reads this, and it takes much of the time of the panel's tests (docs/decisions/122).
delete console.createTask;
delete console.timeStamp;
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = await import("react");
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Infinity, set() {} });
