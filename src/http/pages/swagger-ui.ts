import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { App } from '../app-types.ts';
import { serveFixedText } from './fixed-text.ts';
import { createPage, readAsset, serviceName } from './page.ts';

const { resolve } = createRequire(import.meta.url);
const directory = '/docs/static';
const css = 'text/css; charset=utf-8';
const javascript = 'text/javascript; charset=utf-8';

/** Files of Swagger UI in the package of its plugin, whose page has no viewport and no place for another sign-in. */
const files = { 'swagger-ui.css': css, 'swagger-ui-bundle.js': javascript };
/** Our additions to Swagger UI. */
const additions = { 'docs.css': css, 'docs.js': javascript, 'page-token.js': javascript };

/** Serves Swagger UI at /docs. */
export function registerSwaggerUi(app: App): void {
  const page = swaggerUiPage();
  for (const url of ['/docs', '/docs/'])
    serveFixedText(app, url, { type: 'text/html; charset=utf-8', read: () => page });
  for (const [name, type] of Object.entries(files)) {
    const path = resolve(`@fastify/swagger-ui/static/${name}`);
    serveFixedText(app, `${directory}/${name}`, { type, read: () => readFileSync(path, 'utf8') });
  }
  for (const [name, type] of Object.entries(additions))
    serveFixedText(app, `${directory}/${name}`, { type, read: () => readAsset(name) });
}

function swaggerUiPage() {
  const styles = ['swagger-ui.css', 'docs.css'].map(
    (name) => `<link rel="stylesheet" href="${directory}/${name}">\n`,
  );
  const scripts = [
    `<script src="${directory}/swagger-ui-bundle.js" defer></script>\n`,
    `<script src="${directory}/docs.js" type="module"></script>\n`,
  ];
  return createPage({
    title: `API documentation · ${serviceName}`,
    head: [...styles, ...scripts].join(''),
    sources: {
      'style-src': "'self'",
      'script-src': "'self'",
      'connect-src': "'self'",
      // Pictures that operations return.
      'img-src': 'blob:',
    },
    body: `<div id="swagger-ui"></div>
<noscript><main>The documentation needs JavaScript. <a href="/docs/yaml">The OpenAPI document</a> does not.</main></noscript>
`,
  });
}
