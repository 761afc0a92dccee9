import type { App } from '../../http/app-types.ts';
import { serveFixedText } from '../../http/pages/fixed-text.ts';
import { bundlerEnded } from '../../http/pages/kit/bundle.ts';
import type { Bundle } from './bundle.ts';
import { directory, offlinePage, servedPage } from './pages.ts';

const html = 'text/html; charset=utf-8';
const javascript = 'text/javascript; charset=utf-8';

/** Serves the explorer. Everybody may load the page, which holds no data; what it shows needs a token. */
export function registerExplorer(app: App, bundle: () => Promise<Bundle>): void {
  app.addHook('onClose', bundlerEnded);
  const page = servedPage();
  for (const url of [directory, `${directory}/`]) serveFixedText(app, url, { type: html, read: () => page });
  const files = {
    'explorer.js': { type: javascript, read: async () => (await bundle()).script },
    'explorer.css': { type: 'text/css; charset=utf-8', read: async () => (await bundle()).style },
    // A worker has its own policy.
    'worker.js': {
      type: javascript,
      policy: "default-src 'none'; connect-src 'self'",
      read: async () => (await bundle()).worker,
    },
  };
  for (const [name, file] of Object.entries(files)) serveFixedText(app, `${directory}/${name}`, file);
  serveFixedText(app, `${directory}/offline.html`, {
    type: html,
    read: async () => offlinePage(await bundle()),
  });
}
