/** The URLs of one-time links. The panel has a page for them (`accountLink` in the client's paths.ts). */

/**
 * Returns the URL of a link. The token is in the fragment, which browsers never send to a server, so it appears in no
 * log and no Referer header.
 * @param siteUrl The site's own origin, which never comes from a request.
 */
export function accountLinkUrl(siteUrl: string, kind: "invitation" | "recovery", token: string): string {
  return `${siteUrl}/admin?link=${kind}#${token}`;
}
