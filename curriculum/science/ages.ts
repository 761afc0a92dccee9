import { placed, slipMends } from '../number-slips.ts';
import { rational } from '../rational.ts';
import { type Ask, type Forms, form, formed } from '../templates.ts';
import { count, unit, whole } from '../text.ts';
import type { Concept } from '../types.ts';

const kilometers = unit('km');

const moved: Ask = (rng) => {
  const [speed, age] = [rng.int(2, 15), rng.int(2, 90)];
  const right = speed * age * 10;
  return {
    question: `A plate moves ${speed} cm a year. How far does it move in ${age} million years?`,
    ...placed(right, ['miscounted-the-years', speed * (age + rng.pick([-1, 1])) * 10], rng, kilometers),
    explanation: `1 cm a year is 10 km in a million years. So it is ${speed} × 10 × ${age} = ${whole(right)} km.`,
  };
};

const since: Ask = (rng) => {
  const [speed, age] = [rng.int(2, 15), rng.int(2, 90)];
  return {
    question: `A plate moves ${speed} cm a year. How long does it need for ${whole(speed * age * 10)} km?`,
    ...placed(age, ['miscounted-the-years', age + rng.pick([-1, 1])], rng, unit('million years')),
    explanation: `In a million years it moves ${speed * 10} km. ${whole(speed * age * 10)} ÷ ${speed * 10} = ${age}.`,
  };
};

const plateSpeed: Ask = (rng) => {
  const [speed, age] = [rng.int(2, 15), rng.int(2, 90)];
  return {
    question: `Rock of the sea floor is ${age} million years old and lies ${whole(speed * age * 10)} km from the ridge where it formed. How fast did it move?`,
    ...placed(speed, ['misjudged-the-speed', speed + rng.pick([-1, 1])], rng, unit('cm a year')),
    explanation: `${whole(speed * age * 10)} km in ${age} million years are ${speed * 10} km in a million years, which is ${speed} cm a year.`,
  };
};

const apart: Ask = (rng) => {
  const [speed, age] = [rng.int(1, 8), rng.int(2, 90)];
  const right = speed * age * 20;
  return {
    question: `At a ridge, each of two plates moves away with ${speed} cm a year. How far apart do points that touched lie after ${age} million years?`,
    ...placed(
      right,
      rng.int(0, 1) === 0 ? ['took-one-side', right / 2] : ['doubled-twice', right * 2],
      rng,
      kilometers,
    ),
    explanation: `Together they part by ${speed * 2} cm a year, which is ${speed * 20} km in a million years: ${speed * 20} × ${age} = ${whole(right)} km.`,
  };
};

const plateForms: Forms = {
  moved: form([0], moved),
  since: form([0, 1, 2], since),
  speed: form([0, 1, 2], plateSpeed),
  apart: form([1, 2], apart),
};

const plates = formed(
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
        ...slipMends,
        'miscounted-the-years': 'Check the time once more: how many million years are there?',
        'misjudged-the-speed': 'Divide the way by the time once more.',
        'took-one-side': 'Both plates move, so add both ways.',
        'doubled-twice': 'There are two plates, so double the way of one of them only once.',
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

const age: Ask = (rng) => {
  const [name, halfLife, time] = rng.pick(clocks);
  const steps = rng.int(1, name === 'uranium-238' ? 1 : name === 'carbon-14' ? 6 : 3);
  const parts = rng.int(2, 60);
  return {
    question: `A sample had ${whole(parts * 2 ** steps)} mg of ${name} and now has ${parts} mg. The half-life is ${whole(halfLife)} ${time}. How old is it?`,
    ...placed(
      halfLife * steps,
      ['miscounted-the-halvings', halfLife * (steps === 1 ? 2 : steps + rng.pick([-1, 1]))],
      rng,
      unit(time),
    ),
    explanation: `Halve ${whole(parts * 2 ** steps)} mg until ${parts} mg are left: ${count(steps, 'time')}. ${steps} × ${whole(halfLife)} = ${whole(halfLife * steps)} ${time}.`,
  };
};

const left: Ask = (rng) => {
  const [steps, halfLife] = [rng.int(2, 5), rng.int(3, 90) * 10];
  const parts = rng.int(2, 60) * rng.pick([1, 10, 100]);
  return {
    question: `A rock formed with ${whole(parts * 2 ** steps)} mg of a substance with a half-life of ${halfLife} million years. How much is left after ${whole(halfLife * steps)} million years?`,
    ...placed(
      parts,
      ['miscounted-the-halvings', rng.int(0, 1) === 0 ? parts * 2 : rational(parts, 2)],
      rng,
      unit('mg'),
    ),
    explanation: `${whole(halfLife * steps)} ÷ ${halfLife} = ${steps} half-lives. Halve ${steps} times: ${parts} mg.`,
  };
};

const ratio: Ask = (rng) => {
  const [steps, halfLife] = [rng.int(1, 4), rng.int(3, 90) * rng.pick([1, 10, 100])];
  const daughters = 2 ** steps - 1;
  return {
    question: `In a mineral, there ${daughters === 1 ? 'is 1 daughter atom' : `are ${daughters} daughter atoms`} for each parent atom. The half-life is ${halfLife} million years. At first there were only parents. How old is the mineral?`,
    ...placed(
      steps * halfLife,
      ['miscounted-the-halvings', halfLife * (steps === 1 ? 2 : steps + rng.pick([-1, 1]))],
      rng,
      unit('million years'),
    ),
    explanation: `Of ${daughters + 1} atoms, 1 parent is left. Halving ${count(steps, 'time')} gives 1/${daughters + 1}: ${steps} × ${halfLife} = ${whole(steps * halfLife)} million years.`,
  };
};

const ageForms: Forms = {
  age: form([0, 1, 2], age),
  left: form([0, 1, 2], left),
  ratio: form([0, 1, 2], ratio),
};

const rockAge = formed(
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
        ...slipMends,
        'miscounted-the-halvings': 'Count the halvings once more: start with the full amount as zero.',
      },
    },
  },
  ageForms,
);

/** Times and ways in the history of the Earth. */
export const ages: Concept[] = [plates, rockAge];
