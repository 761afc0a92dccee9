import { createHash } from 'node:crypto';
import type { App } from './app-types.ts';
import { slugOf } from './problems.ts';

const style = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem; }
th, td { text-align: left; padding: 0.25rem 1rem 0.25rem 0; }
:target { background: #fef3c7; }
`;
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Serves /docs/errors, to which the `type` of every problem links. */
export function registerErrorPage(app: App): void {
  const page = errorPage(app);
  app.get('/docs/errors', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page),
  );
}

/** Renders the list of errors as a page, without data of requests. */
function errorPage({ errors }: App): string {
  const sorted = Object.entries(errors).toSorted(([, [a]], [, [b]]) => a - b);
  const rows = sorted.map(
    ([code, [status, title]]) =>
      `<tr id="${slugOf(code)}"><td><code>${code}</code></td><td>${status}</td><td>${title}</td></tr>`,
  );
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Errors of the learning service</title>
<style>${style}</style>
</head>
<body>
<h1>Errors</h1>
<p>Every error is an <code>application/problem+json</code> response (RFC 9457). Its <code>code</code> is stable, so that
programs can rely on it. Its <code>requestId</code> identifies the request in the log of the service. In some operations a
code has another status: the <a href="/docs">API documentation</a> lists the errors of each operation.</p>
<table>
<thead><tr><th>Code</th><th>Status</th><th>Meaning</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</body>
</html>
`;
}
