import { worded } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import type { Concept } from '../types.ts';

const relations = ['parallel', 'perpendicular'] as const;
type Relation = (typeof relations)[number];

/** Draws letters for points or lines. */
const lettersOf = (rng: Rng, count: number): string[] => rng.sample([...'ABCDEFGHJKMNPQRSTUVW'], count);

/** Returns how two lines lie that both lie in a known way to a third one. */
const combined = (first: Relation, second: Relation): Relation =>
  first === second ? 'parallel' : 'perpendicular';

const isMet = (relation: Relation): string =>
  relation === 'parallel' ? 'they never meet' : 'they meet at right angles';

const opposite = (relation: Relation): Relation => (relation === 'parallel' ? 'perpendicular' : 'parallel');

/**
 * Returns a relation and what it means as choices, each right or wrong.
 * @param reason why the lines are not as the opposite relation says
 */
function relationChoices(right: Relation, reason: string): ReturnType<typeof worded> {
  const wrong = opposite(right);
  const text = (relation: Relation, meaning: Relation): string => `${relation}: ${isMet(meaning)}`;
  return worded(text(right, right), {
    'wrong-relation': [text(wrong, right), `Lines are not called ${wrong} if ${isMet(right)}.`],
    'wrong-meaning': [text(right, wrong), `Lines are not called ${right} if ${isMet(wrong)}.`],
    'wrong-relation and wrong-meaning': [text(wrong, wrong), reason],
  });
}

const kinds = {
  line: 'goes on forever at both ends',
  ray: 'starts at the first point and goes on forever',
  segment: 'has an end at both points',
} as const;

const figures = ['line', 'ray', 'segment'] as const;

const lineForms: Forms = {
  third: form([1, 2], (rng) => {
    const [a = 'A', b = 'B', c = 'C'] = lettersOf(rng, 3);
    const [first, second] = [rng.pick(relations), rng.pick(relations)];
    const right = combined(first, second);
    const to = { parallel: 'parallel to', perpendicular: 'perpendicular to' };
    return {
      key: `${a} ${first} ${b}, ${c} ${second} ${b}`,
      question: `On a sheet, line ${a} is ${to[first]} line ${b}. Line ${c} is ${to[second]} line ${b}${first === second ? ', too' : ''}. How do lines ${a} and ${c} lie?`,
      ...relationChoices(
        right,
        first === second
          ? `Both lines are ${to[first]} line ${b}, so they run the same way.`
          : `Only one of the lines is parallel to line ${b}; the other one crosses both.`,
      ),
      hints: [
        `Draw line ${b} level, and line ${a} ${first === 'parallel' ? 'above it, level too' : 'upright across it'}.`,
        `Now add line ${c}. Do lines ${a} and ${c} run the same way?`,
      ],
      explanation: `Draw line ${b} level. Then ${a} is ${first === 'parallel' ? 'level' : 'upright'}, and ${c} is ${second === 'parallel' ? 'level' : 'upright'}. So they are ${right}: ${isMet(right)}.`,
    };
  }),
  kind: form([0, 1, 2], (rng) => {
    const [a = 'A', b = 'B'] = lettersOf(rng, 2);
    const kind = rng.pick(figures);
    const way = {
      line: `It goes through ${a} and ${b} and has no end.`,
      ray: `It starts at ${a}, goes through ${b} and has no other end.`,
      segment: `It has its ends at ${a} and ${b}.`,
    };
    return {
      key: `${kind} ${a} ${b}`,
      question: `${rng.pick(names)} draws a straight figure. ${way[kind]} What is it?`,
      ...worded(
        `a ${kind}`,
        Object.fromEntries(
          figures
            .filter((other) => other !== kind)
            .map((other) => [
              `took-it-for-a-${other}`,
              [`a ${other}`, `A ${other} ${kinds[other]}.`] as const,
            ]),
        ),
      ),
      hints: [
        `Does the figure stop at ${a}, or does it go on? Does it stop at ${b}?`,
        'Count its ends: a line has none, a ray has one, and a segment has two.',
      ],
      explanation: `${way[kind]} So it is a ${kind}: it ${kinds[kind]}.`,
    };
  }),
  sides: form([0, 1, 2], (rng) => {
    const [a = 'A', b = 'B', c = 'C', d = 'D'] = lettersOf(rng, 4);
    const right = rng.pick(relations);
    const pair = right === 'parallel' ? [a + b, d + c] : [a + b, b + c];
    return {
      key: `${a}${b}${c}${d} ${right}`,
      question: `The corners of a rectangle in turn are ${a}, ${b}, ${c} and ${d}. How do the sides ${pair.join(' and ')} lie?`,
      ...relationChoices(
        right,
        right === 'parallel'
          ? `${pair.join(' and ')} share no corner; they lie opposite each other.`
          : `${pair.join(' and ')} share the corner ${b}, so they meet.`,
      ),
      hints: [
        `Sketch the rectangle, and write ${a}, ${b}, ${c} and ${d} at its corners in turn.`,
        `Trace ${pair.join(' and ')} with your finger. Do they share a corner?`,
      ],
      explanation: `${right === 'parallel' ? 'They are opposite sides' : `They share the corner ${b}`}. So they are ${right}: ${isMet(right)}.`,
    };
  }),
  streets: form([0], (rng) => {
    const [a = 'A', b = 'B'] = lettersOf(rng, 2);
    const right = rng.pick(relations);
    const gap = rng.int(5, 40);
    const text =
      right === 'parallel'
        ? `stay ${gap} meters apart all the way`
        : `cross ${gap} meters from the park, at four square corners`;
    return {
      key: `${a} ${b} ${right} ${gap}`,
      question: `The straight streets ${a} and ${b} ${text}. How do they lie?`,
      ...relationChoices(
        right,
        right === 'parallel'
          ? `Streets ${a} and ${b} stay ${gap} meters apart, so they cannot cross.`
          : `Streets ${a} and ${b} cross, and their corners are square.`,
      ),
      hints: [
        `Draw street ${a} as a straight line, and add street ${b} as the text says.`,
        'Imagine both streets longer. Can they cross, and what corners do they make?',
      ],
      explanation: `Streets that ${right === 'parallel' ? 'stay equally far apart never meet' : 'cross at square corners meet at right angles'}. They are ${right}.`,
    };
  }),
};

const lines = formed(
  {
    subject: 'Math',
    category: 'Geometry',
    id: 'math.geometry.lines',
    title: 'Lines, rays and segments',
    grades: [4, 5],
    objectives: ['Tell lines, rays and segments apart', 'See parallel and perpendicular lines'],
    keywords: ['parallel lines', 'perpendicular lines', 'rays', 'line segments'],
    prerequisites: ['math.geometry.angle-kinds'],
    standards: ['4.G.A.1'],
    teaching: {
      idea: 'A line goes on forever at both ends, a ray at one end, and a segment has two ends. Parallel lines stay equally far apart, so they never meet. Perpendicular lines meet at right angles.',
      caution: 'Lines that do not meet on the page may still meet if you draw them longer.',
      mends: {},
    },
  },
  lineForms,
);

/** Straight figures, and how they lie. */
export const lineConcepts: Concept[] = [lines];
