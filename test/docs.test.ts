import type { Page } from 'playwright-core';
import t from 'tap';
import { registry } from '../src/app.ts';
import { startApp } from './helpers/app.ts';
import { noBrowser, openPage } from './helpers/browser.ts';
import { registerAdmin } from './helpers/client.ts';
import { documentOf, operationsOf } from './helpers/document.ts';

t.test('explains each error in /docs/errors at the anchor of its problem type', async (t) => {
  const { app } = await startApp(t);
  const page = await app.inject('/docs/errors');
  t.equal(page.statusCode, 200);
  t.match(page.headers['content-type'], /^text\/html/);
  for (const [code, [status, title]] of Object.entries(registry.errors)) {
    const slug = code.toLowerCase().replaceAll('_', '-');
    const row = `<tr id="${slug}"><td><code>${code}</code></td><td>${status}</td><td>${title}</td></tr>`;
    t.ok(page.body.includes(row), code);
  }
  const { type } = (await app.inject('/api/user')).json();
  t.equal(type, '/docs/errors#unauthenticated');
});

t.test('serves public pages that load nothing from elsewhere', async (t) => {
  const { app } = await startApp(t);
  for (const url of [
    '/docs',
    '/docs/',
    '/docs/json',
    '/docs/yaml',
    '/docs/openapi-3.0.json',
    '/docs/errors',
  ]) {
    const { statusCode, headers } = await app.inject(url);
    t.equal(statusCode, 200, url);
    t.notMatch(headers['content-security-policy'], /https?:|\*|upgrade-insecure-requests/, url);
    t.notMatch(headers['content-security-policy'], /script-src/, `${url}: scripts follow default-src`);
    t.match(headers['content-security-policy'], /default-src/, url);
  }
});

t.test('shows every operation in Swagger UI and runs them with a token', { skip: noBrowser }, async (t) => {
  const { app } = await startApp(t);
  const { token, id } = await registerAdmin(app);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const { page, complaints } = await openPage(t);
  await page.goto(`${address}/docs`);

  const document = documentOf(app);
  await page.locator('.opblock-tag').first().waitFor();
  t.same(
    await page.locator('.opblock-tag').evaluateAll((tags) => tags.map((tag) => tag.getAttribute('data-tag'))),
    document.tags.map(({ name }) => name),
  );
  t.equal(await page.locator('.opblock').count(), operationsOf(document).length);

  await page.locator('button.authorize').first().click();
  await page.locator('.auth-container input').fill(token);
  await page.locator('.auth-btn-wrapper button.authorize').click();
  await page.locator('.auth-btn-wrapper button.btn-done').click();

  const user = await tryOut(page, 'Accounts-getUser');
  t.equal(user.status, '200');
  t.match(user.body, `"id": ${id}`);
  const reward = await tryOut(page, 'Rewards-createReward');
  t.equal(reward.status, '201', 'the example body works unchanged');
  t.match(reward.body, '"title": "Pizza night"');

  await page.goto(`${address}/docs/errors#unauthenticated`);
  t.equal(await page.locator(':target').textContent(), 'UNAUTHENTICATED401A valid access token is required');
  t.same(complaints, [], 'no errors in the browser');
});

/** Opens an operation, executes it with the values from Swagger UI, and reads the answer. */
async function tryOut(page: Page, operation: string): Promise<{ status: string; body: string }> {
  const block = page.locator(`#operations-${operation}`);
  await block.locator('.opblock-summary-control').click();
  await block.locator('.try-out__btn').click();
  await block.locator('button.execute').click();
  const answer = block.locator('.live-responses-table .response').first();
  const status = await answer.locator('.response-col_status').textContent();
  const body = await answer.locator('.response-col_description .microlight').first().textContent();
  return { status: status?.slice(0, 3) ?? '', body: body ?? '' };
}
