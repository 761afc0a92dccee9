import { createPage, type Page, serviceName } from '../../http/pages/page.ts';
import type { StartFacts } from '../../http/pages/start-page.ts';

/** Directory of the page's files. */
export const directory = '/family';

/** Color of the browser's frame around the installed page: that of the ground in light and dark. */
const themes = { light: '#f4f1ff', dark: '#141024' };

/**
 * Returns the page that a browser gets at the root. It holds no data: what it shows needs a token.
 * @param links list of the service's other pages, for readers without JavaScript
 */
export function frontPage({ hasUsers, needsSetupCode, links }: StartFacts): Page {
  const first = hasUsers ? '' : ` data-first-account="${needsSetupCode ? 'code' : 'open'}"`;
  return createPage({
    title: serviceName,
    head: `<link rel="manifest" href="${directory}/manifest.webmanifest">
<link rel="apple-touch-icon" href="${directory}/icon-192.png">
<meta name="theme-color" content="${themes.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${themes.dark}" media="(prefers-color-scheme: dark)">
<link rel="stylesheet" href="${directory}/page.css">
<script src="${directory}/page.js" defer></script>
`,
    sources: {
      'style-src': "'self'",
      'script-src': "'self'",
      'connect-src': "'self'",
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'img-src': "'self'",
    },
    body: `<div id="family"${first}></div>
<noscript><main><h1>${serviceName}</h1>
<p>Children learn on this page, and parents guide them. It needs JavaScript. Programs use the service over HTTP.</p>
${links}</main></noscript>
`,
  });
}

/** Returns the manifest, with which a browser installs the page like an app. */
export function manifest(): string {
  return JSON.stringify({
    name: serviceName,
    short_name: 'Learning',
    description: 'Children learn and earn points, and parents guide them.',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: themes.light,
    theme_color: themes.light,
    icons: [
      { src: `${directory}/icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: `${directory}/icon-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: `${directory}/icon-512.png`, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: `${directory}/icon-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
