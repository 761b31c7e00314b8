import type { App } from './app';

/** The one inline script of index.html, which says before the first paint what is shown by then: the theme, the start page's stone or one that is awaited; a test compares the two. */
const FIRST_SCRIPT = "'sha256-g9HO7dpyudOfAeQAImAWmQPX+MPvDVf9wu0BS7NB98I='";

/**
 * What a page may load and run. WebAssembly has to be allowed, workers start from blobs, and React Aria writes inline
 * styles; the only scripts are the app's own files and that one line.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  `script-src 'self' 'wasm-unsafe-eval' ${FIRST_SCRIPT}`,
  "script-src-attr 'none'",
  "worker-src 'self' blob:",
  "img-src 'self' data: blob:",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** No sensor is used; photographs come from the file dialog, which needs no permission. */
const PERMISSIONS_POLICY = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial']
  .map((sense) => `${sense}=()`)
  .join(', ');

/** A year. Without subdomains: a provider's other hosts are not ours to decide. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** The designer's own pages: their addresses identify one family's stone, which no search engine may index. */
const ONE_STONE = /^\/(?:[a-z]{2}\/)?(?:designer|stone-design|mason)(?:[/?]|$)/;

/**
 * Headers of every answer. No referrer is sent, since a stone's address contains its token.
 *
 * @param publicUrl with https, browsers are told to use only https from now on.
 */
export function securityHeaders(app: App, publicUrl: string | undefined): void {
  const isSecure = publicUrl?.startsWith('https:') === true;
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': PERMISSIONS_POLICY,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      ...(isSecure ? { 'strict-transport-security': STRICT_TRANSPORT } : {}),
      ...(ONE_STONE.test(request.url) ? { 'x-robots-tag': 'noindex' } : {}),
    });
  });
}
