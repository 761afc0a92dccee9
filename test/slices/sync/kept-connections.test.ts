import { readFile } from 'node:fs/promises';
import t from 'tap';
import { poolDefaults } from '../../../src/db/database.ts';
import { connectionOptions } from '../../../src/jobs/queue-connection.ts';
import { exportPool } from '../../../src/slices/family/routes.ts';
import { databaseSize } from '../../../src/slices/sync/run-queue.ts';

t.test('the documentation has the maximum number of connections of an instance', async (t) => {
  const text = await readFile(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
  const sentence = /opens up to (.*?)\.\s/s.exec(text.slice(text.indexOf('An instance opens')))?.[1] ?? '';
  const queue = connectionOptions('postgres://host/database', 10);
  const parts = {
    requests: poolDefaults.readers + poolDefaults.writers,
    // One more listens for changes that replicas follow.
    jobs: ('max' in queue ? (queue.max ?? 0) : 0) + 1,
    exports: exportPool.writers,
    // One thread for replicas that succeed, and one for the others.
    replicas: 2 * (databaseSize.readers + databaseSize.writers),
    // One holds the lock, and one reads.
    backups: 2,
  };
  const all = Object.values(parts).reduce((sum, part) => sum + part);
  t.same(sentence.match(/\d+/g)?.map(Number), [all, ...Object.values(parts)], sentence);
});
