import { checked } from '../checked.ts';
import { ionCharges, nuclides } from '../data/elements.ts';
import type { Rational } from '../rational.ts';
import { listed, toLevel } from '../templates.ts';
import { count } from '../text.ts';
import type { Concept, Draft } from '../types.ts';
import { tensSlip } from './slips.ts';
import { differenceCheck, sumCheck } from './wrong-results.ts';

const particleForms = ['neutrons', 'electrons', 'particles', 'nucleus'] as const;

/** Questions for the particles of atoms and of common ions, all of nuclides that occur in nature. */
const particles = nuclides.flatMap((nuclide) =>
  [0, ...(ionCharges.get(nuclide.element.symbol) ?? [])].flatMap((charge) =>
    particleForms.map((form) => ({ ...nuclide, charge, form })),
  ),
);

/** Numbers of particles of an atom or ion. */
interface Numbers {
  protons: number;
  neutrons: number;
  electrons: number;
  mass: number;
  charge: number;
}

type Wrongs = [name: string, wrong: readonly [value: number, mend: string]][];
type Ask = (numbers: Numbers) => Pick<Draft, 'explanation'> & {
  asked: string;
  answer: number;
  wrongs: Wrongs;
  hints: readonly [string, string];
};

const signed = (charge: number): string => (charge > 0 ? `+${charge}` : `${charge}`);

function electronHint(charge: number): string {
  if (charge === 0) return 'A charge of 0 means as many electrons as protons.';
  const [n, verb] = [Math.abs(charge), Math.abs(charge) === 1 ? 'is' : 'are'];
  const meaning =
    charge > 0 ? `${count(n, 'electron')} ${verb} missing` : `there ${verb} ${count(n, 'extra electron')}`;
  return `A charge of ${signed(charge)} means that ${meaning}.`;
}

const electronWhy = ({ protons, charge, electrons }: Numbers): string =>
  charge === 0
    ? `The charge is 0, so there are ${electrons} electrons for ${protons} protons.`
    : `Electrons = protons - charge: ${protons} - ${charge < 0 ? `(${charge})` : charge} = ${electrons}.`;

/** Returns wrong numbers of electrons or of sums with them: without the charge, and with its sign turned. */
const wrongCharges = ({ charge }: Numbers, right: number): Wrongs =>
  charge === 0
    ? []
    : [
        [
          'ignored-the-charge',
          [right + charge, `You took as many electrons as protons; the charge is ${signed(charge)}.`],
        ],
        [
          'turned-the-charge',
          [
            right + 2 * charge,
            `You turned the sign around; a ${charge > 0 ? 'positive' : 'negative'} ion has ${charge > 0 ? 'fewer' : 'more'} electrons than protons.`,
          ],
        ],
      ];

const asks: Record<(typeof particleForms)[number], Ask> = {
  neutrons: ({ protons, neutrons, electrons, mass, charge }) => {
    const slip = tensSlip(mass, protons, -1);
    return {
      asked: 'How many neutrons does it have?',
      answer: neutrons,
      wrongs: [
        ['gave-the-mass-number', [mass, 'You gave the mass number; it counts the protons, too.']],
        ['gave-the-protons', [protons, 'You gave the protons; the question asks for the neutrons.']],
        [
          'added-the-protons',
          [mass + protons, 'You added the protons; the mass number already counts them.'],
        ],
        ['slipped-in-the-tens', [neutrons + slip.by, slip.mend]],
        ...(charge === 0
          ? []
          : ([
              [
                'subtracted-the-electrons',
                [mass - electrons, 'You subtracted the electrons; they do not count in the mass number.'],
              ],
              [
                'turned-the-charge',
                [neutrons - charge, 'You used the charge; it does not change the nucleus.'],
              ],
            ] satisfies Wrongs)),
      ],
      hints: [
        'The mass number counts the protons and neutrons together.',
        `You know the mass number, ${mass}, and the ${protons} protons. What is left?`,
      ],
      explanation: `Neutrons = mass number - protons: ${mass} - ${protons} = ${neutrons}.`,
    };
  },
  electrons: (numbers) => {
    const { protons, neutrons, electrons, mass, charge } = numbers;
    const off = (by: number): Wrongs[number] => [
      `miscounted-by-${by}`,
      [
        electrons + by,
        `With ${count(electrons + by, 'electron')}, the charge would be ${signed(charge - by)}.`,
      ],
    ];
    return {
      asked: 'How many electrons does it have?',
      answer: electrons,
      wrongs: [
        ...wrongCharges(numbers, electrons),
        ['gave-the-neutrons', [neutrons, 'You gave the neutrons; electrons depend on protons and charge.']],
        ['gave-the-mass-number', [mass, 'You gave the mass number; it counts protons and neutrons.']],
        ...[1, -1, 2, -2].map(off),
      ],
      hints: [electronHint(charge), `There are ${protons} protons. Start from them.`],
      explanation: electronWhy(numbers),
    };
  },
  particles: (numbers) => {
    const { protons, neutrons, electrons, mass } = numbers;
    const slip = tensSlip(mass, electrons, 1);
    return {
      asked: 'How many protons, neutrons and electrons does it have in all?',
      answer: mass + electrons,
      wrongs: [
        ...wrongCharges(numbers, mass + electrons),
        [
          'left-out-the-electrons',
          [mass, 'You left out the electrons; the mass number does not count them.'],
        ],
        [
          'left-out-the-neutrons',
          [protons + electrons, 'You left out the neutrons; the mass number counts them with the protons.'],
        ],
        [
          'counted-the-protons-twice',
          [mass + protons + electrons, 'You counted the protons twice; the mass number already has them.'],
        ],
        [
          'counted-the-neutrons-twice',
          [mass + neutrons + electrons, 'You counted the neutrons twice; the mass number already has them.'],
        ],
        ['slipped-in-the-tens', [mass + electrons + slip.by, slip.mend]],
      ],
      hints: [
        `The mass number, ${mass}, counts protons and neutrons together. Add the electrons.`,
        electronHint(numbers.charge),
      ],
      explanation: `The nucleus has ${mass} particles. ${electronWhy(numbers)} In all there are ${mass} + ${electrons} = ${mass + electrons}.`,
    };
  },
  nucleus: (numbers) => {
    const { protons, electrons, mass } = numbers;
    const right = protons + electrons;
    const slip = tensSlip(protons, electrons, 1);
    return {
      asked: 'How many protons and electrons does it have together?',
      answer: right,
      wrongs: [
        ...wrongCharges(numbers, right),
        ['gave-the-mass-number', [mass, 'You gave the mass number; it counts protons and neutrons.']],
        ['added-the-neutrons', [mass + electrons, 'You added the neutrons, too; leave them out.']],
        ['gave-the-protons', [protons, 'You gave the protons alone; add the electrons.']],
        ['slipped-in-the-tens', [right + slip.by, slip.mend]],
        ['added-protons-twice', [right + protons, 'You added the protons twice.']],
      ],
      hints: [
        electronHint(numbers.charge),
        `Add the electrons to the ${protons} protons. Neutrons do not matter.`,
      ],
      explanation: `${electronWhy(numbers)} Together there are ${protons} + ${electrons} = ${right}.`,
    };
  },
};

/** Returns the check of a number of particles: what it would mean for the mass number or the charge. */
function checkOf(form: keyof typeof asks, protons: number, mass: number, charge: number) {
  const electrons = protons - charge;
  if (form === 'neutrons') return differenceCheck(protons, mass);
  if (form === 'particles') return sumCheck(mass, electrons);
  if (form === 'nucleus') return sumCheck(protons, electrons);
  return (wrong: Rational): string =>
    `With ${count(Number(wrong.n), 'electron')}, the charge would be ${signed(protons - Number(wrong.n))}.`;
}

function askParticles({ element, mass, charge, form }: (typeof particles)[number]): Omit<Draft, 'key'> {
  const protons = element.number;
  const { asked, answer, wrongs, hints, explanation } = asks[form]({
    protons,
    neutrons: mass - protons,
    electrons: protons - charge,
    mass,
    charge,
  });
  return {
    question: `The nucleus of ${charge === 0 ? 'an atom' : 'an ion'} of ${element.name} holds ${protons} protons. Its mass number is ${mass} and its charge is ${signed(charge)}. ${asked}`,
    ...checked(answer, Object.fromEntries(wrongs), checkOf(form, protons, mass, charge)),
    hints,
    explanation,
  };
}

const atoms = listed(
  {
    subject: 'Science',
    category: 'Chemistry',
    id: 'science.chemistry.atoms',
    title: 'Protons, neutrons and electrons',
    grades: [7, 12],
    objectives: ['Work out the particles of an atom from atomic number, mass number and charge'],
    keywords: [
      'atoms',
      'protons',
      'neutrons',
      'electrons',
      'isotopes',
      'atomic number',
      'mass number',
      'ions',
    ],
    prerequisites: ['science.chemistry.symbols'],
    standards: ['MS-PS1-1', 'HS-PS1-1', 'HS-PS1-8'],
    teaching: {
      idea:
        'The nucleus holds protons and neutrons, and electrons surround it. The number of protons makes the ' +
        'element. The mass number counts ' +
        'protons and neutrons. An atom has as many electrons as protons; an ion has more or fewer, and so a charge.',
      caution: 'A positive ion has lost electrons. It has not gained protons.',
      mends: {},
    },
  },
  {
    items: particles,
    key: ({ element, mass, charge, form }) => `${form} ${element.number} ${mass} ${charge}`,
    level: ({ element, charge, form }) =>
      toLevel((charge === 0 ? 0 : 1) + (element.number > 36 || form === 'particles' ? 1 : 0)),
    draw: askParticles,
  },
);

/** Particles of atoms. */
export const atomConcepts: Concept[] = [atoms];
