import { crossed } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { drawn } from '../math/middle-forms.ts';
import { around } from '../number-slips.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { plain, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

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
  return {
    question: asked.ask(n),
    ...crossed(
      { right, wrong, mistake: 'took-another-share' },
      { right: 0, wrong: rng.pick([1, -1]), mistake: 'one-vote-off' },
      (votes, off) => `${votes + off}`,
    ),
    explanation:
      asked.least === majority
        ? `A majority is more than half. Half of ${n} is ${n / 2}, so ${right} is the smallest number above it.`
        : `Take ${asked.name} of ${n}, and round up if it is not whole: ${right}. One less would be too few.`,
  };
}

function electors(rng: Rng, { grade }: Dial): Asked {
  const [name, seats] = [rng.pick(names), rng.int(4, grade < 8 ? 30 : 52)];
  return {
    question: `Each state has as many electors as members of both chambers of Congress. ${name} lives in a state with ${seats} seats in the House. How many electors does the state have?`,
    ...crossed(
      { right: seats, wrong: seats + rng.pick([3, -3]), mistake: 'wrong-seats' },
      { right: 2, wrong: rng.pick([1, 3]), mistake: 'wrong-senators' },
      (house, senate) => `${house + senate}`,
    ),
    explanation: `Each state has 2 senators. ${seats} + 2 = ${seats + 2}.`,
  };
}

/** Three candidates. The first of them has a majority in half of the cases, and otherwise only a plurality. */
function winner(rng: Rng, dial: Dial): Asked {
  const isMajority = rng.int(0, 1) === 0;
  const step = dial.level === 0 ? 10 : 1;
  const votes = drawn(
    () => [rng.int(30, 60), rng.int(10, 40), rng.int(5, 40)].map((n) => n * step),
    ([a = 0, b = 0, c = 0]) => a > b && a > c && b !== c && a > b + c === isMajority && a !== b + c,
  );
  const [first = '', second = '', third = ''] = rng.sample(names, 3);
  const told = rng.shuffle([first, second, third].map((name, i) => `${name} has ${votes[i]}`));
  const total = votes.reduce((a, b) => a + b, 0);
  return {
    question: `An election has three candidates. ${told[0]}, ${told[1]} and ${told[2]} votes. Who has the most votes, and is it a majority?`,
    ...crossed(
      { right: first, wrong: rng.pick([second, third]), mistake: 'read-the-votes-wrongly' },
      { right: isMajority, wrong: !isMajority, mistake: 'mixed-majority-and-plurality' },
      (name, is) => `${name}, with ${is ? 'a majority' : 'only a plurality'}`,
    ),
    explanation: `There are ${whole(total)} votes, and half of them is ${total / 2}. ${first} has ${votes[0]}, which is ${isMajority ? 'more' : 'less'} than half.`,
  };
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
    ...crossed(
      { right: inHouse, wrong: !inHouse, mistake: 'wrong-share-in-the-house' },
      { right: inSenate, wrong: !inSenate, mistake: 'wrong-share-in-the-senate' },
      verdict,
    ),
    explanation: `Two thirds of ${house} are ${twoThirds(house)}, and two thirds of ${senate} are ${twoThirds(senate)}. The votes are ${a} and ${b}. The veto ${inHouse && inSenate ? 'is overridden' : 'stands'}.`,
  };
}

/** Seats by the share of the votes. */
function seats(rng: Rng, { grade }: Dial): Asked {
  const percent = rng.int(grade < 8 ? 3 : 2, 12) * 5;
  const all = rng.int(3, 20) * 20;
  const right = (all * percent) / 100;
  return {
    question: `In a country each party gets seats by its share of the votes. The legislature has ${all} seats, and a party has ${percent}% of the votes. How many seats does it get?`,
    ...around(rng, right, plain, right > 20 ? 3 : 1),
    explanation: `${percent}% of ${all} is ${all} × ${percent} ÷ 100 = ${right}.`,
  };
}

/** Three districts of 100 voters. The winner of seats and the winner of votes are the same in half of the cases. */
function districts(rng: Rng): Asked {
  const [hasSeats, hasVotes] = [rng.int(0, 1) === 0, rng.int(0, 1) === 0];
  const forA = drawn(
    () => [rng.int(20, 80), rng.int(20, 80), rng.int(20, 80)],
    (votes) => {
      const sum = votes.reduce((a, b) => a + b, 0);
      const won = votes.filter((n) => n > 50).length;
      return !votes.includes(50) && sum !== 150 && sum > 150 === hasVotes && won > 1 === hasSeats;
    },
  );
  const sum = forA.reduce((a, b) => a + b, 0);
  const won = forA.filter((n) => n > 50).length;
  const party = (isA: boolean): string => (isA ? 'A' : 'B');
  return {
    question: `Three districts have 100 voters each, and each elects one member. Party A gets ${forA[0]}, ${forA[1]} and ${forA[2]} votes there. Party B gets the others. Which party wins more seats, and which has more votes in all?`,
    ...crossed(
      { right: hasSeats, wrong: !hasSeats, mistake: 'counted-seats-wrongly' },
      { right: hasVotes, wrong: !hasVotes, mistake: 'counted-votes-wrongly' },
      (x, y) => `more seats: ${party(x)}, more votes: ${party(y)}`,
    ),
    explanation: `A wins ${won} of 3 districts, where it has more than 50 votes. In all, A has ${sum} votes and B has ${300 - sum}.`,
  };
}

/** A runoff between the first two of three candidates. */
function runoff(rng: Rng): Asked {
  const [a, b, c] = drawn(
    (): [number, number, number] => [rng.int(30, 48), rng.int(25, 47), rng.int(10, 24)],
    ([x, y, z]) => x > y && y > z && x < y + z,
  );
  const toSecond = drawn(
    () => rng.int(0, c),
    (n) => a + c - n !== b + n,
  );
  const [first = '', second = '', third = ''] = rng.sample(names, 3);
  const [x, y] = [a + c - toSecond, b + toSecond];
  const isFirst = x > y;
  const most = Math.max(x, y);
  return {
    question: `${first} has ${a} votes, ${second} has ${b} and ${third} has ${c}. In a runoff, ${toSecond} of the voters of ${third} choose ${second}, and the others choose ${first}. Nobody else changes. Who wins the runoff, and with how many votes?`,
    ...crossed(
      { right: isFirst ? first : second, wrong: isFirst ? second : first, mistake: 'wrong-winner' },
      { right: most, wrong: most + rng.pick([-1, 1]) * rng.int(1, 4), mistake: 'miscounted-the-runoff' },
      (name, votes) => `${name}, votes: ${votes}`,
    ),
    explanation: `${second} gets ${b} + ${toSecond} = ${y}. ${first} gets ${a} + ${c - toSecond} = ${x}.`,
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
      hints: [
        'Which share does the rule ask for?',
        'Is it enough to have the most votes?',
        'If the share is not whole, round up.',
      ],
      mends: {
        'took-another-share': 'That is another share. Read which share the rule asks for.',
        'one-vote-off': 'That is one off. Check whether the number just reaches the share.',
        'wrong-seats': 'Take the seats in the House as they are, and add the senators.',
        'wrong-senators': 'How many senators does each state have?',
        'read-the-votes-wrongly': 'Look for the largest number of votes.',
        'mixed-majority-and-plurality': 'Add all votes, and compare the largest number with half of them.',
        'wrong-share-in-the-house': 'Work out two thirds of the House once more.',
        'wrong-share-in-the-senate': 'Work out two thirds of the Senate once more.',
        'counted-seats-wrongly': 'A district is won with more than 50 of 100 votes. Count the districts.',
        'counted-votes-wrongly': 'Add the votes of party A. Half of all is 150.',
        'wrong-winner': 'Add the new votes to both, and compare.',
        'miscounted-the-runoff': 'Add once more: the votes from before and the new ones.',
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
