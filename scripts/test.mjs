// `npm test`: the tests of all four suites but the slow ones; `npm test -- --all` runs those too. The version is checked
// before anything newer is loaded.
import "./nodeVersion.mjs";

import("./suites.mjs").then(({ testFromCommandLine }) => testFromCommandLine());
