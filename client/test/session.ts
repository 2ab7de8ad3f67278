/** Makes an editor's session as the API returns it. */

const twoHours = 2 * 60 * 60_000;

export function makeSession(changes: Record<string, unknown> = {}) {
  const now = Date.now();
  return {
    __typename: "Session",
    id: "00000000-0000-4000-8000-00000000000e",
    name: "editor@example.com",
    isDemo: false,
    lastUsedAt: new Date(now).toISOString(),
    expiresAt: new Date(now + twoHours).toISOString(),
    ...changes,
  };
}

export const demoSession = {
  __typename: "Session",
  id: "demo",
  name: "demo",
  isDemo: true,
  lastUsedAt: null,
  expiresAt: null,
};
