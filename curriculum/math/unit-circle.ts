import { crossed, numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { rightTriangle } from './trigonometry.ts';

const info = { subject: 'Math', category: 'Trigonometry' };

const special = [0, 30, 45, 60, 90, 120, 135, 150, 180, 210, 225, 240, 270, 300, 315, 330] as const;

/** Returns the exact sine of a multiple of 30° or 45°. */
function sine(degrees: number): string {
  const turn = ((degrees % 360) + 360) % 360;
  const reference = turn % 180 > 90 ? 180 - (turn % 180) : turn % 180;
  const size = { 0: '0', 30: '1/2', 45: '√2/2', 60: '√3/2', 90: '1' }[reference] ?? '0';
  return turn > 180 && size !== '0' ? `-${size}` : size;
}

const cosine = (degrees: number): string => sine(degrees + 90);
const opposite = (text: string): string =>
  text === '0' ? '1' : text.startsWith('-') ? text.slice(1) : `-${text}`;

function exactValue(rng: Rng, dial: Dial): Asked {
  const a = rng.pick(special.slice(0, byLevel(dial, [9, 16, 16])).filter((d) => d % 90 !== 0));
  const isSine = rng.int(0, 1) === 1;
  const [right, other] = isSine ? [sine(a), cosine(a)] : [cosine(a), sine(a)];
  const swap =
    other.replace('-', '') === right.replace('-', '')
      ? right.startsWith('-')
        ? '-1/2'
        : '1/2'
      : (right.startsWith('-') ? '-' : '') + other.replace('-', '');
  const option = (text: string) => ({ text, worth: text });
  return {
    question: `What is ${isSine ? 'sin' : 'cos'} ${a}°?`,
    answer: option(right),
    mistakes: [
      { name: 'wrong-sign', ...option(opposite(right)) },
      { name: 'mixed-up-sine-and-cosine', ...option(swap) },
      { name: 'wrong-sign and mixed-up-sine-and-cosine', ...option(opposite(swap)) },
    ],
    explanation: `On the unit circle ${isSine ? 'sine is the height y' : 'cosine is the x'}. At ${a}° it is ${right}.`,
  };
}

const unitCircle = formed(
  {
    ...info,
    id: 'math.trigonometry.unit-circle',
    title: 'Unit circle',
    grades: [10, 12],
    objectives: ['Find sine and cosine of any angle and convert degrees to radians'],
    keywords: [
      'unit circle',
      'radians',
      'trigonometric functions',
      'sine of any angle',
      'degrees to radians',
      'pythagorean identity',
    ],
    prerequisites: ['math.trigonometry.ratios', 'math.geometry.circles'],
    standards: ['HSF.TF.A.1', 'HSF.TF.A.2', 'HSF.TF.A.3', 'HSF.TF.C.8'],
    teaching: {
      idea:
        'Turn a point of the unit circle from (1, 0) by an angle. Its x is the cosine and its y the sine. So sine and cosine ' +
        'have signs, repeat after 360°, and sin² + cos² = 1. In radians a half turn is π.',
      caution: 'Cosine is along, sine is up. Look at the quadrant for the signs.',
      hints: [
        'In which quadrant does the point lie?',
        'What is the acute angle to the x-axis?',
        'Is x or y asked?',
      ],
      mends: {
        'wrong-sign': 'Look at the quadrant: left means negative cosine, below means negative sine.',
        'mixed-up-sine-and-cosine': 'Cosine is the x and sine is the y of the point.',
        'wrong-share-of-pi': '180° are π. Which part of 180° is it?',
        'mixed-up-quadrants': 'Count the quadrants counterclockwise from the upper right.',
        'forgot-to-square': 'Use sin² + cos² = 1, with squares.',
        'kept-the-ratio': 'This is the given value. Find the other one.',
      },
    },
  },
  {
    value: form([0, 1, 2], exactValue),
    radians: form([0, 1, 2], (rng, dial) => {
      const a = rng.pick(
        [30, 36, 40, 45, 60, 72, 90, 120, 135, 150, 160, 210, 225, 240, 270, 300, 315].slice(
          0,
          byLevel(dial, [9, 17, 17]),
        ),
      );
      const back = rng.int(0, 1) === 1;
      const v = rational(a, 180);
      const show = (n: bigint, d: bigint): string => `${n === 1n ? '' : n}π${d === 1n ? '' : `/${d}`}`;
      if (back)
        return {
          question: `How many degrees are ${show(v.n, v.d)} radians?`,
          ...numeric(
            a,
            { 'wrong-share-of-pi': a * 2, 'wrong-sign': a + rng.pick([-15, 15]) },
            { show: (r) => `${r}°`, slip: 30 },
          ),
          explanation: `π is 180°. ${v.n} × 180 ÷ ${v.d} = ${a}.`,
        };
      const wrongTop = v.n + BigInt(rng.pick([1, 2]));
      return {
        question: `What is ${a}° in radians?`,
        ...crossed(
          { right: v.d, wrong: v.d * 2n, mistake: 'wrong-share-of-pi' },
          { right: v.n, wrong: wrongTop === v.n * 2n ? v.n + 3n : wrongTop, mistake: 'wrong-sign' },
          (d, n) => show(n, d),
          (d, n) => rational(n, d).toString(),
        ),
        explanation: `180° are π, so ${a}° are ${a}/180 of π, which is ${show(v.n, v.d)}.`,
      };
    }),
    quadrant: form([0, 1], (rng) => {
      const signs = rng.int(0, 3);
      const [sin, cos] = [signs < 2, signs === 0 || signs === 3];
      const texts = ['Quadrant I', 'Quadrant II', 'Quadrant III', 'Quadrant IV'];
      const a = signs * 90 + rng.int(5, 85) + 360 * rng.int(0, 1);
      const option = (i: number) => ({ text: texts[i] ?? '', worth: texts[i] ?? '' });
      return {
        question: `In which quadrant lies the point of the unit circle at ${a}°?`,
        answer: option(signs),
        mistakes: [0, 1, 2, 3]
          .filter((i) => i !== signs)
          .map((i) => ({ name: 'mixed-up-quadrants', ...option(i) })),
        explanation: `There the sine is ${sin ? 'positive' : 'negative'} and the cosine is ${cos ? 'positive' : 'negative'}.`,
      };
    }),
    identity: form([1, 2], (rng, dial) => {
      const { x, y, c } = rightTriangle(rng, dial);
      const [known, asked] = rng.pair(['sin', 'cos']);
      const sign = asked === 'cos' ? -1 : rng.pick([-1, 1]);
      const quadrant = asked === 'cos' ? 'II' : sign > 0 ? 'I' : 'IV';
      const value = rational(y * sign, c);
      return {
        question: `Angle t lies in quadrant ${quadrant}, and ${known} t = ${plain(rational(x, c))}. What is ${asked} t?`,
        ...numeric(
          value,
          {
            'wrong-sign': value.times(-1),
            'kept-the-ratio': rational(x, c).times(sign),
            'forgot-to-square': rational(c - x, c).times(sign),
          },
          { signed: true },
        ),
        explanation: `sin² + cos² = 1, so the size is ${plain(rational(y, c))}. In quadrant ${quadrant} the ${asked === 'cos' ? 'cosine' : 'sine'} is ${sign < 0 ? 'negative' : 'positive'}.`,
      };
    }),
    claim: form([2], exactValue, 'claimed'),
  },
);

/** Unit circle. */
export const unitCircles: Concept[] = [unitCircle];
