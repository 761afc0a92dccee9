import { advisedBoth, crossed } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Ask, type Forms, form, formed } from '../templates.ts';
import { decimal, unit, whole } from '../text.ts';
import type { Concept } from '../types.ts';
import { crossedTwice } from './slips.ts';

const kilometers = unit('km');
const million = unit('million years');
const yearly = unit('cm a year');

/** Draws a value as one of four: a number of one digit or its double, or ten times that. Returns it with its wrong factors. */
function drawOfFour(rng: Rng, least: number): { value: number; double: number; place: number } {
  const [isDoubled, isTenfold] = [rng.int(0, 1) === 1, rng.int(0, 1) === 1];
  return {
    value: rng.int(least, 9) * (isDoubled ? 2 : 1) * (isTenfold ? 10 : 1),
    double: isDoubled ? 0.5 : 2,
    place: isTenfold ? 0.1 : 10,
  };
}

const times = (value: number, ...factors: number[]) =>
  factors.reduce(
    (product, by) => product.times(by < 1 ? rational(1, Math.round(1 / by)) : rational(by)),
    rational(value),
  );

/** Part of a product that a wrong unit makes ten times too large or too small. */
const misplaced = (isUp: boolean) => ({
  right: 1,
  wrong: isUp ? 10 : 0.1,
  mistake: 'misplaced-the-digits',
  mend: `You took 1 cm a year as ${isUp ? 100 : 1} km in a million years; it is 10 km.`,
});

const moved: Ask = (rng) => {
  const [speed, age] = [rng.int(2, 15), rng.int(2, 90)];
  const [right, isUp] = [speed * age * 10, rng.int(0, 1) === 1];
  return {
    question: `A plate moves ${speed} cm a year. How far does it move in ${age} million years?`,
    ...crossedTwice(
      misplaced(isUp),
      {
        right: 1,
        wrong: 2,
        mistake: 'counted-two-plates',
        mend: 'You doubled the distance; the question is about one plate.',
      },
      (by, plates) => kilometers(times(right, by, plates)),
    ),
    hints: [
      `1 cm a year makes 10 km in a million years. How many kilometers does ${speed} cm a year make?`,
      `Multiply the distance of one million years by ${age}.`,
    ],
    explanation: `1 cm a year is 10 km in a million years. So it is ${speed} × 10 × ${age} = ${whole(right)} km.`,
  };
};

const since: Ask = (rng) => {
  const { value: age, double, place } = drawOfFour(rng, 2);
  const speed = rng.int(2, 15);
  const mend = (by: number): string => {
    const wrong = times(age, by);
    return `In ${million(wrong)}, the plate moves ${kilometers(wrong.times(speed * 10))}.`;
  };
  return {
    question: `A plate moves ${speed} cm a year. How long does it take to move ${whole(speed * age * 10)} km?`,
    ...advisedBoth(
      crossed(
        { right: 1, wrong: place, mistake: 'misplaced-the-digits', mend: mend(place) },
        {
          right: 1,
          wrong: double,
          mistake: double < 1 ? 'counted-two-plates' : 'took-half-the-speed',
          mend: mend(double),
        },
        (by, also) => million(times(age, by, also)),
      ),
      mend(place * double),
    ),
    hints: [
      `1 cm a year makes 10 km in a million years. How many kilometers does ${speed} cm a year make?`,
      `How many times does this fit into ${whole(speed * age * 10)} km?`,
    ],
    explanation: `In a million years it moves ${speed * 10} km. ${whole(speed * age * 10)} ÷ ${speed * 10} = ${age}, so it takes ${age} million years.`,
  };
};

const plateSpeed: Ask = (rng) => {
  const { value, double, place } = drawOfFour(rng, 4);
  const age = rng.int(2, 90);
  const distance = value * age;
  const speed = rational(value, 10);
  const wrong = (by: number, also = 1) => times(value, by, also).over(10);
  const mend = (by: number): string =>
    `At ${yearly(wrong(by))}, the rock would lie ${kilometers(wrong(by).times(age * 10))} from the ridge.`;
  return {
    question: `Rock of the sea floor is ${age} million years old and lies ${whole(distance)} km from the ridge where it formed. How fast did it move?`,
    ...advisedBoth(
      crossed(
        { right: 1, wrong: place, mistake: 'misplaced-the-digits', mend: mend(place) },
        {
          right: 1,
          wrong: double,
          mistake: double < 1 ? 'shared-by-two-plates' : 'counted-two-plates',
          mend: mend(double),
        },
        (by, also) => yearly(wrong(by, also)),
      ),
      mend(place * double),
    ),
    hints: [
      `How many kilometers does the rock move in one million years? Divide ${whole(distance)} by ${age}.`,
      'Ten kilometers in a million years means one centimeter a year.',
    ],
    explanation: `${whole(distance)} km in ${age} million years is ${value} km in a million years, which is ${decimal(speed)} cm a year.`,
  };
};

const apart: Ask = (rng) => {
  const [speed, age] = [rng.int(1, 8), rng.int(2, 90)];
  const [right, isUp] = [speed * age * 20, rng.int(0, 1) === 1];
  const plates = rng.pick([0.5, 0.5, 0.5, 2]);
  return {
    question: `At a ridge, each of two plates moves away at ${speed} cm a year. How far apart do points that touched lie after ${age} million years?`,
    ...crossedTwice(
      misplaced(isUp),
      {
        right: 1,
        wrong: plates,
        mistake: plates < 1 ? 'took-one-side' : 'doubled-twice',
        mend:
          plates < 1
            ? 'You took the distance of one plate; both move, so add both.'
            : 'You doubled twice; there are two plates, so double only once.',
      },
      (by, also) => kilometers(times(right, by, also)),
    ),
    hints: [
      `Both plates move. By how many centimeters a year do the points move apart?`,
      `1 cm a year is 10 km in a million years. Multiply for ${age} million years.`,
    ],
    explanation: `Together they move apart by ${speed * 2} cm a year, which is ${speed * 20} km in a million years: ${speed * 20} × ${age} = ${whole(right)} km.`,
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
        'The sea floor is youngest at a ridge, and older the farther it lies from it. Distance divided by age gives the speed ' +
        'of the plate. A handy rule: 1 cm a year is 10 km in a million years.',
      caution: 'Mind the units: plates move centimeters a year, but the distances add up to kilometers.',
      mends: {},
    },
  },
  plateForms,
);

/** Speeds and distances of plates. */
export const plateSpeeds: Concept[] = [plates];
