import t from 'tap';
import { testRandomRequests } from '../helpers/families/random-requests.ts';

/** Number of requests for each operation; `RUNS=1000` searches longer. */
const runs = Number(process.env['RUNS'] ?? 25);

t.test('answers more random requests as documented, and stores nothing on a refusal', (t) =>
  testRandomRequests(t, runs),
);
