/**
 * Whether a request has more than one Host header, which RFC 9112 (3.2) has a server refuse: two servers in a row could
 * each believe another one. Node keeps the first.
 * @param rawHeaders Names and values in turn, as Node gives them.
 */
export function namesTwoHosts(rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count > 1;
}
