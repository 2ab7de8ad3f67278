/** The URL path of the API. */
export const graphqlPath = "/graphql";
