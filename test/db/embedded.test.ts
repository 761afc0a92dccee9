import { platform } from 'node:os';
import t from 'tap';
import { users } from '../helpers/database/embedded.ts';
import { sampled } from '../helpers/sampled.ts';
import { accidents, testLifecycle } from './embedded-scenarios.ts';

t.jobs = 2;
for (const [i, { user, skip }] of users().entries()) {
  t.test(
    `starts, stops and recovers when run by ${user.name}`,
    { skip: platform() === 'linux' ? skip : 'reads /proc' },
    async (t) => {
      await testLifecycle(t, user);
      // The other users have the same accidents in the slow tests.
      if (i === 0) for (const testAccident of sampled(accidents, 1 / 3)) testAccident(t, user);
    },
  );
}
