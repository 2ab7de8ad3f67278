/** All access policies. A viewer is a caller with a session or in demo mode. A visitor is any other caller. */

export interface Viewer {
  /** The name that the history records: the account's email address, or `demo`. */
  name: string;
  /** Whether this is the demo mode viewer, who has no account. */
  isDemo: boolean;
  /** The session of the request. Null in demo mode, which has no sign-in. */
  session: ViewerSession | null;
}

/** The properties of a session that its own viewer may see. */
export interface ViewerSession {
  id: string;
  accountId: string;
  userAgent: string | null;
  startedAt: Date;
  lastUsedAt: Date;
  /** When the session expires unless it is used again. */
  expiresAt: Date;
}

export type Policy =
  | "anybody"
  | "writeCatalogue"
  | "editSettings"
  | "checkFacts"
  | "manageImages"
  | "seeInactive"
  | "seeRedirects"
  | "seeHistory"
  | "seeReports"
  | "seeSubscribers"
  | "eraseSubscribers"
  | "manageOwnSessions";

const isViewer = (viewer: Viewer | null) => viewer !== null;

const rules: Record<Policy, (viewer: Viewer | null) => boolean> = {
  anybody: () => true,
  writeCatalogue: isViewer,
  editSettings: isViewer,
  checkFacts: isViewer,
  manageImages: isViewer,
  seeInactive: isViewer,
  seeRedirects: isViewer,
  seeHistory: isViewer,
  seeReports: isViewer,
  seeSubscribers: isViewer,
  eraseSubscribers: isViewer,
  manageOwnSessions: isViewer,
};

/** Whether the policy allows the viewer, who is null for a visitor. */
export function isAllowed(policy: Policy, viewer: Viewer | null): boolean {
  return rules[policy](viewer);
}
