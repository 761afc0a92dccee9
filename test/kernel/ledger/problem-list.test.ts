import t from 'tap';
import { createFindings } from '../../../src/cli/ledger/ledger-findings.ts';
import { ProblemList } from '../../../src/kernel/ledger/problem-list.ts';
import { compareProblems, type LedgerProblem } from '../../../src/kernel/ledger/problems.ts';
import type { CliTools } from '../../../src/slice/slice.ts';

const problem = (seq: number, values: Partial<LedgerProblem> = {}): LedgerProblem => ({
  ...{ seq, kind: 'hash', message: 'm', expected: 'e', found: 'f' },
  ...values,
});

t.test('keeps the first 1,000 problems by event and kind, whenever they come, and counts all', async (t) => {
  const list = new ProblemList(compareProblems);
  for (let seq = 200_000; seq > 0; seq -= 1) list.add(problem(seq));
  list.addAll([problem(1, { kind: 'rule' }), problem(1, { kind: 'schema' }), problem(999_999)]);
  t.equal(list.count, 200_003);
  t.equal(list.first.length, 1000);
  t.match(list.first, [
    { seq: 1, kind: 'schema' },
    { seq: 1, kind: 'hash' },
    { seq: 1, kind: 'rule' },
    { seq: 2 },
  ]);
  t.equal(list.first.at(-1)?.seq, 998);
  const inTurn = new ProblemList<LedgerProblem>();
  inTurn.addAll([problem(2), problem(1)]);
  t.match(inTurn.first, [{ seq: 2 }, { seq: 1 }], 'without an order, the earliest');
});

t.test('cuts long texts, so that the difference of two values shows', async (t) => {
  const list = new ProblemList(compareProblems);
  const same = 'x'.repeat(10_000);
  const long = { expected: `${same}1${same}`, found: `${same}2`, message: same, eventType: same };
  list.addAll([problem(1, long), problem(2, { found: same })]);
  const [first, second] = list.first;
  t.equal(first?.expected, `…${'x'.repeat(100)}1${'x'.repeat(399)}…`);
  t.equal(first?.found, `…${'x'.repeat(100)}2`);
  t.equal(first?.message, `${'x'.repeat(500)}…`);
  t.equal(first?.eventType, `${'x'.repeat(500)}…`);
  t.equal(second?.found, `${'x'.repeat(500)}…`);
});

t.test('a result as JSON has at most 10,000 problems of all families, and the number of all', async (t) => {
  let result: unknown;
  const notes: string[] = [];
  const tools: Pick<CliTools, 'finish' | 'note'> = {
    finish: (value) => (result = value),
    note: (line) => notes.push(line),
  };
  const findings = createFindings(tools);
  const first = Array.from({ length: 1000 }, (_, i) => problem(i + 1));
  for (let familyId = 1; familyId <= 12; familyId += 1) findings.add({ first, count: 5000 });
  findings.finish({}, []);
  process.exitCode = 0;
  t.match(result, { ok: false, problemCount: 60_000, problems: { length: 10_000 } });
  t.equal(notes.length, 12 * 21);
  t.equal(notes[20], '  and 4980 more');
});
