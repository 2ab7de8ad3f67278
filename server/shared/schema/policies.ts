/** All access policies. A viewer has a session, and a visitor has none. */

export interface Viewer {
  /** The name that the history records: the account's email address, or `demo`. */
  name: string;
  /** Whether this is the viewer of demo mode, who has no account. */
  isDemo: boolean;
  /** The session of the request; null in demo mode, which has no sign-in. */
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

/** Whether the viewer (null for a visitor) passes the policy. */
export function isAllowed(policy: Policy, viewer: Viewer | null): boolean {
  return rules[policy](viewer);
}
