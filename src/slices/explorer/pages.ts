import { createPage, type Page, serviceName } from '../../http/pages/page.ts';
import type { Bundle } from './bundle.ts';

const title = `Ledger explorer · ${serviceName}`;
const noScript =
  '<noscript><main>The explorer checks the ledger in your browser, so it needs JavaScript.</main></noscript>';

/** Directory of the page's script and style. */
export const directory = '/explorer';

/** Returns the page that the service serves. It loads its script, style and worker from the service, and nothing else. */
export function servedPage(): Page {
  return createPage({
    title,
    head: `<link rel="stylesheet" href="${directory}/explorer.css">\n<script src="${directory}/explorer.js" defer></script>\n`,
    sources: {
      'style-src': "'self'",
      'script-src': "'self'",
      'connect-src': "'self'",
      'worker-src': "'self'",
      // Pictures of lessons, which need the token.
      'img-src': 'blob:',
    },
    body: `<div id="explorer"></div>\n${noScript}\n`,
  });
}

/** Returns the same page as one file that needs no service. Its policy is in the file too, and forbids all requests. */
export function offlinePage({ script, style, worker }: Bundle): Page {
  const contents = {
    title: `${title} (offline)`,
    style,
    script,
    sources: { 'worker-src': 'blob:', 'img-src': 'blob:' },
    // No script that a browser runs here: the page starts its worker from this text.
    body: `<div id="explorer"></div>\n<script type="text/plain" id="worker-script">${worker}</script>\n${noScript}\n`,
  };
  const { policy } = createPage(contents);
  const own = policy
    .split('; ')
    .filter((directive) => !/^(connect-src|frame-ancestors)/.test(directive))
    .join('; ');
  const { html } = createPage({
    ...contents,
    head: `<meta http-equiv="Content-Security-Policy" content="${own}">\n`,
  });
  return { html, policy: policy.replace(/connect-src [^;]*/, "connect-src 'none'") };
}
