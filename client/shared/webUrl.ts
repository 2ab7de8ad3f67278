/** Addresses outside the product: only what a browser opens as a web page may become a link. */

/** The address when it is http or https, otherwise null: a stored address may say anything. */
export function webUrl(address: string | null | undefined): string | null {
  if (!address) return null;
  try {
    const url = new URL(address);
    return url.protocol === "https:" || url.protocol === "http:" ? url.href : null;
  } catch {
    return null;
  }
}
