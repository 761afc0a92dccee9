import t from 'tap';
import { testRandomRequests } from './helpers/random-requests.ts';

t.test('answers random requests as documented, and stores nothing on a refusal', (t) =>
  testRandomRequests(t, 4),
);
