import { among } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { pictures } from './early-forms.ts';

const math = { subject: 'Math', category: 'Numbers' };

const colors = ['red', 'blue', 'green', 'pink', 'black', 'white', 'gold', 'brown'] as const;
const shapeSigns = pictures.map(({ sign }) => sign);
const patternShapes = ['AB', 'AAB', 'ABB', 'ABC'] as const;

/** Draws a part that repeats, of up to three colors, by level from two colors to three. */
function unitOf(rng: Rng, dial: Dial): string[] {
  const shape = rng.pick(
    byLevel(dial, [patternShapes.slice(0, 1), patternShapes.slice(1, 3), patternShapes.slice(2)]),
  );
  const [a = 'red', b = 'blue', c = 'green'] = rng.sample(colors, 3);
  return [...shape].map((letter) => ({ A: a, B: b, C: c })[letter] ?? a);
}

/** Returns the names of signs: star for ★. */
const named = (unit: readonly string[]): string[] =>
  unit.map((sign) => pictures.find((each) => each.sign === sign)?.one ?? sign);

const repeatUnit = (unit: readonly string[], length: number): string[] =>
  Array.from({ length }, (_, i) => unit[i % unit.length] ?? '');

const distractors = (rng: Rng, unit: readonly string[]): string[] =>
  [...new Set([...unit, ...rng.sample(colors, 5)])].slice(0, 5);

/** Returns advice to a learner who picks a wrong member, from the member before the asked one and the part that repeats. */
const mendAfter =
  (unit: readonly string[], i: number) =>
  (picked: string): string => {
    const before = unit[(i - 1 + unit.length) % unit.length] ?? '';
    if (!unit.includes(picked)) return `There is no ${picked} in this pattern; say the pattern aloud.`;
    return picked === before
      ? `You named the one before; what comes after it?`
      : `Say ${unit.join(', ')} over and over; ${picked} comes at another place.`;
  };

const patternForms: Forms = {
  next: form([0, 1, 2], (rng, dial) => {
    const unit = unitOf(rng, dial);
    const length = unit.length * 2 + rng.int(0, unit.length - 1);
    return {
      key: `${unit.join(' ')} ${length}`,
      question: `${repeatUnit(unit, length).join(', ')}. What comes next?`,
      ...among(unit[length % unit.length] ?? '', distractors(rng, unit), rng, mendAfter(unit, length)),

      hints: [
        'Say the pattern aloud. Clap when it starts again.',
        'Where in the part did it stop? Which color comes after that?',
      ],
      explanation: `This part repeats: ${unit.join(', ')}. So ${unit[length % unit.length]} comes next.`,
    };
  }),
  gap: form([0, 1, 2], (rng, dial) => {
    const unit = unitOf(rng, dial);
    const [length, hole] = [unit.length * 3, unit.length + rng.int(0, unit.length - 1)];
    const shown = repeatUnit(unit, length).map((color, i) => (i === hole ? '□' : color));
    return {
      key: `${unit.join(' ')} ${hole}`,
      question: `${shown.join(', ')}. What goes in the gap?`,
      ...among(unit[hole % unit.length] ?? '', distractors(rng, unit), rng, mendAfter(unit, hole)),

      hints: ['Find the part that repeats.', 'Say it aloud from the start. Which color is missing?'],
      explanation: `This part repeats: ${unit.join(', ')}. So ${unit[hole % unit.length]} goes in the gap.`,
    };
  }),
  place: form([2], (rng, dial) => {
    const unit = unitOf(rng, dial);
    const n = unit.length * 2 + rng.int(1, unit.length);
    return {
      key: `${unit.join(' ')} ${n}`,
      question: `The part ${unit.join(', ')} repeats. Which color is number ${n}?`,
      ...among(unit[(n - 1) % unit.length] ?? '', distractors(rng, unit), rng, mendAfter(unit, n - 1)),

      hints: ['Say the part over and over.', `Count one number for each color. Stop at ${n}.`],
      explanation: `Say the part over and over until place ${n}: ${repeatUnit(unit, n).join(', ')}.`,
    };
  }),
  signs: form([0, 1, 2], (rng, dial) => {
    const letters = rng.pick(byLevel(dial, [['AB'], ['AAB', 'ABB'], ['ABC', 'AABB']]));
    const [a = '★', b = '♥', c = '■'] = rng.sample(shapeSigns, 3);
    const unit = [...letters].map((letter) => ({ A: a, B: b, C: c })[letter] ?? a);
    const length = unit.length * 2 + rng.int(0, unit.length - 1);
    return {
      key: `${unit.join(' ')} ${length}`,
      question: `What comes next? ${repeatUnit(unit, length).join(' ')}`,
      ...among(unit[length % unit.length] ?? '', shapeSigns, rng, (picked) =>
        mendAfter(named(unit), length)(named([picked])[0] ?? ''),
      ),

      hints: ['Say the names of the shapes aloud.', 'Which shape comes after the last one in the part?'],
      explanation: `This part repeats: ${named(unit).join(', ')}. So a ${named(unit)[length % unit.length]} comes next.`,
    };
  }),
};

const repeating = formed(
  {
    ...math,
    id: 'math.patterns.repeating',
    title: 'Patterns that repeat',
    grades: [0, 2],
    objectives: ['Find the part that repeats and go on with it'],
    keywords: ['patterns', 'repeating patterns', 'what comes next'],
    standards: ['MP7'],
    teaching: {
      idea: 'A pattern has a part that repeats. Find the part, and you can go on.',
      caution: 'The same color can come two times in the part.',
      mends: {},
    },
  },
  patternForms,
);

/** Patterns of colors and shapes. */
export const patterns: Concept[] = [repeating];
