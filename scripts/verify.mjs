// `npm run verify`: everything that must hold before a change is shared. The cheap checks come first, and the first
// of them that fails ends the run.
import "./nodeVersion.mjs";

import("./checks.mjs").then(({ verify }) => verify());
