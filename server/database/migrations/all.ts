/** Lists every migration, oldest first. Add a new migration only here. */
import { Schema1763700000000 } from "./0001-schema.js";
import { WithdrawalHours1763800000000 } from "./0002-withdrawal-hours.js";
import { OfferTerms1763900000000 } from "./0003-offer-terms.js";
import { Directory1764000000000 } from "./0004-directory.js";
import { Facts1764100000000 } from "./0005-facts.js";

export const migrations = [
  Schema1763700000000,
  WithdrawalHours1763800000000,
  OfferTerms1763900000000,
  Directory1764000000000,
  Facts1764100000000,
];
