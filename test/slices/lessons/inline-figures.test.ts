import t from 'tap';
import type { Lesson } from '../../../schema/lessons.ts';
import type { InlineFigure } from '../../../schema/questions.ts';
import { startApp } from '../../helpers/app.ts';
import { noBrowser, openPage } from '../../helpers/browser.ts';
import { invalid } from '../../helpers/documents/expectations.ts';
import {
  type Client,
  createLesson,
  expectStatus,
  type Member,
  readLesson,
  registerAdmin,
  registerFamily,
} from '../../helpers/families/client.ts';

/** Figures within a lesson (decisions.md 4.27). */

const { app, database } = await startApp(t, { settings: { answerKeys: 'after-answer' } });
await registerAdmin(app);

/** Creates a lesson in whose questions and example are figures. */
async function createDrawn(
  { id: learnerId, ...client }: Member,
  wish: object = { figures: 'inline' },
): Promise<Lesson> {
  const body = { learnerId, topic: 'telling time', gradeLevel: 2, ...wish };
  return (await expectStatus(201, client.post('/api/lessons/create', body))).body;
}

/** Returns the figures of a lesson by their place: `example`, or the index of a question. */
function figuresIn({ spec }: Lesson): Map<string, InlineFigure> {
  const [introduction] = spec.introduction ?? [];
  const all = [
    ['example', introduction?.example?.figure] as const,
    ...spec.questions.map(({ figure }, i) => [String(i), figure] as const),
  ];
  return new Map(all.flatMap(([place, figure]) => (figure ? [[place, figure]] : [])));
}

/** Returns the document in a data URL, as a browser decodes it. */
function documentIn({ src }: InlineFigure): string {
  const [head = '', ...rest] = src.split(',');
  if (head !== 'data:image/svg+xml') throw new Error(`not a URL of SVG: ${head}`);
  return decodeURIComponent(rest.join(','));
}

async function served(client: Client, lesson: Lesson): Promise<[place: string, svg: string, text: string][]> {
  const { images } = (await readLesson(client, lesson)).spec;
  return Promise.all(
    images.map(async ({ questionIndex, path, description }) => {
      const { body } = await expectStatus(200, client.get(path));
      return [String(questionIndex ?? 'example'), body, description] as const;
    }),
  ).then((all) => all.map((one) => [...one]));
}

t.test('the lesson that is created and the lesson that is read have the bytes that are served', async (t) => {
  const { learner } = await registerFamily(app);
  const created = await createDrawn(learner);
  t.same([created.imagePaths, created.spec.images], [[], []], 'the contract has no images there');
  const read = (await expectStatus(200, learner.get(`/api/lessons/${created.id}?figures=inline`))).body;
  const active = (await expectStatus(200, learner.get('/api/lessons/active?figures=inline'))).body;
  const images = await served(learner, created);
  t.equal(images.length, 6, 'an example and five questions');
  for (const lesson of [created, read, active]) {
    const figures = figuresIn(lesson);
    t.same(
      [...figures].map(([place, figure]) => [place, documentIn(figure), figure.description]),
      images,
    );
    for (const { alt } of figures.values()) t.equal(alt, 'A clock');
  }
});

t.test('a lesson that was generated ahead and a placement have theirs, too', async (t) => {
  const { learner } = await registerFamily(app);
  const { id } = await createDrawn(learner, {});
  await database.sql`UPDATE lessons SET status = 'QUEUED' WHERE id = ${id}`;
  const body = { learnerId: learner.id, gradeLevel: 2 };
  await database.sql`UPDATE lessons SET learner_grade = 2 WHERE id = ${id}`;
  const { body: taken } = await expectStatus(
    201,
    learner.post('/api/lessons/create', { ...body, figures: 'inline' }),
  );
  t.equal(taken.id, id);
  t.equal(figuresIn(taken).size, 6);
  const url = '/api/lessons/placement';
  const asked = { learnerId: learner.id, subject: 'Math' };
  const placement = (await expectStatus(201, learner.post(url, { ...asked, figures: 'inline' }))).body;
  const images = await served(learner, placement);
  t.same(
    [...figuresIn(placement)].map(([place, figure]) => [place, documentIn(figure), figure.description]),
    images,
  );
  t.equal(figuresIn((await expectStatus(201, learner.post(url, asked))).body).size, 0);
});

t.test('without the parameter nothing changes', async (t) => {
  const { learner } = await registerFamily(app);
  const lesson = await createDrawn(learner, {});
  for (const one of [
    lesson,
    await readLesson(learner, lesson),
    (await learner.get('/api/lessons/active')).body,
  ])
    t.notMatch(JSON.stringify(one), /"figure/);
  const plain = await readLesson(learner, lesson);
  const { body } = await learner.get(`/api/lessons/${lesson.id}?figures=inline`);
  const bare = JSON.parse(JSON.stringify(body, (name, value) => (name === 'figure' ? undefined : value)));
  t.same(bare, plain);
});

t.test('knows no other form of figures', async (t) => {
  const { learner } = await registerFamily(app);
  for (const form of ['', 'svg', 'true'])
    t.match(await learner.get(`/api/lessons/active?figures=${form}`), invalid('/query/figures'), form);
});

t.test('a tag tells both forms of a lesson apart', async (t) => {
  const { learner } = await registerFamily(app);
  const { id } = await createDrawn(learner);
  const urls = [`/api/lessons/${id}`, `/api/lessons/${id}?figures=inline`];
  const tags = await Promise.all(urls.map(async (url) => String((await learner.get(url)).headers['etag'])));
  const [plain, inline] = tags;
  t.not(plain, inline);
  const [url = ''] = urls;
  t.equal((await learner.send({ url, headers: { 'if-none-match': inline } })).status, 200);
  t.equal((await learner.send({ url, headers: { 'if-none-match': plain } })).status, 304);
});

t.test('a figure tells no key, and its address stands in quotes', async (t) => {
  const { learner } = await registerFamily(app);
  const lesson = await createDrawn(learner);
  for (const { correctIndex, explanation, figure } of lesson.spec.questions) {
    t.same([correctIndex, explanation], [null, null]);
    t.same(Object.keys(figure ?? {}), ['alt', 'description', 'src']);
    t.match(figure?.src, /^data:image\/svg\+xml,[\w\-.~!*()/:;=,%]+$/);
  }
});

t.test('leaves out figures that this version cannot draw', async (t) => {
  const { learner } = await registerFamily(app);
  const lesson = await createDrawn(learner);
  const read = async (figures: unknown) => {
    await database.sql`UPDATE lessons SET figures = ${JSON.stringify(figures)}::text::jsonb WHERE id = ${lesson.id}`;
    const { body } = await expectStatus(200, learner.get(`/api/lessons/${lesson.id}?figures=inline`));
    return [...figuresIn(body).keys()];
  };
  const clock = { kind: 'clock', hour: 3, minute: 15 };
  t.same(
    await read([
      { question: 0, figure: { kind: 'hologram' } },
      { question: 2, figure: clock },
    ]),
    ['2'],
  );
  t.same(
    await read([
      { question: 9, figure: clock },
      { question: 0, figure: { kind: 'toString' } },
    ]),
    [],
  );
  t.same(await read([{ figure: {} }]), []);
  t.same(await read({}), []);
});

t.test('a lesson without figures has none', async (t) => {
  const { learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id, { topic: 'state capitals', gradeLevel: 5 });
  const { body } = await expectStatus(200, learner.get(`/api/lessons/${lesson.id}?figures=inline`));
  t.same(body, lesson);
});

t.test('an <img> shows the figure without a request, and runs no script', { skip: noBrowser }, async (t) => {
  const { learner } = await registerFamily(app);
  const figures = [...figuresIn(await createDrawn(learner)).values()];
  const { page, complaints } = await openPage(t);
  await page.setContent(figures.map(({ src, alt }) => `<img src="${src}" alt="${alt}">`).join(''));
  const sizes = await page.evaluate(`Promise.all([...document.images].map(async (image) => {
    await image.decode();
    return [image.naturalWidth, image.naturalHeight > 0];
  }))`);
  t.same(sizes, Array(figures.length).fill([320, true]));
  t.same(complaints, []);
  for (const figure of figures) t.notMatch(documentIn(figure), /<script|\bon\w+=|href|url\(/);
});
