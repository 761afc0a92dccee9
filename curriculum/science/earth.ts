import {
  erosionFacts,
  hazardFacts,
  landWaterFacts,
  resourceFacts,
  rockChangeFacts,
  sphereFacts,
  surfaceFacts,
  tectonicFacts,
  waterCycleFacts,
} from '../data/earth-facts.ts';
import { stated } from '../statements.ts';
import type { Concept } from '../types.ts';

const landWater = stated(
  {
    subject: 'Science',
    category: 'Earth and Space',
    id: 'science.earth.land-and-water',
    title: 'Kinds of land and water',
    grades: [0, 2],
    objectives: ['Name kinds of land and water'],
    keywords: ['land and water', 'bodies of water on earth'],
    prerequisites: ['science.weather.words'],
    standards: ['2-ESS2-2', '2-ESS2-3'],
    teaching: {
      idea:
        'Earth has land and water. Most water is salt water in the sea. Some is fresh water in rivers ' +
        'and lakes. Some is ice.',
      caution: 'A pond is not a sea. Sea water is salt water.',
      leads: ['Is it land or water?', 'Is it high, low, still or moving?'],
    },
  },
  'Which one',
  landWaterFacts,
);

const erosion = stated(
  {
    subject: 'Science',
    category: 'Earth and Space',
    id: 'science.earth.erosion',
    title: 'Wind and water shape the land',
    grades: [2, 4],
    objectives: ['Tell how wind and water change the land, and how people slow it'],
    keywords: ['erosion', 'wind and water erosion', 'soil loss'],
    prerequisites: ['science.earth.land-and-water'],
    standards: ['2-ESS1-1', '2-ESS2-1', '4-ESS2-1'],
    teaching: {
      idea:
        'Wind, water and ice move soil and sand. Some changes are fast, like a flood. Some are slow, ' +
        'like a canyon. Plants and walls slow them.',
      caution: 'Slow does not mean weak. A small river can cut deep into rock in a long time.',
      leads: ['Is it wind, water, ice, rock, plants or people?', 'Is it fast or slow?'],
    },
  },
  'Which one',
  erosionFacts,
);

const surface = stated(
  {
    subject: 'Science',
    category: 'Earth and Space',
    id: 'science.earth.weathering',
    title: 'Weathering, erosion and deposition',
    grades: [4, 6],
    objectives: ['Tell weathering, erosion and deposition apart'],
    keywords: ['weathering', 'deposition', 'weathering and erosion'],
    prerequisites: ['science.earth.erosion'],
    standards: ['4-ESS2-1', 'MS-ESS2-2'],
    teaching: {
      idea:
        'Weathering breaks rock where it is. Erosion carries the pieces away. Deposition drops them ' +
        'at a new place.',
      caution: 'If nothing has moved yet, it is weathering and not erosion.',
      leads: [
        'Does rock break, do pieces travel, or do they settle?',
        'Look at the verb: what happens to the rock or sand?',
      ],
    },
  },
  'Which example',
  surfaceFacts,
);

const resource = stated(
  {
    subject: 'Science',
    category: 'Earth and Space',
    id: 'science.earth.resources',
    title: 'Renewable and nonrenewable resources',
    grades: [4, 6],
    objectives: ['Tell renewable from nonrenewable resources'],
    keywords: ['renewable resources', 'nonrenewable resources', 'natural resources', 'fossil fuels'],
    prerequisites: ['science.earth.land-and-water'],
    standards: ['4-ESS3-1', 'MS-ESS3-1'],
    teaching: {
      idea:
        'A renewable resource comes back within a human life, such as wind or wood. A nonrenewable ' +
        'one took millions of years to form, so it runs out when we use it.',
      caution: 'Oil forms from living things, but far too slowly to call it renewable.',
      leads: ['How long does it take to come back?', 'Is it dug or pumped from the ground?'],
    },
  },
  'Which one',
  resourceFacts,
);

const hazard = stated(
  {
    subject: 'Science',
    category: 'Earth and Space',
    id: 'science.earth.hazards',
    title: 'Natural hazards',
    grades: [4, 8],
    objectives: ['Know natural hazards, their causes and how people protect themselves'],
    keywords: ['natural hazards', 'natural disasters', 'earthquakes', 'volcanoes', 'tsunami', 'hurricanes'],
    prerequisites: ['science.earth.erosion'],
    standards: ['4-ESS3-2', 'MS-ESS3-2'],
    teaching: {
      idea:
        'Natural events become hazards where people live. People cannot stop them, but they can ' +
        'watch for signs, build well and leave in time.',
      caution: 'A watch means that an event may come. A warning means that it is here or near.',
      leads: ['Is it about air, water, fire, ice or rock?', 'What starts it?'],
    },
  },
  'Which event',
  hazardFacts,
);

const sphere = stated(
  {
    subject: 'Science',
    category: 'Earth and Space',
    id: 'science.earth.spheres',
    title: 'Spheres of the Earth',
    grades: [5, 8],
    objectives: ['Sort parts of the Earth into geosphere, hydrosphere, atmosphere and biosphere'],
    keywords: ['spheres of the earth', 'geosphere', 'hydrosphere', 'atmosphere', 'biosphere'],
    prerequisites: ['science.earth.land-and-water'],
    standards: ['5-ESS2-1', '5-ESS2-2'],
    teaching: {
      idea:
        'Scientists see the Earth as four parts that act on each other: rock and soil (geosphere), ' +
        'water and ice (hydrosphere), air (atmosphere) and living things (biosphere).',
      caution: 'Ice belongs to the hydrosphere, since it is water. Most events join two spheres.',
      leads: ['Is it made of rock, water, air or living matter?', 'Is it alive?'],
    },
  },
  'Which part of the Earth',
  sphereFacts,
);

const waterCycle = stated(
  {
    subject: 'Science',
    category: 'Earth and Space',
    id: 'science.earth.water-cycle',
    title: 'The water cycle',
    grades: [3, 6],
    objectives: ['Describe how water moves between land, sea and air'],
    keywords: ['water cycle', 'evaporation', 'condensation', 'precipitation'],
    prerequisites: ['science.earth.land-and-water'],
    standards: ['5-ESS2-1', 'MS-ESS2-4'],
    teaching: {
      idea:
        'The sun warms water, and it rises as vapor. In cool air it forms droplets and clouds. It ' +
        'falls as rain or snow and flows back to the sea. The same water goes round again and again.',
      caution: 'Clouds are not vapor. Vapor cannot be seen, and a cloud is made of tiny drops or ice.',
      leads: ['Does the water go up, stay or come down?', 'Does it change between liquid, gas and ice?'],
    },
  },
  'Which step',
  waterCycleFacts,
);

const tectonic = stated(
  {
    subject: 'Science',
    category: 'Earth and Space',
    id: 'science.earth.plate-tectonics',
    title: 'Plate tectonics',
    grades: [6, 10],
    objectives: ['Explain landforms and quakes by moving plates'],
    keywords: ['plate tectonics', 'plates', 'continental drift', 'plate boundaries'],
    prerequisites: ['science.earth.rocks-and-layers'],
    standards: ['MS-ESS2-2', 'MS-ESS2-3', 'HS-ESS1-5'],
    teaching: {
      idea:
        'The outer shell of the Earth is broken into plates, which move a few centimeters a year. ' +
        'Where they part, collide or slide past each other, we find ridges, mountains, trenches, ' +
        'volcanoes and quakes.',
      caution:
        'Continents do not float through the sea. They are parts of plates, and the sea floor moves ' +
        'with them.',
      leads: [
        'Is it about plates that part, collide or slide, or about none of these?',
        'Is it a place, a process or a record of the past?',
      ],
    },
  },
  'Which one',
  tectonicFacts,
);

const rockChange = stated(
  {
    subject: 'Science',
    category: 'Earth and Space',
    id: 'science.earth.rock-cycle',
    title: 'The rock cycle',
    grades: [6, 9],
    objectives: ['Follow rock from one kind to another'],
    keywords: ['rock cycle', 'how rocks change'],
    prerequisites: ['science.earth.rocks-and-layers'],
    standards: ['MS-ESS2-1'],
    teaching: {
      idea:
        'Any rock can become any other kind. Melting and cooling make igneous rock, pressing and ' +
        'cementing of sediment make sedimentary rock, and heat with pressure make metamorphic rock. ' +
        'Heat of the Earth and the sun drive the cycle.',
      caution: 'The cycle has no fixed order. Igneous rock may be weathered, heated or melted again.',
      leads: [
        'Does rock get hot, does it break, or is it pressed?',
        'Does it take place deep in the Earth or at the surface?',
      ],
    },
  },
  'Which process',
  rockChangeFacts,
);

/** Land, water and rock of the Earth. */
export const earth: Concept[] = [
  landWater,
  erosion,
  surface,
  resource,
  hazard,
  sphere,
  waterCycle,
  tectonic,
  rockChange,
];
