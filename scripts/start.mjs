// `npm start`. The version is checked before anything newer is loaded.
import "./nodeVersion.mjs";

import("./product.mjs").then(({ startProduct }) => startProduct());
