/** Returns a URL path in lower case. Keeps percent-encoded characters, whose case has no meaning. */
export function lowerCasePath(path: string): string {
  return path.replaceAll(/%[\dA-F]{2}|[A-Z]+/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
}
