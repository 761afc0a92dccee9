import { branchFacts, citizenFacts, congressFacts, federalismFacts } from '../data/civics-facts.ts';
import { governmentTerms, principleTerms } from '../data/civics-terms.ts';
import { stated } from '../statements.ts';
import type { Concept } from '../types.ts';

const info = { subject: 'History', category: 'Civics' };

const branches = stated(
  {
    ...info,
    id: 'history.civics.branches',
    title: 'The three branches of government',
    grades: [6, 9],
    objectives: ['Tell the powers of Congress, the president and the federal courts apart'],
    keywords: [
      'branches of government',
      'government',
      'civics',
      'legislative executive judicial',
      'us government',
      'powers',
    ],
    teaching: {
      idea: {
        6: 'The Constitution splits the power of government. Congress makes the laws, the president carries them out, and the courts judge cases by them.',
        8: 'Each branch has powers of its own, and each can limit the others. The president negotiates a treaty, for example, and the Senate must approve it.',
      },
      caution:
        'A power can have two steps in two branches. The president names a judge, and the Senate confirms.',
      leads: [
        'Is it about making, carrying out or judging laws?',
        'Who has to act: lawmakers, the president or judges?',
      ],
    },
  },
  'Which power',
  branchFacts,
  { grades: ({ kind }) => [Number(kind), 9] },
);

const congress = stated(
  {
    ...info,
    id: 'history.civics.congress',
    title: 'House and Senate',
    grades: [6, 9],
    objectives: ['Tell what the House of Representatives and the Senate have each, and what both have'],
    keywords: ['congress', 'house of representatives', 'senate', 'house and senate'],
    prerequisites: ['history.civics.branches'],
    teaching: {
      idea:
        'Congress has two chambers. In the House a state has seats by its population, and in the Senate each state has two. ' +
        'A bill must pass both.',
      caution: 'To impeach is only to accuse. The House impeaches, and the Senate holds the trial.',
      leads: [
        'Picture the House: many members, who serve short terms.',
        'Picture the Senate: fewer members, who serve long terms.',
      ],
    },
  },
  'Which feature',
  congressFacts,
  { grades: ({ kind }) => [Number(kind), 9] },
);

const federalism = stated(
  {
    ...info,
    id: 'history.civics.federalism',
    title: 'Federal and state powers',
    grades: [7, 11],
    objectives: ['Tell delegated, reserved and shared powers apart'],
    keywords: [
      'federal and state powers',
      'federalism',
      'levels of government',
      'delegated powers',
      'concurrent powers',
      'states rights',
    ],
    prerequisites: ['history.civics.branches'],
    teaching: {
      idea:
        'The Constitution delegates some powers to the federal government, such as coining money. The rest is reserved to ' +
        'the states or the people. Some powers, such as taxing, both levels share.',
      caution: 'Local governments get their powers from their state, not from the Constitution.',
      leads: [
        'Does it concern other countries or all states at once?',
        'Do you know an office of your state that does it?',
      ],
    },
  },
  'Which power',
  federalismFacts,
  { grades: ({ kind }) => [Number(kind), 11] },
);

const citizens = stated(
  {
    ...info,
    id: 'history.civics.citizens',
    title: 'Rights, duties and service',
    grades: [6, 9],
    objectives: ['Tell rights, legal duties and voluntary service of citizens apart'],
    keywords: ['rights and duties', 'citizenship', 'rights and responsibilities', 'good citizen'],
    teaching: {
      idea:
        'A right is something that the government must let people do. A duty is something that the law makes people do. ' +
        'Service is what people do for others of their own will.',
      caution: 'You may be punished for leaving a duty undone, but not for leaving a right unused.',
      leads: [
        'Could a person be punished for not doing it?',
        'Does it protect the person, or does it help others?',
      ],
    },
  },
  'Which action',
  citizenFacts,
  { grades: ({ kind }) => [Number(kind), 9] },
);

const governments = stated(
  {
    ...info,
    id: 'history.civics.forms-of-government',
    title: 'Forms of government',
    grades: [8, 12],
    objectives: ['Tell forms of government apart by who rules and how'],
    keywords: [
      'forms of government',
      'types of government',
      'monarchy',
      'democracy',
      'dictatorship',
      'republic',
    ],
    teaching: {
      idea: {
        8: 'Forms of government differ by who rules: one person, a few, or the people. They also differ by whether the power has limits.',
        9: 'Ask two questions of a government. Who rules: one, a few or the people? And how is power divided between the center and the parts, and between lawmakers and the head of government?',
      },
      caution: 'A state with a king or queen can be a democracy, if a constitution limits the crown.',
      leads: [
        'Who has the power: one person, a few, or the people?',
        'What part of the word do you know from other words?',
      ],
    },
  },
  'Which term',
  governmentTerms,
  { grades: ({ kind }) => [Number(kind), 12] },
);

const principles = stated(
  {
    ...info,
    id: 'history.civics.principles',
    title: 'Principles of the Constitution',
    grades: [8, 12],
    objectives: ['Explain the principles on which the government of the United States is built'],
    keywords: [
      'constitutional principles',
      'checks and balances',
      'separation of powers',
      'rule of law',
      'popular sovereignty',
    ],
    prerequisites: ['history.civics.branches'],
    teaching: {
      idea: {
        8: 'The writers of the Constitution feared too much power in one hand. So they split it, limited it, and based it on the people.',
        9: 'Principles work together. Power is split among branches and levels, each part checks the others, and rights set limits to all of them.',
      },
      caution:
        'Separation of powers is about different tasks. Checks and balances are about limiting each other.',
      leads: [
        'Is it about the source of power, its division or its limits?',
        'Which branch, level or right does it name?',
      ],
    },
  },
  'Which term',
  principleTerms,
  { grades: ({ kind }) => [Number(kind), 12] },
);

/** Government of the United States, its citizens, and forms of government. */
export const government: Concept[] = [branches, citizens, congress, governments, federalism, principles];
