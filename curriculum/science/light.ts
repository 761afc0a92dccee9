import {
  lightMeetingKinds,
  lightPathKinds,
  lightSourceKinds,
  signalKinds,
  soundSourceKinds,
} from '../data/energy-kinds.ts';
import type { Concept } from '../types.ts';
import { type SortingInfo, sorted } from './sorting.ts';

const waves = { subject: 'Science', category: 'Waves' };

const soundSources: SortingInfo = {
  ...waves,
  id: 'science.waves.sound',
  title: 'Sound is made by shaking',
  grades: [1, 3],
  objectives: ['Say what shakes when a thing sounds'],
  keywords: ['sound', 'vibration', 'sounds and vibrations', 'music instruments'],
  prerequisites: ['science.body.senses'],
  standards: ['1-PS4-1'],
  teaching: {
    idea: 'A thing that shakes fast makes sound. We say that it vibrates. Sound can make things shake too.',
    caution: 'The shaking may be too fast or too small to see. A light touch can feel it.',
    leads: ['How do you play it?', 'Do you blow, hit, tap or pluck it?'],
  },
};

const lightPaths: SortingInfo = {
  ...waves,
  id: 'science.waves.shadow',
  title: 'Light and shadow',
  grades: [1, 3],
  objectives: ['Tell how much light goes through a thing'],
  keywords: ['shadow', 'shadows', 'light and shadow', 'transparent', 'opaque'],
  prerequisites: ['science.body.senses'],
  standards: ['1-PS4-3'],
  teaching: {
    idea: 'Light goes through some things. Other things block it. Behind them is a shadow.',
    caution: 'A shadow is not a thing. It is a place where light is missing.',
    leads: ['Think of holding it in front of a lamp.', 'What could you see through it?'],
  },
};

const lightSources: SortingInfo = {
  ...waves,
  id: 'science.waves.light-sources',
  title: 'What makes light',
  grades: [1, 3],
  objectives: ['Tell sources of light from things that only send light back'],
  keywords: ['light sources', 'sources of light', 'light and dark'],
  prerequisites: ['science.body.senses'],
  standards: ['1-PS4-2'],
  teaching: {
    idea: 'We see a thing if light comes from it to our eyes. Some things make light. Others only send it back.',
    caution: 'The Moon makes no light. It sends back light from the Sun.',
    leads: ['Think of a room with no light at all.', 'Could you still see the thing?'],
  },
};

const signals: SortingInfo = {
  ...waves,
  id: 'science.waves.signals',
  title: 'Messages by light and sound',
  grades: [1, 4],
  objectives: ['Tell whether a message travels by light or by sound'],
  keywords: ['signals', 'messages', 'communication with light and sound'],
  prerequisites: ['science.body.senses'],
  standards: ['1-PS4-4', '4-PS4-3'],
  teaching: {
    idea: {
      1: 'We can send messages over a distance. Some go by light. Some go by sound.',
      3:
        'A signal is a pattern of light or sound with a meaning that both sides know. So it carries information ' +
        'over a distance.',
    },
    caution: 'A code helps only if both sides know it.',
    leads: ['Would you notice it with your eyes shut?', 'Do you see it or hear it?'],
  },
};

const meeting: SortingInfo = {
  ...waves,
  id: 'science.waves.meeting-matter',
  title: 'Reflection, refraction and absorption',
  grades: [6, 9],
  objectives: ['Tell what happens when a wave meets a material'],
  keywords: ['reflection', 'refraction', 'absorption', 'reflection and refraction', 'optics'],
  prerequisites: ['science.waves.shadow'],
  standards: ['MS-PS4-2'],
  teaching: {
    idea:
      'A wave that meets a material can bounce back (reflection), go on in another direction since its speed ' +
      'changes (refraction), ' +
      'or give its energy to the material (absorption).',
    caution: 'Most often all three happen at once. Ask which one explains what you notice.',
    leads: [
      'Does the wave bounce back?',
      'Does it go through and bend?',
      'Does the material get warm or quiet the wave?',
    ],
  },
};

/** Sound, light and signals, sorted by kind. */
export const lightConcepts: Concept[] = [
  sorted(soundSources, soundSourceKinds),
  sorted(lightPaths, lightPathKinds),
  sorted(lightSources, lightSourceKinds),
  sorted(signals, signalKinds),
  sorted(meeting, lightMeetingKinds),
];
