import { names, things } from '../data/story-words.ts';
import { sometimes } from '../near-values.ts';
import type { Rng } from '../rng.ts';
import { type Ask, byLevel, type Forms, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import {
  type Advised,
  checkedChoices,
  closeChoices,
  differenceMistakes,
  nearSmall,
  pictures,
  signs,
  takeHelp,
  thingsFigure,
} from './early-forms.ts';

const math = { subject: 'Math', category: 'Arithmetic' };

/** Draws a number and what is taken away, so that something is left. */
type Draw = (rng: Rng, dial: Dial) => [whole: number, taken: number];

const fromTen: Draw = (rng, dial) => {
  const whole = rng.int(byLevel(dial, [2, 4, 6]), byLevel(dial, [6, 9, 10]));
  return [whole, rng.int(1, whole - 1)];
};

/** Returns true if it is quicker to count back than to count on from what is taken away. */
const goesBack = (a: number, b: number): boolean => b <= 4 || b <= a - b;

const countBack = (a: number, b: number): string =>
  goesBack(a, b)
    ? `Start at ${a}. Count back ${b}: ${range(1, b)
        .map((i) => a - i)
        .join(', ')}.`
    : `Count on from ${b} to ${a}. That is ${a - b} more. So ${a} - ${b} = ${a - b}.`;

const crossedOut = (whole: number, taken: number) =>
  thingsFigure([{ thing: 'circle', count: whole, crossed: taken }]);

/** Tells a learner who counted the first number, too. */
const countedTheStart = (a: number, b: number): string =>
  goesBack(a, b)
    ? `You counted ${a} itself; the first step back is ${a - 1}.`
    : `You counted ${b} itself; say ${b + 1} first.`;

/** Returns the choices for a difference. Those of numbers above 10 stay about as small as the difference. */
const differenceChoices = (rng: Rng, a: number, b: number, named = `${b} is taken away; what is left?`) =>
  a > 10
    ? smallChoices(rng, a - b, (wrong) => `${b} and ${wrong} make ${wrong + b}, not ${a}.`, {
        'named-what-is-taken': [b, named],
        'counted-the-start': [a - b + 1, countedTheStart(a, b)],
        'stopped-at-ten': [10, `You stopped at 10; take away the rest of ${b}, too.`],
      })
    : closeChoices(
        a - b,
        {
          ...differenceMistakes(a, b),
          'counted-the-start': [a - b + 1, countedTheStart(a, b)],
          'named-what-is-taken': [b, named],
        },
        takeHelp(a, b),
      );

/** Returns numbers to 10 as choices: near the answer, and sometimes those of mistakes. */
const smallChoices = (
  rng: Rng,
  n: number,
  check: (wrong: number) => string,
  mistakes: Record<string, Advised>,
) => checkedChoices(n, { ...nearSmall(n, 1, check), ...sometimes(rng, mistakes) }, mistakes, check, 10);

const bare =
  (draw: Draw): Ask =>
  (rng, dial) => {
    const [a, b] = draw(rng, dial);
    return {
      key: `${a}-${b}`,
      question: `What is ${a} - ${b}?`,
      ...differenceChoices(rng, a, b),

      hints: goesBack(a, b)
        ? [`Start at ${a}. Do not count ${a} itself.`, 'Go back one step for each one that you take away.']
        : [`Start at ${b}. Do not count ${b} itself.`, `Count on to ${a}. How many steps do you need?`],
      explanation: countBack(a, b),
      ...crossedOut(a, b),
    };
  };

const lost =
  (draw: Draw): Ask =>
  (rng, dial) => {
    const [[a, b], thing] = [draw(rng, dial), rng.pick(things)];
    return {
      key: `${a}-${b} ${thing}`,
      question: `${rng.pick(names)} has ${a} ${thing}. Then ${b} ${b === 1 ? 'is' : 'are'} lost. How many ${thing} are left?`,
      ...differenceChoices(rng, a, b),

      hints: [
        `Some are lost, so take them away from ${a}.`,
        goesBack(a, b)
          ? `Start at ${a}. Go back one step for each lost one.`
          : `Start at ${b}. Count on to ${a}. How many steps is it?`,
      ],
      explanation: countBack(a, b),
      ...crossedOut(a, b),
    };
  };

const moreThan =
  (draw: Draw): Ask =>
  (rng, dial) => {
    const [[a, b], thing] = [draw(rng, dial), rng.pick(things)];
    const [one = '', other = ''] = rng.pair(names);
    return {
      key: `${a}-${b} ${thing}`,
      question: `${one} has ${a} ${thing}. ${other} has only ${b}. How many more does ${one} have?`,
      ...differenceChoices(rng, a, b, `${b} is what ${other} has; count how many more ${one} has.`),

      hints: [
        `Draw a row for ${one} and a row for ${other}.`,
        'Match them one to one. Count those without a partner.',
      ],
      explanation: `Match them one to one. ${b} and ${a - b} more make ${a}.`,
      ...thingsFigure([
        { thing: 'circle', count: a, label: one },
        { thing: 'circle', count: b, label: other },
      ]),
    };
  };

const whichMinus =
  (draw: Draw): Ask =>
  (rng, dial) => {
    const [a, b] = draw(rng, dial);
    return {
      key: `${a} ${a - b}`,
      question: `${a} take away what is ${a - b}?`,
      ...(a > 10
        ? smallChoices(rng, b, (wrong) => `${wrong} and ${a - b} make ${wrong + a - b}, not ${a}.`, {
            'counted-the-start': [b + 1, `You counted ${a} itself; the first step back is ${a - 1}.`],
            'named-what-is-left': [a - b, `${a - b} is left; how many are taken away?`],
          })
        : closeChoices(
            b,
            {
              'counted-the-start': [b + 1, `You counted ${a} itself; the first step back is ${a - 1}.`],
              'stopped-early': [b - 1, `You stopped too soon; go back until you say ${a - b}.`],
              'named-what-is-left': [a - b, `${a - b} is left; how many are taken away?`],
              'added-instead': [2 * a - b, `You put ${a} and ${a - b} together; compare them instead.`],
              'stopped-two-early': [b - 2, `You stopped two too soon; go back until you say ${a - b}.`],
              'went-too-far': [b + 2, `You went back past ${a - b}; stop when you say it.`],
              'named-the-whole': [a, `${a} is the whole; how many of them are taken away?`],
            },
            `go back from ${a} to ${a - b}`,
          )),

      hints: [
        `Show ${a} things. You want to keep ${a - b === b ? 'some' : a - b} of them.`,
        'Cover what you keep. Count the rest.',
      ],
      explanation: `${a - b} and ${b} make ${a}. So ${a} - ${b} = ${a - b}.`,
    };
  };

const tenForms: Forms = {
  difference: form([0, 1, 2], bare(fromTen)),
  story: form([0, 1, 2], lost(fromTen)),
  picture: form([0, 1], (rng, dial) => {
    const [[a, b], p] = [fromTen(rng, dial), rng.pick(pictures)];
    return {
      key: `${a} ${b} ${p.one}`,
      question: `Cross out ${b}. How many ${p.many} are left? ${signs(p, a)}`,
      ...differenceChoices(rng, a, b),

      hints: [
        b === a - b ? `Cross out ${p.many} until enough are gone.` : `Cross out ${b} of the ${p.many}.`,
        'Count the ones that are not crossed out.',
      ],
      explanation: `There are ${a} ${p.many}. Cross out ${b}. That leaves ${a - b}: ${a} - ${b} = ${a - b}.`,
      ...thingsFigure([{ thing: p.thing, count: a }]),
    };
  }),
  what: form([1, 2], whichMinus(fromTen)),
  more: form([2], moreThan(fromTen)),
};

const subtractWithinTen = formed(
  {
    ...math,
    id: 'math.subtraction.within-10',
    title: 'Subtracting within 10',
    grades: [0, 1],
    objectives: ['Take a number away from one of at most 10'],
    keywords: ['subtraction', 'subtract', 'minus', 'take away', 'difference'],
    prerequisites: ['math.addition.within-10'],
    standards: ['K.OA.A.1', 'K.OA.A.2', 'K.OA.A.5', '1.OA.C.6'],
    teaching: {
      idea: 'To subtract is to take away. Start at the whole and count back.',
      caution: 'Do not count the start itself. From 7, say 6 next.',
      mends: {},
    },
  },
  tenForms,
);

/** Draws a number from 11 to 18 and a taken number that leads below ten. */
const fromTeen: Draw = (rng, dial) => {
  const left = rng.int(2, 9);
  const taken = rng.int(11 - left, Math.min(9, byLevel(dial, [14, 16, 18]) - left));
  return [left + taken, taken];
};

const twentyForms: Forms = {
  difference: form([0, 1], bare(fromTeen)),
  story: form([0, 1], lost(fromTeen)),
  more: form([1, 2], moreThan(fromTeen)),
  ten: form([1, 2], (rng, dial) => {
    const [a, b] = fromTeen(rng, dial);
    const rest = b - (a - 10);
    return {
      key: `${a}-${b}`,
      question: `${a} - ${b} is the same as 10 take away what?`,
      ...smallChoices(
        rng,
        rest,
        (wrong) => `${a - 10} and ${wrong} make ${wrong + a - 10}; you take ${b} away in all.`,
        {
          'took-it-all-again': [b, `You take ${a - 10} away to get to 10; how many of ${b} are left?`],
          'named-the-first-step': [a - 10, `Taking ${a - 10} away leads to 10; what is left of ${b}?`],
          'gave-the-result': [a - b, `${a - b} is what is left in the end; what do you take from 10?`],
        },
      ),

      hints: [
        `First go from ${a} to 10. How many is that?`,
        `You still take the rest of ${b} away. How many is that?`,
      ],
      explanation: `Take ${a - 10} away first to get to 10. Of the ${b}, ${rest} ${rest === 1 ? 'is' : 'are'} left to take away.`,
      figure: { kind: 'ten-frames', frames: [{ filled: 10 }, { filled: a - 10 }] },
    };
  }),
  plus: form([0], (rng, dial) => {
    const [a, b] = fromTeen(rng, dial);
    return {
      key: `${a}-${b}`,
      question: `You know ${b} + ${a - b} = ${a}. What is ${a} - ${b}?`,
      ...differenceChoices(rng, a, b),

      hints: [
        'The sum shows the whole and its two parts.',
        `Take one part away from ${a}. Which part stays?`,
      ],
      explanation: `${b} and ${a - b} are the parts of ${a}. Take the part ${b} away. Then ${a - b} is left.`,
    };
  }),
  what: form([2], whichMinus(fromTeen)),
};

const subtractWithinTwenty = formed(
  {
    ...math,
    id: 'math.subtraction.within-20',
    title: 'Subtracting within 20',
    grades: [1, 2],
    objectives: ['Subtract from a number to 20 over ten', 'Use addition to subtract'],
    keywords: ['subtracting within 20', 'subtraction facts', 'subtracting over ten'],
    prerequisites: ['math.subtraction.within-10', 'math.addition.within-20'],
    standards: ['1.OA.B.4', '1.OA.C.6', '2.OA.B.2'],
    teaching: {
      idea: 'Go back to ten first, then take the rest. 13 - 5 is 13 - 3 - 2, so 8. Or count on from 5 to 13.',
      caution: 'Take away both parts, not only the first one.',
      mends: {},
    },
  },
  twentyForms,
);

/** Differences within 20. */
export const earlySubtraction: Concept[] = [subtractWithinTen, subtractWithinTwenty];
