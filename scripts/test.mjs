// `npm test`: every test of the project. The version is checked before anything newer is loaded.
import "./nodeVersion.mjs";

import("./suites.mjs").then(({ testEverything }) => testEverything());
