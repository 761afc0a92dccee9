import { among, crossed } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { rightTriangle } from './pythagoras.ts';

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

const quadrants = ['I', 'II', 'III', 'IV'];

/** Returns advice on the sign of a sine or cosine in a quadrant. */
function signAdvice(quadrant: string, isSine: boolean): string {
  const [side, sign] = isSine
    ? quadrants.indexOf(quadrant) < 2
      ? ['above the x-axis', 'positive']
      : ['below the x-axis', 'negative']
    : quadrant === 'I' || quadrant === 'IV'
      ? ['right of the y-axis', 'positive']
      : ['left of the y-axis', 'negative'];
  return `The sign is wrong; quadrant ${quadrant} lies ${side}, so the ${isSine ? 'sine' : 'cosine'} is ${sign}.`;
}

/** Returns why a sine or cosine has its size: the legs of half a square, or of half an equilateral triangle. */
function sizeReason(acute: number, isSine: boolean): string {
  const [size, leg] = isSine ? [sine(acute), 'height'] : [cosine(acute), 'width'];
  const isLonger = (acute === 60) === isSine;
  return acute === 45
    ? `At 45°, both legs are equal, and x² + x² = 1. So the ${leg} is √2/2.`
    : `At ${acute}°, the legs are 1/2 and √3/2, and the ${leg} is the ${isLonger ? 'longer' : 'shorter'} one: ${size}.`;
}

function exactValue(rng: Rng, dial: Dial): Asked {
  const a = rng.pick(special.slice(0, byLevel(dial, [9, 16, 16])).filter((d) => d % 90 !== 0));
  const isSine = rng.int(0, 1) === 1;
  const acute = a % 180 > 90 ? 180 - (a % 180) : a % 180;
  const [right, other] = isSine ? [sine(a), cosine(a)] : [cosine(a), sine(a)];
  const swap =
    other.replace('-', '') === right.replace('-', '')
      ? right.startsWith('-')
        ? '-1/2'
        : '1/2'
      : (right.startsWith('-') ? '-' : '') + other.replace('-', '');
  const option = (text: string) => ({ text, worth: text });
  const quadrant = quadrants[Math.floor(a / 90)] ?? '';
  const mend = signAdvice(quadrant, isSine);
  return {
    question: `What is ${isSine ? 'sin' : 'cos'} ${a}°?`,
    answer: option(right),
    mistakes: [
      { name: 'wrong-sign', ...option(opposite(right)), mend },
      {
        name: 'mixed-up-sine-and-cosine',
        ...option(swap),
        ...(acute === 45 && {
          mend: 'This size belongs to another angle; at 45°, x and y have the same size.',
        }),
      },
      { name: 'wrong-sign and mixed-up-sine-and-cosine', ...option(opposite(swap)), mend },
    ],
    hints: [
      `In which quadrant is ${a}°? What is the acute angle to the x-axis?`,
      `Is the ${isSine ? 'sine, the y of the point,' : 'cosine, the x of the point,'} positive or negative there?`,
    ],
    explanation: `${a === acute ? '' : `The acute angle between ${a}° and the x-axis is ${acute}°. `}${sizeReason(acute, isSine)} In quadrant ${quadrant} the ${isSine ? 'sine' : 'cosine'} is ${right.startsWith('-') ? 'negative' : 'positive'}: ${right}.`,
  };
}

const turns = [30, 36, 40, 45, 60, 72, 90, 120, 135, 150, 160, 210, 225, 240, 270, 300, 315];
const inDegrees = (angle: number): string => `${angle}°`;

function inRadians(angle: number): string {
  const { n, d } = rational(angle, 180);
  return `${n === 1n ? '' : n}π${d === 1n ? '' : `/${d}`}`;
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
      mends: {
        'mixed-up-sine-and-cosine':
          'You mixed up sine and cosine; the cosine is the x and the sine is the y of the point.',
        'forgot-to-square': 'You subtracted the values; subtract their squares, since sin² + cos² = 1.',
        'kept-the-ratio': 'This has the size of the value that is given; find that of the other one.',
      },
    },
  },
  {
    value: form([0, 1, 2], exactValue),
    radians: form([0, 1, 2], (rng, dial) => {
      const angles = turns.slice(0, byLevel(dial, [9, 17, 17]));
      const a = rng.pick(angles);
      const related = [a * 2, a / 2, 180 - a, 360 - a].filter((angle) => angles.includes(angle));
      const others = [...angles, ...related];
      const v = rational(a, 180);
      const advise = (angle: number): string => `${angle}° is ${inRadians(angle)}; π is a half turn of 180°.`;
      if (rng.int(0, 1) === 1)
        return {
          question: `How many degrees are ${inRadians(a)} radians?`,
          ...among(inDegrees(a), others.map(inDegrees), rng, (picked) => advise(Number.parseInt(picked, 10))),
          hints: [
            'π radians make a half turn. How many degrees is that?',
            'Write this number in place of π, and work it out.',
          ],
          explanation: `π radians make 180°. So put in 180 for π: ${v.n === 1n ? '' : `${v.n} × `}180 ÷ ${v.d} = ${a}.`,
        };
      return {
        question: `What is ${a}° in radians?`,
        ...among(inRadians(a), others.map(inRadians), rng, (picked) =>
          advise(angles.find((angle) => inRadians(angle) === picked) ?? a),
        ),
        hints: [
          'A half turn is π. How many degrees is that?',
          `Write ${a} over this number, simplify, and put π above.`,
        ],
        explanation: `180° is π, so ${a}° is ${a}/180 of π. Simplified, that is ${inRadians(a)}.`,
      };
    }),
    quadrant: form([0, 1], (rng) => {
      const signs = rng.int(0, 3);
      const [sin, cos] = [signs < 2, signs === 0 || signs === 3];
      const texts = ['Quadrant I', 'Quadrant II', 'Quadrant III', 'Quadrant IV'];
      const a = signs * 90 + rng.int(5, 85) + 360 * rng.int(0, 1);
      const option = (i: number) => ({ text: texts[i] ?? '', worth: texts[i] ?? '' });
      return {
        question: `In which quadrant is the point of the unit circle at ${a}°?`,
        answer: option(signs),
        mistakes: [0, 1, 2, 3]
          .filter((i) => i !== signs)
          .map((i) => ({
            name: 'mixed-up-quadrants',
            ...option(i),
            mend: `${texts[i]} lies between ${i * 90}° and ${i * 90 + 90}°; ${a > 360 ? `${a}° is a full turn and ${a - 360}°` : `${a}° does not`}.`,
          })),
        hints: [
          a > 360 ? 'Take a full turn of 360° away first.' : 'Begin at (1, 0), and turn counterclockwise.',
          'A new quadrant begins after each 90°.',
        ],
        explanation: `${a > 360 ? `${a}° - 360° = ${a - 360}°. ` : ''}${a % 360}° lies between ${signs * 90}° and ${signs * 90 + 90}°, so it is in ${texts[signs]?.replace('Q', 'q')}. There the sine is ${sin ? 'positive' : 'negative'}, and the cosine is ${cos ? 'positive' : 'negative'}.`,
      };
    }),
    identity: form([1, 2], (rng, dial) => {
      const { x, y, c } = rightTriangle(rng, dial);
      const [known, asked] = rng.pair(['sin', 'cos']);
      const sign = rng.pick([-1, 1]);
      const quadrant = sign > 0 ? 'I' : asked === 'cos' ? 'II' : 'IV';
      const [mistake, size] = rng.pick([
        ['kept-the-ratio', x],
        ['kept-the-ratio', x],
        ['forgot-to-square', c - x],
      ] as const);
      return {
        question: `Angle t lies in quadrant ${quadrant}, and ${known} t = ${plain(rational(x, c))}. What is ${asked} t?`,
        ...crossed(
          {
            right: sign,
            wrong: -sign,
            mistake: 'wrong-sign',
            mend: signAdvice(quadrant, asked === 'sin'),
          },
          { right: y, wrong: size, mistake },
          (plus, leg) => plain(rational(leg * plus, c)),
        ),
        hints: [
          'Use sin² t + cos² t = 1 to find the size.',
          `In quadrant ${quadrant}, is the ${asked === 'cos' ? 'cosine, the x,' : 'sine, the y,'} positive or negative?`,
        ],
        explanation: `sin² + cos² = 1, so the square of the ${asked === 'cos' ? 'cosine' : 'sine'} is 1 - ${plain(rational(x * x, c * c))} = ${plain(rational(y * y, c * c))}, and the size is ${plain(rational(y, c))}. In quadrant ${quadrant} the ${asked === 'cos' ? 'cosine' : 'sine'} is ${sign < 0 ? 'negative' : 'positive'}: ${plain(rational(y * sign, c))}.`,
      };
    }),
  },
);

/** Unit circle. */
export const unitCircles: Concept[] = [unitCircle];
