import { Type } from '@sinclair/typebox';
import * as t from './common.ts';

const spokenForm = (of: string) => t.Str(`Spoken form of ${of}.`);
const spokenForms = (of: string) => Type.Array(Type.String(), { description: `Spoken forms of ${of}.` });

export const QuestionSpeech = t.Reply(
  'QuestionSpeech',
  'The texts of a question in words, to be read aloud.',
  {
    question: t.Str('Spoken form of the question.', 'What is 3 plus 4?'),
    choices: spokenForms('the choices'),
    explanation: t.nullable(t.Str('Spoken form of the explanation. Null together with it.')),
    hints: Type.Optional(spokenForms('the hints')),
    feedback: Type.Optional(spokenForm('the feedback')),
  },
);

export const IntroductionSpeech = t.Reply(
  'IntroductionSpeech',
  'The texts of an introduction in words, to be read aloud.',
  {
    idea: spokenForm('the idea'),
    example: Type.Optional(spokenForm("the example's question, answer and explanation")),
    caution: spokenForm('the caution'),
  },
);
