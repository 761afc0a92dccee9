import { checked } from '../checked.ts';
import { crossed } from '../choices.ts';
import { alphaDecays, betaDecays } from '../data/decays.ts';
import type { Rng } from '../rng.ts';
import { listed } from '../templates.ts';
import type { Concept, Draft } from '../types.ts';
import { differenceCheck, nearDifferences } from './wrong-results.ts';

/** Nuclide that decays, and the change of its mass number and protons. */
interface Decay {
  name: string;
  number: number;
  z: number;
  kind: string;
  mass: number;
  protons: number;
}

type Answer = Omit<Draft, 'key'>;

const decays: readonly Decay[] = [
  ...alphaDecays.map((nuclide) => ({ ...nuclide, kind: 'an alpha particle', mass: -4, protons: -2 })),
  ...betaDecays.map((nuclide) => ({
    ...nuclide,
    kind: 'a beta particle (an electron)',
    mass: 0,
    protons: 1,
  })),
];

const story = ({ name, z, kind }: Decay): string =>
  `${name} has ${z} protons. Its nucleus sends out ${kind}.`;

/** What the decay of each kind does. */
const rules = {
  alpha: {
    first: 'An alpha particle is made of 2 protons and 2 neutrons.',
    stays: 'Two protons and two neutrons leave',
  },
  beta: { first: 'In the nucleus a neutron turns into a proton.', stays: 'A neutron turns into a proton' },
};
const kindOf = ({ mass }: Decay): keyof typeof rules => (mass === 0 ? 'beta' : 'alpha');

/** Returns the choices for a nucleus: mass number and protons, each right or wrong. */
function nuclei(
  goal: { mass: number; z: number },
  isBeta: boolean,
  mends: { mass: string; protons: string },
  rng: Rng,
): Pick<Draft, 'answer' | 'mistakes'> {
  const off = (by: number): number => by * rng.pick([-1, 1]);
  const { answer, mistakes } = crossed(
    { right: goal.mass, wrong: goal.mass + off(isBeta ? 1 : 4), mistake: 'wrong-mass-number' },
    { right: goal.z, wrong: goal.z + off(isBeta ? 1 : 2), mistake: 'wrong-protons' },
    (mass, z) => `mass number ${mass}, ${z} protons`,
  );
  return {
    answer,
    mistakes: mistakes.map((each) => ({
      ...each,
      mend: each.name === 'wrong-protons' ? mends.protons : mends.mass,
    })),
  };
}

const signed = (from: number, by: number): string =>
  `${from} ${by < 0 ? '-' : '+'} ${Math.abs(by)} = ${from + by}`;

/** Returns the calculation of a change that happens some times. */
function sums({ mass, protons }: Decay, from: { mass: number; z: number }, times: number): string {
  return mass === 0
    ? `The mass number stays ${from.mass}, and the protons are ${signed(from.z, protons * times)}.`
    : `The mass number is ${signed(from.mass, mass * times)}, and the protons are ${signed(from.z, protons * times)}.`;
}

const forms: Record<'daughter' | 'parent' | 'chain' | 'neutrons', (decay: Decay, rng: Rng) => Answer> = {
  daughter: (decay, rng) => {
    const { number, z, mass, protons } = decay;
    const isBeta = mass === 0;
    return {
      question: `${story(decay)} What is the new nucleus?`,
      ...nuclei(
        { mass: number + mass, z: z + protons },
        isBeta,
        isBeta
          ? {
              mass: 'A neutron turns into a proton, so the mass number stays.',
              protons: 'A neutron turns into a proton, so there is 1 proton more.',
            }
          : {
              mass: 'Two protons and two neutrons leave, so the mass number falls by 4.',
              protons: 'Two protons leave, so there are 2 fewer.',
            },
        rng,
      ),
      hints: [
        rules[kindOf(decay)].first,
        isBeta
          ? `Does that change the number of all particles, ${number}? And the ${z} protons?`
          : `Take them away from the mass number ${number} and from the ${z} protons.`,
      ],
      explanation: `${rules[kindOf(decay)].stays}. ${sums(decay, { mass: number, z }, 1)}`,
    };
  },
  chain: (decay, rng) => {
    const { number, z, mass, protons } = decay;
    const isBeta = mass === 0;
    return {
      question: `${story(decay)} If the new nucleus sent out the same kind of particle, what would come next?`,
      ...nuclei(
        { mass: number + 2 * mass, z: z + 2 * protons },
        isBeta,
        isBeta
          ? {
              mass: 'Each time a neutron turns into a proton, so the mass number stays.',
              protons: 'Two neutrons turn into protons in all, so there are 2 protons more.',
            }
          : {
              mass: 'Two alpha particles leave, so the mass number falls by 8 in all.',
              protons: 'Two alpha particles leave, so there are 4 protons fewer in all.',
            },
        rng,
      ),
      hints: [
        'Find the nucleus after the first particle. Then let one more leave.',
        rules[kindOf(decay)].first,
      ],
      explanation: `${rules[kindOf(decay)].stays}, and that happens twice. ${sums(decay, { mass: number, z }, 2)}`,
    };
  },
  parent: (decay, rng) => {
    const { number, z, kind, mass, protons } = decay;
    const isBeta = mass === 0;
    const after = { mass: number + mass, z: z + protons };
    return {
      question: `A nucleus sends out ${kind}. Mass number ${after.mass} with ${after.z} protons is left. What was it before?`,
      ...nuclei(
        { mass: number, z },
        isBeta,
        isBeta
          ? {
              mass: 'A neutron turns into a proton, so the mass number was the same before.',
              protons: 'One of the protons was a neutron before, so there was 1 proton fewer.',
            }
          : {
              mass: 'Two protons and two neutrons are gone, so the mass number was 4 more.',
              protons: 'Two protons are gone, so there were 2 more.',
            },
        rng,
      ),
      hints: [
        rules[kindOf(decay)].first,
        isBeta
          ? `Turn one back. What were the mass number ${after.mass} and the ${after.z} protons before?`
          : `Put it back: what were the mass number ${after.mass} and the ${after.z} protons before?`,
      ],
      explanation: `Go back one decay. ${sums({ ...decay, mass: -mass, protons: -protons }, after, 1)}`,
    };
  },
  neutrons: (decay) => {
    const { number, z, mass, protons } = decay;
    const isBeta = mass === 0;
    const after = { mass: number + mass, z: z + protons };
    const answer = after.mass - after.z;
    return {
      question: `${story(decay)} How many neutrons does the new nucleus have?`,
      ...checked(
        answer,
        {
          ...nearDifferences(answer, after.z),
          'gave-those-before': [
            number - z,
            `That is the number before; ${isBeta ? 'one of them turns into a proton' : 'two of them leave'}.`,
          ],
          'took-the-old-protons': [
            after.mass - z,
            `You took ${z} protons away; the new nucleus has ${isBeta ? '1 more' : '2 fewer'}.`,
          ],
          'took-the-old-mass-number': [
            number - after.z,
            `You took the mass number ${number}; four particles have left.`,
          ],
          ...(isBeta && {
            'added-a-neutron': [answer + 2, 'You added a neutron; one of them is gone.'] as const,
          }),
        },
        differenceCheck(after.z, after.mass),
      ),
      hints: [
        `Find the new nucleus first: ${isBeta ? 'a neutron turns into a proton' : '2 protons and 2 neutrons leave'}.`,
        'Then take its protons away from its mass number.',
      ],
      explanation: `The new nucleus has mass number ${after.mass} and ${after.z} protons: ${after.mass} - ${after.z} = ${answer}.`,
    };
  },
};

const formNames = ['daughter', 'parent', 'chain', 'neutrons'] as const;

/** Equations of radioactive decay. */
export const decayConcepts: Concept[] = [
  listed(
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
        mends: {},
      },
    },
    {
      items: decays.flatMap((decay) => formNames.map((form) => ({ form, decay }))),
      key: ({ form, decay }) => `${form} ${decay.name}`,
      level: ({ form }) => (form === 'daughter' ? 0 : form === 'chain' ? 2 : 1),
      draw: ({ form, decay }, rng) => forms[form](decay, rng),
    },
  ),
];
