import { graphqlPath } from "../graphql/graphqlPath.js";

/**
 * Escapes every % in a path that cannot be decoded, so the URL leads to our 404 page, not to Fastify's error. Also
 * removes the trailing slash of the API's path, because a redirect would break preflight requests.
 */
export function readableUrl(url: string): string {
  const end = url.indexOf("?");
  const path = end === -1 ? url : url.slice(0, end);
  if (path === `${graphqlPath}/`) return graphqlPath + url.slice(path.length);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}
