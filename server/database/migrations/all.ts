/** Every migration, the oldest first. A new one is listed here and nowhere else. */
import { Schema1763700000000 } from "./0001-schema.js";
import { WithdrawalHours1763800000000 } from "./0002-withdrawal-hours.js";

export const migrations = [Schema1763700000000, WithdrawalHours1763800000000];
