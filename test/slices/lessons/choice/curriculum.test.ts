import t from 'tap';
import { concepts } from '../../../../curriculum/index.ts';
import { startApp } from '../../../helpers/app.ts';
import { clientOf, expectStatus, registerFamily } from '../../../helpers/families/client.ts';

const { app } = await startApp(t);

t.test('shows every concept with its grades, standards and prerequisites, to every role', async (t) => {
  const { learner, parent } = await registerFamily(app);
  for (const client of [learner, parent]) {
    const { body } = await expectStatus(200, client.get('/api/curriculum'));
    t.same(
      body.concepts.map(({ id }: { id: string }) => id),
      concepts.map(({ id }) => id),
    );
    const adding = body.concepts.find(({ id }: { id: string }) => id === 'math.fractions.add');
    t.match(adding, { firstGrade: 4, lastGrade: 7, standards: ['4.NF.B.3', '5.NF.A.1', '5.NF.A.2'] });
    t.ok(adding.prerequisites.includes('math.fractions.equivalent'));
  }
});

t.test('answers 304 to a client that has the curriculum', async () => {
  const { learner } = await registerFamily(app);
  const { headers } = await expectStatus(200, learner.get('/api/curriculum'));
  const known = { 'if-none-match': String(headers['etag']) };
  await expectStatus(304, learner.send({ url: '/api/curriculum', headers: known }));
});

t.test('is not public', async () => {
  await expectStatus(401, clientOf(app).get('/api/curriculum'));
});
