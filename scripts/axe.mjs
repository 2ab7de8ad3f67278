// `npm run axe`: the built product against the rules of access. The version is checked before anything newer is loaded.
import "./nodeVersion.mjs";

import("./access.mjs").then(({ checkAccess }) => checkAccess());
