import { type Static, Type } from '@sinclair/typebox';
import * as t from './common.ts';
import { IntroductionSpeech, QuestionSpeech } from './speech.ts';

export const Feedback = t.Reply('Feedback', 'Advice for a wrong choice.', {
  mistakes: Type.Array(Type.String(), {
    examples: [['added-denominators']],
    description: 'Names of the misconceptions that lead to the choice. Empty in a lesson of a model.',
  }),
  text: t.Str('What to do instead.', 'Keep the denominator, and add only the numerators.'),
});

/** Figure that an `<img>` shows without a request. */
export const InlineFigure = t.Reply('InlineFigure', 'A figure within the answer.', {
  alt: t.Str('Alternative text of the figure.', 'Number line from 0 to 10'),
  description: t.Str('Description of what the figure shows.'),
  src: t.Str(
    'A `data:` URL of an SVG document, for the `src` of an `<img>`.',
    'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E',
  ),
});
export type InlineFigure = Static<typeof InlineFigure>;

const figure = Type.Optional(
  t.Described(InlineFigure, 'The figure, with `figures=inline`. Absent without one.'),
);

const kept = {
  choice: t.nullable(
    t.Count('Index of the first choice, 0-based. Null for "not sure" and for an index without a choice.', 2),
  ),
  isCorrect: t.Bool('True if the choice is right.', false),
  isDoubled: t.Bool('True if the question counts with double-or-loss.', false),
};

export const CheckedChoice = t.Reply('CheckedChoice', 'The first choice for a question, which counts.', kept);
export type CheckedChoice = Static<typeof CheckedChoice>;

export const Question = t.Reply('Question', 'A multiple-choice question.', {
  question: t.Str('Text of the question.', 'Add 3 and 4.'),
  choices: Type.Array(Type.String(), {
    examples: [['6', '7', '8', '12']],
    description: '3 to 6 choices, one of which is right.',
  }),
  correctIndex: t.nullable(
    t.Count(
      'Index of the right choice, 0-based. Null for a learner if the service hides it until the answer or the check of the question.',
      1,
    ),
  ),
  explanation: t.nullable(
    t.Str('Explanation of the right answer. Null together with `correctIndex`.', 'Count on from 4: 5, 6, 7.'),
  ),
  conceptId: Type.Optional(
    t.Str('In a placement: the concept that the question asks about.', 'math.addition.within-20'),
  ),
  gradeLevel: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 12,
      examples: [2],
      description: 'In a placement: the grade of the question.',
    }),
  ),
  hints: Type.Optional(
    Type.Array(Type.String(), {
      examples: [['Start with the larger number.', 'Count on by the smaller one.']],
      description:
        'Steps that lead to the answer without telling it, to be shown one by one. Absent if there are none.',
    }),
  ),
  feedback: Type.Optional(
    t.Described(
      Feedback,
      'Advice for the picked choice. Absent until answered or checked, and for the right choice.',
    ),
  ),
  checked: Type.Optional(
    t.Described(CheckedChoice, 'What `checkQuestion` kept for the question. Absent if it was not checked.'),
  ),
  figure,
  speech: Type.Optional(t.Described(QuestionSpeech, 'Up to grade 2: the spoken forms of the texts.')),
  isVoided: Type.Optional(
    t.Bool('True if the question was taken back (`voidQuestion`). Otherwise absent.', true),
  ),
});

export const WorkedExample = t.Reply('WorkedExample', 'A question with its solution.', {
  question: t.Str('Text of the question.', 'Add 5 and 2.'),
  answer: t.Str('The right answer.', '7'),
  explanation: t.Str('Way to the answer.', 'Count on from 5: 6, 7.'),
  figure,
});

export const Introduction = t.Reply('Introduction', 'What a lesson teaches before it asks.', {
  conceptId: t.Str('The concept, as in `moduleId`.', 'math.addition.within-20'),
  title: t.Str('The name of the concept.', 'Adding within 20'),
  idea: t.Str('The idea, in the words of the grade.', 'To add means to put together.'),
  example: Type.Optional(
    t.Described(
      WorkedExample,
      'A worked example, which differs in each lesson. Absent if the concept has no further question.',
    ),
  ),
  caution: t.Str('What to watch out for.', 'Do not count the first number again.'),
  speech: Type.Optional(t.Described(IntroductionSpeech, 'Up to grade 2: the spoken forms of the texts.')),
});

export type Question = Static<typeof Question>;
export type Introduction = Static<typeof Introduction>;

export const CheckQuestion = t.Body(
  'CheckQuestion',
  { questionIndex: 0, choice: 2 },
  'The choice for one question of the quiz.',
  {
    questionIndex: Type.Integer({
      minimum: 0,
      maximum: 99,
      examples: [0],
      description: 'Index of the question, 0-based.',
    }),
    choice: Type.Integer({
      minimum: -1,
      maximum: 99,
      examples: [2],
      description:
        'Index of the selected choice, 0-based. -1 means "not sure": it counts as wrong, like an index without a choice.',
    }),
    isDoubled: Type.Optional(
      t.Bool('True for double-or-loss, if the settings of the learner allow it. By default false.', false),
    ),
  },
);

/** Question after its check: what the learner sees of it in an answered lesson. */
export const CheckedQuestion = t.Reply('CheckedQuestion', 'A checked question of a quiz.', {
  questionIndex: t.Count('Index of the question, 0-based.', 0),
  ...kept,
  correctIndex: t.Count('Index of the right choice, 0-based.', 1),
  explanation: t.Str('Explanation of the right answer.', 'Count on from 4: 5, 6, 7.'),
  feedback: Type.Optional(t.Described(Feedback, 'Advice for the choice. Absent for the right one.')),
  speech: Type.Optional(t.Described(QuestionSpeech, 'Up to grade 2: the spoken forms of the texts.')),
});
export type CheckedQuestion = Static<typeof CheckedQuestion>;
