import t from 'tap';
import { newId } from '../../../src/base/ids.ts';
import { readTableShapes } from '../../../src/db/read-tables.ts';
import type { Row } from '../../../src/db/tables.ts';
import { runStatements } from '../../../src/db/transaction.ts';
import { one } from '../../../src/kernel/state/reads.ts';
import { FamilyState } from '../../../src/kernel/state/state.ts';
import { loadReads, rowWrites } from '../../../src/kernel/state/store.ts';
import { createKernel } from '../../helpers/kernel/kernel.ts';

/** What a transaction sends of changed rows. */

const { database, newFamily } = await createKernel(t);
const shapes = await readTableShapes(database);

const marked = { topic: 'a topic that statements show' };

function lessonOf(familyId: number): Row<'lessons'> {
  return {
    family_id: familyId,
    id: newId(),
    learner_id: familyId,
    module_id: 'math.addition',
    status: 'ACTIVE',
    subject: 'Math',
    category: 'Arithmetic',
    difficulty: 'beginner',
    grade_level: 3,
    learner_grade: 3,
    score: null,
    spec: marked,
    image_paths: [],
    figures: [],
    answers: null,
    salt: null,
    created_at: '2026-01-01T00:00:00.000Z',
    answered_at: null,
    is_too_fast: null,
    checks: [],
  };
}

/** Stores the changes of a state, and returns the parameters of the statements as a text. */
async function store(state: FamilyState): Promise<string> {
  const { deletions, puts } = rowWrites(shapes, {}, new Map(), [state]);
  await database.transaction((tx) => runStatements(tx, [...deletions, ...puts]));
  return JSON.stringify(puts.map(({ parameters }) => parameters));
}

/** Stores a new lesson. Returns what was sent, its state as another transaction loads it, and its stored row. */
async function storedLesson() {
  const lesson = lessonOf(await newFamily());
  const read = one('lessons', { id: lesson.id });
  async function load(): Promise<FamilyState> {
    const state = new FamilyState(lesson.family_id, shapes, false);
    await database.transaction((tx) => loadReads(tx, shapes, [{ state, reads: [read] }]));
    return state;
  }
  const state = new FamilyState(lesson.family_id, shapes, false);
  state.apply({ table: 'lessons', put: lesson });
  const sent = await store(state);
  const loaded = await load();
  const row = loaded.find(read);
  if (!row) throw new Error('the lesson is not stored');
  return { sent, loaded, row, stored: async () => (await load()).find(read) };
}

t.test('sends the JSON of a new row, and not again when other columns change', async (t) => {
  const { sent, loaded, row, stored } = await storedLesson();
  t.match(sent, marked.topic);
  const done = { ...row, status: 'DONE' };
  const answered = { ...done, answers: [1, null], score: 0, answered_at: row.created_at };
  // The first change must not count as what the database has.
  for (const put of [done, answered]) loaded.apply({ table: 'lessons', put });
  t.notMatch(await store(loaded), marked.topic);
  t.strictSame(await stored(), answered);
});

t.test('sends changed JSON', async (t) => {
  const { loaded, row, stored } = await storedLesson();
  const put = { ...row, spec: { topic: 'another' }, figures: [1] };
  loaded.apply({ table: 'lessons', put: { ...put, status: 'DONE' } });
  loaded.apply({ table: 'lessons', put });
  await store(loaded);
  t.strictSame(await stored(), put);
});

t.test('sends all of a row that takes the place of a removed one', async (t) => {
  const { loaded, row, stored } = await storedLesson();
  loaded.apply({ table: 'lessons', put: { ...row, status: 'DONE' } });
  loaded.apply({ table: 'lessons', remove: { id: row.id } });
  loaded.apply({ table: 'lessons', put: row });
  await store(loaded);
  t.strictSame(await stored(), row);
});
