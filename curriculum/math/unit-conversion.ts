import { formed } from '../templates.ts';
import type { Concept } from '../types.ts';
import { conversionForms, type Units } from './conversion-forms.ts';

const metric: readonly Units[] = [
  { large: 'meters', small: 'centimeters', factor: 100, what: 'rope' },
  { large: 'kilometers', small: 'meters', factor: 1000, what: 'trail' },
  { large: 'kilograms', small: 'grams', factor: 1000, what: 'bag of rice' },
  { large: 'liters', small: 'milliliters', factor: 1000, what: 'tank of water' },
  { large: 'centimeters', small: 'millimeters', factor: 10, what: 'strip of paper' },
];

const customary: readonly Units[] = [
  { large: 'feet', small: 'inches', factor: 12, what: 'rope' },
  { large: 'yards', small: 'feet', factor: 3, what: 'path' },
  { large: 'pounds', small: 'ounces', factor: 16, what: 'bag of nuts' },
  { large: 'gallons', small: 'quarts', factor: 4, what: 'tank of water' },
  { large: 'quarts', small: 'pints', factor: 2, what: 'pot of soup' },
  { large: 'pints', small: 'cups', factor: 2, what: 'bowl of punch' },
];

const info = { subject: 'Math', category: 'Measurement' };

const teaching = (idea: string, caution: string) => ({
  idea,
  caution,
  mends: {},
});

const metricUnits = formed(
  {
    ...info,
    id: 'math.measurement.metric',
    title: 'Converting metric units',
    grades: [4, 6],
    objectives: ['Change metric units of length, mass and volume'],
    keywords: [
      'metric units',
      'metric conversion',
      'centimeters to meters',
      'grams to kilograms',
      'milliliters',
    ],
    prerequisites: ['math.multiplication.facts', 'math.measurement.length'],
    standards: ['4.MD.A.1', '4.MD.A.2', '5.MD.A.1'],
    teaching: teaching(
      'Metric units grow by tens: 10 millimeters make a centimeter, 100 centimeters make a meter. “Kilo” means 1,000, so a kilogram has 1,000 grams. To get small units from large ones, multiply.',
      'The smaller the unit, the larger the number of units.',
    ),
  },
  conversionForms(metric),
);

const customaryUnits = formed(
  {
    ...info,
    id: 'math.measurement.customary',
    title: 'Feet, pounds and gallons',
    grades: [4, 6],
    objectives: ['Change customary units of length, weight and volume'],
    keywords: [
      'customary units',
      'customary conversion',
      'feet to inches',
      'pounds to ounces',
      'gallons to quarts',
    ],
    prerequisites: ['math.multiplication.facts', 'math.measurement.length'],
    standards: ['4.MD.A.1', '4.MD.A.2', '5.MD.A.1'],
    teaching: teaching(
      'A foot has 12 inches, a yard has 3 feet, and a pound has 16 ounces. A gallon has 4 quarts, a quart has 2 pints, and a pint has 2 cups. To get small units from large ones, multiply.',
      'These units do not grow by tens. Know the factor of each.',
    ),
  },
  conversionForms(customary),
);

/** Units of length, weight and volume. */
export const unitConversion: Concept[] = [metricUnits, customaryUnits];
