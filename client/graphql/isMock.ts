/** Whether this build has no API. */
export const isMock = !import.meta.env.VITE_GRAPHQL_URL;
