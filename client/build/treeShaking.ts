/**
 * The build plugin that removes the parts of react-router that the site does not use. The library calls React and sets
 * `displayName` at the top level of its modules. The bundler must assume that these statements have side effects. It
 * would therefore keep `Link`, `Form` and everything that they use: 7.5 KB gzipped on every page.
 */
import type { Plugin } from "vite";

const displayNames = /^\w+\.displayName = "\w+";$/gm;
const reactCalls = /= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g;

export function shakeRouter(): Plugin {
  return {
    name: "shake-router",
    apply: "build",
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => ({
        code: code.replaceAll(displayNames, "").replaceAll(reactCalls, "= /* @__PURE__ */ "),
        map: null,
      }),
    },
  };
}
