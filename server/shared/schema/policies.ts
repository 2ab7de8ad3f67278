/**
 * All access policies. A viewer is a caller with a session or an API token, or any caller in demo mode. A visitor is
 * any other caller. Each role can do everything that the roles before it can do.
 */
import { registerEnumType } from "type-graphql";

import {
  ConfirmationRequiredError,
  ForbiddenError,
  OutOfScopeError,
  SecondFactorSetupRequiredError,
  UnauthenticatedError,
} from "../errors.js";

/** The database stores the values. The API uses the names. */
export enum Role {
  CONTRIBUTOR = "contributor",
  EDITOR = "editor",
  PUBLISHER = "publisher",
  OWNER = "owner",
}

registerEnumType(Role, {
  name: "Role",
  description:
    "What an account can do. In the order CONTRIBUTOR, EDITOR, PUBLISHER, OWNER, each role can also do everything that the previous roles can do.",
  valuesConfig: {
    CONTRIBUTOR: { description: "Writes drafts, uploads images, and sees the history." },
    EDITOR: { description: "Edits every draft, confirms facts, and sees the analytics." },
    PUBLISHER: {
      description:
        "Publishes changes, imports and deletes rows, undoes changes, and sees the newsletter's subscribers.",
    },
    OWNER: { description: "Manages the team, the site's settings, tokens and webhooks, and sees the audit log." },
  },
});

/** What an API token can do. The database stores the values. The API uses the names. */
export enum TokenScope {
  READ = "read",
  READ_DRAFTS = "readDrafts",
  WRITE_CATALOGUE = "writeCatalogue",
}

registerEnumType(TokenScope, {
  name: "TokenScope",
  description: "What an API token can do. Every token can read what visitors see.",
  valuesConfig: {
    READ: { description: "The token can read what visitors see." },
    READ_DRAFTS: { description: "The token can also read drafts and rows that visitors can't see." },
    WRITE_CATALOGUE: {
      description:
        "The token can do everything that READ_DRAFTS allows, and read the history. It can write and publish drafts, change and import rows, manage images, check facts, and undo changes.",
    },
  },
});

export interface Viewer {
  /** The id of the account or, for a program, of its API token. Null in demo mode. */
  id: string | null;
  /** The name that the history records: the account's email address, `token NAME`, or `demo`. */
  name: string;
  /** The role of the account. For an API token, this is the role of the account that created the token. */
  role: Role;
  /** Whether this is the viewer in demo mode, who has no account. */
  isDemo: boolean;
  /** The session of the request. Null in demo mode and for an API token. */
  session: ViewerSession | null;
  /** The API token of the request. Omitted if the viewer is a person. */
  token?: ViewerToken;
}

/** The API token that a program sends. */
export interface ViewerToken {
  id: string;
  scopes: readonly TokenScope[];
}

/** The properties of a session that its own viewer can see. */
export interface ViewerSession {
  id: string;
  accountId: string;
  userAgent: string | null;
  startedAt: Date;
  lastUsedAt: Date;
  /** When the session expires unless it is used again. */
  expiresAt: Date;
  /** Whether the person proved their identity recently, so the session can change how people sign in. */
  isConfirmed: boolean;
  /** Whether an owner requires a second factor, and the account has none. */
  mustAddSecondFactor: boolean;
}

/** Everyone who uses a server in demo mode. */
export const demoViewer: Viewer = { id: null, name: "demo", role: Role.OWNER, isDemo: true, session: null };

interface PolicyRule {
  /** The first role that the policy allows, or null if it allows everyone. */
  from: Role | null;
  /** What the policy allows. */
  allows: string;
  /** The scopes that allow an API token to do this. */
  scopes?: readonly TokenScope[];
  /** Whether the session must have been confirmed recently. */
  isSensitive?: boolean;
  /** Whether a session that must add a second factor can do this. Until it has added one, it can't do anything else. */
  isForSetup?: boolean;
}

const readers = [TokenScope.READ_DRAFTS, TokenScope.WRITE_CATALOGUE];
const writers = [TokenScope.WRITE_CATALOGUE];

/** All policies. Except for `anybody`, a policy without scopes allows no API tokens. */
const policies = {
  anybody: { from: null, allows: "read what visitors can read" },
  manageOwnAccount: { from: Role.CONTRIBUTOR, allows: "manage your own account" },
  seeSecondFactors: { from: Role.CONTRIBUTOR, allows: "see your own second factors", isForSetup: true },
  changeSecondFactors: {
    from: Role.CONTRIBUTOR,
    allows: "change your own second factors",
    isSensitive: true,
    isForSetup: true,
  },
  seeUnpublished: { from: Role.CONTRIBUTOR, allows: "see rows that visitors can't see", scopes: readers },
  seeRedirects: { from: Role.CONTRIBUTOR, allows: "see the list of redirects", scopes: writers },
  seeHistory: { from: Role.CONTRIBUTOR, allows: "see the history", scopes: writers },
  seeEditors: { from: Role.CONTRIBUTOR, allows: "see who has a row open" },
  saveViews: { from: Role.CONTRIBUTOR, allows: "save views of lists" },
  readDrafts: { from: Role.CONTRIBUTOR, allows: "read drafts", scopes: readers },
  writeDrafts: { from: Role.CONTRIBUTOR, allows: "write drafts", scopes: writers },
  uploadImages: { from: Role.CONTRIBUTOR, allows: "upload images", scopes: writers },
  readAllDrafts: { from: Role.EDITOR, allows: "read other people's drafts", scopes: readers },
  editAllDrafts: { from: Role.EDITOR, allows: "edit other people's drafts" },
  checkFacts: { from: Role.EDITOR, allows: "confirm facts and dismiss reports about them", scopes: writers },
  seeReports: { from: Role.EDITOR, allows: "see the analytics" },
  writeCatalogue: { from: Role.PUBLISHER, allows: "publish changes", scopes: writers },
  importRows: { from: Role.PUBLISHER, allows: "import rows", scopes: writers },
  undoChanges: { from: Role.PUBLISHER, allows: "undo changes", scopes: writers },
  manageImages: { from: Role.PUBLISHER, allows: "describe and delete images", scopes: writers },
  seeSubscribers: { from: Role.PUBLISHER, allows: "see the newsletter's subscribers" },
  eraseSubscribers: { from: Role.OWNER, allows: "erase subscribers" },
  editSettings: { from: Role.OWNER, allows: "change the site's settings" },
  manageTeam: { from: Role.OWNER, allows: "manage the team" },
  grantAccess: {
    from: Role.OWNER,
    allows: "invite people, change roles, and create recovery links",
    isSensitive: true,
  },
  manageSecondFactors: {
    from: Role.OWNER,
    allows: "require second factors, and remove those of other people",
    isSensitive: true,
  },
  manageTokens: { from: Role.OWNER, allows: "manage API tokens" },
  createTokens: { from: Role.OWNER, allows: "create API tokens", isSensitive: true },
  manageWebhooks: { from: Role.OWNER, allows: "manage webhooks" },
  createWebhookSecrets: { from: Role.OWNER, allows: "create webhooks and rotate their secrets", isSensitive: true },
  requestSnapshots: { from: Role.OWNER, allows: "request snapshots of the catalogue" },
  seeAuditLog: { from: Role.OWNER, allows: "see the audit log" },
} satisfies Record<string, PolicyRule>;

export type Policy = keyof typeof policies;

export type OperationKind = "query" | "mutation";

const roles = Object.values(Role);

/** Returns the roles that a policy allows. */
export function rolesFor(policy: Policy): Role[] {
  const { from } = policies[policy];
  return from === null ? roles : roles.slice(roles.indexOf(from));
}

/** Returns the scopes that a policy accepts from an API token. Mutations accept only `WRITE_CATALOGUE`. */
function scopesFor(policy: Policy, kind: OperationKind): readonly TokenScope[] {
  if (policy === "anybody") return kind === "query" ? Object.values(TokenScope) : [];
  const { scopes = [] }: PolicyRule = policies[policy];
  return kind === "query" ? scopes : scopes.filter((scope) => scope === TokenScope.WRITE_CATALOGUE);
}

/** Returns a sentence about what a caller needs for an operation with this policy; null if anybody can call it. */
export function describeRequirement(policy: Policy, kind: OperationKind): string | null {
  if (policies[policy].from === null) return null;
  const scopes = scopesFor(policy, kind);
  const names = Object.entries(TokenScope).flatMap(([name, scope]) => (scopes.includes(scope) ? [name] : []));
  if (names.length === 0) return "Requires a session.";
  return `Requires a session, or an API token with the scope ${names.join(" or ")}.`;
}

function isInScope(policy: Policy, { scopes }: ViewerToken, kind: OperationKind): boolean {
  return scopesFor(policy, kind).some((scope) => scopes.includes(scope));
}

function isInRole(policy: Policy, { role }: Viewer): boolean {
  return rolesFor(policy).includes(role);
}

/** Whether the viewer must add a second factor before the policy allows anything. */
function isOnlyForSetup(policy: Policy, { session }: Viewer): boolean {
  const { isForSetup = false }: PolicyRule = policies[policy];
  return session !== null && session.mustAddSecondFactor && !isForSetup;
}

/**
 * Whether the policy allows the viewer, who is null for a visitor. An API token can do what both its scopes and the
 * role of its account allow. Even if this returns true, the viewer may have to confirm the session first.
 */
export function isAllowed(policy: Policy, viewer: Viewer | null, kind: OperationKind = "query"): boolean {
  if (viewer?.token && !isInScope(policy, viewer.token, kind)) return false;
  if (policies[policy].from === null) return true;
  return viewer !== null && isInRole(policy, viewer) && !isOnlyForSetup(policy, viewer);
}

/**
 * @throws UnauthenticatedError for a visitor.
 * @throws OutOfScopeError for an API token without the required scopes.
 * @throws SecondFactorSetupRequiredError for a viewer who must add a second factor first.
 * @throws ForbiddenError for a viewer whose role is not allowed.
 * @throws ConfirmationRequiredError for a viewer whose session must be confirmed first.
 */
export function checkAllowed(policy: Policy, viewer: Viewer | null, kind: OperationKind = "query"): void {
  const { allows, isSensitive = false }: PolicyRule = policies[policy];
  if (isAllowed(policy, viewer, kind)) {
    if (isSensitive && !viewer?.isDemo && !viewer?.session?.isConfirmed) throw new ConfirmationRequiredError();
    return;
  }
  if (viewer === null) throw new UnauthenticatedError();
  if (viewer.token && !isInScope(policy, viewer.token, kind))
    throw new OutOfScopeError(allows, scopesFor(policy, kind), policy === "anybody");
  if (isOnlyForSetup(policy, viewer)) throw new SecondFactorSetupRequiredError();
  throw new ForbiddenError(allows, viewer.role, rolesFor(policy), viewer.token !== undefined);
}

/** Returns what a policy allows, as words that follow "allowed to". */
export function describePolicy(policy: Policy): string {
  return policies[policy].allows;
}

/** The API's names for all policies except `anybody`, such as `WRITE_CATALOGUE`. */
export const Permission = Object.fromEntries(
  (Object.keys(policies) as Policy[])
    .filter((policy) => policies[policy].from !== null)
    .map((policy) => [policy.replaceAll(/[A-Z]/g, "_$&").toUpperCase(), policy]),
) as Record<string, Policy>;

registerEnumType(Permission, {
  name: "Permission",
  description: "A permission that an account's role can include.",
  valuesConfig: Object.fromEntries(
    Object.entries(Permission).map(([name, policy]) => {
      const [first = "", ...rest] = policies[policy].allows;
      return [name, { description: `${first.toUpperCase()}${rest.join("")}.` }];
    }),
  ),
});
