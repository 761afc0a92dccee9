import t from 'tap';
import { noBrowser, openPage, pageFaults } from '../../helpers/browser.ts';
import { answerQuiz, createLesson, createReward, expectStatus } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';

t.test('shows and prints a statement and a trial balance without faults', { skip: noBrowser }, async (t) => {
  const { app, newFamily } = await startFamilies(t);
  const { parent, learner, sibling } = await newFamily(1_000_000);
  await answerQuiz(learner, await createLesson(learner, learner.id));
  await answerQuiz(sibling, await createLesson(sibling, sibling.id));
  for (const title of ['Movie night', 'x'.repeat(200), 'نزهة مع العائلة']) {
    const { id } = await createReward(parent, { title });
    await expectStatus(200, learner.post(`/api/rewards/${id}/save`, { points: 123_456 }));
  }
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const { page, complaints } = await openPage(t);
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${parent.token}` });
  for (const url of [`statement?learnerId=${learner.id}&`, 'trial-balance?']) {
    await page.goto(`${address}/api/ledger/${url}format=html`);
    t.same(await pageFaults(page, url.replace(/\?.*/, '')), []);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const ground = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    t.equal(ground, 'rgb(255, 255, 255)', 'saves ink');
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const sizes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...size]) =>
      size.map((points) => Math.round(Number(points))),
    );
    t.same(sizes, [[595, 842]], 'one page of A4');
    await page.emulateMedia({ media: 'screen' });
  }
  t.same(complaints, []);
});
