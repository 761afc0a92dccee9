import { crossed } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { drawn } from '../math/middle-forms.ts';
import type { Rng } from '../rng.ts';
import type { Asked } from '../templates.ts';
import { whole } from '../text.ts';
import type { Dial } from '../types.ts';

/** Gives each wrong choice the advice on its first mistake. */
export function advised(answers: ReturnType<typeof crossed>, mends: Readonly<Record<string, string>>) {
  const mistakes = answers.mistakes.map((each) => ({
    ...each,
    mend: mends[each.name.split(' ')[0] ?? ''] ?? '',
  }));
  return { answer: answers.answer, mistakes };
}

/** Three candidates. The first of them has a majority in half of the cases, and otherwise only a plurality. */
export function winner(rng: Rng, dial: Dial): Asked {
  const isMajority = rng.int(0, 1) === 0;
  const step = dial.level === 0 ? 10 : 1;
  const votes = drawn(
    () => [rng.int(30, 60), rng.int(10, 40), rng.int(5, 40)].map((n) => n * step),
    ([a = 0, b = 0, c = 0]) => a > b && a > c && b !== c && a > b + c === isMajority && a !== b + c,
  );
  const [first = '', second = '', third = ''] = rng.sample(names, 3);
  const told = rng.shuffle([first, second, third].map((name, i) => `${name} has ${votes[i]}`));
  const total = votes.reduce((a, b) => a + b, 0);
  const other = rng.pick([1, 2]);
  return {
    question: `An election has three candidates. ${told[0]}, ${told[1]} and ${told[2]} votes. Who has the most votes, and is it a majority?`,
    ...advised(
      crossed(
        { right: first, wrong: other === 1 ? second : third, mistake: 'read-the-votes-wrongly' },
        { right: isMajority, wrong: !isMajority, mistake: 'mixed-majority-and-plurality' },
        (name, is) => `${name}, with ${is ? 'a majority' : 'only a plurality'}`,
      ),
      {
        'read-the-votes-wrongly': `${other === 1 ? second : third} has ${votes[other]} votes, and somebody has more.`,
        'mixed-majority-and-plurality': `There are ${whole(total)} votes, and a majority is more than ${total / 2}.`,
      },
    ),
    hints: [
      'Who has the largest number of votes?',
      'Add all votes. Is the largest number more than half of them?',
    ],
    explanation: `There are ${whole(total)} votes, and half of them is ${total / 2}. ${first} has ${votes[0]}, which is ${isMajority ? 'more' : 'less'} than half.`,
  };
}

/** Three districts of 100 voters. The winner of seats and the winner of votes are the same in half of the cases. */
export function districts(rng: Rng): Asked {
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
    ...advised(
      crossed(
        { right: hasSeats, wrong: !hasSeats, mistake: 'counted-seats-wrongly' },
        { right: hasVotes, wrong: !hasVotes, mistake: 'counted-votes-wrongly' },
        (x, y) => `more seats: ${party(x)}, more votes: ${party(y)}`,
      ),
      {
        'counted-seats-wrongly': `A district is won with more than 50 votes, and A has that in ${won} of 3.`,
        'counted-votes-wrongly': `A has ${sum} of the 300 votes, and half of them is 150.`,
      },
    ),
    hints: [
      'Seats: in how many districts does A have more than 50 votes?',
      'Votes: add those of A in all districts. Half of all votes is 150.',
    ],
    explanation: `A wins ${won} of 3 districts, where it has more than 50 votes. In all, A has ${sum} votes and B has ${300 - sum}.`,
  };
}

/** A runoff between the first two of three candidates. */
export function runoff(rng: Rng): Asked {
  const [a, b, c] = drawn(
    (): [number, number, number] => [rng.int(30, 48), rng.int(25, 47), rng.int(10, 24)],
    ([x, y, z]) => x > y && y > z && x < y + z,
  );
  const toSecond = drawn(
    () => rng.int(2, c - 2),
    (n) => a + c - n !== b + n && 2 * n !== c,
  );
  const [first = '', second = '', third = ''] = rng.sample(names, 3);
  const [x, y] = [a + c - toSecond, b + toSecond];
  const isFirst = x > y;
  const most = Math.max(x, y);
  const swapped = isFirst ? a + toSecond : b + c - toSecond;
  return {
    question: `${first} has ${a} votes, ${second} has ${b} and ${third} has ${c}. In a runoff, ${toSecond} of ${third}'s voters choose ${second}, and the others choose ${first}. Nobody else changes sides. Who wins the runoff, and with how many votes?`,
    ...advised(
      crossed(
        { right: isFirst ? first : second, wrong: isFirst ? second : first, mistake: 'wrong-winner' },
        { right: most, wrong: swapped, mistake: 'swapped-the-voters' },
        (name, votes) => `${name}, with ${votes} votes`,
      ),
      {
        'wrong-winner': `${isFirst ? second : first} has only ${Math.min(x, y)} votes in the runoff.`,
        'swapped-the-voters': `You gave ${third}'s voters to the wrong candidate; ${toSecond} of them choose ${second}.`,
      },
    ),
    hints: [
      `${toSecond} of the ${c} voters choose ${second}. How many choose ${first}?`,
      'Add these votes to those from before, and compare.',
    ],
    explanation: `${second} gets ${b} + ${toSecond} = ${y}. ${first} gets ${a} + ${c - toSecond} = ${x}. So ${isFirst ? first : second} wins with ${most}.`,
  };
}
