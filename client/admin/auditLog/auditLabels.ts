import type { AuditEvent } from "../../graphql/schemaTypes.generated";
import { describeBrowser } from "../session/OwnSessions";
import type { AuditLogTab_entryFragment } from "./auditLog.generated";

export const eventLabels: Readonly<Record<AuditEvent, string>> = {
  SIGNED_IN: "Signed in",
  SIGN_IN_FAILED: "Sign-in failed",
  SIGNED_OUT: "Signed out",
  SESSIONS_ENDED: "Sessions ended",
  ACCOUNT_CREATED: "Account created",
  ACCOUNT_REMOVED: "Account removed",
  ACCOUNT_DISABLED: "Account disabled",
  ACCOUNT_ENABLED: "Account enabled",
  ACCOUNT_RENAMED: "Name changed",
  ROLE_CHANGED: "Role changed",
  PASSWORD_CHANGED: "Password changed",
  SECOND_FACTOR_FAILED: "Second factor failed",
  SECOND_FACTOR_ADDED: "Second factor added",
  SECOND_FACTOR_REMOVED: "Second factor removed",
  RECOVERY_CODES_CREATED: "Recovery codes created",
  RECOVERY_CODE_USED: "Recovery code used",
  SECOND_FACTOR_REQUIREMENT_CHANGED: "Second factor rule changed",
  RECOVERY_REQUESTED: "Recovery link emailed",
  RECOVERY_LINK_CREATED: "Recovery link created",
  ACCOUNT_RECOVERED: "Account recovered",
  INVITATION_CREATED: "Person invited",
  INVITATION_RENEWED: "Invitation renewed",
  INVITATION_REVOKED: "Invitation revoked",
  SETTINGS_CHANGED: "Settings changed",
  LIST_EXPORTED: "List exported",
  SUBSCRIBER_ERASED: "Subscriber erased",
  TOKEN_CREATED: "Token created",
  TOKEN_REVOKED: "Token revoked",
  TOKEN_FIRST_USED: "Token first used",
  TOKEN_DENIED: "Token denied",
  OPERATION_DENIED: "Operation denied",
  WEBHOOK_CREATED: "Webhook created",
  WEBHOOK_CHANGED: "Webhook changed",
  WEBHOOK_SECRET_ROTATED: "Webhook secret rotated",
  WEBHOOK_DISABLED: "Webhook disabled by the server",
  WEBHOOK_DELETED: "Webhook deleted",
  SAMPLE_REMOVED: "Sample catalogue removed",
  DIRECTORY_MERGED: "Directory rows merged",
};

/** Describes the additional facts of an event: "from: editor, to: owner". */
export function describeDetails({ details }: Pick<AuditLogTab_entryFragment, "details">): string {
  return details
    .filter(({ value }) => value !== "")
    .map(({ name, value }) => (name === "userAgent" ? describeBrowser(value) : `${name}: ${value}`))
    .join(", ");
}
