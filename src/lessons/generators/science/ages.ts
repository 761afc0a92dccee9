import { numeric } from '../choices.ts';
import { computed, type Forms } from '../computed.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { count, unit, whole } from '../text.ts';
import type { Concept, Draft } from '../types.ts';

type Form = (rng: Rng) => Omit<Draft, 'key'>;

const slips = {
  'slipped-by-a-place': 'The result is ten times too large. Check the units.',
  'slipped-down-a-place': 'The result is ten times too small. Check the units.',
};

const kilometers = unit('km');

const moved: Form = (rng) => {
  const [speed, age] = [rng.int(2, 15), rng.int(2, 90)];
  const right = speed * age * 10;
  return {
    question: `A plate moves ${speed} cm a year. How far does it move in ${age} million years?`,
    ...numeric(
      right,
      {
        'slipped-by-a-place': right * 10,
        'slipped-down-a-place': right / 10,
        'divided-instead': Math.max(1, Math.round((age * 10) / speed)),
      },
      { show: kilometers },
    ),
    explanation: `1 cm a year is 10 km in a million years. So it is ${speed} × 10 × ${age} = ${whole(right)} km.`,
  };
};

const since: Form = (rng) => {
  const [speed, age] = [rng.int(2, 15), rng.int(2, 90)];
  return {
    question: `A plate moves ${speed} cm a year. How long does it need for ${whole(speed * age * 10)} km?`,
    ...numeric(
      age,
      {
        'slipped-by-a-place': age * 10,
        'slipped-down-a-place': rational(age, 10),
        'forgot-the-speed': speed * age,
      },
      { show: unit('million years') },
    ),
    explanation: `In a million years it moves ${speed * 10} km. ${whole(speed * age * 10)} ÷ ${speed * 10} = ${age}.`,
  };
};

const plateSpeed: Form = (rng) => {
  const [speed, age] = [rng.int(2, 15), rng.int(2, 90)];
  return {
    question: `Rock of the sea floor is ${age} million years old and lies ${whole(speed * age * 10)} km from the ridge where it formed. How fast did it move?`,
    ...numeric(
      speed,
      {
        'slipped-by-a-place': speed * 10,
        'slipped-down-a-place': rational(speed, 10),
        'doubled-for-both-sides': speed * 2,
      },
      { show: unit('cm a year') },
    ),
    explanation: `${whole(speed * age * 10)} km in ${age} million years are ${speed * 10} km in a million years, which is ${speed} cm a year.`,
  };
};

const apart: Form = (rng) => {
  const [speed, age] = [rng.int(1, 8), rng.int(2, 90)];
  const right = speed * age * 20;
  return {
    question: `At a ridge, each of two plates moves away with ${speed} cm a year. How far apart do points that touched lie after ${age} million years?`,
    ...numeric(
      right,
      { 'took-one-side': right / 2, 'slipped-by-a-place': right * 10, 'slipped-down-a-place': right / 10 },
      { show: kilometers },
    ),
    explanation: `Together they part by ${speed * 2} cm a year, which is ${speed * 20} km in a million years: ${speed * 20} × ${age} = ${whole(right)} km.`,
  };
};

const plateForms: Forms = {
  0: [
    ['moved', moved],
    ['since', since],
    ['speed', plateSpeed],
  ],
  1: [
    ['since', since],
    ['speed', plateSpeed],
    ['apart', apart],
  ],
  2: [
    ['apart', apart],
    ['speed', plateSpeed],
    ['since', since],
  ],
};

const plates = computed(
  {
    subject: 'Science',
    category: 'Earth and Space',
    id: 'science.earth.plate-speed',
    title: 'Speed of plates',
    grades: [8, 11],
    objectives: ['Compute how far and how fast plates move from the age of the sea floor'],
    keywords: ['speed of plates', 'sea-floor spreading', 'evidence of plate tectonics'],
    prerequisites: ['science.earth.plate-tectonics'],
    standards: ['MS-ESS2-3', 'HS-ESS1-5'],
    teaching: {
      idea:
        'The sea floor is youngest at a ridge and older with the distance from it. Distance divided by age gives the speed ' +
        'of the plate. A handy rule: 1 cm a year is 10 km in a million years.',
      caution: 'Mind the units: plates move centimeters a year, but their ways are measured in kilometers.',
      hints: ['Change the speed to kilometers in a million years.', 'Distance = speed × time.'],
      mends: {
        ...slips,
        'divided-instead': 'Distance is speed times time.',
        'forgot-the-speed': 'Divide the way by what the plate covers in a million years.',
        'doubled-for-both-sides': 'Only one side of the ridge is asked.',
        'took-one-side': 'Both plates move, so add both ways.',
      },
    },
  },
  plateForms,
);

/** Half-lives that textbooks give alike, in the unit of the answer. Checked with a second list in the solver. */
const clocks: readonly (readonly [name: string, halfLife: number, unit: string])[] = [
  ['carbon-14', 5730, 'years'],
  ['potassium-40', 1250, 'million years'],
  ['uranium-235', 700, 'million years'],
  ['uranium-238', 4500, 'million years'],
];

const age: Form = (rng) => {
  const [name, halfLife, time] = rng.pick(clocks);
  const steps = rng.int(1, name === 'uranium-238' ? 1 : name === 'carbon-14' ? 6 : 3);
  const parts = rng.int(2, 60);
  return {
    question: `A sample had ${whole(parts * 2 ** steps)} mg of ${name} and now has ${parts} mg. The half-life is ${whole(halfLife)} ${time}. How old is it?`,
    ...numeric(
      halfLife * steps,
      {
        'one-half-life-too-many': halfLife * (steps + 1),
        'one-half-life-too-few': rational(halfLife * (2 * steps - 1), 2),
        'multiplied-by-the-ratio': halfLife * 2 ** steps * 2,
      },
      { show: unit(time) },
    ),
    explanation: `Halve ${whole(parts * 2 ** steps)} mg until ${parts} mg are left: ${count(steps, 'time')}. ${steps} × ${whole(halfLife)} = ${whole(halfLife * steps)} ${time}.`,
  };
};

const left: Form = (rng) => {
  const [steps, parts, halfLife] = [rng.int(2, 5), rng.int(2, 60), rng.int(3, 90) * 10];
  return {
    question: `A rock formed with ${whole(parts * 2 ** steps)} mg of a substance with a half-life of ${halfLife} million years. How much is left after ${whole(halfLife * steps)} million years?`,
    ...numeric(
      parts,
      {
        'one-halving-too-few': parts * 2,
        'divided-by-the-half-lives': rational(parts * 2 ** steps, steps).round(1),
        'one-halving-too-many': rational(parts, 2),
      },
      { show: unit('mg') },
    ),
    explanation: `${whole(halfLife * steps)} ÷ ${halfLife} = ${steps} half-lives. Halve ${steps} times: ${parts} mg.`,
  };
};

const ratio: Form = (rng) => {
  const [steps, halfLife] = [rng.int(1, 4), rng.int(3, 90) * 10];
  const daughters = 2 ** steps - 1;
  return {
    question: `In a mineral, there ${daughters === 1 ? 'is 1 daughter atom' : `are ${daughters} daughter atoms`} for each parent atom. The half-life is ${halfLife} million years. At first there were only parents. How old is the mineral?`,
    ...numeric(
      steps * halfLife,
      {
        'counted-the-daughters': Math.max(daughters, 2) * halfLife + (daughters === 1 ? halfLife : 0),
        'one-half-life-too-many': (steps + 1) * halfLife,
        'one-half-life-too-few': rational((2 * steps - 1) * halfLife, 2),
      },
      { show: unit('million years') },
    ),
    explanation: `Of ${daughters + 1} atoms, 1 parent is left. Halving ${count(steps, 'time')} gives 1/${daughters + 1}: ${steps} × ${halfLife} = ${whole(steps * halfLife)} million years.`,
  };
};

const ageForms: Forms = {
  0: [
    ['age', age],
    ['left', left],
    ['ratio', ratio],
  ],
  1: [
    ['age', age],
    ['left', left],
    ['ratio', ratio],
  ],
  2: [
    ['ratio', ratio],
    ['age', age],
    ['left', left],
  ],
};

const rockAge = computed(
  {
    subject: 'Science',
    category: 'Earth and Space',
    id: 'science.earth.rock-age',
    title: 'Age of rocks',
    grades: [9, 12],
    objectives: ['Compute the age of rocks from half-lives'],
    keywords: ['age of rocks', 'radiometric dating', 'carbon dating', 'absolute age'],
    prerequisites: ['science.earth.rock-layers'],
    standards: ['HS-ESS1-5', 'HS-ESS1-6'],
    teaching: {
      idea:
        'Radioactive atoms decay at a steady rate: after each half-life, half of the parents are left. The share that is ' +
        'left therefore tells how many half-lives have passed since the mineral formed.',
      caution: 'After two half-lives a quarter is left, not nothing.',
      hints: ['How many times must you halve?', 'Age = number of half-lives × half-life.'],
      mends: {
        'one-half-life-too-many': 'Count the halvings: start with the full amount as zero.',
        'one-half-life-too-few': 'Count the halvings once more, and use whole half-lives.',
        'multiplied-by-the-ratio': 'Use the number of halvings, not the ratio of the amounts.',
        'one-halving-too-few': 'Halve once more.',
        'one-halving-too-many': 'That is one halving too many.',
        'divided-by-the-half-lives': 'Each half-life halves the amount. Do not divide by their number.',
        'counted-the-daughters': 'Count the halvings that lead to this ratio, not the daughter atoms.',
      },
    },
  },
  ageForms,
);

/** Times and ways in the history of the Earth. */
export const ages: Concept[] = [plates, rockAge];
