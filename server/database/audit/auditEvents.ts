/** The events that the audit log records. */
import { registerEnumType } from "type-graphql";

/** Every event, with its description in the API. */
export const auditEvents = {
  signedIn: "A person signed in.",
  signInFailed:
    "A sign-in, confirmation or password change failed because the email address or password was wrong. Also recorded if someone tries to sign in to a disabled account.",
  signedOut: "A person signed out.",
  sessionsEnded: "Sessions of an account were ended.",
  accountCreated: "An account was created.",
  accountRemoved: "An account was removed.",
  accountDisabled: "An account was disabled, which ended its sessions.",
  accountEnabled: "A disabled account was enabled.",
  accountRenamed: "A person changed the name of their own account.",
  roleChanged: "The role of an account was changed.",
  passwordChanged: "The password of an account was changed.",
  secondFactorFailed: "A second factor was wrong during a sign-in or a confirmation.",
  secondFactorAdded: "An authenticator app or a passkey was added to an account.",
  secondFactorRemoved: "Second factors of an account were removed.",
  recoveryCodesCreated: "New recovery codes were created for an account and replaced its earlier ones.",
  recoveryCodeUsed: "A recovery code was used in place of a second factor.",
  secondFactorRequirementChanged: "An owner changed whether every account needs a second factor.",
  recoveryRequested: "A recovery link was sent to an account by email.",
  recoveryLinkCreated: "An owner created a recovery link for an account.",
  accountRecovered: "A person set a new password with a recovery link, which ended all of the account's sessions.",
  invitationCreated: "An owner invited a person to the team.",
  invitationRenewed: "An owner replaced the link of an invitation.",
  invitationRevoked: "An owner revoked an invitation.",
  settingsChanged: "The settings of the site were changed.",
  listExported: "A list was exported to a file.",
  subscriberErased: "An email address was erased from the newsletter list.",
  tokenCreated: "An owner created an API token.",
  tokenRevoked: "An owner revoked an API token.",
  tokenFirstUsed: "An API token was used for the first time.",
  tokenDenied:
    "A program sent an API token that is unknown, has expired, was revoked, or belongs to a disabled account. For a known token, one entry counts all attempts in an hour.",
  operationDenied:
    "An account or a program tried an operation that it is not allowed to run. The subject is the operation or field. For each caller and subject, one entry counts all attempts in an hour.",
  webhookCreated: "An owner created a webhook.",
  webhookChanged: "An owner changed, enabled or disabled a webhook.",
  webhookSecretRotated: "An owner rotated the signing secret of a webhook.",
  webhookDisabled:
    "The server disabled a webhook, because its deliveries failed for three days, its program responded with status 410, or the catalogue was restored from a backup.",
  webhookDeleted: "An owner deleted a webhook.",
  sampleRemoved: "The sample catalogue was removed.",
  directoryMerged:
    "Two providers, payment methods or licensing authorities were merged. The subject is the slug of the remaining one.",
} as const;

export type AuditEvent = keyof typeof auditEvents;

/** The names of the events in the API, such as `SIGN_IN_FAILED`. */
export const AuditEventName = Object.fromEntries(
  (Object.keys(auditEvents) as AuditEvent[]).map((event) => [event.replaceAll(/[A-Z]/g, "_$&").toUpperCase(), event]),
) as Record<string, AuditEvent>;

registerEnumType(AuditEventName, {
  name: "AuditEvent",
  description: "What the audit log records.",
  valuesConfig: Object.fromEntries(
    Object.entries(AuditEventName).map(([name, event]) => [name, { description: auditEvents[event] }]),
  ),
});
