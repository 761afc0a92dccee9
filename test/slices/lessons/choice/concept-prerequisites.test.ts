import t from 'tap';
import { conceptById, conceptsFor, conceptsOf } from '../../../../curriculum/index.ts';
import {
  gradeLevel,
  longAgo,
  mastered,
  neededFor,
  type Record,
  records,
  select,
  yesterday,
} from './concept-selections.ts';

/** The choice of the next concept along prerequisites (decisions.md 4.12). */

t.test('selects nothing whose prerequisites are first taught at the grade and not mastered', async (t) => {
  for (let grade = 0; grade <= 12; grade++) {
    for (const subject of ['Math', 'Reading', 'Science']) {
      const { id } = select({ gradeLevel: grade, subject });
      const unknown = (conceptById(id)?.prerequisites ?? []).filter((name) => {
        const needed = conceptById(name);
        return needed?.subject === subject && needed.grades[0] >= grade;
      });
      t.same(unknown, [], `${id} at grade ${grade}`);
    }
  }
});

t.test('selects what needs a concept of the grade when that is passed on two days', async (t) => {
  const id = 'math.fractions.subtract';
  const needed = [{ id: 'math.fractions.add' }];
  // Other concepts can be learned only in later grades.
  const others = conceptsOf('Math').filter((one) => one.grades[0] <= gradeLevel && one.id !== id);
  const after = (passed_days: number) => {
    const passed = records(needed, { failures: 0, lessons: 3, passed_days, last_at: yesterday });
    return select({ subject: 'Math', mastery: [...records(others, mastered), ...passed] }).id;
  };
  t.equal(after(2), id);
  t.not(after(1), id);
});

t.test('counts what is first taught in an earlier grade as known, until its last lesson fails', async (t) => {
  const id = 'math.multiplication.multi-digit';
  const [needed = '', ...rest] = conceptById(id)?.prerequisites ?? [];
  t.ok([needed, ...rest].every((name) => (conceptById(name)?.grades[0] ?? 12) < gradeLevel));
  const others = conceptsOf('Math').filter((one) => one.id !== id && ![needed, ...rest].includes(one.id));
  const after = (fields?: Partial<Record>) => {
    const met = fields ? records([{ id: needed }], { lessons: 3, last_at: yesterday, ...fields }) : [];
    return select({ subject: 'Math', mastery: [...records(others, mastered), ...met] }).id;
  };
  t.equal(after(), id, 'never asked');
  t.equal(after({ failures: 0, passed_days: 1 }), id, 'passed once');
  t.not(after({ failures: 1 }), id);
});

t.test('goes back to prerequisites after two failures, and comes back after them', async (t) => {
  const id = 'math.multiplication.facts';
  const failed = records([{ id }], { lessons: 2, failures: 2 });
  const needed = neededFor(id);
  const step = select({ subject: 'Math', mastery: failed }).id;
  t.ok(needed.includes(step), `${step} leads to ${id}`);
  const known = records(
    needed.map((name) => ({ id: name })),
    mastered,
  );
  t.equal(select({ subject: 'Math', mastery: [...known, ...failed] }).id, id);
  const recent = failed.map((row) => ({ ...row, last_at: yesterday }));
  t.not(select({ subject: 'Math', mastery: [...known, ...recent] }).id, id, 'rests for some days');
});

t.test(
  'selects new concepts of the grade without their prerequisites before it repeats others',
  async (t) => {
    const kindergarten = { subject: 'Math', gradeLevel: 0 };
    const all = conceptsFor(kindergarten);
    const first = all.filter(({ prerequisites }) => !prerequisites);
    const failed = records(first, { failures: 3, lessons: 3, last_at: yesterday });
    const { id, grades } = select({ ...kindergarten, mastery: failed });
    t.ok(grades[0] === 0 && !failed.some(({ concept_id }) => concept_id === id));
    const [one, ...others] = records(conceptsOf('Math'), { failures: 3, lessons: 3, last_at: yesterday });
    const older = { ...one, last_at: '2026-05-28' } as Record;
    t.equal(
      select({ ...kindergarten, mastery: [...others, older] }).id,
      older.concept_id,
      'then the longest ago',
    );
  },
);

t.test('teaches a prerequisite of another subject, if the choice has that subject', async (t) => {
  const id = 'life.money.discount';
  const needed = conceptById(id)?.prerequisites ?? [];
  t.ok(needed.length > 0 && needed.every((name) => conceptById(name)?.subject === 'Math'));
  const others = [...conceptsOf('Life Skills'), ...conceptsOf('Math')].filter(
    (one) => one.id !== id && !needed.includes(one.id),
  );
  const mastery = records(others, { ...mastered, last_at: longAgo });
  const subjects = ['Life Skills', 'Math'];
  const step = select({ gradeLevel: 6, subjects, mastery }).id;
  t.ok(needed.includes(step), `${step} comes before ${id}`);
  const known = records(
    needed.map((name) => ({ id: name })),
    mastered,
  );
  t.equal(select({ gradeLevel: 6, subjects, mastery: [...mastery, ...known] }).id, id);
  const [other] = records([{ id }], { failures: 2, lessons: 2 });
  for (const alone of [{ subjects: ['Life Skills'] }, { subjects, subject: 'Life Skills' }]) {
    t.equal(
      select({ gradeLevel: 6, ...alone, mastery }).id,
      id,
      'known, if no subject of the choice teaches it',
    );
    const failed = select({ gradeLevel: 6, ...alone, mastery: other ? [...mastery, other] : mastery });
    t.equal(failed.subject, 'Life Skills', 'also after failures');
  }
});
