import { changeFacts, impactFacts, interactionFacts, matterCycleFacts } from '../data/ecosystems-facts.ts';
import { stated } from '../statements.ts';
import type { Concept } from '../types.ts';

const change = stated(
  {
    subject: 'Science',
    category: 'Ecosystems',
    id: 'science.ecosystems.change',
    title: 'When an ecosystem changes',
    grades: [3, 6],
    objectives: ['Tell what follows when an environment changes'],
    keywords: ['ecosystem change', 'environment changes', 'habitat loss'],
    prerequisites: ['science.animals.habitats'],
    standards: ['3-LS4-4', '5-LS2-1'],
    teaching: {
      idea:
        'When a place changes, some living things stay, some move away, some die, and new ones come. ' +
        'It depends on what each of them needs.',
      caution: 'No change is good or bad for all. Ask who gains and who loses.',
      leads: ['What do the living things there need?', 'Who loses it, and who gains it?'],
    },
  },
  'Which change',
  changeFacts,
);

const interaction = stated(
  {
    subject: 'Science',
    category: 'Ecosystems',
    id: 'science.ecosystems.interactions',
    title: 'Living together',
    grades: [6, 9],
    objectives: ['Tell mutualism, parasitism, predation, competition and commensalism apart'],
    keywords: ['symbiosis', 'mutualism', 'parasitism', 'commensalism', 'predation', 'competition'],
    prerequisites: ['science.animals.diet'],
    standards: ['MS-LS2-2'],
    teaching: {
      idea:
        'Living things affect each other. In mutualism both gain. In parasitism one lives on the other ' +
        'and harms it. In commensalism one gains, and the other hardly notices. In predation one eats ' +
        'the other. In competition both need the same thing.',
      caution: 'A parasite usually does not kill its host at once, while a predator kills its prey.',
      leads: ['Who gains, and who is harmed?', 'Does one live in or on the other, or does it kill it?'],
    },
  },
  'Which case',
  interactionFacts,
);

const matterCycle = stated(
  {
    subject: 'Science',
    category: 'Ecosystems',
    id: 'science.ecosystems.cycles-of-matter',
    title: 'Cycles of matter',
    grades: [6, 11],
    objectives: ['Follow carbon, nitrogen, phosphorus and water through their cycles'],
    keywords: ['carbon cycle', 'nitrogen cycle', 'biogeochemical cycles', 'cycling of matter'],
    prerequisites: ['science.ecosystems.change'],
    standards: ['MS-LS2-3', 'HS-LS2-5'],
    teaching: {
      idea:
        'Matter is not used up. Its atoms move from air, water and rock into living things and back. ' +
        'Energy flows through and leaves as heat, but matter cycles.',
      caution: 'Plants take carbon from the air, but most nitrogen from the soil.',
      leads: [
        'Which element is it about: carbon, nitrogen, phosphorus or the water itself?',
        'Does it go into a living thing or out of it?',
      ],
    },
  },
  'Which process',
  matterCycleFacts,
);

const impact = stated(
  {
    subject: 'Science',
    category: 'Ecosystems',
    id: 'science.ecosystems.human-impact',
    title: 'People and the environment',
    grades: [5, 8],
    objectives: ['Tell how human actions harm or protect land, water and air'],
    keywords: ['human impact', 'pollution', 'conservation', 'protecting the environment'],
    prerequisites: ['science.ecosystems.change'],
    standards: ['5-ESS3-1', 'MS-ESS3-3'],
    teaching: {
      idea:
        'People change land, water and air. Some effects are harmful, and people can watch, limit and ' +
        'repair them.',
      caution: 'Recycling saves material, but using less saves more.',
      leads: ['Is it about air, water, soil or living things?', 'Follow what the action adds or takes away.'],
    },
  },
  'Which action',
  impactFacts,
);

/** Ecosystems: change, relations, cycles of matter and people. */
export const ecosystems: Concept[] = [change, interaction, matterCycle, impact];
