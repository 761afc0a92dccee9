import {
  conductorKinds,
  converterKinds,
  energyFormKinds,
  heatTransferKinds,
  storedEnergyKinds,
  thermalKinds,
} from '../data/energy-kinds.ts';
import type { Concept } from '../types.ts';
import { type SortingInfo, sorted } from './sorting.ts';

const energy = { subject: 'Science', category: 'Energy' };

const conductors: SortingInfo = {
  ...energy,
  id: 'science.electricity.conductors',
  title: 'Conductors and insulators',
  grades: [3, 7],
  objectives: ['Tell what conducts electricity well'],
  keywords: ['conductors', 'insulators', 'conductors and insulators', 'electric current in materials'],
  prerequisites: ['science.matter.materials'],
  standards: ['4-PS3-2'],
  teaching: {
    idea:
      'Electric current flows well through metals, since some of their electrons can move freely. In rubber, ' +
      'glass, wood and ' +
      'plastic they cannot. That is why wires are copper inside and plastic outside.',
    caution: 'Never test this with a wall outlet. Water from the tap conducts too.',
    leads: ['What is the thing made of?', 'Is that a metal?'],
  },
};

const forms: SortingInfo = {
  ...energy,
  id: 'science.energy.forms',
  title: 'Forms of energy',
  grades: [3, 6],
  objectives: ['Name the form of energy'],
  keywords: ['forms of energy', 'energy', 'types of energy'],
  prerequisites: ['science.waves.sound'],
  standards: ['4-PS3-2'],
  teaching: {
    idea:
      'Energy makes things move, shine, make sounds or get warm. Moving things have it, food and fuels store it, and ' +
      'light and sound ' +
      'carry it from place to place.',
    caution: 'A battery stores chemical energy, not electricity. Current flows only when you use it.',
    leads: ['Does something move, shine or make a sound?', 'Is the energy stored for later use?'],
  },
};

const converters: SortingInfo = {
  ...energy,
  id: 'science.energy.transfer',
  title: 'Devices that change energy',
  grades: [3, 6],
  objectives: ['Say into which form a device turns electrical energy'],
  keywords: ['energy conversion', 'energy transformations', 'electric devices'],
  prerequisites: ['science.energy.forms'],
  standards: ['4-PS3-2', '4-PS3-4'],
  teaching: {
    idea:
      'Energy can change its form. Electric current brings energy to a device, which turns it into light, heat, ' +
      'motion or sound.',
    caution: 'Each device gives off some heat too. Ask what it is made for.',
    leads: ['What do people use the device for?', 'Does it give light, warm things up, move or make sounds?'],
  },
};

const stored: SortingInfo = {
  ...energy,
  id: 'science.energy.kinetic-potential',
  title: 'Kinetic or potential energy',
  grades: [5, 8],
  objectives: ['Tell kinetic from potential energy'],
  keywords: ['kinetic and potential energy', 'potential energy', 'stored energy'],
  prerequisites: ['science.energy.forms'],
  standards: ['MS-PS3-1', 'MS-PS3-2', 'MS-PS3-5'],
  teaching: {
    idea:
      'Kinetic energy is the energy of motion: it grows with mass and with speed. Potential energy is stored by ' +
      'position or shape: ' +
      'in a raised body, a stretched band or a squeezed spring. One turns into the other.',
    caution: 'At the highest point of a swing the speed is zero, but the energy is not gone.',
    leads: ['Does it move fast?', 'Is it raised, stretched or squeezed?'],
  },
};

const heatTransfer: SortingInfo = {
  ...energy,
  id: 'science.energy.heat-transfer',
  title: 'Conduction, convection and radiation',
  grades: [6, 9],
  objectives: ['Tell the three ways of heat transfer apart'],
  keywords: ['heat transfer', 'conduction', 'convection', 'radiation'],
  prerequisites: ['science.matter.particles'],
  standards: ['MS-PS3-3'],
  teaching: {
    idea:
      'Heat goes from warm to cold in three ways: by contact from particle to particle (conduction), with a ' +
      'moving liquid or gas ' +
      '(convection), or by electromagnetic waves (radiation), which need no matter.',
    caution: 'Cold does not flow into your hand. Heat flows out of it.',
    leads: [
      'Do the bodies touch?',
      'Does a liquid or a gas move along?',
      'Does the heat cross a gap as light does?',
    ],
  },
};

const thermal: SortingInfo = {
  ...energy,
  id: 'science.energy.thermal',
  title: 'Temperature and particles',
  grades: [6, 9],
  objectives: ['Predict how heating and cooling change the motion of particles'],
  keywords: ['thermal energy and particles', 'temperature and particles', 'particle motion'],
  prerequisites: ['science.matter.particles'],
  standards: ['MS-PS1-4', 'MS-PS3-4'],
  teaching: {
    idea:
      'Temperature measures the average kinetic energy of the particles. When heat flows in, they move faster on ' +
      'average; ' +
      'when heat flows out, they move more slowly.',
    caution:
      'A large cold lake can hold more thermal energy than a cup of hot tea: it has far more particles.',
    leads: ['Does it get warmer or cooler?', 'Warmer means faster particles.'],
  },
};

/** Energy and electricity, sorted by kind. */
export const energyConcepts: Concept[] = [
  sorted(conductors, conductorKinds),
  sorted(forms, energyFormKinds),
  sorted(converters, converterKinds),
  sorted(stored, storedEnergyKinds),
  sorted(heatTransfer, heatTransferKinds),
  sorted(thermal, thermalKinds),
];
