import t from 'tap';
import type { LearnerReport, ReportSubject } from '../../../../schema/learner-report.ts';
import { invalid, refusal } from '../../../helpers/documents/expectations.ts';
import {
  answerQuiz,
  answersTo,
  createLesson,
  expectStatus,
  type Family,
  type Member,
} from '../../../helpers/families/client.ts';
import { startFamilies } from '../../../helpers/families/families.ts';

let now = new Date('2100-03-01T09:00:00.000Z');
const started = await startFamilies(t, { now: () => now });
const minute = 60_000;

/** Registers a family at the begin of March. A family's time never goes back. */
function newFamily(): Promise<Family> {
  now = new Date('2100-03-01T09:00:00.000Z');
  return started.newFamily();
}

async function reportOf(by: Member, query: string): Promise<LearnerReport> {
  return (await expectStatus(200, by.get(`/api/reports/learner?${query}`))).body;
}

function subjectIn({ subjects }: LearnerReport, name = 'Math'): ReportSubject {
  const found = subjects.find(({ subject }) => subject === name);
  if (!found) throw new Error(`the report has no ${name}`);
  return found;
}

/** Takes a lesson at a time, and answers it some minutes later. */
async function take({ learner }: Family, at: string, wrong = 0, fields: object = {}, minutes = 10) {
  now = new Date(at);
  const lesson = await createLesson(learner, learner.id, fields);
  now = new Date(now.getTime() + minutes * minute);
  await answerQuiz(learner, lesson, { answers: answersTo(lesson, wrong) });
  return lesson;
}

t.test('adds up lessons, minutes and answers of the period by subject', async (t) => {
  const family = await newFamily();
  const { parent, learner } = family;
  await take(family, '2100-03-02T10:00:00Z');
  await take(family, '2100-03-03T10:00:00Z', 1);
  await take(family, '2100-03-04T10:00:00Z', 0, {}, 600);
  await take(family, '2100-04-20T10:00:00Z');
  const report = await reportOf(parent, `learnerId=${learner.id}&from=2100-03-01&to=2100-03-31`);
  t.match(report, {
    learnerId: learner.id,
    from: '2100-03-01T00:00:00.000Z',
    timeZone: 'UTC',
    lessons: 3,
    minutes: 50,
  });
  t.equal(report.to, '2100-03-31T23:59:59.999Z');
  t.match(subjectIn(report), { lessons: 3, minutes: 50, questions: 15, correct: 14 });
  t.same(
    report.subjects.map(({ subject }) => subject),
    ['Math', 'Reading', 'Science'],
  );
  t.match(subjectIn(report, 'Science'), {
    lessons: 0,
    minutes: 0,
    learned: [],
    needsHelp: [],
    levelBefore: 5,
    level: 5,
  });
  t.ok(subjectIn(report, 'Science').next?.title);
  const [byDay] = await Promise.all([reportOf(learner, 'from=2100-03-03&to=2100-03-03')]);
  t.equal(byDay.lessons, 1, 'a learner sees the own report');
});

t.test('says what was learned, once it is mastered', async (t) => {
  const family = await newFamily();
  const fields = { difficulty: 'intermediate' };
  const first = await take(family, '2100-03-02T10:00:00Z', 0, fields);
  const about = (from: string, to: string) => reportOf(family.learner, `from=${from}&to=${to}`);
  for (const day of ['03', '04', '05']) await take(family, `2100-03-${day}T10:00:00Z`, 0, fields);
  const report = await about('2100-03-01', '2100-03-31');
  const [learned] = subjectIn(report).learned;
  t.match(learned, { conceptId: first.moduleId, title: String });
  t.same(subjectIn(await about('2100-03-02', '2100-03-02')).learned, [], 'not before');
  t.same(subjectIn(await about('2100-03-06', '2100-03-31')).learned, [], 'not again');
});

t.test('says what needs help, with missed questions and given answers, until it is passed', async (t) => {
  const family = await newFamily();
  const { parent, learner } = family;
  const lesson = await take(family, '2100-03-02T10:00:00Z', 3);
  const about = (to: string) => reportOf(parent, `learnerId=${learner.id}&from=2100-03-01&to=${to}`);
  const [help] = subjectIn(await about('2100-03-02')).needsHelp;
  t.equal(help?.conceptId, lesson.moduleId);
  t.same(
    help?.missed,
    [0, 1, 2].map((questionIndex) => {
      const { question, choices, correctIndex } = lesson.spec.questions[questionIndex] ?? { choices: [] };
      const right = correctIndex ?? -1;
      return {
        lessonId: lesson.id,
        questionIndex,
        question,
        givenAnswer: choices[(right + 1) % choices.length],
        rightAnswer: choices[right],
        answeredAt: '2100-03-02T10:10:00.000Z',
      };
    }),
  );
  await expectStatus(200, parent.post(`/api/lessons/${lesson.id}/questions/1/void`));
  const [left] = subjectIn(await about('2100-03-02')).needsHelp;
  t.same(
    left?.missed.map(({ questionIndex }) => questionIndex),
    [0, 2],
    'a voided question is not missed',
  );
  t.match(subjectIn(await about('2100-03-02')), { questions: 4, correct: 2 });
  await take(family, '2100-03-20T10:00:00Z', 0);
  t.same(subjectIn(await about('2100-03-31')).needsHelp, []);
});

t.test('says the level then and now', async (t) => {
  const family = await newFamily();
  const { learner } = family;
  now = new Date('2100-03-02T10:00:00Z');
  const body = { learnerId: learner.id, subject: 'Math' };
  const placement = (await expectStatus(201, learner.post('/api/lessons/placement', body))).body;
  now = new Date('2100-03-02T10:20:00Z');
  await answerQuiz(learner, placement, { answers: answersTo(placement, 0) });
  const level = async (query: string) => {
    const { levelBefore, level } = subjectIn(await reportOf(learner, query));
    return [levelBefore, level];
  };
  const { body: levels } = await expectStatus(200, learner.get('/api/levels'));
  const risen = levels.levels.find(({ subject }: { subject: string }) => subject === 'Math').level;
  t.ok(risen > 5, `the placement gives ${risen}`);
  t.same(await level('from=2100-03-01&to=2100-03-31'), [5, risen]);
  t.same(await level('from=2100-02-01&to=2100-03-01'), [5, 5]);
  t.same(await level('from=2100-03-03&to=2100-03-31'), [risen, risen]);
  t.same(subjectIn(await reportOf(learner, 'from=2100-03-01&to=2100-03-31')).needsHelp, []);
});

t.test('counts days in the zone of the family', async (t) => {
  const family = await newFamily();
  const { parent, learner } = family;
  await expectStatus(200, parent.put('/api/user', { timeZone: 'Asia/Seoul' }));
  // 01:00 on March 3 in Seoul.
  await take(family, '2100-03-02T16:00:00Z');
  const lessonsOn = async (day: string) => (await reportOf(learner, `from=${day}&to=${day}`)).lessons;
  t.same([await lessonsOn('2100-03-02'), await lessonsOn('2100-03-03')], [0, 1]);
  const report = await reportOf(learner, '');
  t.match(report, { timeZone: 'Asia/Seoul', to: now.toISOString(), from: '2100-02-01T15:00:00.000Z' });
});

t.test('is a page to print, and shows names and questions as text', async (t) => {
  const family = await newFamily();
  const { parent, learner } = family;
  await expectStatus(200, parent.put(`/api/learners/${learner.id}`, { name: 'Ben <b>' }));
  const lesson = await take(family, '2100-03-02T10:00:00Z', 5);
  const url = `/api/reports/learner?learnerId=${learner.id}&from=2100-03-01&to=2100-03-31&format=html`;
  const { body, headers } = await expectStatus(200, parent.get(url));
  t.match(String(headers['content-type']), 'text/html');
  t.match(body, 'How Ben &lt;b&gt; is learning');
  t.match(body, 'has answered 1 lesson and spent 10 minutes on them.');
  t.match(body, 'From 2100-03-01 to 2100-03-31.');
  t.match(body, 'Needs a little help:');
  t.ok(lesson.spec.questions.length > 0);
  t.notMatch(body, '<b>');
});

t.test('refuses a period that ends before it begins, and parameters that it does not know', async (t) => {
  const { parent, learner } = await newFamily();
  const get = (query: string) => parent.get(`/api/reports/learner?learnerId=${learner.id}&${query}`);
  t.match(await get('from=2100-03-02&to=2100-03-01'), invalid('/query/to'));
  for (const query of ['from=March', 'to=2100-02-30', 'format=csv', 'since=2100-03-01'])
    t.equal((await get(query)).status, 400, query);
  t.match(await parent.get('/api/reports/learner'), refusal(400, 'LEARNER_ID_REQUIRED'));
});
