import { numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import { decimal, plain, unit, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Geometry' };

/** Draws a scale: 1 cm on paper for some real length. */
function scale(rng: Rng, dial: Dial) {
  const [real, name] = rng.pick([
    [2, 'm'],
    [4, 'm'],
    [5, 'm'],
    [10, 'm'],
    [5, 'km'],
    [20, 'km'],
    [25, 'km'],
    [50, 'km'],
  ] as const);
  const paper = rational(rng.int(2, byLevel(dial, [12, 40, 60])), byLevel(dial, [1, 2, 4]));
  return { real, name, paper, length: paper.times(real) };
}

function realLength(rng: Rng, dial: Dial): Asked {
  const { real, name, paper, length } = scale(rng, dial);
  return {
    question: `On a plan 1 cm stands for ${real} ${name}. A line on it is ${decimal(paper)} cm long. How long is it really?`,
    ...numeric(
      length,
      {
        'divided-instead': paper.over(real),
        'added-instead': paper.plus(real),
        'one-step-too-many': length.plus(real),
      },
      { show: unit(name, plain) },
    ),
    explanation: `Each cm stands for ${real} ${name}: ${decimal(paper)} × ${real} = ${decimal(length)}.`,
  };
}

const scaleDrawings = formed(
  {
    ...info,
    id: 'math.geometry.scale-drawings',
    title: 'Scale drawings',
    grades: [7, 8],
    objectives: ['Compute real lengths and areas from a drawing to scale'],
    keywords: ['scale drawings', 'scale factor', 'map scale', 'scale model', 'blueprint'],
    prerequisites: ['math.ratios.proportion'],
    standards: ['7.G.A.1'],
    teaching: {
      idea:
        'In a drawing to scale all lengths are multiplied by the same factor, and angles stay. Areas are multiplied by the ' +
        'factor twice, once for each direction.',
      caution: 'An area does not grow by the factor of the lengths, but by its square.',
      hints: [
        'What does 1 cm stand for?',
        'Multiply to get real lengths, divide to get drawn ones.',
        'For an area, use the factor twice.',
      ],
      mends: {
        'divided-instead': 'The real thing is larger than the drawing. Multiply for real lengths.',
        'multiplied-instead': 'The drawing is smaller than the real thing. Divide for drawn lengths.',
        'added-instead': 'A scale multiplies. Do not add.',
        'one-step-too-many': 'You are one step off. Multiply or divide once more.',
        'scaled-once': 'An area has two directions. Use the factor twice.',
        'doubled-the-factor': 'Square the factor: factor times factor, not factor times 2.',
      },
    },
  },
  {
    real: form([0, 1], realLength),
    drawn: form([0, 1, 2], (rng, dial) => {
      const { real, name, paper, length } = scale(rng, dial);
      return {
        question: `On a plan 1 cm stands for ${real} ${name}. A road is ${decimal(length)} ${name} long. How long is it on the plan?`,
        ...numeric(
          paper,
          {
            'multiplied-instead': length.times(real),
            'one-step-too-many': paper.plus(1),
            'added-instead': length.plus(real),
          },
          { show: unit('cm', decimal) },
        ),
        explanation: `${decimal(length)} ÷ ${real} = ${decimal(paper)}.`,
      };
    }),
    factor: form([0, 1, 2], (rng, dial) => {
      const [a, k] = [rng.int(2, byLevel(dial, [12, 20, 30])), rng.int(2, byLevel(dial, [6, 9, 12]))];
      const b = rng.int(2, 20);
      return {
        question: `A drawing shows a side of ${a} cm as ${a * k} cm. Another side is ${b} cm. How long is it in the drawing?`,
        ...numeric(
          b * k,
          {
            'added-instead': b + a * k - a,
            'divided-instead': rational(b, k),
            'one-step-too-many': b * k + b,
          },
          { show: unit('cm', plain) },
        ),
        explanation: `The factor is ${a * k} ÷ ${a} = ${k}. ${b} × ${k} = ${b * k}.`,
      };
    }),
    area: form([1, 2], (rng) => {
      const [k, area] = [rng.int(2, 10), rng.int(2, 40)];
      return {
        question: `A drawing has an area of ${area} square cm. All its lengths are multiplied by ${k}. What is the new area?`,
        ...numeric(
          area * k * k,
          {
            'scaled-once': area * k,
            'doubled-the-factor': area * k * 2 === area * k * k ? area * 6 : area * k * 2,
            'one-step-too-many': area * k * (k + 1),
          },
          { show: unit('square cm') },
        ),
        explanation: `The area is multiplied by ${k} twice: ${area} × ${k * k} = ${whole(area * k * k)}.`,
      };
    }),
    claim: form([0, 2], realLength, 'claimed'),
  },
);

/** Draws two similar triangles. */
function similarPair(rng: Rng, dial: Dial) {
  const [a, b] = rng.pair(range(3, 12));
  const k = rational(rng.int(3, 8), dial.level === 0 ? 1 : 2);
  const scaled = dial.level === 0 ? [a, b] : [a * 2, b * 2];
  const [x = 3, y = 4] = scaled;
  return { x, y, k, big: [k.times(x), k.times(y)] as const };
}

function missingSide(rng: Rng, dial: Dial): Asked {
  const { x, y, k, big } = similarPair(rng, dial);
  const [p, q] = big;
  return {
    question: `Triangles ABC and DEF are similar. AB = ${x}, BC = ${y} and DE = ${plain(p)}. How long is EF?`,
    ...numeric(q, {
      'added-instead': p.plus(y - x),
      'took-the-other-pair': k.plus(y),
      'inverted-the-factor': rational(y).over(k).round(),
      'one-step-too-many': q.plus(k),
    }),
    explanation: `The factor is ${plain(p)} ÷ ${x} = ${plain(k)}. EF belongs to BC: ${y} × ${plain(k)} = ${plain(q)}.`,
  };
}

const criteria = [
  { text: 'two pairs of equal angles', similar: 'AA' },
  { text: 'three pairs of sides in the same ratio', similar: 'SSS' },
  { text: 'two pairs of sides in the same ratio, with an equal angle between them', similar: 'SAS' },
] as const;

const similarity = formed(
  {
    ...info,
    id: 'math.geometry.similarity',
    title: 'Similar triangles',
    grades: [8, 11],
    objectives: ['Find sides of similar figures and say why they are similar'],
    keywords: ['similarity', 'similar triangles', 'similar figures', 'aa similarity', 'indirect measurement'],
    prerequisites: ['math.ratios.proportion', 'math.geometry.transformations'],
    standards: ['8.G.A.4', '8.G.A.5', 'HSG.SRT.A.2', 'HSG.SRT.B.5'],
    teaching: {
      idea:
        'Similar figures have the same shape: equal angles, and all sides in one ratio. For triangles two equal angles are ' +
        'enough (AA). Find the factor from a pair of sides that belong together.',
      caution: 'Pair the sides by the order of the letters: AB belongs to DE.',
      hints: ['Which sides belong together?', 'What is the factor?', 'Multiply the other side by it.'],
      mends: {
        'added-instead': 'The sides grow by a factor, not by equal steps.',
        'took-the-other-pair': 'Multiply by the factor. Do not add it.',
        'inverted-the-factor': 'The factor goes the other way: small to large or large to small.',
        'one-step-too-many': 'Multiply once more: you are one factor off.',
        'mixed-up-criteria':
          'Look at what is given: two angles, three ratios, or two ratios with the angle between.',
        'mixed-up-size': 'Check whether angles or sides are given. Compare each pair.',
      },
    },
  },
  {
    side: form([0, 1, 2], missingSide),
    shadow: form([0, 1, 2], (rng, dial) => {
      const [h, s, k] = [rng.int(2, 9), rng.int(2, 9), rng.int(2, byLevel(dial, [6, 9, 15]))];
      const shadow = h === s ? s + 1 : s;
      return {
        question: `A stick of ${h} ft has a shadow of ${shadow} ft. At the same time a tree has a shadow of ${shadow * k} ft. How tall is the tree?`,
        ...numeric(
          h * k,
          {
            'added-instead': h + shadow * k - shadow > 0 ? h + shadow * k - shadow : h + k,
            'inverted-the-factor': shadow * k + shadow,
            'one-step-too-many': h * (k + 1),
          },
          { show: unit('ft') },
        ),
        explanation: `The triangles are similar. The factor is ${shadow * k} ÷ ${shadow} = ${k}, so the tree is ${h} × ${k} = ${h * k} ft tall.`,
      };
    }),
    angles: form([0, 1, 2], (rng) => {
      const [a, b] = [rng.int(30, 80), rng.int(35, 85)];
      const c = 180 - a - b;
      const similar = rng.int(0, 1) === 1;
      const second = similar ? [c, rng.pick([a, b])] : [c + rng.pick([3, -3, 5]), rng.pick([a, b])];
      const [d = 0, e = 0] = second;
      const option = (text: string) => ({ text, worth: text });
      const sorted = (...angles: number[]): string => angles.sort((u, v) => u - v).join();
      const isSimilar = sorted(a, b, c) === sorted(d, e, 180 - d - e);
      const answer = isSimilar ? 'They are similar.' : 'They are not similar.';
      return {
        question: `One triangle has angles of ${a}° and ${b}°, another has ${d}° and ${e}°. What is true?`,
        answer: option(answer),
        mistakes: ['They are similar.', 'They are not similar.', 'Nobody can know.']
          .filter((text) => text !== answer)
          .map((text) => ({ name: 'mixed-up-size', ...option(text) })),
        explanation: `The third angles are ${c}° and ${180 - d - e}°. ${isSimilar ? 'All angles are equal' : 'The angles differ'}.`,
      };
    }),
    criterion: form([1, 2], (rng) => {
      const { text, similar } = rng.pick(criteria);
      const [a, b] = rng.pair(['ABC', 'DEF', 'PQR', 'KLM', 'XYZ', 'RST', 'GHI', 'UVW']);
      const option = (t: string) => ({ text: t, worth: t });
      return {
        question: `Triangles ${a} and ${b} have ${text}. By which criterion are they similar?`,
        answer: option(similar),
        mistakes: criteria
          .filter((c) => c.similar !== similar)
          .map((c) => ({ name: 'mixed-up-criteria', ...option(c.similar) })),
        explanation: `${similar} says: ${text} are enough.`,
      };
    }),
    claim: form([1, 2], missingSide, 'claimed'),
  },
);

/** Scale and similarity. */
export const similarityConcepts: Concept[] = [scaleDrawings, similarity];
