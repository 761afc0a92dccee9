import t from 'tap';
import { conceptById } from '../../../curriculum/index.ts';
import type { Row } from '../../../src/db/tables.ts';
import { toProfile } from '../../../src/slices/learners/profile.ts';
import { startApp } from '../../helpers/app.ts';
import { readSlowly } from '../../helpers/documents/reading.ts';
import {
  answersTo,
  createLesson,
  expectStatus,
  type Member,
  registerFamily,
} from '../../helpers/families/client.ts';

const stored: Row<'learner_profiles'> = {
  family_id: 1,
  learner_id: 2,
  id: '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00',
  grade_level: 4,
  subjects: [],
  recommended_subjects: [],
  struggling_areas: [],
  graph: { nodes: [], edges: [] },
  picture: null,
  color: null,
  created_at: '2026-03-01T08:30:00.000Z',
};

function masteryOf(concept_id: string, fields: Partial<Row<'mastery'>> = {}): Row<'mastery'> {
  const key = { family_id: 1, learner_id: 2, concept_id };
  const last_at = '2026-03-02T08:30:00.000Z';
  const review = {
    due_at: '2026-03-05T08:30:00.000Z',
    stability: 3,
    hardness: 5,
    lapses: 0,
    is_mastered: false,
    passed_day: null,
    passed_at: null,
    passed_days: 0,
    passed_harder: false,
    failures: 0,
    last_difficulty: null,

    last_grade: null,
  };
  return { ...key, probability: 0.5, lessons: 1, attempts: 5, correct: 4, last_at, ...review, ...fields };
}

/** Sample concepts: one in reading, a chain of three in mathematics. */
const school: Record<string, { subject: string; title: string; prerequisites: string[] }> = {
  count: { subject: 'Math', title: 'Counting', prerequisites: [] },
  add: { subject: 'Math', title: 'Adding', prerequisites: ['count'] },
  multiply: { subject: 'Math', title: 'Multiplying', prerequisites: ['add', 'count'] },
  spell: { subject: 'Reading', title: 'Spelling', prerequisites: ['alphabet'] },
};

function describe(id: string) {
  return school[id] ?? { subject: 'Unknown', title: id, prerequisites: [] };
}

function profileWith(mastery: Row<'mastery'>[], graph: object = { nodes: [], edges: [] }) {
  return toProfile({ ...stored, graph }, mastery, describe);
}

t.test('returns score in percent, lessons and last attempt by subject', async (t) => {
  const { subjectPerformance } = profileWith([
    masteryOf('count', { attempts: 10, correct: 10, lessons: 2, last_at: '2026-03-09T08:30:00.000Z' }),
    masteryOf('add', { attempts: 5, correct: 0, lessons: 1, last_at: '2026-03-05T08:30:00.000Z' }),
    masteryOf('spell', { attempts: 3, correct: 2 }),
  ]);
  t.match(subjectPerformance, {
    Math: { score: 67, lessonCount: 3, lastAttempted: '2026-03-09T08:30:00.000Z' },
    Reading: { score: 67, lessonCount: 1, lastAttempted: '2026-03-02T08:30:00.000Z' },
  });
  t.same(Object.keys(subjectPerformance), ['Math', 'Reading'], 'omits subjects without attempts');
});

t.test('derives the mastery level from the probabilities of the concepts', async (t) => {
  const cases: [probabilities: number[], level: string][] = [
    [[0], 'beginner'],
    [[0.59], 'beginner'],
    [[0.6], 'intermediate'],
    [[0.94], 'intermediate'],
    [[0.95], 'advanced'],
    [[1, 0.2], 'intermediate'],
    [[0.99, 0.1], 'beginner'],
  ];
  for (const [probabilities, masteryLevel] of cases) {
    const rows = probabilities.map((probability, i) => masteryOf(['count', 'add'][i] ?? '', { probability }));
    t.equal(profileWith(rows).subjectPerformance['Math']?.masteryLevel, masteryLevel, `${probabilities}`);
  }
});

t.test('returns a node for each attempted concept and edges from prerequisites', async (t) => {
  const rows = [masteryOf('multiply', { probability: 0.333 }), masteryOf('add'), masteryOf('spell')];
  t.same(profileWith(rows).graph, {
    nodes: [
      { id: 'multiply', label: 'Multiplying', category: 'Math', importance: 0.33 },
      { id: 'add', label: 'Adding', category: 'Math', importance: 0.5 },
      { id: 'spell', label: 'Spelling', category: 'Reading', importance: 0.5 },
    ],
    edges: [{ source: 'add', target: 'multiply', label: 'prerequisite' }],
  });
});

t.test('extends a given graph without changing it', async (t) => {
  const graph = {
    nodes: [
      { id: 'count', label: 'Counting at home' },
      { id: 'own', label: 'Own', importance: 9 },
    ],
    edges: [{ source: 'own', target: 'count', strength: 1 }],
  };
  const rows = [masteryOf('count'), masteryOf('add')];
  t.same(profileWith(rows, graph).graph, {
    nodes: [...graph.nodes, { id: 'add', label: 'Adding', category: 'Math', importance: 0.5 }],
    edges: [...graph.edges, { source: 'count', target: 'add', label: 'prerequisite' }],
  });
});

const { app, database } = await startApp(t);

async function answer(learner: Member, fields: object, wrong: number) {
  const lesson = await readSlowly(database, await createLesson(learner, learner.id, fields));
  await expectStatus(
    200,
    learner.post(`/api/lessons/${lesson.id}/answer`, { answers: answersTo(lesson, wrong) }),
  );
  return lesson;
}

t.test('shows answered lessons in the profile and keeps a given graph', async (t) => {
  const { parent, learner, sibling } = await registerFamily(app);
  const url = `/api/learner-profile/${learner.id}`;
  const own = { nodes: [{ id: 'own', label: 'Own' }], edges: [{ source: 'own', target: 'own' }] };
  await expectStatus(200, parent.put(url, { graph: own }));
  const first = await answer(learner, { topic: 'fractions' }, 2);
  await answer(learner, { topic: 'fractions', subject: 'Math' }, 1);
  await answer(learner, { topic: '', subject: 'Reading' }, 0);
  const { graph, subjectPerformance } = (await expectStatus(200, learner.get(url))).body;
  t.match(subjectPerformance, {
    Math: { score: 70, lessonCount: 2, lastAttempted: /Z$/ },
    Reading: { score: 100, lessonCount: 1, masteryLevel: 'advanced' },
  });
  t.match(graph.nodes[0], own.nodes[0]);
  t.match(graph.edges[0], own.edges[0]);
  const node = graph.nodes.find(({ id }: { id: string }) => id === first.moduleId);
  t.match(node, { label: conceptById(first.moduleId)?.title, category: 'Math' });
  const others = (await expectStatus(200, sibling.get(`/api/learner-profile/${sibling.id}`))).body;
  t.same([others.subjectPerformance, others.graph], [{}, { nodes: [], edges: [] }]);
});

t.test('ignores a lesson retired without an answer', async (t) => {
  const { learner } = await registerFamily(app);
  await createLesson(learner, learner.id);
  await createLesson(learner, learner.id);
  const { subjectPerformance } = (await learner.get(`/api/learner-profile/${learner.id}`)).body;
  t.same(subjectPerformance, {});
});

t.test("recommends weak subjects and areas after the parent's entries", async (t) => {
  const mastery = [
    masteryOf('count', { probability: 0.4 }),
    masteryOf('add', { probability: 0.1 }),
    masteryOf('spell', { probability: 0.9 }),
    masteryOf('multiply', { probability: 0.2, attempts: 2 }),
  ];
  const row = { ...stored, recommended_subjects: ['Music'], struggling_areas: ['Counting'] };
  const { recommendedSubjects, strugglingAreas } = toProfile(row, mastery, describe);
  t.same(recommendedSubjects, ['Music', 'Math']);
  t.same(
    strugglingAreas,
    ['Counting', 'Adding'],
    'no duplicates, weakest first, none after only two answers',
  );
});
