import type { Concept } from '../types.ts';
import { type Ranking, type RankingInfo, ranked } from './ranking.ts';

/** Elements of periods and main groups. The tests' solver checks the orders with values of radius and electronegativity. */
const byRadius: Ranking = {
  greatest: 'Which atom has the largest radius',
  least: 'Which atom has the smallest radius',
  falling: 'from the largest atom to the smallest',
  quantity: 'atomic radius',
  more: 'larger',
  less: 'smaller',
  orders: [
    ['lithium', 'beryllium', 'boron', 'carbon', 'nitrogen', 'oxygen', 'fluorine'],
    ['sodium', 'magnesium', 'aluminum', 'silicon', 'phosphorus', 'sulfur', 'chlorine'],
    ['cesium', 'rubidium', 'potassium', 'sodium', 'lithium'],
    ['barium', 'strontium', 'calcium', 'magnesium', 'beryllium'],
    ['iodine', 'bromine', 'chlorine', 'fluorine'],
  ],
  rule: 'The radius shrinks from left to right in a period and grows down a group.',
};

const byElectronegativity: Ranking = {
  greatest: 'Which element has the highest electronegativity',
  least: 'Which element has the lowest electronegativity',
  falling: 'from the highest electronegativity to the lowest',
  quantity: 'electronegativity',
  more: 'higher',
  less: 'lower',
  orders: [
    ['fluorine', 'oxygen', 'nitrogen', 'carbon', 'boron', 'beryllium', 'lithium'],
    ['chlorine', 'sulfur', 'phosphorus', 'silicon', 'aluminum', 'magnesium', 'sodium'],
    ['fluorine', 'chlorine', 'bromine', 'iodine'],
    ['beryllium', 'magnesium', 'calcium', 'strontium', 'barium'],
  ],
  rule: 'Electronegativity grows from left to right in a period and falls down a group.',
};

const trendsInfo: RankingInfo = {
  subject: 'Science',
  category: 'Chemistry',
  id: 'science.chemistry.trends',
  title: 'Trends in the periodic table',
  grades: [9, 12],
  objectives: ['Compare atoms by their place in the periodic table'],
  keywords: ['periodic trends', 'atomic radius', 'electronegativity', 'trends in the periodic table'],
  prerequisites: ['science.chemistry.symbols', 'science.chemistry.atoms'],
  standards: ['HS-PS1-1'],
  teaching: {
    idea:
      'From left to right in a period, the nucleus gets more protons and pulls the same shell closer: the radius ' +
      'shrinks and the pull on ' +
      'shared electrons grows. Down a group, each atom has one more shell: the radius grows and the pull falls.',
    caution: 'More protons do not always mean a larger atom. In a period it is the other way round.',
  },
};

const spectrum = [
  'radio waves',
  'microwaves',
  'infrared',
  'red light',
  'yellow light',
  'green light',
  'violet light',
  'ultraviolet',
  'X-rays',
  'gamma rays',
];

const spectrumRule =
  'Radio waves are the longest and gamma rays the shortest. A shorter wave has a higher frequency and energy.';

/** The electromagnetic spectrum. The tests' solver has wavelengths to check the orders. */
const byWavelength: Ranking = {
  greatest: 'Which of these has the longest wavelength',
  least: 'Which of these has the shortest wavelength',
  falling: 'from the longest wavelength to the shortest',
  quantity: 'wavelength',
  more: 'longer',
  less: 'shorter',
  orders: [spectrum],
  rule: spectrumRule,
};

const byFrequency: Ranking = {
  greatest: 'Which of these has the highest frequency',
  least: 'Which of these has the lowest frequency',
  falling: 'from the highest frequency to the lowest',
  quantity: 'frequency',
  more: 'higher',
  less: 'lower',
  orders: [spectrum.toReversed()],
  rule: spectrumRule,
};

const byPhotonEnergy: Ranking = {
  greatest: 'Which of these has the most energy in each photon',
  least: 'Which of these has the least energy in each photon',
  falling: 'from the most energy in each photon to the least',
  quantity: 'photon energy',
  more: 'higher',
  less: 'lower',
  orders: [spectrum.toReversed()],
  rule: spectrumRule,
};

const spectrumInfo: RankingInfo = {
  subject: 'Science',
  category: 'Waves',
  id: 'science.waves.spectrum',
  title: 'The electromagnetic spectrum',
  grades: [9, 12],
  objectives: ['Order the parts of the spectrum by wavelength, frequency and energy'],
  keywords: [
    'electromagnetic spectrum',
    'spectrum',
    'electromagnetic waves',
    'infrared',
    'ultraviolet',
    'x rays',
  ],
  prerequisites: ['science.waves.speed'],
  standards: ['HS-PS4-1', 'HS-PS4-4'],
  teaching: {
    idea:
      'Radio waves, microwaves, infrared, visible light, ultraviolet, X-rays and gamma rays are all ' +
      'electromagnetic waves. In empty ' +
      'space all have the speed of light, so a shorter wavelength means a higher frequency. The energy of a ' +
      'photon grows with the frequency.',
    caution: 'Shorter waves are not faster. In empty space all are equally fast.',
  },
};

/** Comparisons in the periodic table and in the spectrum. */
export const trendConcepts: Concept[] = [
  ranked(trendsInfo, [byRadius, byElectronegativity]),
  ranked(spectrumInfo, [byWavelength, byFrequency, byPhotonEnergy]),
];
