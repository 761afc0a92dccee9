import t from 'tap';
import { sampled } from '../../test/helpers/sampled.ts';
import { type Concept, concepts, difficulties, generateLesson } from '../index.ts';
import { sentenceOf, withoutNumbers } from './stems/normalise.ts';

/** Stems of a lesson differ, told by their text alone. */

/** Returns the greatest number of equal texts. */
function mostEqual(texts: readonly string[]): number {
  return Math.max(...texts.map((text) => texts.filter((other) => other === text).length));
}

/** Returns the stems of a lesson at each difficulty of a grade. */
function lessonsAt(concept: Concept, gradeLevel: number): string[][] {
  return difficulties.map((difficulty) =>
    generateLesson({ concept, gradeLevel, difficulty, seed: 'stems' }).questions.map(
      ({ question }) => question,
    ),
  );
}

const [alike, ofSentence] = [new Set<string>(), new Set<string>()];
for (const concept of sampled(concepts, 0.15)) {
  const [first, last] = concept.grades;
  for (let grade = first; grade <= last; grade++) {
    const sentence = sentenceOf(concept, grade);
    for (const stems of lessonsAt(concept, grade)) {
      if (mostEqual(stems.map(withoutNumbers)) >= 5) alike.add(concept.id);
      if (mostEqual(stems.map(sentence)) > 2) ofSentence.add(concept.id);
    }
  }
}

t.test('has no lesson of five stems that differ only in numbers and names', async (t) => {
  t.same([...alike], []);
});

t.test('asks the same sentence at most twice in a lesson', async (t) => {
  t.same([...ofSentence], []);
});

t.test('tells sentences by the words that their stems share', async (t) => {
  const concept = concepts.find(({ id }) => id === 'math.addition.within-10');
  if (!concept) return t.fail('no concept');
  const sentence = sentenceOf(concept, 1);
  const [one, two] = [
    sentence('Rose has 8 stamps. Then 2 more come. How many in all?'),
    sentence('Tom has 3 pins. Then 4 more come. How many in all?'),
  ];
  t.equal(one, two);
  t.not(one, sentence('What is 3 + 4?'));
  t.not(sentence('What is 3 + 4?'), sentence('What is 3 - 4?'));
});
