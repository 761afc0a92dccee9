import type { Rng } from '../rng.ts';
import { sampled } from '../templates.ts';
import { whole } from '../text.ts';
import type { Concept, Dial, Draft } from '../types.ts';
import { crossedTwice } from './slips.ts';

/** Ways in which a gas changes, with the law that holds. */
const gasLaws = {
  boyle: 'At one temperature, pressure × volume stays the same',
  charles: 'At one pressure, the volume is in proportion to the temperature in kelvins',
  pressure: 'At one volume, the pressure is in proportion to the temperature in kelvins',
} as const;

/**
 * Draws a question on a gas at constant amount. Its choices are the value times and divided by two factors, so none of
 * them has a special place. From level 1 on, temperatures are in °C.
 */
function gas(rng: Rng, { level }: Dial): Draft {
  const form = rng.pick(['boyle', 'charles', 'pressure'] as const);
  const [k, wrong] = rng.pair([2, 3, 4]);
  const base = 12 * rng.int(1, 20);
  const isUp = rng.int(0, 1) === 1;
  const times = (factor: number, up: boolean): number => (up ? base * factor : base / factor);
  const answer = times(k, isUp);
  const [kelvin, pressure] = [60 * rng.int(3, 6), 10 * rng.int(5, 15)];
  // The result follows the change of a temperature, and goes against the change of a pressure.
  const [from, to] = isUp ? [kelvin, kelvin * k] : [kelvin * k, kelvin];
  const show = (t: number): string => (level === 0 ? `${whole(t)} K` : `${whole(t - 273)} °C`);
  const question = {
    boyle: `A gas fills ${base} L at a pressure of ${isUp ? pressure * k : pressure} kPa. The temperature stays the same. What is its volume at ${isUp ? pressure : pressure * k} kPa?`,
    charles: `A gas fills ${base} L at ${show(from)}. The pressure stays the same. What is its volume at ${show(to)}?`,
    pressure: `A gas in a rigid tank has a pressure of ${base} kPa at ${show(from)}. What is its pressure at ${show(to)}?`,
  }[form];
  const inKelvins =
    form === 'boyle' ? '' : ` Add 273 to each temperature in °C: from ${whole(from)} K to ${whole(to)} K.`;
  const cause = form === 'boyle' ? 'pressure' : 'temperature';
  const unitOfForm = form === 'pressure' ? 'kPa' : 'L';
  const change =
    form === 'boyle' ? `${pressure * k} kPa by ${pressure} kPa` : `${whole(kelvin * k)} K by ${kelvin} K`;
  const wrongWay = {
    boyle: `${isUp ? 'less' : 'more'} pressure makes the volume ${isUp ? 'larger' : 'smaller'}`,
    charles: `a ${isUp ? 'hotter' : 'colder'} gas takes ${isUp ? 'more' : 'less'} room`,
    pressure: `a ${isUp ? 'hotter' : 'colder'} gas in a tank has ${isUp ? 'more' : 'less'} pressure`,
  }[form];
  const first =
    form === 'boyle'
      ? 'Only pressure and volume change. Does a gas take more room under more pressure, or less?'
      : level === 0
        ? `The temperature is in kelvins. Does it rise or fall, and does the ${form === 'pressure' ? 'pressure' : 'volume'} do the same?`
        : 'Add 273 to each temperature to change it to kelvins.';
  return {
    key: `${form} ${base} ${k} ${isUp} ${form === 'boyle' ? pressure : kelvin}`,
    question: level === 0 || form === 'boyle' ? question : `${question} Take 0 °C as 273 K.`,
    ...crossedTwice(
      {
        right: k,
        wrong,
        mistake: 'took-another-factor',
        mend: `You used the factor ${wrong}; divide ${change}.`,
      },
      {
        right: isUp,
        wrong: !isUp,
        mistake: 'went-the-wrong-way',
        mend: `You ${isUp ? 'divided' : 'multiplied'} by ${k}; ${wrongWay}.`,
      },
      (factor, up) => `${times(factor, up)} ${unitOfForm}`,
    ),
    hints: [first, `By which factor does the ${cause} change? Divide the larger value by the smaller.`],
    explanation: `${gasLaws[form]}.${level === 0 ? '' : inKelvins} It is ${isUp ? `${base} × ${k}` : `${base} ÷ ${k}`} = ${answer} ${unitOfForm}.`,
  };
}

const gases = sampled(
  {
    subject: 'Science',
    category: 'Chemistry',
    id: 'science.chemistry.gas-laws',
    title: 'Gas laws',
    grades: [9, 12],
    objectives: ['Compute pressure, volume and temperature of a gas'],
    keywords: ['gas laws', 'boyles law', 'charles law', 'ideal gas'],
    prerequisites: ['science.matter.particles', 'math.ratios.proportion'],
    standards: ['HS-PS3-2'],
    teaching: {
      idea:
        'Gas particles hit the walls: that is the pressure. In half the volume they hit twice as often. Hotter ' +
        'particles hit harder and ' +
        'more often. So p × V stays the same at one temperature, and V or p grows in proportion to the ' +
        'temperature in kelvins.',
      caution: 'Proportions need kelvins. From 10 °C to 20 °C the volume does not double.',
      mends: {},
    },
  },
  gas,
);

/** Pressure, volume and temperature of gases. */
export const gasConcepts: Concept[] = [gases];
