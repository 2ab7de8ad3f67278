/** The security headers of every answer, in one table, and the two content policies. */
import { createHash } from "node:crypto";

/** What a page may load: its own files, and pictures of casinos from wherever an editor found them. */
const pagePolicy = {
  "default-src": ["'self'"],
  "script-src": ["'self'"],
  // Emotion writes its styles into the page.
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:", "https:"],
  "connect-src": ["'self'"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
};

/** GraphiQL's editor starts its workers from blobs and carries its icon font in its style sheet. */
const playgroundPolicy = {
  ...pagePolicy,
  "img-src": ["'self'", "data:"],
  "font-src": ["'self'", "data:"],
  "worker-src": ["'self'", "blob:"],
};

/** @param html A template whose inline scripts, and no others, are allowed by their hash. */
export function contentPolicy(page: "site" | "playground", html = ""): string {
  const policy = page === "site" ? pagePolicy : playgroundPolicy;
  const scripts = { "script-src": [...policy["script-src"], ...inlineScriptHashes(html)] };
  return Object.entries({ ...policy, ...scripts })
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}

/** Only scripts that a browser runs: data blocks need no permission, and scripts with a source come from files. */
function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/gi)];
  return scripts
    .filter(([, attributes = "", code]) => code && !/\ssrc=|\stype="application\//i.test(attributes))
    .map(([, , code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
}

/**
 * https://cheatsheetseries.owasp.org/cheatsheets/HTTP_Headers_Cheat_Sheet.html. Cross-Origin-Embedder-Policy is left out:
 * pictures of casinos come from hosts that know nothing of it.
 */
const everyAnswer: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  // Other sites may show our logos and read our API; framing and scripting are refused above.
  "cross-origin-resource-policy": "cross-origin",
  "origin-agent-cluster": "?1",
  "x-dns-prefetch-control": "off",
  "x-permitted-cross-domain-policies": "none",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

/** Two years, only where visitors come by https. The host's subdomains are their operators' affair. */
const strictTransport = { "strict-transport-security": "max-age=63072000" };

export function securityHeaders(publicUrl: string | undefined): Record<string, string> {
  return publicUrl?.startsWith("https:") ? { ...everyAnswer, ...strictTransport } : everyAnswer;
}
