import t from 'tap';
import { isCommon, occurs } from './solver/nuclides.ts';
import { elementNames, periodicTable } from './solver/tables.ts';
import { questionsOf } from './wrong-choices.ts';

/** Rules for what the questions claim, which the solver does not know. */

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

t.test('asks for no date that depends on whether the next year is a leap year', async (t) => {
  const asked = questionsOf('life.calendar.dates').map(({ question }) => {
    const [, month = '', day, later] = /^It is (\w+) (\d+) in .* date (\d+) days later/.exec(question) ?? [];
    const before = monthLengths.slice(0, months.indexOf(month)).reduce((sum, length) => sum + length, 0);
    return { question, dayOfYear: before + Number(day) + Number(later) };
  });
  t.ok(asked.length > 1000);
  t.same(
    asked.filter(({ dayOfYear }) => !(dayOfYear <= 365 + 31 + 28)),
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
