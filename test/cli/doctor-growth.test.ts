import t from 'tap';
import { growthOf } from '../../src/cli/doctor/doctor-growth.ts';
import { readConfig } from '../../src/service/config.ts';
import { startFamilies } from '../helpers/families/families.ts';

t.test('doctor shows the families that wrote most today, and warns of one at its quota', async (t) => {
  const { database, newFamily } = await startFamilies(t);
  const { parent } = await newFamily();
  const now = new Date();
  const config = readConfig({ QUOTA_MB_PER_DAY: '50' });
  t.match(await growthOf(config, database, now), {
    state: 'ok',
    message: /family \d+ 0\.0 MB \(\d+ events? in all\)/,
  });
  await database.sql`UPDATE families SET written_bytes = 60000000 WHERE family_id = ${parent.id}`;
  const finding = await growthOf(config, database, now);
  t.match(finding, { state: 'warning', fix: /QUOTA_MB_PER_DAY/ });
  t.match(finding.message, new RegExp(`today: family ${parent.id} 60.0 MB`));
  const tomorrow = new Date(now.getTime() + 86_400_000);
  t.match(await growthOf(config, database, tomorrow), { state: 'ok', message: /today: none/ });
});
