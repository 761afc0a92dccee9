import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { verifyExport } from '../../../src/kernel/ledger/verification/verify-export.ts';
import { registry } from '../../../src/service/app.ts';

/** Exports of ledgers as earlier versions of the service wrote them: a family with the first steps, four times. */
const directory = join(import.meta.dirname, 'earlier');

for (const file of await readdir(directory)) {
  t.test(`verifies a ledger that an earlier version wrote: ${file}`, async (t) => {
    const lines = (await readFile(join(directory, file), 'utf8')).trimEnd().split('\n');
    const audit = await verifyExport(lines, registry.rules);
    t.same(audit.problems, []);
    t.equal(audit.events, lines.length - 1);
    t.ok(audit.entries > 8, 'with points');
  });
}
