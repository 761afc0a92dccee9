import { dayNightFacts, earthMotionFacts, eclipseFacts, starFacts } from '../data/sky-facts.ts';
import { stated } from '../statements.ts';
import type { Concept } from '../types.ts';

const dayNight = stated(
  {
    subject: 'Science',
    category: 'Earth and Space',
    id: 'science.space.day-and-night',
    title: 'Day and night',
    grades: [0, 2],
    objectives: ['Describe what the sun, the moon and the stars do by day and night'],
    keywords: ['day and night', 'sun and moon patterns', 'sunrise and sunset'],
    prerequisites: ['science.weather.words'],
    standards: ['1-ESS1-1', '1-ESS1-2'],
    teaching: {
      idea:
        'The Earth turns round once a day. When our side faces the sun, it is day. When it faces ' +
        'away, it is night.',
      caution: 'The sun does not go out at night. It shines on the other side of the Earth.',
      leads: [
        'Is it about the sun, the moon, a star or a shadow?',
        'Think of what you see by day or by night.',
      ],
    },
  },
  'Which one',
  dayNightFacts,
);

const earthMotion = stated(
  {
    subject: 'Science',
    category: 'Earth and Space',
    id: 'science.space.earth-motion',
    title: 'Rotation, orbit and seasons',
    grades: [4, 7],
    objectives: ['Explain day, year, shadows and seasons by the motions of the Earth'],
    keywords: ['rotation', 'revolution of the earth', 'reasons for seasons', 'shadows', 'orbit'],
    prerequisites: ['science.space.day-and-night'],
    standards: ['5-ESS1-2', 'MS-ESS1-1'],
    teaching: {
      idea:
        'The Earth spins once a day, and it goes round the Sun once a year. Its axis is tilted, so ' +
        'each half leans to the Sun for a part of the year. That makes the seasons.',
      caution:
        'Summer does not come from being closer to the Sun. In northern summer the Earth is a little ' +
        'farther away.',
      leads: ['Is it about the spin, the orbit or the tilt?', 'Does it take a day or a year?'],
    },
  },
  'Which one',
  earthMotionFacts,
);

const eclipse = stated(
  {
    subject: 'Science',
    category: 'Earth and Space',
    id: 'science.space.eclipses',
    title: 'Eclipses and tides',
    grades: [6, 9],
    objectives: ['Explain eclipses and tides by the places of Sun, Earth and Moon'],
    keywords: ['eclipses', 'solar eclipse', 'lunar eclipse', 'tides'],
    prerequisites: ['science.space.earth-motion'],
    standards: ['MS-ESS1-1'],
    teaching: {
      idea:
        'An eclipse is a shadow play of three bodies in one line. Tides come from the pull of the ' +
        'Moon, and a little from that of the Sun.',
      caution: 'The phases of the Moon are not made by the shadow of the Earth. Only a lunar eclipse is.',
      leads: ['Is it about a shadow, a pull or a turn?', 'Where do Sun, Earth and Moon stand?'],
    },
  },
  'Which one',
  eclipseFacts,
);

const star = stated(
  {
    subject: 'Science',
    category: 'Earth and Space',
    id: 'science.space.stars',
    title: 'Stars and their light',
    grades: [9, 12],
    objectives: ['Explain what stars are, how they shine and what their light tells'],
    keywords: ['stars', 'spectra', 'star light', 'fusion in stars', 'astronomy of stars'],
    prerequisites: ['science.space.eclipses'],
    standards: ['HS-ESS1-1', 'HS-ESS1-2', 'HS-ESS1-3'],
    teaching: {
      idea:
        'A star shines by fusion: in its core, light nuclei join and release energy. Its mass decides ' +
        'how hot it is, how long it lives and how it ends. Its spectrum tells what it is made of and ' +
        'how it moves.',
      caution: 'Blue stars are hotter than red ones, unlike the colors of a water tap.',
      leads: [
        'Is it about mass, temperature, light or the end of a star?',
        'Is it an object, an event or a sign in the light?',
      ],
    },
  },
  'Which one',
  starFacts,
);

/** Sun, Moon, Earth and stars. */
export const sky: Concept[] = [dayNight, earthMotion, eclipse, star];
