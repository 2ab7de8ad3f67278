/** The URLs of one-time links. The client has a page for them in the panel (`accountLink` in its paths.ts). */

/**
 * Returns the URL of a link. The token is in the fragment, which browsers never send, so it appears in no log and in no
 * Referer header.
 * @param siteUrl The site's own origin, which never comes from a request.
 */
export function accountLinkUrl(siteUrl: string, kind: "invitation" | "recovery", token: string): string {
  return `${siteUrl}/admin?link=${kind}#${token}`;
}
