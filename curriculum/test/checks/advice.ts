import { less, minus, number, type Q, q, same } from '../solver/exact.ts';
import { type Check, sentencesIn } from './check.ts';

const counts = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const amount = String.raw`(?:[-−]?\$?\d[\d,]*(?:\.\d+)?(?: \d+\/\d+|\/\d+)?|(?:${counts.join('|')}|a)(?![a-z]))`;
const claims: readonly [pattern: RegExp, sign: -1 | 0 | 1][] = [
  [
    new RegExp(
      String.raw`\b(?:is|are) (${amount})[^.,;:]{0,40}? (?:more|greater|longer|higher|later|heavier|warmer|larger) than the right`,
      'i',
    ),
    1,
  ],
  [
    new RegExp(
      String.raw`\b(?:is|are) (${amount})[^.,;:]{0,40}? (?:less|fewer|smaller|shorter|lower|earlier|lighter|colder) than the right`,
      'i',
    ),
    -1,
  ],
  [
    new RegExp(String.raw`\b(${amount})[^.,;:]{0,20}? too (?:many|much|large|big|long|high|late|far)\b`, 'i'),
    1,
  ],
  [new RegExp(String.raw`\b(${amount})[^.,;:]{0,20}? too (?:few|little|small|short|low|early)\b`, 'i'), -1],
  [new RegExp(String.raw`\b(${amount})[^.,;:]{0,20}? off\b`, 'i'), 0],
];
const directions: readonly [pattern: RegExp, sign: -1 | 1][] = [
  [
    /^(?:this|that|it|the answer|your answer) is (?:much |a little |far )?too (?:many|much|large|big|long|high|late)\b/i,
    1,
  ],
  [
    /^(?:this|that|it|the answer|your answer) is (?:much |a little |far )?too (?:few|little|small|short|low|early)\b/i,
    -1,
  ],
];

/** Reads a number: $1,200, 3/4, 2 1/4, −5, 12 cm, 7:35 in minutes, three. Undefined for a text without one, or with several. */
function amountOf(text: string): Q | undefined {
  const time = /^(\d+):(\d\d)(?: ([ap])\.m\.)?/.exec(text);
  if (time) {
    const hour = time[3] ? (Number(time[1]) % 12) + (time[3] === 'p' ? 12 : 0) : Number(time[1]);
    return q(hour * 60 + Number(time[2]));
  }
  if (counts.includes(text.toLowerCase())) return q(counts.indexOf(text.toLowerCase()));
  if (/^\d+ (?:hours?|days?)\b/.test(text)) return undefined;
  const match = /^(?:about |x = )?([-−]?)\$?(\d[\d,]*(?:\.\d+)?)(?: (\d+)\/(\d+)|\/(\d+))?(?![\d:/])/.exec(
    text,
  );
  if (!match) return undefined;
  const [, sign, whole = '', top, bottom, under] = match;
  const rest = text.slice(match[0].length);
  if (/\d/.test(rest.replace(/\b(?:km|cm|m|s|ft|in)[²³23]/g, ''))) return undefined;
  let value = number(whole);
  if (under) value = q(value.top, value.bottom * BigInt(under));
  if (top && bottom) value = q(value.top * BigInt(bottom) + BigInt(top), BigInt(bottom));
  return sign ? q(-value.top, value.bottom) : value;
}

const sizeOf = ({ top, bottom }: Q): Q => q(top < 0n ? -top : top, bottom);

/** Compares what an advice says about the distance and direction of a choice with the numbers of the choices. */
export const advice: Check = {
  name: 'advice',
  faults({ question: { choices, correctIndex, feedback } }) {
    const faults: string[] = [];
    const right = amountOf(choices[correctIndex] ?? '');
    for (const [i, given] of (feedback ?? []).entries()) {
      if (i === correctIndex) continue;
      if (!given) {
        faults.push(`no advice for ${choices[i]}`);
        continue;
      }
      const { text } = given;
      const joined = sentencesIn(text).filter((sentence) =>
        /^(?:This|That|It|The answer) (?:is|was)\b/.test(sentence),
      );
      if (joined.length > 1) faults.push(`joined advice: ${text}`);
      const wrong = amountOf(choices[i] ?? '');
      // Times of day go around: 23:58 is 5 minutes before 00:03.
      const areTimes = /^\d+:\d\d/.test(choices[i] ?? '') && /^\d+:\d\d/.test(choices[correctIndex] ?? '');
      if (!right || !wrong || (areTimes && less(q(720), sizeOf(minus(wrong, right))))) continue;
      const difference = minus(wrong, right);
      const sign = difference.top > 0n ? 1 : -1;
      for (const sentence of sentencesIn(text)) {
        const direction = directions.find(([pattern]) => pattern.test(sentence));
        if (direction && direction[1] !== sign) faults.push(`false direction for ${choices[i]}: ${text}`);
        for (const [pattern, claimed] of claims) {
          const [, told] = pattern.exec(sentence) ?? [];
          if (told === undefined || (told === 'a' && claimed !== 0)) continue;
          const size = amountOf(told === 'a' ? 'one' : told);
          if (claimed !== 0 && claimed !== sign) faults.push(`false direction for ${choices[i]}: ${text}`);
          if (/times|half|percent\b/.test(sentence)) continue;
          // "One group too many" may be any number of things.
          const isBare = /^\W*(?:off|too|more|less)/.test(
            sentence.slice(sentence.indexOf(told) + told.length),
          );
          if (size && isBare && !same(sizeOf(size), sizeOf(difference)))
            faults.push(`false distance for ${choices[i]}, key ${choices[correctIndex]}: ${text}`);
        }
      }
    }
    return faults;
  },
};
