import { platform } from 'node:os';
import t from 'tap';
import { users } from '../helpers/embedded.ts';
import { testAccidents } from './embedded-scenarios.ts';

for (const { user, skip } of users().slice(1)) {
  t.test(`recovers when run by ${user.name}`, { skip: platform() === 'linux' ? skip : 'reads /proc' }, (t) =>
    testAccidents(t, user),
  );
}
