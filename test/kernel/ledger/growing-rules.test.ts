import { randomUUIDv7 } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Type } from '@sinclair/typebox';
import t from 'tap';
import { Payload, Since } from '../../../schema/events.ts';
import { command } from '../../../src/kernel/commands/command.ts';
import { compilePayload } from '../../../src/kernel/ledger/compiled-payload.ts';
import { eventRule } from '../../../src/kernel/ledger/event-rules.ts';
import { exportNdjson, ledgerEnd } from '../../../src/kernel/ledger/export/export.ts';
import {
  createLedgerRules,
  payloadFits,
  reaction,
  type SliceRules,
} from '../../../src/kernel/ledger/rules.ts';
import { rulesVersion } from '../../../src/kernel/ledger/rules-version.ts';
import { rebuildFamily } from '../../../src/kernel/ledger/verification/rebuild.ts';
import { verifyExport } from '../../../src/kernel/ledger/verification/verify-export.ts';
import { verifyFamily } from '../../../src/kernel/ledger/verification/verify-family.ts';
import { VersionOrder } from '../../../src/kernel/ledger/version-order.ts';
import { all, one } from '../../../src/kernel/state/reads.ts';
import { registry } from '../../../src/service/app.ts';
import { exportJson } from '../../../src/slices/family/family-export.ts';
import { importFamily } from '../../../src/slices/family/import.ts';
import { ledgerSlices } from '../../../src/slices/ledger.ts';
import { commandsOn } from '../../helpers/kernel/commands.ts';
import { createKernel, type Kernel } from '../../helpers/kernel/kernel.ts';
import { createForge } from './forgeries/forged-ledger.ts';
import { take } from './model/steps.ts';

declare module '../../../src/kernel/ledger/events.ts' {
  interface SourceTypes {
    BONUS: true;
  }
}

/** Version of the rules after the present one, with each kind of addition that docs/changing-the-rules.md describes. */
const next = rulesVersion + 1;

/** The achievement NEW_ACHIEVEMENT. */
const newAchievement = reaction({
  on: 'QuizAnswered',
  since: next,
  reads: ({ learnerId: learner_id }) => ({
    progress: one('progress', { learner_id }),
    achievements: all('achievements', { learner_id }),
  }),
  react({ payload: { learnerId } }, { progress, achievements }) {
    const isEarned = achievements.some(({ type }) => type === 'NEW_ACHIEVEMENT');
    if (isEarned || (progress?.lessons_answered ?? 0) < 2) return {};
    // A type that the present schema does not know.
    const achievement = 'NEW_ACHIEVEMENT' as 'FIRST_LESSON';
    return { events: [{ type: 'AchievementEarned', payload: { learnerId, achievement } }] };
  },
});

/** Adjustments with a bonus: a member of the payload, a rule that replaces the present one, and a source type. */
const bonusRule = eventRule({
  on: 'PointsAdjusted',
  since: next,
  reads: ({ learnerId }) => ({ balance: one('balances', { learner_id: learnerId }) }),
  effect(payload) {
    const { learnerId, amount } = payload;
    const bonus = bonusOf(payload);
    if (amount > 100) throw new Error('the adjustment is too large');
    const movements = [
      { learnerId, amount, sourceType: 'ADMIN_ADJUSTMENT', sourceId: 'an adjustment' } as const,
      { learnerId, amount: bonus, sourceType: 'BONUS', sourceId: 'a bonus' } as const,
    ];
    return { movements };
  },
});

function bonusOf(payload: object): number {
  return 'bonus' in payload && typeof payload.bonus === 'number' ? payload.bonus : 0;
}

function grown(slice: SliceRules): SliceRules {
  const { events = {} } = slice;
  if ('AchievementEarned' in events) {
    const payload = Payload({ learnerId: Type.Integer(), achievement: Type.String() });
    const AchievementEarned = { ...events['AchievementEarned'], payload };
    return {
      ...slice,
      events: { AchievementEarned },
      reactions: [...(slice.reactions ?? []), newAchievement],
    };
  }
  if ('PointsAdjusted' in events) {
    const payload = Payload({
      learnerId: Type.Integer(),
      amount: Type.Integer(),
      bonus: Since(next, Type.Integer()),
    });
    return {
      ...slice,
      events: { ...events, PointsAdjusted: { ...events['PointsAdjusted'], payload } },
      eventRules: [...(slice.eventRules ?? []), bonusRule],
      sourceTypes: {
        ...slice.sourceTypes,
        BONUS: { column: 'adjusted', credit: 'as a bonus', debit: 'lost' },
      },
    };
  }
  return slice;
}

const grownRules = createLedgerRules(ledgerSlices.map(grown), compilePayload, next);

/** Adjusts points by the rules of the next version. */
const adjustWithBonus = command({
  reads: () => ({}),
  decide: ({ learnerId }: { learnerId: number }) => {
    // A member that the present schema does not know.
    const payload = { learnerId, amount: 7, bonus: 3 } as { learnerId: number; amount: number };
    return { events: [{ type: 'PointsAdjusted', payload }] };
  },
  reply: () => undefined,
});

const learnerId = 4_000_001;

async function answer(kernel: Pick<Kernel, 'commands'>, familyId: number): Promise<void> {
  const origin = { familyId, actorId: familyId };
  const lessonId = randomUUIDv7();
  const quiz = { learnerId, lessonId, doubleOrLoss: false, doubleQuestionIndices: [] };
  const rightAnswers = [0, 1];
  await take({ kind: 'createLesson', learnerId, lessonId, rightAnswers }, origin, kernel.commands.execute);
  await take({ ...quiz, kind: 'answer', answers: [0, 1] }, origin, kernel.commands.execute);
}

/** Writes a ledger whose first half follows the present rules, and its second half those of the next version. */
async function writeGrown(kernel: Kernel) {
  const familyId = await kernel.newFamily();
  const origin = { familyId, actorId: familyId };
  await take({ kind: 'addLearner', learnerId }, origin, kernel.commands.execute);
  for (const _ of [1, 2, 3]) await answer(kernel, familyId);
  await take({ kind: 'adjust', learnerId, amount: 500 }, origin, kernel.commands.execute);
  const context = { ...kernel.context, rules: grownRules };
  const before = await verifyFamily(context, familyId);
  await kernel.database.sql`ALTER TABLE entries DROP CONSTRAINT entries_source_type_check`;
  const commands = await commandsOn(kernel.database, { ...registry, rules: grownRules });
  await answer({ commands }, familyId);
  await commands.execute({ handler: adjustWithBonus, data: { learnerId }, ...origin });
  await answer({ commands }, familyId);
  return { familyId, context, before };
}

t.test('rules of a later version leave earlier events as they are, and hold for new ones', async (t) => {
  const kernel = await createKernel(t, { isPlain: true });
  const { familyId, context, before } = await writeGrown(kernel);
  t.same(before?.problems, [], 'the later rules find no fault in the earlier events');
  t.same((await verifyFamily(context, familyId))?.problems, [], 'nor in events of both versions');
  const events = await kernel.database.sql<{ rules: number; type: string; what: string | null }[]>`
    SELECT rules, type, payload->>'achievement' AS what FROM events WHERE family_id = ${familyId} ORDER BY seq`;
  const two = events.filter(({ what }) => what === 'NEW_ACHIEVEMENT');
  t.same(
    two.map(({ rules }) => rules),
    [next],
    'the first quiz under the later rules earns the new achievement, once',
  );
  const sources = await kernel.database.sql<{ source_type: string; description: string }[]>`
    SELECT source_type, description FROM entries WHERE family_id = ${familyId} AND source_type = 'BONUS'`;
  t.same([...sources], [{ source_type: 'BONUS', description: '3 points as a bonus' }]);
});

t.test('a ledger of several versions is rebuilt, exported and imported', async (t) => {
  const kernel = await createKernel(t, { isPlain: true });
  const { familyId, context } = await writeGrown(kernel);
  const { database } = kernel;
  t.same((await rebuildFamily(context, familyId)).differences, []);
  const end = await ledgerEnd(database, familyId);
  if (!end) throw new Error('no ledger');
  const ndjson = (await Readable.from(exportNdjson(database, familyId, end)).toArray()).join('');
  const lines = ndjson.trimEnd().split('\n');
  t.same((await verifyExport(lines, grownRules)).problems, []);
  const known = (await verifyExport(lines, registry.rules)).problems[0];
  t.match(
    known,
    { kind: 'payload', expected: /a later release may know it/ },
    'a program without these rules says so',
  );

  const { shapes } = context;
  const { familyTables } = registry;
  const exported = await database.snapshot(async (tx) =>
    (
      await Readable.from(
        exportJson(tx, { shapes, registry, exportedAt: new Date() }, { familyId }),
      ).toArray()
    ).join(''),
  );
  const target = await createKernel(t, { isPlain: true });
  await target.database.sql`ALTER TABLE entries DROP CONSTRAINT entries_source_type_check`;
  const into = { database: target.database, shapes, renames: new Map() };
  const older = importFamily({ ...into, registry }, Readable.from([exported]));
  await t.rejects(older, /a later release may know it/, 'an instance without these rules refuses it');
  await importFamily({ ...into, registry: { rules: grownRules, familyTables } }, Readable.from([exported]));
  t.same((await verifyFamily({ ...context, database: target.database }, familyId))?.problems, []);
});

t.test('an achievement that somebody removes is missing under each version', async (t) => {
  const kernel = await createKernel(t, { isPlain: true });
  const { familyId, context } = await writeGrown(kernel);
  const forge = createForge({ ...kernel, context });
  for (const [achievement, expected] of [
    ['FIRST_LESSON', /FIRST_LESSON/],
    ['NEW_ACHIEVEMENT', /NEW_ACHIEVEMENT/],
  ] as const) {
    await forge(async ({ read, write, verify }) => {
      const ledger = await read(familyId);
      ledger.remove(
        ledger.first('AchievementEarned', ({ payload }) => payload['achievement'] === achievement),
      );
      await write(ledger);
      const [problem] = await verify(familyId);
      t.match(problem, { kind: 'rule', expected }, achievement);
    });
  }
});

t.test('an event type of a later version is no event of an earlier one', async (t) => {
  const later = { RedemptionApproved: { payload: Payload({}), since: 3 } };
  const rules = createLedgerRules([{ events: later }], compilePayload, 3);
  const line = (version: number) => ({ type: 'RedemptionApproved', rules: version, payload: {} });
  t.equal(payloadFits(rules, line(2)), false);
  t.equal(payloadFits(rules, line(3)), true);
});

t.test(
  'each version of the rules has a migration, so that no older instance starts on its events',
  async (t) => {
    const migrations = await readdir(join(import.meta.dirname, '../../../sql/migrations'));
    for (let version = 2; version <= rulesVersion; version++) {
      const name = version === 2 ? /_rules\.sql$/ : new RegExp(`_rules_${version}\\.sql$`);
      t.ok(
        migrations.some((file) => name.test(file)),
        `version ${version}`,
      );
    }
  },
);

t.test('a member inside of another one cannot have a version, since nothing would check it', async (t) => {
  const inner = Payload({ notes: Type.Array(Type.Object({ text: Since(3, Type.Integer()) })) });
  const events = { RedemptionApproved: { payload: inner } };
  t.throws(() => createLedgerRules([{ events }], compilePayload, 3), /inside of notes/);
});

t.test('a version that has ended stays ended when another one comes', async (t) => {
  const order = new VersionOrder();
  const event = (rules: number | undefined, recordedAt: string) =>
    order.next({ ...(rules && { rules }), recordedAt });
  t.equal(event(2, '2026-02-01T00:00:00.000Z'), undefined);
  t.equal(event(undefined, '2026-02-08T00:00:00.000Z'), undefined, 'for 7 days');
  t.equal(event(undefined, '2026-02-08T00:00:00.001Z'), 2);
  t.equal(event(3, '2026-06-01T00:00:00.000Z'), undefined);
  t.equal(event(undefined, '2026-06-02T00:00:00.000Z'), 2);
  t.equal(event(2, '2026-06-02T00:00:00.000Z'), undefined);
  t.equal(event(2, '2026-06-09T00:00:00.000Z'), 3);
});
