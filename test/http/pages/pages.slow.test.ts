import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { noBrowser, openBrowser, pageFaults } from '../../helpers/browser.ts';
import { createClock } from '../../helpers/clock.ts';
import { documentOf, operationsOf } from '../../helpers/documents/document.ts';
import { clientOf, expectStatus, memberPassword } from '../../helpers/families/client.ts';

const html = 'text/html,application/xhtml+xml,*/*;q=0.8';
const clock = createClock();
const { app, hints } = await startApp(t, {
  settings: { exposedBy: 'a test' },
  now: clock.now,
});
const open = await openBrowser(t);
const address = await app.listen({ port: 0, host: '127.0.0.1' });

/** Opens a path of the service in the browser. */
async function openAt(path: string) {
  const { page, complaints } = await open();
  await page.goto(address + path);
  return { page, complaints };
}

t.test('creates the first account at / with the setup code', { skip: noBrowser }, async (t) => {
  const [, setupCode = ''] = /setup code ([\w-]+)/.exec(hints[0]?.(address) ?? '') ?? [];
  t.ok(setupCode && !(await app.inject({ url: '/', headers: { accept: html } })).body.includes(setupCode));
  const { page, complaints } = await openAt('/');
  t.same(await pageFaults(page, 'start-first'), []);
  const fields = {
    username: 'ada',
    name: 'Ada',
    email: 'ada@localhost',
    password: memberPassword,
    setupCode: 'x',
  };
  const fill = (name: string, value: string) => page.locator(`[name=${name}]`).fill(value);
  for (const [name, value] of Object.entries(fields)) await fill(name, value);
  const submit = () => page.getByRole('button', { name: 'Create account' }).click();
  await submit();
  await page.locator('[name=email]:invalid').waitFor();
  await fill('email', 'ada@example.org');
  await page.locator('[name=email]:valid').waitFor();
  t.match(complaints.splice(0), [/400/, /400/]);
  await submit();
  await page.getByRole('alert').getByText('setup code is wrong or has expired').waitFor();
  t.match(complaints.splice(0), [/403/, /403/]);
  await fill('setupCode', ` ${setupCode} `);
  await submit();
  await page.getByRole('link', { name: 'Account' }).first().waitFor();
  t.same(complaints, []);
});

t.test(
  'shows every operation in Swagger UI, and opens those that an address names',
  { skip: noBrowser },
  async (t) => {
    const { page, complaints } = await openAt('/docs');
    const document = documentOf(app);
    await page.locator('.opblock-tag').first().waitFor();
    t.match(await page.title(), 'API documentation · Learning Service');
    t.same(
      await page
        .locator('.opblock-tag')
        .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('data-tag'))),
      document.tags.map(({ name }) => name),
    );
    t.equal(await page.locator('.opblock').count(), operationsOf(document).length);

    await page.locator('#operations-Rewards-createReward .opblock-summary-control').click();
    await page.locator('.opblock.is-open .responses-wrapper').waitFor();
    t.match(page.url(), /#\/Rewards\/createReward$/);
    await page.reload();
    await page.locator('#operations-Rewards-createReward .responses-wrapper').waitFor();
    const models = page.locator('#operations-Rewards-createReward .json-schema-2020-12__title');
    await page.locator('#operations-Rewards-createReward .tablinks', { hasText: 'Schema' }).first().click();
    t.equal(await models.first().textContent(), 'CreateReward', 'schemas keep their names');
    t.same(await page.locator('.opblock.is-open').count(), 1);
    t.same(await pageFaults(page, 'docs-open', { widths: [390], colorSchemes: ['light'] }), []);
    t.same(complaints, []);
  },
);

t.test('signs in to Swagger UI', { skip: noBrowser }, async (t) => {
  const { page, complaints } = await openAt('/docs');
  await signIn(page, 'a wrong password');
  t.equal(await page.locator('.sign-in [role=alert]:not(:empty)').textContent(), 'Invalid credentials');
  t.match(complaints.splice(0), [/401/, /401/]);
  await page.locator('[name=password]').fill(memberPassword);
  await page.locator('.sign-in button').click();
  await page.locator('.auth-btn-wrapper', { hasText: 'Logout' }).waitFor();
  await page.locator('.btn-done').click();
  const user = await tryOut(page, 'Accounts-getUser');
  t.match(user, { status: '200', body: /"username": "ada"/ });
  const reward = await tryOut(page, 'Rewards-createReward');
  t.match(reward, { status: '201', body: /"title": "Pizza night"/ }, 'the example works unchanged');
  t.same(complaints, []);
});

t.test('asks for the code of a second factor in Swagger UI', { skip: noBrowser }, async (t) => {
  const { body } = await clientOf(app).post('/login', { username: 'ada', password: memberPassword });
  const ada = clientOf(app, body.token);
  const { secret } = (await expectStatus(200, ada.post('/api/user/totp', { password: memberPassword }))).body;
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });
  await expectStatus(200, ada.put('/api/user/totp', { code: code() }));
  clock.set(new Date(clock.now().getTime() + 30_000).toISOString());

  const { page, complaints } = await openAt('/docs');
  await signIn(page, memberPassword);
  await page.locator('[name=code]').fill(code());
  t.match(complaints.splice(0), [/401/, /401/]);
  await page.locator('.sign-in button').click();
  await page.locator('.auth-btn-wrapper', { hasText: 'Logout' }).waitFor();
  t.same(complaints, []);
});

t.test(
  'has pages without faults on a phone and a desktop, light and dark',
  { skip: noBrowser },
  async (t) => {
    const { page, complaints } = await openAt('/');
    t.same(await pageFaults(page, 'start'), []);
    await page.goto(`${address}/docs/errors#unauthenticated`);
    t.equal(
      await page.locator(':target').textContent(),
      'UNAUTHENTICATED401A valid access token is required',
    );
    t.same(await pageFaults(page, 'errors'), []);
    t.same(complaints, []);
  },
);

async function signIn(page: Page, password: string): Promise<void> {
  await page.locator('button.authorize').first().click();
  await page.locator('[name=username]').fill('ada');
  await page.locator('[name=password]').fill(password);
  await page.locator('.sign-in button').click();
}

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
