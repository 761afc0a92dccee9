import t from 'tap';
import { conceptRows } from '../../../../curriculum/data/topic-names.ts';
import {
  type Concept,
  conceptById,
  conceptsFor,
  conceptsOf,
  generateLesson,
  isAbout,
  matchTopic,
} from '../../../../curriculum/index.ts';
import { titlesWithTopics } from '../../../../curriculum/reading/passages/passage-topics.ts';
import { createRng } from '../../../../curriculum/rng.ts';
import { topicIndex } from '../../../../curriculum/topic-index.ts';
import { selectConcept } from '../../../../src/slices/lessons/choice/concept-selection.ts';
import { selectForTopic } from '../../../../src/slices/lessons/choice/topic-selection.ts';
import { isWhole, sampled } from '../../../helpers/sampled.ts';
import { mastered, now, records } from './concept-selections.ts';
import { typedTopics } from './topics-families-type.ts';

const isRight = (right: string, { id }: Concept) =>
  right.split(' ').some((each) => (each.endsWith('*') ? id.startsWith(each.slice(0, -1)) : id === each));

t.test('finds what is right for topics that families type, or nothing', async (t) => {
  t.ok(typedTopics.length >= 200, `${typedTopics.length} topics`);
  for (const [topic, gradeLevel, right] of typedTopics) {
    const found = matchTopic(topic, { gradeLevel })?.concepts;
    const title = `${topic} at grade ${gradeLevel}`;
    if (!found) t.ok(right.split(' ').includes('none'), `${title} is not found`);
    else for (const concept of found) t.ok(isRight(right, concept), `${title} is ${concept.id}`);
  }
});

t.test('asks what the topic is about', async (t) => {
  for (const [topic, gradeLevel, , words] of sampled(typedTopics, 0.2)) {
    const match = matchTopic(topic, { gradeLevel });
    const [concept] = match?.concepts ?? [];
    if (!words || !match || !concept) continue;
    const isWanted = isAbout(match);
    for (const seed of ['a', 'b', 'c']) {
      const request = { concept, gradeLevel, difficulty: 'beginner', seed } as const;
      const { questions } = generateLesson({ ...request, ...(isWanted && { isWanted }) });
      const about = questions.map(({ question, choices, explanation }) => {
        const text = [question, ...choices, explanation].join(' ').toLowerCase();
        return words.split(', ').some((word) => text.includes(word.toLowerCase()));
      });
      t.ok(about.every(Boolean) && about.length >= 3, `${topic}: ${concept.id} ${about}`);
    }
  }
});

const grades = Array.from({ length: 13 }, (_, grade) => grade);

t.test(
  'asks about nothing but the topic, three to five questions, for each name of the content',
  async (t) => {
    let lessons = 0;
    const tried = new Set<string>();
    for (const name of sampled(topicIndex().byName.keys(), 0.05)) {
      for (const gradeLevel of grades) {
        const match = matchTopic(name, { gradeLevel });
        const [concept] = match?.concepts ?? [];
        const isWanted = match && isAbout(match);
        if (!match || !concept || !isWanted) continue;
        // Other grades with the same questions need no lesson of their own.
        const what = match.keys ? [...match.keys].join() : `${concept.id} ${name}`;
        if (tried.has(what)) continue;
        tried.add(what);
        lessons++;
        const request = { concept, gradeLevel, difficulty: 'beginner', seed: name, isWanted } as const;
        for (const exclude of [() => false, () => true]) {
          const { questions, introduction } = generateLesson({ ...request, exclude });
          const all = [...questions, ...(introduction.example ? [introduction.example] : [])];
          const about = all.filter(isWanted).length;
          // No or few questions of a computed concept have the words of another name of the whole concept.
          const isWhole = match.phrases !== undefined && about < all.length && questions.length === 5;
          if (questions.length < 3 || (about < all.length && !isWhole))
            t.fail(`${name} at grade ${gradeLevel}: ${about} of ${all.length}`);
        }
      }
    }
    t.ok(lessons > (isWhole ? 1000 : 20), `${lessons} lessons`);
  },
);

t.test('finds no topic that is far above or below the grade', async (t) => {
  for (const [topic] of sampled(typedTopics, 0.2))
    for (const gradeLevel of grades)
      for (const { id, grades } of matchTopic(topic, { gradeLevel })?.concepts ?? [])
        if (grades[0] > gradeLevel + 2 || grades[1] < gradeLevel - 3)
          t.fail(`${topic} at grade ${gradeLevel} is ${id}`);
});

t.test(
  'finds a topic with other words of a wish, a plural, capital letters, an accent or a slip',
  async (t) => {
    const ids = (topic: string) => matchTopic(topic, { gradeLevel: 4 })?.concepts.map(({ id }) => id);
    for (const [topic, forms] of Object.entries({
      elephants: [
        'ELEPHANT',
        'éléphant',
        'Can you teach me about elephants?',
        'elephnats',
        '🐘 elephants!!!',
        "elephants'",
      ],
      'long division': [
        'Long-division',
        'how do I do long division',
        'lessons on long division for 4th grade',
      ],
      multiplication: [
        'multiplying',
        'multiplicaton',
        'math: multiplication',
        'grade 4 multiplication practice',
      ],
    })) {
      t.ok(ids(topic), topic);
      for (const form of forms) t.same(ids(form), ids(topic), form);
    }
  },
);

t.test('keeps the subject: a topic outside of it is not matched', async (t) => {
  t.ok(matchTopic('adding fractions', { gradeLevel: 5, subject: 'Math' }));
  t.notOk(matchTopic('adding fractions', { gradeLevel: 5, subject: 'Reading' }));
  t.notOk(matchTopic('photosynthesis', { gradeLevel: 7, subject: 'Math' }));
  const kinds = new Set(
    matchTopic('Bees', { gradeLevel: 3, subject: 'English' })?.concepts.map((c) => c.subject),
  );
  t.same([...kinds], ['Reading']);
});

const select = (request: { topic: string; gradeLevel: number; subject?: string }) =>
  selectForTopic({ subjects: ['Math', 'Reading', 'Science'], mastery: [], levels: [], now, ...request });

t.test('gives the learner the next concept for a topic without a match', async (t) => {
  const criteria = { gradeLevel: 4, subjects: ['Math', 'Reading', 'Science'], mastery: [], levels: [], now };
  for (const subject of [undefined, 'Science', 'Reading']) {
    const wish = { topic: 'video games', gradeLevel: 4, ...(subject && { subject }) };
    t.match(select(wish), { concept: selectConcept({ ...criteria, subject }), isMatched: false });
  }
  t.match(select({ topic: 'x', gradeLevel: 4, subject: 'Basket weaving' }), {
    concept: selectConcept(criteria),
  });
});

t.test('gives a subject or category as the learner goes through it', async (t) => {
  const fractions = conceptsFor({ subject: 'Fractions', gradeLevel: 4 });
  const { concept } = select({ topic: 'fractions', gradeLevel: 4 });
  t.ok(fractions.includes(concept));
  const done = records(fractions.slice(0, -1), mastered);
  const last = selectForTopic({
    topic: 'Fractions',
    gradeLevel: 4,
    subjects: [],
    mastery: done,
    levels: [],
    now,
  }).concept;
  t.not(last.id, concept.id);
});

t.test('has a lesson for any topic, at any grade, in any subject', async (t) => {
  const rng = createRng('any topic');
  const parts = [
    ...typedTopics.map(([topic]) => topic),
    'ß',
    '💩',
    '\u200b',
    '½',
    "'",
    '(',
    '%',
    '\\',
    'السلام',
    '数学',
    '',
  ];
  const subjects = [
    undefined,
    'Math',
    'Reading',
    'Science',
    'Geography',
    'History',
    'Life Skills',
    'Algebra',
    'Juggling',
  ];
  for (let i = 0; i < (isWhole ? 2000 : 200); i++) {
    const topic = Array.from({ length: rng.int(1, 6) }, () => rng.pick(parts)).join(
      rng.pick([' ', '', ', ', ' and ']),
    );
    const subject = rng.pick(subjects);
    const request = {
      topic: topic.slice(0, 200) || 'x',
      gradeLevel: rng.pick(grades),
      ...(subject && { subject }),
    };
    const { concept, isMatched } = select(request);
    if (isMatched && subject && subject !== 'Juggling' && !conceptsOf(subject).includes(concept))
      t.fail(`${topic} leaves ${subject}`);
  }
});

t.test('knows the passages and concepts of its tables of names', async (t) => {
  for (const { id } of conceptRows) t.ok(conceptById(id), id);
  const titles = new Set(
    conceptsOf('Reading').flatMap(({ pool }) => pool?.map(({ key }) => key.replace(/^\S+ /, '')) ?? []),
  );
  for (const title of titlesWithTopics) t.ok(titles.has(title), title);
});
