/** Names by which browsers and systems give themselves away; each also claims to be the ones below it. */
const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bWindows\b/, "Windows"],
  [/\b(iPhone|iPad)\b/, "iOS"],
  [/\bMac OS X\b/, "macOS"],
  [/\bAndroid\b/, "Android"],
  [/\bLinux\b/, "Linux"],
];

function nameOf(text: string, known: typeof browsers): string | undefined {
  return known.find(([sign]) => sign.test(text))?.[1];
}

/** A user agent as people say it, such as 'Firefox on Linux'. */
export function describeBrowser(userAgent: string | null): string {
  const browser = nameOf(userAgent ?? "", browsers);
  const system = nameOf(userAgent ?? "", systems);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? userAgent?.slice(0, 40) ?? "Unknown program";
}
