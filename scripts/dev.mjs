// `npm run dev`. The version is checked before anything newer is loaded.
import "./nodeVersion.mjs";

import("./workshop.mjs").then(({ openWorkshop }) => openWorkshop());
