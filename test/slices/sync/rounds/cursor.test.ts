import t from 'tap';
import { runRound } from '../../../../src/slices/sync/round.ts';
import { startFamilies } from '../../../helpers/families/families.ts';
import { idleSync } from '../idle.ts';
import { failureOf } from '../replica/reach.ts';
import { fullRound } from '../syncing.ts';

const { database, newFamily } = await startFamilies(t, { services: { sync: idleSync } });

t.test('counts an invalid position in a target as a failure of the target', async (t) => {
  const { parent } = await newFamily();
  const good = { feed_seq: '-1', event_seq: '0', head: null };
  const bad = [
    'NaN',
    '',
    '-2',
    '1.5',
    '1e400',
    '0x10',
    ' 1',
    '9007199254740993',
    '9'.repeat(30),
    null,
    undefined,
  ];
  const rows: (object | undefined)[] = [
    undefined,
    {},
    ...bad.flatMap((value) => [
      { ...good, feed_seq: value },
      { ...good, event_seq: value },
    ]),
    { ...good, event_seq: '-1' },
  ];
  for (const row of rows) {
    const replica = {
      // The caller knows the columns of its statement.
      query: async (text: string) => (text.includes('RETURNING') && row ? [row] : []) as never,
      closed: new AbortController().signal,
    };
    const options = fullRound(parent.id);
    t.match(await failureOf(runRound(replica, database, options)), { kind: 'cursor' }, JSON.stringify(row));
  }
});
