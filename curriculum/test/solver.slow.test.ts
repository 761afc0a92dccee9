import t from 'tap';
import { concepts } from '../index.ts';
import { samples } from './sample.ts';
import { inspect } from './solver/harness.ts';

/** Concepts that ask about a passage. Only its form can be checked (passages.test.ts). */
const onPassages = concepts.map(({ id }) => id).filter((id) => /\.grades-/.test(id));

t.test('finds exactly one right choice, the key, in 50,000 questions by an independent solver', async (t) => {
  const faults = new Map<string, string>();
  const unsolved = new Set<string>();
  const keyOf = new Map<string, string>();
  for (const { concept, question } of samples(50_000, 'solver')) {
    const inspection = inspect(question);
    for (const fault of inspection.faults) faults.set(`${concept.id}: ${fault}`, question.question);
    if (!inspection.isSolved) unsolved.add(concept.id);
    const text = `${concept.id} ${question.question}`;
    const known = keyOf.get(text) ?? question.key;
    if (known !== question.key) faults.set(`${concept.id}: one text, two keys`, question.question);
    keyOf.set(text, question.key);
  }
  t.same([...faults], []);
  t.same([...unsolved].sort(), onPassages.sort());
});
