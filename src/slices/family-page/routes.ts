import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '../../http/app-types.ts';
import { serveFixedText } from '../../http/pages/fixed-text.ts';
import { bundlerEnded } from '../../http/pages/kit/bundle.ts';
import type { Bundle } from './bundle.ts';
import { directory, manifest } from './pages.ts';

const javascript = 'text/javascript; charset=utf-8';

/** Serves the files of the page. Everybody may load them: they hold no data. */
export function registerFamilyPage(app: App, bundle: () => Promise<Bundle>): void {
  app.addHook('onClose', bundlerEnded);
  const files = {
    'page.js': { type: javascript, read: async () => (await bundle()).script },
    'page.css': { type: 'text/css; charset=utf-8', read: async () => (await bundle()).style },
    'worker.js': {
      type: javascript,
      policy: "default-src 'none'; connect-src 'self'",
      // The worker keeps the page itself, which is at the root.
      headers: { 'service-worker-allowed': '/' },
      read: async () => (await bundle()).worker,
    },
    'manifest.webmanifest': { type: 'application/manifest+json', read: manifest },
    'icon.svg': { type: 'image/svg+xml', read: () => readFile(iconPath('icon.svg'), 'utf8') },
  };
  for (const [name, file] of Object.entries(files)) serveFixedText(app, `${directory}/${name}`, file);
  for (const size of [192, 512]) serveIcon(app, `icon-${size}.png`);
}

/** Serves an icon for the home screens of devices that draw no SVG. */
function serveIcon(app: App, name: string): void {
  app.get(`${directory}/${name}`, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('image/png')
      .header('cache-control', 'public, max-age=86400')
      .send(await readFile(iconPath(name))),
  );
}

function iconPath(name: string): string {
  return join(import.meta.dirname, name);
}
