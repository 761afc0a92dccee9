import t from 'tap';
import { conceptById } from '../index.ts';
import { createRng } from '../rng.ts';

/** Rules for reading the clock by grade. */

const pool = conceptById('life.time.clock')?.pool ?? [];

/** Minutes between the times that a grade reads. */
const steps = { 0: 60, 1: 30, 2: 5, 3: 1 };

for (const [grade, step] of Object.entries(steps)) {
  t.test(`reads a clock in steps of ${step} minutes in grade ${grade}, and shows it`, async (t) => {
    const entries = pool.filter(
      ({ grades: [first, last] }) => first <= Number(grade) && Number(grade) <= last,
    );
    t.ok(entries.length > 100);
    const rng = createRng('clock');
    const minutes = entries.map((entry) => {
      const { figure } = entry.generate(rng, { grade: Number(grade), level: entry.level });
      return figure?.kind === 'clock' ? figure.minute : Number.NaN;
    });
    t.same(
      minutes.filter((minute) => minute % step !== 0),
      [],
    );
    t.ok(
      minutes.some((minute) => minute % (step * 2) !== 0 || step === 60),
      'not in larger steps',
    );
  });
}
