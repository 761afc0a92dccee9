import { crossed, numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { advised, districts, runoff, winner } from './elections.ts';

/** Share of the votes that a decision needs. */
interface Share {
  name: string;
  ask: (members: number) => string;
  least: (members: number) => number;
}

const majority = (n: number): number => Math.floor(n / 2) + 1;
const twoThirds = (n: number): number => Math.ceil((2 * n) / 3);

const shares: readonly Share[] = [
  {
    name: 'a majority',
    ask: (n) =>
      `A council has ${n} members, and all of them vote. What is the smallest number of votes that makes a majority?`,
    least: majority,
  },
  {
    name: 'two thirds',
    ask: (n) =>
      `A chamber has ${n} members, and all of them vote. To override a veto takes two thirds. What is the smallest number of votes that is enough?`,
    least: twoThirds,
  },
  {
    name: 'three fourths',
    ask: (n) =>
      `A union has ${n} states. To change its constitution, three fourths of them must agree. What is the smallest number of states that is enough?`,
    least: (n) => Math.ceil((3 * n) / 4),
  },
];

/** Numbers of members: those of lower levels have whole thirds and fourths. */
const drawMembers = (rng: Rng, { grade, level }: Dial): number =>
  level === 0 ? 12 * rng.int(2, grade < 8 ? 8 : 12) : rng.int(20, byLevel({ grade, level }, [100, 120, 450]));

function share(rng: Rng, dial: Dial): Asked {
  const n = drawMembers(rng, dial);
  const [asked, other] = rng.pair(shares);
  const [right, wrong] = [asked.least(n), other.least(n)];
  const off = rng.pick([1, -1]);
  return {
    question: asked.ask(n),
    ...crossed(
      { right, wrong, mistake: 'took-another-share' },
      { right: 0, wrong: off, mistake: off > 0 ? 'one-vote-too-many' : 'one-vote-too-few' },
      (votes, by) => `${votes + by}`,
    ),
    hints: [
      asked.least === majority
        ? `How much is half of ${n}? Is that a majority?`
        : `How much is ${asked.name} of ${n}?`,
      asked.least === majority
        ? 'A majority is more than half, not half itself.'
        : 'If that is not a whole number, which whole number is the first that is enough?',
    ],
    explanation:
      asked.least === majority
        ? `A majority is more than half. Half of ${n} is ${n / 2}, so ${right} is the smallest number above it.`
        : `Take ${asked.name} of ${n}, and round up if it is not whole: ${right}. One fewer would not be enough.`,
  };
}

function electors(rng: Rng, { grade }: Dial): Asked {
  const [name, seats] = [rng.pick(names), rng.int(4, grade < 8 ? 30 : 52)];
  return {
    question: `Each state has as many electors as members of both chambers of Congress. ${name} lives in a state with ${seats} seats in the House. How many electors does the state have?`,
    ...numeric(seats + 2, {
      'left-out-the-senators': [
        seats,
        'You counted the seats in the House only; the state has senators too.',
      ],
      'added-one-senator': [seats + 1, 'You added one senator; each state has more than one.'],
      'took-the-senators-away': [
        seats - 2,
        'You took the senators away; add them to the seats in the House.',
      ],
      'added-three': [seats + 3, 'You added 3; that is the number of electors of Washington, D.C.'],
      'doubled-the-senators': [seats + 4, 'You added 4; that would be the senators of two states.'],
      'doubled-the-seats': [seats * 2, 'You counted each seat in the House twice.'],
    }),
    hints: [
      `Both chambers count: the House, with ${seats} seats, and the Senate.`,
      'How many senators does each state have?',
    ],
    explanation: `Each state has 2 senators. ${seats} + 2 = ${seats + 2}.`,
  };
}

/** Says which chambers reach two thirds. */
function reaching(inHouse: boolean, inSenate: boolean): string {
  if (inHouse === inSenate) return inHouse ? 'both chambers reach it' : 'neither chamber reaches it';
  return `only the ${inHouse ? 'House' : 'Senate'} reaches it`;
}

/** Votes of two chambers on a veto. Each reaches two thirds or not, equally often. */
function veto(rng: Rng, { level }: Dial): Asked {
  const [house, senate] = [rng.int(20, 40) * (level === 1 ? 3 : 9), rng.int(5, 12) * 3 * level];
  const votesOf = (n: number): number => twoThirds(n) + rng.pick([-3, -2, -1, 0, 1, 2]);
  const [a, b] = [votesOf(house), votesOf(senate)];
  const [inHouse, inSenate] = [a >= twoThirds(house), b >= twoThirds(senate)];
  const verdict = (x: boolean, y: boolean): string =>
    x ? (y ? 'both chambers' : 'only the House') : y ? 'only the Senate' : 'neither chamber';
  return {
    question: `In a country, ${a} of ${house} members of the House and ${b} of ${senate} senators vote to override a veto. Which chambers reach two thirds?`,
    ...advised(
      crossed(
        { right: inHouse, wrong: !inHouse, mistake: 'wrong-share-in-the-house' },
        { right: inSenate, wrong: !inSenate, mistake: 'wrong-share-in-the-senate' },
        verdict,
      ),
      {
        'wrong-share-in-the-house': `Two thirds of ${house} is ${twoThirds(house)}, and ${a} members of the House vote for it.`,
        'wrong-share-in-the-senate': `Two thirds of ${senate} is ${twoThirds(senate)}, and ${b} senators vote for it.`,
      },
    ),
    hints: [
      `Divide ${house} by 3, and take it twice. Compare that with ${a}.`,
      `Do the same for the Senate: ${b} of ${senate}.`,
    ],
    explanation: `Two thirds of ${house} is ${twoThirds(house)}, and two thirds of ${senate} is ${twoThirds(senate)}. The votes are ${a} and ${b}. So ${reaching(inHouse, inSenate)}.`,
  };
}

/** Seats by the share of the votes, of a party or of the others. */
function seats(rng: Rng, { grade }: Dial): Asked {
  const percent = rng.int(grade < 8 ? 3 : 2, 9) * 5;
  const all = rng.pick(range(3, 20).filter((n) => n !== 5)) * 20;
  const right = (all * percent) / 100;
  const isRest = rng.int(0, 1) === 0;
  return {
    question: `In a country each party gets seats by its share of the votes. The legislature has ${all} seats, and a party has ${percent}% of the votes. How many seats ${isRest ? 'do the other parties get' : 'does it get'}?`,
    ...crossed(
      { right, wrong: percent, mistake: 'gave-the-percentage' },
      { right: isRest, wrong: !isRest, mistake: isRest ? 'gave-its-seats' : 'gave-the-other-seats' },
      (count, rest) => `${rest ? all - count : count}`,
    ),
    hints: [
      `How many seats are 1% of ${all}? Take that ${percent} times.`,
      isRest
        ? 'How many seats are left for the others?'
        : 'The share of the seats is the same as that of the votes.',
    ],
    explanation: `${percent}% of ${all} is ${all} × ${percent} ÷ 100 = ${right}.${isRest ? ` The others get ${all} - ${right} = ${all - right}.` : ''}`,
  };
}

const countingVotes = formed(
  {
    subject: 'History',
    category: 'Civics',
    id: 'history.civics.votes',
    title: 'Majorities and shares of votes',
    grades: [7, 12],
    objectives: ['Work out what a vote decides: majority, plurality, two thirds, three fourths'],
    keywords: [
      'majority',
      'plurality',
      'counting votes',
      'two thirds',
      'electors',
      'proportional representation',
    ],
    prerequisites: ['history.civics.elections'],
    teaching: {
      idea: {
        7: 'A majority is more than half of the votes. A plurality is more than anyone else has. Some decisions need more: a veto is overridden by two thirds of both chambers.',
        8: 'The same votes can give different winners under different rules. Districts, shares and runoffs count them in different ways. So look at the rule before you count.',
      },
      caution: 'Half is not a majority. Of 100 votes, 50 are not enough and 51 are.',
      mends: {
        'took-another-share': 'You took a different share from the one in the question.',
        'one-vote-too-many': 'With one vote fewer, it would be enough as well.',
        'one-vote-too-few': 'This does not reach the share; one more vote is needed.',
        'gave-the-percentage': 'You took the percentage for a number of seats; take it of all seats.',
        'gave-its-seats': 'You gave the seats of the party; the question is about the others.',
        'gave-the-other-seats': 'You gave the seats of the others; the question is about the party.',
      },
    },
  },
  {
    share: form([0, 1], share),
    electors: form([0], electors),
    winner: form([0, 1], winner),
    veto: form([1, 2], veto),
    seats: form([1], seats),
    districts: form([2], districts),
    runoff: form([2], runoff),
  },
);

/** Votes and what they decide. */
export const votes: Concept[] = [countingVotes];
