import t from 'tap';
import { conceptById } from '../index.ts';
import { elementNames, periodicTable } from './solver/fact-tables.ts';
import { isCommon, occurs } from './solver/nuclides.ts';
import { faults, questionsOf } from './wrong-choices.ts';

/** Rules for what the questions claim, which the solver does not know. */

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

t.test('names the year of dates where a leap day could lie between them', async (t) => {
  const endOfFebruary = 59;
  const dayOfYear = (month: string, day: string) =>
    monthLengths.slice(0, months.indexOf(month)).reduce((sum, length) => sum + length, 0) + Number(day);
  const asked = questionsOf('life.calendar.dates').flatMap(({ question, choices, correctIndex }) => {
    const dates = [...`${question} ${choices[correctIndex]}`.matchAll(/([A-Z][a-z]+) (\d+)(?!\d|, \d)/g)];
    const found = dates.filter(([, month = '']) => months.includes(month));
    return found.length < 2 ? [] : [{ question, found }];
  });
  t.ok(asked.length > 100);
  t.same(
    asked.filter(({ question, found }) => {
      const [one = 0, two = 0] = found.map(([, month = '', day = '']) => dayOfYear(month, day));
      const [from, to] = question.includes(' ago?') ? [two, one] : [one, two];
      // A later date with a smaller number lies in the next year.
      return [to, to + 365].some(
        (end) =>
          end >= from &&
          end - from < 300 &&
          [0, 365].some((year) => from <= endOfFebruary + year && end > endOfFebruary + year),
      );
    }),
    [],
  );
});

t.test('asks for nuclides that occur in nature, and for common ions', async (t) => {
  const asked = questionsOf('science.chemistry.atoms').map(({ question }) => {
    const [, name = '', , mass, charge = ''] =
      / of (\w+) holds (\d+) protons\. Its mass number is (\d+) and its charge is ([-+]?\d+)\./.exec(
        question,
      ) ?? [];
    return { question, symbol: periodicTable[elementNames.indexOf(name)] ?? '', mass: Number(mass), charge };
  });
  t.ok(asked.length > 500);
  t.same(
    asked.filter(({ symbol, mass, charge }) => !occurs(symbol, mass) || !isCommon(symbol, charge)),
    [],
  );
});

t.test('weighs no block that is denser than osmium', async (t) => {
  const densities = questionsOf('science.matter.density').flatMap(
    ({ question, choices, correctIndex }) =>
      /([\d.]+) g\/cm³/.exec(`${question} ${choices[correctIndex]}`)?.slice(1).map(Number) ?? [],
  );
  t.ok(densities.length > 500);
  t.same(
    densities.filter((density) => density > 22.6),
    [],
  );
});

t.test('writes multiples of π so that the fraction is clear', async (t) => {
  t.same(
    questionsOf('math.geometry.circles').filter(({ choices, explanation }) =>
      [...choices, explanation].some((text) => /\/[\d,]+π/.test(text)),
    ),
    [],
  );
});

t.test('names no substance after its kind', async (t) => {
  t.same(
    questionsOf('science.chemistry.acids').filter(({ question }) =>
      /\b(acid|base|hydroxide) (is|___)/i.test(question),
    ),
    [],
  );
});

t.test('says what is true of many animals of a group, not of all', async (t) => {
  t.same(
    questionsOf('science.animals.covering').filter(
      ({ explanation, question }) => /, like other/.test(explanation) || /see on it/.test(question),
    ),
    [],
  );
});

t.test(
  'asks for each kind of eater at each difficulty, so that the level does not tell the answer',
  async (t) => {
    const pool = conceptById('science.animals.diet')?.pool ?? [];
    for (const level of [0, 1, 2]) {
      const keys = pool.filter((entry) => entry.level === level).map(({ key }) => key.split(' ').at(-1));
      t.same([...new Set(keys)].sort(), ['carnivore', 'herbivore', 'omnivore'], `level ${level}`);
    }
  },
);

/** Answers that fit the same question, by concept. */
const clashes: Record<string, [one: RegExp, other: RegExp][]> = {
  'science.plants.parts': [
    [/^Which part of a plant attracts insects|petal ___/, /^a flower$|^is the part in which/],
    [
      /^Which part of a plant is the part in|flower ___/,
      /^a petal$|^attracts insects|^a fruit$|^grows around/,
    ],
    [/^Which part of a plant makes food|leaf ___/, /^chlorophyll$|^is the green|^a stem$/],
    [/^Which part of a plant is the green|Chlorophyll ___/, /^a leaf$|^makes food/],
    [/^Which part of a plant is a tiny opening|stoma ___/, /^a leaf$/],
  ],
  'science.body.organs': [
    [/^Which part of the body filters|kidney ___/, /^the liver$|^makes bile/],
    [/^Which part of the body makes bile|liver ___/, /^a kidney$|^filters the blood/],
    [/^Which part of the body pulls air|diaphragm ___/, /^a muscle$|^pulls on a bone/],
    [/^Which part of the body takes water back|large intestine ___/, /^the small intestine$|^passes most/],
    [/^Which part of the body takes oxygen|lung ___/, /^the trachea$|^carries air/],
  ],
  'science.cells.organelles': [
    [/^Which part of a cell gives|cell wall ___/, /^the large central vacuole$|^stores water/],
    [/^Which part of a cell stores water|vacuole ___/, /^the cell wall$|^gives a plant/],
  ],
  'science.animals.young': [[/young deer/, /^a calf$/]],
  'history.people.known-for': [[/^Who escaped|Harriet Tubman ___/, /^Frederick Douglass$|^escaped slavery/]],
  'geography.land.forms': [
    [/Which word means a strip of sand/, /^“coast”$/],
    [/Which word means low land between/, /^“canyon”$/],
  ],
  'history.civics.documents': [
    [/Which text or case named life, liberty/, /^the Seneca Falls Declaration$/],
    [/Which text or case suspended literacy/, /^the Civil Rights Act/],
  ],
  'history.civics.elections': [[/Which term means a vote of the people on a law/, /^“initiative”$/]],
};

for (const [id, pairs] of Object.entries(clashes)) {
  t.test(`offers no second right answer: ${id}`, async (t) => {
    t.same(
      faults(id, (choice, { question }, key) =>
        pairs.some(([one, other]) => one.test(`${question} ${key}`) && other.test(choice)),
      ),
      [],
    );
  });
}

t.test('says of chinampas and presidents what is exact', async (t) => {
  const claims = ['history.ancient.civilizations', 'history.people.known-for'].flatMap(questionsOf);
  t.same(
    claims.filter(({ question }) => /floating gardens|was president in the American/.test(question)),
    [],
  );
});
