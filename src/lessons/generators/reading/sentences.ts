import { worded } from '../choices.ts';
import { adjectives, adverbs, buildings, nouns, prepositions, verbs } from '../data/lexicon.ts';
import { names } from '../data/story.ts';
import { byLevel, sampled } from '../templates.ts';
import type { Concept } from '../types.ts';

const info = { subject: 'Reading', category: 'Grammar' };

const partsOfSpeech = sampled(
  {
    ...info,
    id: 'reading.grammar.parts-of-speech',
    title: 'Parts of speech',
    grades: [3, 8],
    objectives: ['Tell nouns, verbs, adjectives, adverbs and prepositions apart'],
    keywords: ['parts of speech', 'nouns', 'verbs', 'adjectives', 'adverbs', 'prepositions', 'word classes'],
  },
  (rng, dial) => {
    const words = {
      noun: rng.pick(nouns),
      verb: rng.pick(verbs),
      adjective: rng.pick(adjectives),
      adverb: rng.pick(adverbs),
      preposition: rng.pick(prepositions),
    };
    const kinds = byLevel(dial, [
      ['noun', 'verb', 'adjective'],
      ['noun', 'verb', 'adjective', 'adverb'],
      ['adjective', 'adverb', 'preposition', 'verb'],
    ] as const);
    const kind = rng.pick(kinds);
    const tail = dial.level === 0 ? '' : ` ${words.preposition} the ${rng.pick(buildings)}`;
    const sentence = `The ${words.adjective} ${words.noun} ${words.verb} ${words.adverb}${tail}.`;
    const others = (['noun', 'verb', 'adjective', 'adverb', 'preposition'] as const).filter(
      (k) => k !== kind,
    );
    const roles = {
      noun: 'names someone',
      verb: 'says what is done',
      adjective: 'describes a noun',
      adverb: 'says how it is done',
      preposition: 'shows a place',
    };
    return {
      key: `${kind} ${sentence}`,
      question: `What kind of word is "${words[kind]}" here? "${sentence}"`,
      ...worded(kind, Object.fromEntries(others.map((other) => [`mistook-for-${other}`, other]))),
      explanation: `"${words[kind]}" ${roles[kind]}. So it is ${kind === 'adjective' || kind === 'adverb' ? 'an' : 'a'} ${kind}.`,
    };
  },
);

const cities = [
  'Paris',
  'London',
  'Rome',
  'Berlin',
  'Madrid',
  'Lima',
  'Cairo',
  'Tokyo',
  'Dublin',
  'Boston',
  'Dallas',
  'Miami',
] as const;
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const capitals = sampled(
  {
    ...info,
    category: 'Writing',
    id: 'reading.writing.capital-letters',
    title: 'Capital letters',
    grades: [4, 7],
    objectives: ['Write names, places and days with a capital letter'],
    keywords: ['capital letters', 'capitalization', 'proper nouns', 'uppercase'],
  },
  (rng) => {
    const [name, city, day] = [rng.pick(names), rng.pick(cities), rng.pick(days)];
    const shape = rng.int(0, 2);
    const words =
      [
        `We meet ${name} at the station in ${city} on ${day} morning`,
        `The evening train for ${city} takes ${name} home on ${day}`,
        `On ${day} afternoon my neighbor ${name} drives to ${city}`,
      ][shape]?.split(' ') ?? [];
    const wrong = rng.pick([name, city, day]);
    // The longest of the others, so that the length reveals nothing
    const others = words
      .slice(1)
      .filter((word) => /^[a-z]/.test(word))
      .sort((a, b) => b.length - a.length)
      .slice(0, 3);
    const [a = '', b = '', c = ''] = others;
    const sentence = words.map((word) => (word === wrong ? word.toLowerCase() : word)).join(' ');
    return {
      key: `${shape} ${name} ${city} ${day} ${wrong}`,
      question: `Which word needs a capital letter? "${sentence}."`,
      ...worded(wrong.toLowerCase(), { 'any-noun': a, 'any-verb': b, 'long-word': c }),
      explanation: `"${wrong}" is a name. It starts with a capital letter.`,
    };
  },
);

/** People and things with their pronouns. */
const referents = [
  ['My dad', 'He', 'him'],
  ['My uncle', 'He', 'him'],
  ['The king', 'He', 'him'],
  ['My brother', 'He', 'him'],
  ['Grandpa', 'He', 'him'],
  ['That man', 'He', 'him'],
  ['The prince', 'He', 'him'],
  ['My mom', 'She', 'her'],
  ['My aunt', 'She', 'her'],
  ['The queen', 'She', 'her'],
  ['My sister', 'She', 'her'],
  ['Grandma', 'She', 'her'],
  ['That woman', 'She', 'her'],
  ['The princess', 'She', 'her'],
  ['The boys', 'They', 'them'],
  ['My parents', 'They', 'them'],
  ['Tom and Ann', 'They', 'them'],
  ['The twins', 'They', 'them'],
  ['My friends', 'They', 'them'],
  ['The girls', 'They', 'them'],
  ['Our guests', 'They', 'them'],
] as const;

const firstParts = [
  'came home',
  'won a prize',
  'took a walk',
  'sat down',
  'read a book',
  'made soup',
  'went to bed',
  'got a letter',
] as const;
const secondParts = [
  'felt happy',
  'smiled a lot',
  'sang a song',
  'told us a joke',
  'had a good day',
  'wanted more',
] as const;

const pronouns = sampled(
  {
    ...info,
    id: 'reading.grammar.pronouns',
    title: 'Pronouns',
    grades: [1, 4],
    objectives: ['Replace a noun with the right pronoun'],
    keywords: ['pronouns', 'he she they', 'him her them'],
  },
  (rng) => {
    const [noun, subject, object] = rng.pick(referents);
    const first = rng.pick(firstParts);
    const asSubject = rng.int(0, 1) === 1;
    const second = asSubject
      ? rng.pick(secondParts)
      : rng.pick(['We saw', 'We called', 'I met', 'I asked', 'I thanked', 'We heard']);
    const [other, third] = rng.shuffle(['He', 'She', 'They'].filter((p) => p !== subject));
    const [otherObject, thirdObject] = rng.shuffle(['him', 'her', 'them'].filter((p) => p !== object));
    return {
      key: `${noun} ${first} ${second}`,
      question: asSubject
        ? `What word fits? ${noun} ${first}. ___ ${second}.`
        : `What word fits? ${noun} ${first}. ${second} ___.`,
      ...(asSubject
        ? worded(subject, {
            'wrong-person': other ?? '',
            'wrong-number': third ?? '',
            'object-form': object[0]?.toUpperCase() + object.slice(1),
          })
        : worded(object, {
            'wrong-person': otherObject ?? '',
            'wrong-number': thirdObject ?? '',
            'subject-form': subject.toLowerCase(),
          })),
      explanation: `"${asSubject ? subject : object}" stands for "${noun}".`,
    };
  },
);

/** Words in their sentences. */
export const sentences: Concept[] = [capitals, pronouns, partsOfSpeech];
