import t from 'tap';
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
