import t from 'tap';
import { eventHash, genesis } from '../../../../src/kernel/ledger/chain.ts';
import { parseEvents, type StoredEvent } from '../../../../src/kernel/ledger/export/stored-lines.ts';

const hash = 'ab'.repeat(32);
const id = '01a21320-17fc-705c-aa15-10792b000000';

interface EventValues {
  seq?: number;
  rules?: string;
  payload?: string;
  commitments?: string;
  time?: string;
  ownHash?: string;
  descriptions?: readonly string[];
}

/** Returns lines of an event and its entries as PostgreSQL writes them. */
function linesOf(event: EventValues) {
  const { seq = 1, rules = '', payload = '{}', commitments = '', ownHash = hash, descriptions = [] } = event;
  const storedTime = event.time ?? '2026-03-01 08:30:00.12+00';
  const values = [seq, id, 'PointsSaved', rules, payload, commitments, 7, storedTime, `\\x${ownHash}`];
  const entries = descriptions.map((description, idx) =>
    [seq, idx, id, 8, -5 * idx, 'REWARD_SAVE', 'a-goal', description, 1000, storedTime].join('\t'),
  );
  return { event: values.join('\t'), entries };
}

/** Returns the event that these lines are of, in the form of the ledger. */
function eventOf(event: EventValues): object {
  const { seq = 1, rules, payload = '{}', commitments, ownHash = hash, descriptions = [] } = event;
  const [, second, fraction = ''] = /(:\d\d)(?:\.(\d+))?\+00$/.exec(event.time ?? '00:00:00.12+00') ?? [];
  return {
    familyId: 3,
    seq,
    id,
    type: 'PointsSaved',
    rules: rules === undefined ? undefined : Number(rules),
    payload: JSON.parse(payload),
    commitments: commitments && JSON.parse(commitments),
    actorId: 7,
    recordedAt: `2026-03-01T08:30${second}.${fraction.padEnd(3, '0')}Z`,
    entries: descriptions.map((description, idx) => ({
      ...{ idx, id, learnerId: 8, amount: -5 * idx, sourceType: 'REWARD_SAVE', sourceId: 'a-goal' },
      ...{ description, balanceAfter: 1000 },
    })),
    hash: ownHash,
  };
}

function parse(events: readonly EventValues[]): StoredEvent[] {
  const lines = events.map(linesOf);
  const text = { events: lines.map(({ event }) => event), entries: lines.flatMap(({ entries }) => entries) };
  return parseEvents(3, { events: text.events.join('\n'), entries: text.entries.join('\n') });
}

const cases: Record<string, EventValues> = {
  'an empty payload and no entry': {},
  'entries of positive, negative and no points': { descriptions: ['', 'five', 'ten'] },
  'names in another order': { payload: '{"b": -1, "a": [true, null, {"d": 0, "c": "x"}], "aa": {}}' },
  'escaped characters': { payload: '{"a\\"b": "\\\\ \\n \\u001f / ~"}', descriptions: ['"\\n"'] },
  commitments: { payload: '{"name": null}', commitments: '{"name": "00ff"}' },
  'a version of the rules': { rules: '2', payload: '{"a": 1}', descriptions: ['x'] },
  'a version of the rules with commitments': { rules: '12', commitments: '{"name": "00ff"}' },
  'a time with three digits': { time: '2026-03-01 08:30:00.007+00' },
  'a time without a fraction': { time: '2026-03-01 08:30:00+00', descriptions: ['x'] },
  'characters of several bytes in the payload': { payload: '{"name": "Žluťoučký 🐎"}', descriptions: ['x'] },
  'characters of several bytes in an entry': { descriptions: ['x', 'Fußball 🐎'] },
  'long texts': { payload: `{"name": "${'n'.repeat(50_000)}"}`, descriptions: ['d'.repeat(50_000), 'x'] },
  'many entries': { descriptions: Array.from({ length: 3000 }, (_, i) => `entry ${i}`) },
};

for (const [name, values] of Object.entries(cases)) {
  t.test(`reads an event and its entries from their lines: ${name}`, async (t) => {
    const [first, second] = parse([values, { ...values, seq: 2 }]);
    for (const [seq, stored] of [first, second].entries()) {
      t.equal(stored?.malformed, undefined);
      t.same(stored?.event, eventOf({ ...values, seq: seq + 1 }));
    }
    t.not(first && eventHash(genesis, first.event), second && eventHash(genesis, second.event));
  });
}

t.test('gives each event its own entries, and leaves out entries without an event', async (t) => {
  const lines = [
    linesOf({ seq: 2, descriptions: ['a'] }),
    linesOf({ seq: 3 }),
    linesOf({ seq: 5, descriptions: ['b', 'c'] }),
  ];
  const orphan = (seq: number) => linesOf({ seq, descriptions: ['orphan'] }).entries;
  const entries = [1, 2, 4, 5, 6].flatMap((seq) =>
    seq % 2 === 0 && seq !== 2
      ? orphan(seq)
      : (lines.find((_, i) => [2, 3, 5][i] === seq)?.entries ?? orphan(seq)),
  );
  const events = lines.map(({ event }) => event).join('\n');
  const found = parseEvents(3, { events, entries: entries.join('\n') });
  t.same(
    found.map(({ event }) => [event.seq, event.entries.map(({ description }) => description)]),
    [
      [2, ['a']],
      [3, []],
      [5, ['b', 'c']],
    ],
  );
});

t.test('reports a value that the ledger does not write in this form', async (t) => {
  const { event, entries } = linesOf({ descriptions: ['x'] });
  const [entry = ''] = entries;
  const others: [string, string][] = [
    [event.replace('1\t', '01\t'), entry],
    [event.replace('\t7\t', '\t7.0\t'), entry],
    [event.replace('\t7\t', '\t+7\t'), entry],
    [event.replace('\t7\t', '\t\t'), entry],
    [event.replace('.12+00', '.123456+00'), entry],
    [event.replace('.12+00', '.12+01'), entry],
    [event.replace('PointsSaved\t', 'PointsSaved\t2.0'), entry],
    [event.replace('PointsSaved\t', 'PointsSaved\tx'), entry],
    [event.replace('PointsSaved\t\t', 'PointsSaved\t'), entry],
    [event.replace('{}', '{"a": 1.0}'), entry],
    [event.replace('{}', '{"a": 12345678901234567890}'), entry],
    [event.replace('{}', '{'), entry],
    [event.replace('{}\t', '{}\t[}'), entry],
    [event.replace('{}\t\t', '{}\t'), entry],
    [event.replace('{}\t', '{}\t{}\t'), entry],
    [event.replace(/\t[^\t]*$/, ''), entry],
    [event.replace('PointsSaved', 'Points\tSaved'), entry],
    ['1', entry],
    [event, entry.replace('\t-0\t', '\t0\t').replace('\t8\t', '\t8e0\t')],
    [event, entry.replace('\tx\t', '\tx\ty\t')],
    [event, entry.replace(/\t[^\t]*$/, '')],
    [event, '1'],
  ];
  for (const [line, entryLine] of others) {
    const [stored] = parseEvents(3, { events: line, entries: entryLine });
    t.ok(stored?.malformed?.length, JSON.stringify([line, entryLine]));
  }
  const [sound] = parseEvents(3, { events: event, entries: entry });
  t.equal(sound?.malformed, undefined);
});

t.test('reports each of several events with an equal time of another form', async (t) => {
  const time = '2026-03-01 08:30:00.120001+00';
  const events = parse([{ time }, { seq: 2, time }, { seq: 3 }]);
  t.same(
    events.map(({ malformed }) => malformed?.length),
    [1, 1, undefined],
  );
  t.equal(
    events[0]?.event.recordedAt,
    '2026-03-01T08:30:00.120001Z',
    'keeps microseconds, so that the hash differs',
  );
});
