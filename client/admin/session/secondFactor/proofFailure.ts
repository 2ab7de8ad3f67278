/** The messages for failed second factors. */
import { apiErrorOf } from "../../../graphql/failure";
import { PasskeyError } from "./passkeys";
import { panelMessages, tooManySignIns } from "../../messages";

export function proofFailure(error: unknown): string {
  if (error instanceof PasskeyError) return panelMessages.passkeyFailed;
  const { code, message, fields, reason, retryAfter } = apiErrorOf(error);
  if (code === "RATE_LIMITED") return tooManySignIns(retryAfter);
  if (code === "CONFIRMATION_REQUIRED") return panelMessages.notConfirmed;
  if (code === "NOT_FOUND" || code === "CONFLICT") return reason ?? message;
  return fields.map((each) => each.message).join(" ") || message;
}
