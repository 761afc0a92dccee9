import t from 'tap';
import { createRegistry } from '../../../../src/service/registry.ts';
import { Accounts, balanceBefore } from '../../../../src/slices/explorer/page/model/accounts.ts';
import {
  sourceBars,
  sourceColumns,
  statementCsv,
  statementOf,
} from '../../../../src/slices/explorer/page/model/statement.ts';
import { slices } from '../../../../src/slices/index.ts';
import { ledgerOf, pieceOf, type ShortEvent } from '../ledgers.ts';

const day = 86_400_000;
const always = { from: -Infinity, to: Infinity };

/** Learner 8 answers a quiz, gets points, saves and redeems; learner 9 answers a quiz in between. */
const events: ShortEvent[] = [
  { learnerId: 8, type: 'LearnerAdded', entries: [] },
  {
    learnerId: 8,
    type: 'QuizAnswered',
    entries: [
      [8, 5, 'QUIZ_CORRECT'],
      [8, -1, 'DOUBLE_OR_LOSS_DEDUCTION'],
    ],
  },
  { learnerId: 9, type: 'QuizAnswered', entries: [[9, 3, 'QUIZ_CORRECT']] },
  { learnerId: 8, type: 'PointsAdjusted', entries: [[8, 10, 'ADMIN_ADJUSTMENT']] },
  { learnerId: 8, type: 'PointsSaved', entries: [[8, -6, 'REWARD_SAVE']] },
  {
    learnerId: 8,
    type: 'RedemptionRequested',
    entries: [
      [8, 6, 'REWARD_SAVE'],
      [8, -6, 'REWARD_REDEMPTION'],
    ],
  },
];

function accountOf(ledger = ledgerOf(events)) {
  const accounts = new Accounts();
  for (const row of ledger.rows()) accounts.add(row);
  return accounts.of(8);
}

t.test('has the entries of each learner, with one moment an event', async (t) => {
  const account = accountOf();
  const read = (column: { length: number; at(place: number): number }) =>
    Array.from({ length: column.length }, (_, place) => column.at(place));
  t.same(read(account.seqs), [2, 2, 4, 5, 6, 6]);
  t.same(read(account.balances), [5, 4, 14, 8, 14, 8]);
  t.same(read(account.moments), [1, 2, 3, 5]);
  const moments = [1, 2, 3, 5, 99].map((seq) => account.momentOfEvent(seq));
  t.same(moments, [-1, 0, 0, 2, 3]);
});

t.test('knows the learners of all events and the time of the last one', async (t) => {
  const accounts = new Accounts();
  for (const row of ledgerOf(events).rows()) accounts.add(row);
  t.same(accounts.learnerIds, [8, 9]);
  t.equal(accounts.lastTime, 5 * day);
});

t.test('knows the balance before an event', async (t) => {
  const ledger = ledgerOf(events);
  const balances = [2, 3, 5, 7].map((seq) => balanceBefore(ledger, 8, seq));
  t.same(balances, [0, 4, 14, 8]);
});

t.test('opening and sources give closing in any period', async (t) => {
  const account = accountOf();
  const all = statementOf(account, always);
  t.match(all, { opening: 0, closing: 8, entries: 6, addsUp: true });
  const rows = all.lines.map(({ source, column, credits, debits, entries }) => [
    source,
    column,
    credits,
    debits,
    entries,
  ]);
  t.same(rows, [
    ['QUIZ_CORRECT', 'earned', 5, 0, 1],
    ['DOUBLE_OR_LOSS_DEDUCTION', 'earned', 0, 1, 1],
    ['ADMIN_ADJUSTMENT', 'adjusted', 10, 0, 1],
    ['REWARD_SAVE', 'saved', 6, 6, 2],
    ['REWARD_REDEMPTION', 'redeemed', 0, 6, 1],
  ]);
  const between = statementOf(account, { from: 3 * day, to: 4 * day });
  t.match(between, { opening: 4, closing: 8, entries: 2, addsUp: true });
  t.match(statementOf(account, { from: 90 * day, to: 99 * day }), { opening: 8, closing: 8, entries: 0 });
  t.match(statementOf(account, { from: -2, to: -1 }), { opening: 0, closing: 0, entries: 0 });
});

t.test('says if amounts and balances do not agree', async (t) => {
  const ledger = ledgerOf(events);
  const piece = pieceOf(
    [{ learnerId: 8, type: 'PointsAdjusted', entries: [[8, 1, 'ADMIN_ADJUSTMENT']] }],
    events,
  );
  ledger.add({ ...piece, entryBalances: Float64Array.of(100) });
  t.equal(statementOf(accountOf(ledger), always).addsUp, false);
});

t.test('writes the statement as CSV with the columns of the service, and a name is no formula', async (t) => {
  const head = { learnerId: 8, learnerName: '=Ada, "A"', span: { from: 0, to: Infinity } };
  const csv = statementCsv(head, statementOf(accountOf(), head.span));
  const start = '8,"\'=Ada, ""A""",1970-01-01T00:00:00.000Z,,';
  t.same(csv.split('\r\n'), [
    'learnerId,learnerName,from,to,line,sourceType,credits,debits,entries,points',
    `${start}opening,,,,,0`,
    `${start}earned,QUIZ_CORRECT,5,0,1,5`,
    `${start}earned,DOUBLE_OR_LOSS_DEDUCTION,0,1,1,-1`,
    `${start}adjusted,ADMIN_ADJUSTMENT,10,0,1,10`,
    `${start}saved,REWARD_SAVE,6,6,2,0`,
    `${start}redeemed,REWARD_REDEMPTION,0,6,1,-6`,
    `${start}closing,,,,,8`,
    '',
  ]);
});

t.test('adds up each source in each part of a period', async (t) => {
  const parts = [
    { from: 0, to: 2 * day - 1 },
    { from: 2 * day, to: 9 * day },
  ];
  t.same(sourceBars(accountOf(), parts), [
    { source: 'QUIZ_CORRECT', points: [5, 0], total: 5 },
    { source: 'DOUBLE_OR_LOSS_DEDUCTION', points: [-1, 0], total: -1 },
    { source: 'ADMIN_ADJUSTMENT', points: [0, 10], total: 10 },
    { source: 'REWARD_REDEMPTION', points: [0, -6], total: -6 },
  ]);
});

t.test('each source type of the rules has the column that the rules name', async (t) => {
  const { rules } = createRegistry(slices);
  const columns = [...rules.sourceTypes].map(([name, { column }]) => [name, column]);
  t.same(sourceColumns, Object.fromEntries(columns));
});
