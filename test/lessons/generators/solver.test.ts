import t from 'tap';
import { concepts } from '../../../src/lessons/generators/index.ts';
import { samples } from './sample.ts';
import { faultsOf, isRead } from './solver/harness.ts';

/** Facts that no calculation gives and that were not typed a second time: their tables are the only source. */
const tableOnly = [
  'geography.land.forms',
  'geography.world.facts',
  'history.ancient.civilizations',
  'history.people.known-for',
  'reading.literature.figures-of-speech',
  'reading.literature.terms',
  'reading.phonics.syllables',
  'reading.spelling.words',
  'reading.spelling.words-high',
  'reading.spelling.words-middle',
  'reading.vocabulary.academic',
  'reading.vocabulary.antonyms',
  'reading.vocabulary.antonyms-high',
  'reading.vocabulary.antonyms-middle',
  'reading.vocabulary.homophones',
  'reading.vocabulary.synonyms',
  'reading.vocabulary.synonyms-high',
  'reading.vocabulary.synonyms-middle',
  'reading.vocabulary.word-parts',
  'reading.words.compound',
  'science.animals.diet',
  'science.animals.young',
  'science.body.organs',
  'science.cells.organelles',
  'science.chemistry.acids',
  'science.earth.rocks-and-layers',
  'science.forces.simple-machines',
  'science.matter.states',
  'science.measurement.tools',
  'science.plants.parts',
  'science.space.planets',
  'science.weather.words',
];

t.test(
  '50,000 questions have exactly one right choice, the keyed one, by an independent solver',
  async (t) => {
    const faults = new Map<string, string>();
    const unread = new Set<string>();
    let solved = 0;
    for (const { concept, question } of samples(50_000, 'solver')) {
      for (const fault of faultsOf(question)) faults.set(`${concept.id}: ${fault}`, question.question);
      if (isRead(question)) solved++;
      else unread.add(concept.id);
    }
    t.same([...faults], []);
    t.same([...unread].sort(), tableOnly);
    t.comment(`${solved} of 50,000 were worked out again, the others checked for form only`);
  },
);

t.test('the solver reads every question of mathematics, life skills and maps', async (t) => {
  for (const { question } of samples(
    5_000,
    'computed',
    concepts.filter(({ id }) => /^(math|life|geography\.maps|history\.time)\./.test(id)),
  )) {
    if (!isRead(question)) t.fail(question.question);
  }
});
