import { createHash } from 'node:crypto';
import { freshScript } from '../schemas/fresh-script.ts';

const hidden =
  'border:0;clip:rect(0 0 0 0);clip-path:inset(50%);height:1px;margin:-1px;overflow:hidden;padding:0;' +
  'position:absolute;width:1px;white-space:nowrap';

/**
 * The styles that react-aria-components adds to every page: for native controls that it hides visually, for slider tracks, and two small
 * style sheets for touch. We allow exactly these by hash, and no others.
 */
const constantStyles = [
  hidden,
  `${hidden.replace('absolute', 'fixed')};top:0;left:0`,
  'position:relative;touch-action:none',
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
].map(allowed);

/** The headers of every response. The pages have no frames, one inline script, and no inline styles except those above. */
export const securityHeaders: Record<string, string> = {
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'self' ${allowed(freshScript)}`,
    `style-src 'self' 'unsafe-hashes' ${constantStyles.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** The security headers as lines, for a response that we write without Fastify. */
export const securityLines = Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`);

/** The CSP source that allows a script or style by its hash. */
function allowed(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
