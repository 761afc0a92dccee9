import type { Concept } from '../types.ts';
import { soundChanges } from './blending.ts';
import { comprehension } from './comprehension.ts';
import { grammar } from './grammar.ts';
import { literature } from './literature.ts';
import { meanings } from './meanings.ts';
import { nounForms } from './nouns.ts';
import { passages } from './passages.ts';
import { phonics } from './phonics.ts';
import { punctuation } from './punctuation.ts';
import { rhetoric } from './rhetoric.ts';
import { sentences } from './sentences.ts';
import { wordSounds } from './sounds.ts';
import { spelling } from './spelling.ts';
import { syntax } from './syntax.ts';
import { texts } from './texts.ts';
import { verbs } from './verbs.ts';
import { vocabulary } from './vocabulary.ts';
import { wordStudy } from './word-study.ts';

/** All concepts of reading and language, easy before hard within an area. */
export const readingConcepts: readonly Concept[] = [
  ...phonics,
  ...wordSounds,
  ...soundChanges,
  ...wordStudy,
  ...nounForms,
  ...vocabulary,
  ...spelling,
  ...meanings,
  ...grammar,
  ...sentences,
  ...verbs,
  ...punctuation,
  ...syntax,
  ...comprehension,
  ...texts,
  ...passages,
  ...literature,
  ...rhetoric,
];
