/** Who may do what: the one place that says so. A viewer is whoever holds a session; a visitor has none. */

export interface Viewer {
  /** The name that the history records. */
  name: string;
  /** Whether this is the viewer of demo mode, who has no account. */
  isDemo: boolean;
}

export type Policy = "writeCatalogue" | "seeInactive";

const rules: Record<Policy, (viewer: Viewer | null) => boolean> = {
  writeCatalogue: (viewer) => viewer !== null,
  seeInactive: (viewer) => viewer !== null,
};

/** Whether the viewer (null for a visitor) passes the policy. */
export function isAllowed(policy: Policy, viewer: Viewer | null): boolean {
  return rules[policy](viewer);
}
