import type { Concept } from '../types.ts';
import { groupsOf, sentenceGroups, sorted } from './sorting.ts';

/** Forms of nouns. The tests' solver checks the tables by lists of its own. */

const info = { subject: 'Reading', category: 'Grammar' };

const pluralRules = sorted(
  {
    ...info,
    id: 'reading.grammar.plurals',
    title: 'Plurals',
    grades: [1, 5],
    objectives: ['Form the plural of nouns'],
    keywords: ['plurals', 'plural nouns', 'singular and plural', 'irregular plurals', 'nouns'],
    standards: ['L.1.1.C', 'L.2.1.B', 'L.3.1.B', 'L.3.2.E'],
    teaching: {
      idea: {
        1: 'One cat, two cats: an s says that there are more. After s, x, ch and sh we add es.',
        3:
          'Most nouns take s. After s, x, ch and sh they take es, since s alone is hard to say. A y after a ' +
          'consonant turns into ies, and in many words f turns into ves. Some old words change inside.',
      },
      caution: 'A plural has no apostrophe: two dogs.',
      mends: {},
    },
  },
  [
    {
      hints: [
        'Say “one” with the word, then “two”.',
        'Does the word change inside? If not, look at its last letters.',
      ],
      thing: 'word',
      verb: 'has',
      aspect: 'plural rule',
      ask: 'How do you write the plural?',
      questions: {
        kind: 'How do you write the plural of {}?',
        member: 'Which word follows this plural rule: {}?',
        not: 'Which word does not follow this plural rule: {}?',
        like: 'Which word forms its plural in the same way as {}?',
        pair: 'Look at these words: {}. Which two form their plurals in the same way?',
        odd: 'Look at these words: {}. Which one forms its plural in a different way?',
      },
      says: 'the rule for * is to {}',
      groups: groupsOf(`
add s|the letter s is enough|cat book tree star day key toy monkey piano photo
add es|s alone is hard to say|bus box dish lunch glass peach fox brush
change y to ies|a consonant stands before the y|baby city puppy berry story penny party family
use ves for f|the sound of f turns into v|leaf wolf knife shelf half loaf calf thief
use no s|the word changes inside or stays as it is|man woman child foot tooth goose mouse sheep
`),
    },
  ],
);

const possessives = sorted(
  {
    ...info,
    id: 'reading.grammar.possessives',
    title: 'Possessives',
    grades: [2, 4],
    objectives: ['Show with an apostrophe who owns a thing'],
    keywords: ['possessives', 'possessive nouns', 'apostrophe s', 'ownership'],
    standards: ['L.2.2.C', 'L.3.2.D'],
    prerequisites: ['reading.grammar.plurals'],
    teaching: {
      idea: 'An apostrophe and s show the owner: the cat’s bed. After a plural s, the apostrophe stands alone.',
      caution: 'More than one dog is dogs. It has no apostrophe.',
      mends: {},
    },
  },
  [
    {
      hints: ['Does something belong to the dog?', 'Is it one dog, or are there more?'],
      thing: 'sentence',
      verb: 'has',
      aspect: 'missing form',
      gap: 'form',
      ask: 'Which form of dog fits?',
      groups: sentenceGroups(`
# dog|it names one dog that owns nothing here
This ___ is brown.
Each ___ is asleep.
My ___ likes to swim.
That ___ barks at us.
One ___ sleeps in the sun.
Our ___ was hungry.
# dogs|it names more than one, and they own nothing here
Two ___ run in the park.
The ___ bark at us.
Many ___ like to swim.
These ___ are brown.
All ___ need water.
Some ___ were hungry.
# dog’s|the next thing belongs to one dog
My ___ tail wags.
One ___ bowl is full.
That ___ nose is wet.
This ___ coat shines.
Each ___ bed is soft.
One ___ paws are muddy.
# dogs’|the next thing belongs to more than one dog
Both ___ tails wag.
The two ___ bowls are full.
All the ___ noses are wet.
These ___ coats shine.
The three ___ beds are soft.
Many ___ paws are muddy.
`),
    },
  ],
);

/** Plurals and owners. */
export const nounForms: Concept[] = [pluralRules, possessives];
