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

const repeatUnit = (unit: readonly string[], length: number): string[] =>
  Array.from({ length }, (_, i) => unit[i % unit.length] ?? '');

const distractors = (rng: Rng, unit: readonly string[]): string[] =>
  [...new Set([...unit, ...rng.sample(colors, 5)])].slice(0, 5);

const mend = (picked: string): string => `Say the pattern aloud. Does ${picked} come at this place?`;

const patternForms: Forms = {
  next: form([0, 1, 2], (rng, dial) => {
    const unit = unitOf(rng, dial);
    const length = unit.length * 2 + rng.int(0, unit.length - 1);
    return {
      key: `${unit.join(' ')} ${length}`,
      question: `${repeatUnit(unit, length).join(', ')}. What comes next?`,
      ...among(unit[length % unit.length] ?? '', distractors(rng, unit), rng, mend),
      explanation: `This part comes again and again: ${unit.join(', ')}.`,
    };
  }),
  gap: form([0, 1, 2], (rng, dial) => {
    const unit = unitOf(rng, dial);
    const [length, hole] = [unit.length * 3, unit.length + rng.int(0, unit.length - 1)];
    const shown = repeatUnit(unit, length).map((color, i) => (i === hole ? '□' : color));
    return {
      key: `${unit.join(' ')} ${hole}`,
      question: `${shown.join(', ')}. What goes in the gap?`,
      ...among(unit[hole % unit.length] ?? '', distractors(rng, unit), rng, mend),
      explanation: `This part comes again and again: ${unit.join(', ')}.`,
    };
  }),
  place: form([2], (rng, dial) => {
    const unit = unitOf(rng, dial);
    const n = unit.length * 2 + rng.int(1, unit.length);
    return {
      key: `${unit.join(' ')} ${n}`,
      question: `${unit.join(', ')} comes again and again. Which color has place ${n}?`,
      ...among(unit[(n - 1) % unit.length] ?? '', distractors(rng, unit), rng, mend),
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
      ...among(unit[length % unit.length] ?? '', shapeSigns, rng, mend),
      explanation: `This part comes again and again: ${unit.join(' ')}.`,
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
      idea: 'A pattern has a part that comes again and again. Find the part, and you can go on.',
      caution: 'The same color can come two times in the part.',
      hints: ['Say the pattern aloud.', 'Where does it start again? Go on from there.'],
      mends: {},
    },
  },
  patternForms,
);

/** Patterns of colors and shapes. */
export const patterns: Concept[] = [repeating];
