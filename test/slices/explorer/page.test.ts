import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { noBrowser, openBrowser } from '../../helpers/browser.ts';
import { registerAdmin } from '../../helpers/families/client.ts';
import { exportPath, withEvent } from './lies/forgeries.ts';
import { changing, startLiar } from './lies/liar.ts';
import { visit } from './lies/visits.ts';
import { playStory } from './story.ts';

const { app } = await startApp(t);

t.test('serves the page under a policy that allows nothing unsafe or foreign', async (t) => {
  for (const url of [
    '/explorer',
    '/explorer/',
    '/explorer/explorer.js',
    '/explorer/explorer.css',
    '/explorer/worker.js',
    '/explorer/offline.html',
  ]) {
    const { statusCode, headers } = await app.inject(url);
    t.equal(statusCode, 200, url);
    const policy = String(headers['content-security-policy']);
    t.match(policy, /^default-src 'none'/, url);
    t.notMatch(policy, /https?:|\*|unsafe/, url);
  }
  const { headers } = await app.inject('/explorer');
  t.match(headers['content-security-policy'], /script-src 'self'(;|$)/, 'no inline script');
});

t.test('sends at most 150 kB for the page, its script, its style and its worker', async (t) => {
  let sent = 0;
  for (const name of ['', '/explorer.js', '/explorer.css', '/worker.js']) {
    const { rawPayload } = await app.inject({
      url: `/explorer${name}`,
      headers: { 'accept-encoding': 'gzip, br' },
    });
    sent += rawPayload.length;
  }
  t.ok(sent <= 150_000, `${sent} bytes`);
});

t.test('the offline file brings a policy that allows no request', async (t) => {
  const { body } = await app.inject('/explorer/offline.html');
  const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(body) ?? [];
  t.match(policy, /^default-src 'none'/);
  t.notMatch(policy, /'self'|https?:|unsafe|connect-src/);
});

t.test('a browser checks the whole ledger, and finds a changed amount', { skip: noBrowser }, async (t) => {
  const open = await openBrowser(t);
  const { parentName } = await playStory(app, await registerAdmin(app));
  const liar = await startLiar(t, await app.listen({ port: 0, host: '127.0.0.1' }));
  const honest = await visit(open, liar.address, parentName);
  t.match(honest, { verdict: 'green', findings: '', complaints: [] });
  liar.lies.set(
    exportPath,
    changing((text) =>
      withEvent(text, 6, ({ entries: [entry] }) => Object.assign(entry ?? {}, { amount: 1 })),
    ),
  );
  t.match(await visit(open, liar.address, parentName), { verdict: 'red', findings: /Event 6\b.*Hash chain/ });
});
