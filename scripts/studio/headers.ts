/**
 * The headers of the studio, locally and deployed.
 *
 * The CMS sets inline styles and reads selected pictures from blob: URLs. It decodes photos with
 * WebAssembly. The only other host is the API of the code host.
 */
export const studioHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' blob: data: https://avatars.githubusercontent.com",
    "media-src blob:",
    "connect-src 'self' blob: data: https://api.github.com",
    "manifest-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; "),
  "Cache-Control": "no-cache",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=()",
  "Referrer-Policy": "no-referrer",
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "X-Robots-Tag": "noindex, nofollow",
};

/** The same as the file _headers of a Worker's static assets. */
export const headersFile = (): string =>
  `/*\n${Object.entries(studioHeaders)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join("")}`;
