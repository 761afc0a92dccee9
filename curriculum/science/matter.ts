import { instrumentKinds, layerKinds, rockKinds, weatherKinds } from '../data/earth-kinds.ts';
import type { Concept } from '../types.ts';
import { atomConcepts } from './atoms.ts';
import { elementConcepts } from './elements.ts';
import { solarSystem } from './planets.ts';
import { type SortingInfo, sorted } from './sorting.ts';

const space = { subject: 'Science', category: 'Earth and Space' };

const weather: SortingInfo = {
  ...space,
  id: 'science.weather.words',
  title: 'Weather and sky',
  grades: [0, 2],
  objectives: ['Name kinds of weather and things in the sky'],
  keywords: ['weather', 'sky', 'rain', 'snow', 'storms', 'clouds', 'sun and moon'],
  standards: ['K-ESS2-1'],
  teaching: {
    idea: 'Weather is what the air is like now. It can be warm or cold, wet or dry. Each kind has its name.',
    caution: 'Snow and hail are both ice. Snow is soft flakes. Hail is hard balls.',
    leads: ['Think of a day or a night outside.', 'What did you see, hear or feel?'],
  },
};

const rocks: SortingInfo = {
  ...space,
  id: 'science.earth.rocks-and-layers',
  title: 'Rocks and layers of the Earth',
  grades: [4, 9],
  objectives: ['Know the layers of the Earth and the three kinds of rock'],
  keywords: [
    'rocks',
    'geology',
    'layers of the earth',
    'igneous',
    'sedimentary',
    'metamorphic',
    'core',
    'mantle',
  ],
  standards: ['MS-ESS2-1'],
  teaching: {
    idea:
      'Rocks differ by how they form. Igneous rock is cooled magma or lava. Sedimentary rock is pressed layers. ' +
      'Metamorphic rock is other rock that heat and pressure have changed. The Earth has a thin crust, a thick mantle, a liquid outer core ' +
      'and a solid inner core.',
    caution: 'The mantle is not liquid. It is solid rock that is so hot that it flows very slowly.',
    leads: [
      'How did the rock form: by cooling, by pressing layers or by a change?',
      'Was it melted, laid down in layers, or changed deep down?',
    ],
  },
};

const tools: SortingInfo = {
  subject: 'Science',
  category: 'Measurement',
  id: 'science.measurement.tools',
  title: 'Measuring tools',
  grades: [3, 6],
  objectives: ['Choose the instrument for a measurement'],
  keywords: ['measuring tools', 'instruments', 'thermometer', 'barometer', 'measurement'],
  standards: ['3-ESS2-1', '5-PS1-3'],
  teaching: {
    idea:
      'Each quantity has its own tool. Parts of many names tell what it is: thermo means heat, baro pressure, anemo ' +
      'wind, hygro wet, and meter a tool that measures.',
    caution: 'A speedometer shows how fast a car is, and an odometer how far it has gone.',
    leads: [
      'What do its numbers or marks tell you?',
      'Where have you seen the tool, and what was it used for?',
    ],
  },
};

/** Measuring tools, elements, earth and space. */
export const matter: Concept[] = [
  sorted(weather, weatherKinds),
  ...solarSystem,
  sorted(tools, instrumentKinds),
  sorted(rocks, rockKinds, {
    kinds: layerKinds,
    hints: ['Is it near the surface or near the center?', 'Is it thin, thick, solid or liquid?'],
  }),
  ...elementConcepts,
  ...atomConcepts,
];
