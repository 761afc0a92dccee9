import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { noBrowser, openPage, pageFaults } from '../../helpers/browser.ts';
import { registerAdmin } from '../../helpers/families/client.ts';

t.test('has no faults in Swagger UI: list, operation, answer and sign-in', { skip: noBrowser }, async (t) => {
  const { app } = await startApp(t);
  await registerAdmin(app);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const { page, complaints } = await openPage(t);
  await page.goto(`${address}/docs`);
  await page.locator('.opblock').first().waitFor();
  t.same(await pageFaults(page, 'docs'), []);

  await page.goto(`${address}/docs#/Rewards/createReward`);
  await page.reload();
  const block = page.locator('.opblock.is-open');
  await block.locator('.try-out__btn').click();
  await block.locator('button.execute').click();
  await block.locator('.live-responses-table').waitFor();
  t.match(complaints.splice(0), [/401/, /401/], 'without a token');
  t.same(await pageFaults(page, 'docs-answer'), []);

  await block.locator('.tablinks', { hasText: 'Schema' }).last().click();
  await block.locator('.json-schema-2020-12').first().waitFor();
  t.same(await pageFaults(page, 'docs-schema'), []);

  await page.locator('button.authorize').first().click();
  await page.locator('.sign-in').waitFor();
  t.same(await pageFaults(page, 'docs-sign-in'), []);
  t.same(complaints, []);
});
