import type { Lesson } from '../../../schema/lessons.ts';
import type { QuestionReport } from '../../../schema/question-reports.ts';
import {
  answerQuiz,
  answersTo,
  createLesson,
  expectStatus,
  type Member,
} from '../../helpers/families/client.ts';
import type { Contribution } from '../../helpers/families/contributions.ts';
import { withImages } from '../../helpers/families/images.ts';
import { anyLine, anyText, grade, text, withMicroseconds } from '../../helpers/families/values.ts';
import { forgedVoidings } from './reports/forgeries.ts';

export const contribution: Contribution = {
  access: `
GET /api/lessons/active                           401     200     403      403    200         403   200
POST /api/lessons/create                          401     201     403      403    201         403   201
GET /api/lessons/{lessonId}                       401     200     403      403    200         403   200
GET /api/lessons/{lessonId}/images/{imageId}      401     200     403      403    200         403   200
GET /api/lessons                                  401     200     403      403    200         403   200
POST /api/lessons/{lessonId}/answer               401     200     403      403    200         403   200
POST /api/lessons/{lessonId}/check                401     200     403      403    200         403   200
POST /api/lessons/{lessonId}/questions/{index}/report 401 201     403      403    201         403   201
POST /api/lessons/{lessonId}/questions/{index}/void 401   role    role     role   200         403   200
GET /api/lessons/reports                          401     200     403      403    200         403   200
GET /api/reports/learner                           401     200     403      403    200         403   200
POST /api/lessons/placement                       401     201     403      403    201         403   201
GET /api/levels                                   401     200     403      403    200         403   200
GET /api/mastery                                  401     200     403      403    200         403   200
GET /api/curriculum                               401     200     200      200    200         200   200
`,
  statuses: {
    'GET /api/lessons/active': '401 500',
    'POST /api/lessons/create': '400 403 404 503 500',
    'GET /api/lessons/{lessonId}': '401 403 404',
    'GET /api/lessons': '400 401 403',
    'POST /api/lessons/{lessonId}/answer': '400 401 403 404',
    'POST /api/lessons/{lessonId}/check': '400 401 403 404',
    'POST /api/lessons/{lessonId}/questions/{index}/report': '400 401 403 404',
    'POST /api/lessons/{lessonId}/questions/{index}/void': '400 401 403 404 409 422',
  },
  bounds: {
    'POST /api/lessons/create': {
      gradeLevel: grade,
      learnerId: { accepts: [], rejects: [0, -1, 1.5, '0', '1.5', 'x', '', null, true, 2 ** 53, '١'] },
      topic: { accepts: ['', '  '], rejects: [text(201), 5, null] },
      difficulty: { accepts: ['beginner', 'advanced'], rejects: ['hard', 'Beginner', '', null, 1] },
      category: { accepts: [text(200)], rejects: ['', ' ', text(201), null] },
    },
    'POST /api/lessons/placement': {
      subject: { accepts: ['Math', 'reading'], rejects: ['', ' ', text(201), 5, null] },
    },
    'POST /api/lessons/{lessonId}/answer': {
      answers: {
        accepts: [],
        rejects: [[0, 0, 0, 0, 0, 0], [1.5], ['1'], [null], '1', {}, null, Array(101).fill(0)],
      },
      doubleQuestionIndices: { accepts: [], rejects: [[5], [-1], [0.5], ['0'], 0, null] },
      doubleOrLoss: { accepts: [], rejects: ['true', 1, null] },
    },
    'POST /api/lessons/{lessonId}/check': {
      questionIndex: { accepts: [0, 4], rejects: [5, 99, 100, -1, 0.5, '0', '', null] },
      choice: { accepts: [-1, 0, 99], rejects: [-2, 100, 1.5, '1', 'x', '', null] },
      isDoubled: { accepts: [true, false], rejects: ['true', 1, null] },
    },
    'POST /api/lessons/{lessonId}/questions/{index}/report': {
      reason: { accepts: ['x', text(2000)], rejects: ['', '  ', text(2001), 5, null] },
    },
  },
  async addThings({ learner, database }) {
    // Of another subject: the next lesson is a first one, which has figures.
    const answered = await createLesson(learner, learner.id, { topic: '', subject: 'Reading' });
    await answerQuiz(learner, answered, { answers: answersTo(answered, 1) });
    const lesson = await withImages(database, learner, await createLesson(learner, learner.id));
    const ids = { lessonId: lesson.id, imageId: lesson.spec.images[0]?.id ?? '' };
    return { ...ids, index: '0', 'voidQuestion.lessonId': answered.id };
  },
  async addListed({ parent, learner, database: { sql } }) {
    const fields = { subject: anyLine, difficulty: 'intermediate' };
    const slow = await createLesson(learner, learner.id, { ...fields, difficulty: 'advanced' });
    await answerQuiz(learner, slow);
    await sql`UPDATE lessons SET is_too_fast = false WHERE id = ${slow.id}`;
    await expectStatus(
      200,
      parent.put(`/api/learner-settings/${learner.id}/double-or-loss`, { enabled: true }),
    );
    const lost = await createLesson(learner, learner.id, fields);
    await answerQuiz(learner, lost, { answers: answersTo(lost, 1), doubleOrLoss: true });
    const reports = await reportQuestions(parent, learner, lost);
    await createLesson(learner, learner.id, fields);
    const { id } = await createLesson(learner, learner.id, fields);
    await sql`
      INSERT INTO lessons (family_id, id, learner_id, module_id, status, subject, category, difficulty, grade_level, spec, image_paths, created_at)
      SELECT family_id, gen_random_uuid(), learner_id, module_id, 'QUEUED', subject, category, 'beginner', grade_level,
        jsonb_set(spec, '{topic}', to_jsonb(${anyLine}::text)), image_paths, ${withMicroseconds} FROM lessons WHERE id = ${id}`;
    const topic = 'topic.0badcafe';
    await sql`INSERT INTO lesson_topics (family_id, learner_id, concept_id, title, subject)
      VALUES (${parent.id}, ${learner.id}, ${topic}, ${anyLine}, ${anyLine})`;
    const many = Number.MAX_SAFE_INTEGER;
    await sql`
      INSERT INTO mastery (family_id, learner_id, concept_id, probability, lessons, attempts, correct, last_at, is_mastered, due_at,
        stability, hardness, lapses)
      SELECT ${parent.id}, ${learner.id}, concept, 0.12345678901234567, 1, ${many}, ${many}, ${withMicroseconds}, true,
        '2200-01-01', 1, 1, 0 FROM unnest(ARRAY[${topic}, 'no.such.concept']) concept`;
    return { listQuestionReports: reports };
  },
  changes: [
    async ({ parent, learner }) => {
      const lesson = await createLesson(learner, learner.id);
      await answerQuiz(learner, lesson, { answers: answersTo(lesson, 1) });
      await expectStatus(200, parent.post(`/api/lessons/${lesson.id}/questions/0/void`));
    },
  ],
  forgeries: forgedVoidings,
  keyed: {
    async checkQuestion({ learner: by }) {
      const { id } = await createLesson(by, by.id);
      const check = (questionIndex: number, choice: number) => {
        const payload = { questionIndex, choice };
        return { method: 'POST' as const, url: `/api/lessons/${id}/check`, payload };
      };
      return { by, request: check(0, 1), others: [check(0, 2), check(1, 1)] };
    },
    async voidQuestion({ parent: by, learner }) {
      const lesson = await createLesson(learner, learner.id);
      await answerQuiz(learner, lesson, { answers: answersTo(lesson, 1) });
      const [request, other] = [0, 1].map((index) => {
        return { method: 'POST' as const, url: `/api/lessons/${lesson.id}/questions/${index}/void` };
      });
      if (!request || !other) throw new Error('no requests');
      return { by, request, others: [other] };
    },
  },
  async leaveTraces({ learner, sibling, database: { sql } }, mark) {
    for (const client of [learner, sibling]) {
      const lesson = await createLesson(client, client.id);
      // Who has read the lesson gets a level.
      await sql`UPDATE lessons SET created_at = created_at - interval '1 hour' WHERE id = ${lesson.id}`;
      await answerQuiz(client, lesson);
      const reason = client.id === learner.id ? mark : 'a text';
      await expectStatus(201, client.post(`/api/lessons/${lesson.id}/questions/0/report`, { reason }));
      await createLesson(client, client.id);
    }
  },
  unlisted: { listLessons: ['isTooFast false', 'isRetired false'] },
  replica: {
    lessons: `SELECT $1::bigint, id, learner_id, module_id, status, subject, category, difficulty, grade_level, score, spec,
      image_paths, created_at, answered_at FROM lessons WHERE family_id = $1`,
    quiz_answers: `SELECT $1::bigint, id, i::bigint, learner_id, (answers->>i)::bigint,
      coalesce(answers->i = spec->'questions'->i->'correctIndex', false),
      EXISTS (SELECT FROM quizzes v, jsonb_array_elements(voided) one WHERE v.lesson_id = lessons.id AND one = to_jsonb(i))
      FROM lessons CROSS JOIN LATERAL generate_series(0, jsonb_array_length(spec->'questions') - 1) i
      WHERE family_id = $1 AND answered_at IS NOT NULL`,
  },
};

/** Reports two questions of a lesson, one of which is then voided, and returns the reports. */
async function reportQuestions(parent: Member, learner: Member, { id }: Lesson): Promise<QuestionReport[]> {
  const [first, second] = [0, 1].map((index) => `/api/lessons/${id}/questions/${index}`);
  await expectStatus(200, parent.post(`${first}/void`));
  const reports = [];
  for (const [by, url] of [
    [learner, first],
    [parent, second],
  ] as const)
    reports.push((await expectStatus(201, by.post(`${url}/report`, { reason: anyText }))).body);
  return reports;
}
