/** The security headers of every response, and the two content security policies. */
import { createHash } from "node:crypto";

/** Lets a page load the site's own files, and pictures from any https host. */
const pagePolicy = {
  "default-src": ["'self'"],
  "script-src": ["'self'"],
  // Emotion injects inline styles into the page.
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:", "https:"],
  "connect-src": ["'self'"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
};

/**
 * Allows the blobs and data URLs that GraphiQL needs. Its editor starts workers from blobs, and its style sheet
 * contains the icon font.
 */
const playgroundPolicy = {
  ...pagePolicy,
  "img-src": ["'self'", "data:"],
  "font-src": ["'self'", "data:"],
  "worker-src": ["'self'", "blob:"],
};

/** @param html A template. Its inline scripts are the only ones that the policy allows. */
export function contentPolicy(page: "site" | "playground", html = ""): string {
  const policy = page === "site" ? pagePolicy : playgroundPolicy;
  const scripts = { "script-src": [...policy["script-src"], ...inlineScriptHashes(html)] };
  return Object.entries({ ...policy, ...scripts })
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}

/** Hashes only inline scripts that a browser runs. Data blocks need no hash, and other scripts come from files. */
function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/gi)];
  return scripts
    .filter(([, attributes = "", code]) => code && !/\ssrc=|\stype="application\//i.test(attributes))
    .map(([, , code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
}

/**
 * https://cheatsheetseries.owasp.org/cheatsheets/HTTP_Headers_Cheat_Sheet.html. Cross-Origin-Embedder-Policy is omitted
 * because casino pictures come from hosts that do not support it.
 */
const everyAnswer: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  // Other sites may show our logos and read our API. The content security policy restricts framing and scripts.
  "cross-origin-resource-policy": "cross-origin",
  "origin-agent-cluster": "?1",
  "x-dns-prefetch-control": "off",
  "x-permitted-cross-domain-policies": "none",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

/**
 * HSTS for two years. Sent only if the public URL uses https. Excludes subdomains, which may belong to other operators.
 */
const strictTransport = { "strict-transport-security": "max-age=63072000" };

/** @param template The template of the site's pages. Its inline scripts are allowed. */
export function securityHeaders(publicUrl: string | undefined, template?: string): Record<string, string> {
  const headers = { ...everyAnswer, "content-security-policy": contentPolicy("site", template) };
  return publicUrl?.startsWith("https:") ? { ...headers, ...strictTransport } : headers;
}
