import type { Kind } from '../data/kind.ts';
import type { Rng } from '../rng.ts';
import { sampled } from '../templates.ts';
import { capitalize } from '../text.ts';
import type { Concept, ConceptInfo, Draft, Level, Mistake, Option, Teaching } from '../types.ts';
import { countTrue, type DrawStatements, numbered, singleOut, whoIsRight } from './who-is-right.ts';

/** Thing with its kind. */
interface Member {
  thing: string;
  kind: Kind;
}

/** Sentence on a thing, true or not. */
interface Claim extends Member {
  claimed: Kind;
}

const sentence = (thing: string, { says }: Kind): string => `${capitalize(thing)} ${says}.`;
const shown = ({ thing, claimed }: Claim): string => sentence(thing, claimed);
const option = (text: string): Option => ({ text, worth: text });
const mistake = (name: string, text: string, mend: string): Mistake => ({ name, mend, ...option(text) });

/** Says what is right of the things, and why. */
function facts(members: readonly Member[]): string {
  const rules = new Set(members.map(({ kind }) => kind.rule));
  return [...members.map(({ thing, kind }) => sentence(thing, kind)), ...rules].join(' ');
}

/** Returns the kinds that do not fit the members of a kind. */
function unfit(kinds: readonly Kind[], { says, near }: Kind): Kind[] {
  return kinds.filter((other) => other.says !== says && !near.includes(other.says));
}

/** Draws a thing, from each kind equally often. */
function drawMember(kinds: readonly Kind[], rng: Rng): Member {
  const kind = rng.pick(kinds);
  return { kind, thing: rng.pick(kind.things) };
}

/** Draws sentences on different things. They are true or not, as given. */
function drawClaims(kinds: readonly Kind[], truths: readonly boolean[], rng: Rng): Claim[] {
  const claims: Claim[] = [];
  while (claims.length < truths.length) {
    const member = drawMember(kinds, rng);
    if (claims.some(({ thing }) => thing === member.thing)) continue;
    const claimed = truths[claims.length] ? member.kind : rng.pick(unfit(kinds, member.kind));
    claims.push({ ...member, claimed });
  }
  return claims;
}

function finish(kinds: readonly Kind[], rng: Rng, title: string): Draft {
  const member = drawMember(kinds, rng);
  return {
    key: `finish ${member.thing}`,
    question: `${title}. Finish the sentence: ${capitalize(member.thing)} ___.`,
    answer: option(member.kind.says),
    mistakes: rng
      .sample(unfit(kinds, member.kind), 3)
      .map(({ says, rule }) => mistake('took-another-kind', says, `${rule} Does that fit ${member.thing}?`)),
    explanation: facts([member]),
  };
}

/** Asks for the member of a kind among one of each kind. */
function example(kinds: readonly Kind[], rng: Rng): Draft {
  const asked = rng.pick(kinds);
  const toMember = (kind: Kind): Member => ({ kind, thing: rng.pick(kind.things) });
  const right = toMember(asked);
  const wrong = rng.sample(unfit(kinds, asked), 3).map(toMember);
  const things = rng.shuffle([right, ...wrong]).map(({ thing }) => thing);
  return {
    key: `example ${asked.says} ${things.toSorted().join('; ')}`,
    question: `Which one ${asked.says}? ${numbered(things.map((thing) => `${capitalize(thing)}.`))}`,
    answer: option(right.thing),
    mistakes: wrong.map((member) => mistake('took-another-kind', member.thing, facts([member]))),
    explanation: facts([right]),
  };
}

function both(kinds: readonly Kind[], rng: Rng, title: string): Draft {
  const [a, b] = drawClaims(kinds, [false, false], rng);
  if (!a || !b) throw new Error('two claims were drawn');
  const show = (x: Kind, y: Kind): string => `1 ${x.says}; 2 ${y.says}`;
  return {
    key: `both ${[a.thing, b.thing].sort().join('; ')}`,
    question: `${title}. What is true of these two? 1) ${capitalize(a.thing)}. 2) ${capitalize(b.thing)}.`,
    answer: option(show(a.kind, b.kind)),
    mistakes: [
      mistake('took-another-kind', show(a.claimed, b.kind), `Look at 1 again. ${facts([a])}`),
      mistake('took-another-kind', show(a.kind, b.claimed), `Look at 2 again. ${facts([b])}`),
      mistake('took-another-kind', show(a.claimed, b.claimed), `Look at both again. ${facts([a, b])}`),
    ],
    explanation: facts([a, b]),
  };
}

/** Returns what draws sentences on the members of kinds. */
const sentencesOn =
  (kinds: readonly Kind[], rng: Rng): DrawStatements =>
  (truths) => {
    const claims = drawClaims(kinds, truths, rng);
    return { texts: claims.map(shown), explanation: facts(claims) };
  };

type Ask = (kinds: readonly Kind[], rng: Rng, title: string) => Draft;
const claim: Ask = (kinds, rng) => whoIsRight(sentencesOn(kinds, rng), rng);
const count3: Ask = (kinds, rng) => countTrue(sentencesOn(kinds, rng), rng, 3);
const count4: Ask = (kinds, rng) => countTrue(sentencesOn(kinds, rng), rng, 4);
const right: Ask = (kinds, rng) => singleOut(sentencesOn(kinds, rng), rng, true);
const fault: Ask = (kinds, rng) => singleOut(sentencesOn(kinds, rng), rng, false);

/** Questions by level: beginners sort single things, and advanced learners find mistakes. */
const asksOfMany: Record<Level, readonly Ask[]> = {
  0: [finish, example, both, claim],
  1: [both, claim, right, count3],
  2: [fault, count4, claim, right],
};
const asksOfTwo: Record<Level, readonly Ask[]> = {
  0: [both, claim, right],
  1: [both, claim, right, count3],
  2: [fault, count4, claim, right],
};

/** What a concept of kinds says beside its questions. The advice on mistakes follows from the kinds. */
export type SortingInfo = Omit<ConceptInfo, 'teaching'> & { teaching: Omit<Teaching, 'mends'> };

/** Creates a concept that sorts things or events into kinds. A question has kinds of one group only. */
export function sorted(info: SortingInfo, ...groups: readonly (readonly Kind[])[]): Concept {
  const isWide = groups.every((kinds) => kinds.every((kind) => unfit(kinds, kind).length > 1));
  const asks = isWide ? asksOfMany : asksOfTwo;
  return sampled({ ...info, teaching: { ...info.teaching, mends: {} } }, (rng, { level }) =>
    rng.pick(asks[level])(rng.pick(groups), rng, info.title),
  );
}
