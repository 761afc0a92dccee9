import t from 'tap';
import type { KnownErrorCode } from '../../../clients/typescript/src/errors.ts';
import { ForeignAnswer, NoAnswer, ServiceError } from '../../../src/http/pages/kit/client.ts';
import { signInFault } from '../../../src/http/pages/kit/session.ts';
import {
  type Check,
  type KeptComparison,
  noCheck,
  type Signed,
} from '../../../src/slices/explorer/page/model/model.ts';
import { signInFaults, wrongCodesNotice } from '../../../src/slices/explorer/page/words/sign-in-words.ts';
import { comparisonInWords, marksOf, wordsOf } from '../../../src/slices/explorer/page/words/verdict.ts';

const now = new Date(2026, 10, 23, 23, 50).getTime();

const signed: Signed = {
  upTo: 167,
  at: new Date(2026, 10, 23, 23, 43).getTime(),
  size: 400,
  root: 'AAAA',
  origin: 'example.org/log',
  publicKey: 'BBBB',
  key: 'pinned',
  witnesses: [],
};
const done: Check = { ...noCheck, phase: 'done', checked: 167, total: 167, head: '1ad9f00d22' };
const kept: KeptComparison = {
  result: 'continues',
  keptAt: new Date(2026, 10, 12, 9).getTime(),
  seq: 160,
  firstDifference: undefined,
};

function words(check: Partial<Check>) {
  const { verdict, label, sentence } = wordsOf({ ...done, ...check }, now);
  // Languages differ in the space before AM and PM.
  return [verdict, label, sentence.replaceAll('\u202f', ' ')];
}

t.test('a ledger that is checked and signed is verified, and continues the kept proof', async (t) => {
  t.same(words({ signed, kept }), [
    'green',
    'Verified',
    'Checked in this browser: 167 events, head 1ad9f00d…, signed 11:43 PM, continues your proof of Nov 12, 2026.',
  ]);
});

t.test('a ledger of which the end is not signed is not verified', async (t) => {
  const [verdict, label, sentence = ''] = words({ signed: { ...signed, upTo: 160 } });
  t.same([verdict, label], ['amber', 'Partly signed']);
  t.match(sentence, 'signed up to event 160');
  t.same(words({}).slice(0, 2), ['amber', 'Not yet signed']);
});

t.test('a problem or a fault of the log is a fault, even while the rest is being checked', async (t) => {
  const fault = { kind: 'truncated', message: 'Events are missing.' } as const;
  t.same(words({ signed, logFaults: [fault] }).slice(0, 2), ['red', 'Fault']);
  t.same(words({ phase: 'reading', problemCount: 1 }).slice(0, 2), ['red', 'Fault']);
  t.match(words({ problemCount: 2, logFaults: [fault] })[2], '3 faults');
});

t.test('a check that ended early says how far it came, and why', async (t) => {
  t.same(words({ phase: 'cancelled', checked: 60 }), [
    'amber',
    'Stopped',
    'Stopped after 60 of 167 events. The rest is not checked.',
  ]);
  const message = 'The page is not on https.';
  t.same(words({ ...noCheck, phase: 'failed', message }), [
    'amber',
    'Not checked',
    `This browser could not check the ledger. ${message}`,
  ]);
});

t.test('a learner reads that events of others are checked by the hash only', async (t) => {
  t.match(words({ signed, withheld: 120 })[2], '120 events are of others: checked by the hash only.');
});

t.test('the comparison with a kept proof names the first difference', async (t) => {
  t.match(comparisonInWords(kept), /continues your proof of Nov 12, 2026: its 160 events are unchanged/);
  t.match(
    comparisonInWords({ ...kept, result: 'rewritten', firstDifference: 12 }),
    /event 12 is the first that differs/,
  );
  t.match(
    comparisonInWords({ ...kept, result: 'truncated', firstDifference: 150 }),
    /missing from number 150 on/,
  );
  t.match(comparisonInWords({ ...kept, result: 'none' }), /no earlier proof/);
});

t.test('an event has marks of its hash, its meaning and its signature', async (t) => {
  const problem = { message: '', expected: '', found: '' };
  const problems = [
    { ...problem, seq: 2, kind: 'hash' },
    { ...problem, seq: 3, kind: 'balance' },
  ];
  const marks = marksOf({ ...done, phase: 'reading', checked: 3, problems, signed: { ...signed, upTo: 1 } });
  t.same(marks(1), { hash: true, meaning: true, signed: true });
  t.same(marks(2), { hash: false, meaning: true, signed: undefined });
  t.same(marks(3), { hash: true, meaning: false, signed: undefined });
  t.same(marks(4), { hash: undefined, meaning: undefined, signed: undefined });
  t.equal(marksOf(done)(167).signed, false);
  const signedAll = marksOf({ ...done, problems, problemCount: 2, signed: { ...signed, upTo: 167 } });
  t.same(
    [1, 2, 3].map((seq) => signedAll(seq).signed),
    [false, false, true],
    'not beyond a broken hash',
  );
  t.equal(
    marksOf({ ...done, problems, problemCount: 2000 })(4).hash,
    undefined,
    'only the first problems are known',
  );
  t.same(marksOf({ ...done, isPart: true })(4), { hash: true, meaning: undefined, signed: false });
});

t.test('a notice after the sign-in says what wrong codes mean', async (t) => {
  const [lastAt, now] = ['2100-03-01T12:00:00.000Z', Date.parse('2100-03-01T14:00:00.000Z')];
  t.equal(
    wrongCodesNotice({ count: 3, lastAt }, now),
    'Since you last signed in, somebody entered your right password with a wrong code 3 times. The last time was 2 hours ago. If this was not you, somebody knows your password: change it with PUT /api/user/password.',
  );
  t.match(wrongCodesNotice({ count: 1, lastAt }, now), 'with a wrong code once. That was 2 hours ago.');
});

t.test('a failed sign-in says what to do', async (t) => {
  const detail = 'in the words of the service';
  const problem = { title: '', detail, instance: '', requestId: '', error: detail, type: '' };
  const refusal = (status: number, code: KnownErrorCode, retryAfter?: number) =>
    signInFault(new ServiceError({ ...problem, status, code }, retryAfter), signInFaults);
  t.match(refusal(401, 'INVALID_CREDENTIALS'), 'wrong');
  t.match(refusal(401, 'TOTP_REQUIRED'), 'authenticator app');
  t.match(refusal(429, 'TOO_MANY_ATTEMPTS', 30), 'Try again in 30 seconds.');
  t.match(refusal(429, 'TOO_MANY_ATTEMPTS'), 'Try again later.');
  t.match(refusal(503, 'SERVICE_UNAVAILABLE'), 'has a problem (503)');
  t.equal(refusal(403, 'FORBIDDEN'), detail);
  t.match(signInFault(new ForeignAnswer(502), signInFaults), 'has a problem (502)');
  t.match(signInFault(new NoAnswer('away'), signInFaults), 'does not answer');
});
