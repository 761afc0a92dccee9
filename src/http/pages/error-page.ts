import type { ErrorDefinitions } from '../../base/errors.ts';
import type { App } from '../app-types.ts';
import { slugOf } from '../problem-details.ts';
import { serveFixedText } from './fixed-text.ts';
import { createPage, escapeHtml, readAsset, serviceName } from './page.ts';

/** Serves /docs/errors, to which the `type` of every problem links. */
export function registerErrorPage(app: App): void {
  const page = errorPage(app.errors);
  serveFixedText(app, '/docs/errors', { type: 'text/html; charset=utf-8', read: () => page });
}

function errorPage(errors: ErrorDefinitions) {
  const sorted = Object.entries(errors).toSorted(([, [a]], [, [b]]) => a - b);
  const rows = sorted.map(
    ([code, [status, title]]) =>
      `<tr id="${slugOf(code)}"><td><code>${code.replaceAll('_', '_<wbr>')}</code></td><td>${status}</td><td>${escapeHtml(title)}</td></tr>`,
  );
  return createPage({
    title: `Errors · ${serviceName}`,
    style: readAsset('errors.css'),
    body: `<main>
<p><a href="/">${serviceName}</a></p>
<h1>Errors</h1>
<p>Every error is an <code>application/problem+json</code> response (RFC 9457). Its <code>code</code> is stable, so that
programs can rely on it. Its <code>requestId</code> identifies the request in the log of the service. In some operations a
code has another status: the <a href="/docs">API documentation</a> lists the errors of each operation.</p>
<table>
<thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</main>
`,
  });
}
