import { crossed, numeric } from '../choices.ts';
import { alphaDecays, betaDecays } from '../data/decays.ts';
import { listed } from '../templates.ts';
import type { Concept } from '../types.ts';

/** Decay with the direction in which it is asked, and a second decay that may follow. */
const decayItems = [
  ...alphaDecays.map((nuclide) => ({ ...nuclide, kind: 'an alpha particle', mass: -4, protons: -2 })),
  ...betaDecays.map((nuclide) => ({
    ...nuclide,
    kind: 'a beta particle (an electron)',
    mass: 0,
    protons: 1,
  })),
].flatMap((decay) => (['daughter', 'parent', 'chain', 'neutrons'] as const).map((form) => ({ form, decay })));

const decays = listed(
  {
    subject: 'Science',
    category: 'Physics',
    id: 'science.physics.decay',
    title: 'Equations of radioactive decay',
    grades: [10, 12],
    objectives: ['Find the mass number and the protons after a decay'],
    keywords: ['alpha decay', 'beta decay', 'nuclear equations', 'decay equations'],
    prerequisites: ['science.physics.nuclear', 'science.chemistry.atoms'],
    standards: ['HS-PS1-8'],
    teaching: {
      idea:
        'In alpha decay the nucleus loses 2 protons and 2 neutrons: the mass number falls by 4. In beta decay a ' +
        'neutron turns into a proton, ' +
        'and an electron leaves: the mass number stays, and there is one proton more.',
      caution: 'The electron of a beta decay comes from the nucleus, not from the shells.',
      hints: [
        'Alpha takes away 4 from the mass number and 2 from the protons.',
        'Beta keeps the mass number and adds a proton.',
      ],
      mends: {
        'wrong-mass-number': 'Check the mass number: alpha takes 4 away, beta leaves it.',
        'wrong-protons': 'Check the protons: alpha takes 2 away, beta adds 1.',
        'wrong-count': 'Take the protons away from the mass number after the decay.',
      },
    },
  },
  {
    items: decayItems,
    key: ({ form, decay }) => `${form} ${decay.name}`,
    level: ({ form }) => (form === 'daughter' ? 0 : form === 'chain' ? 2 : 1),
    draw: ({ form, decay: { name, number, z, kind, mass, protons } }, rng) => {
      const after = { mass: number + mass, z: z + protons };
      const text = `${name} has ${z} protons. Its nucleus sends out ${kind}.`;
      const sign = rng.pick([-1, 1]);
      if (form === 'neutrons') {
        const answer = after.mass - after.z;
        const wrong = {
          'wrong-count': answer + sign,
          'wrong-protons': answer + 2,
          'wrong-mass-number': answer - 2,
        };
        return {
          question: `${text} How many neutrons does the new nucleus have?`,
          ...numeric(answer, wrong, { slip: 3 }),
          explanation: `The new nucleus has mass number ${after.mass} and ${after.z} protons: ${after.mass} - ${after.z} = ${answer}.`,
        };
      }
      const steps = form === 'chain' ? 2 : 1;
      const goal =
        form === 'parent' ? { mass: number, z } : { mass: number + mass * steps, z: z + protons * steps };
      const question = {
        daughter: `${text} What is the new nucleus?`,
        chain: `${text} If the new nucleus sent out the same kind of particle, what would come next?`,
        parent: `A nucleus sends out ${kind}. Mass number ${after.mass} with ${after.z} protons is left. What was it before?`,
      }[form];
      return {
        question,
        ...crossed(
          { right: goal.mass, wrong: goal.mass + sign * (mass === 0 ? 1 : 4), mistake: 'wrong-mass-number' },
          { right: goal.z, wrong: goal.z + rng.pick([-1, 1]) * 2, mistake: 'wrong-protons' },
          (a, b) => `mass number ${a}, ${b} protons`,
        ),
        explanation: `${mass === 0 ? 'Beta keeps the mass number and adds a proton.' : 'Alpha takes 4 from the mass number and 2 protons.'} So it is mass number ${goal.mass} with ${goal.z} protons.`,
      };
    },
  },
);

/** Equations of decays. */
export const ionConcepts: Concept[] = [decays];
