import { type KeptLesson, type Picked, type Result, resultOf } from '../../../state/kept-lesson.ts';
import type { Schemas } from '../../../state/schemas.ts';

/** Steps of a lesson. Pure, so that tests run it without a browser. */

type Lesson = Schemas['Lesson'];
type Question = Schemas['Question'];

/** What happens in a lesson. */
export type LessonAction =
  /** Another card of the introduction; after the last one, the questions. */
  | { type: 'card'; card: number }
  | { type: 'hint' }
  | { type: 'double'; isOn: boolean }
  /** The child's choice for the present question; -1 for "not sure". */
  | { type: 'choose'; choice: number }
  | { type: 'checked'; index: number; result: Result }
  /** The service does not answer. */
  | { type: 'unanswered'; index: number }
  /** The service answers again: what waits is asked. */
  | { type: 'online' }
  /** The lesson as the service has it, such as with choices on another device. */
  | { type: 'known'; lesson: Lesson }
  | { type: 'next' }
  | { type: 'listen' }
  | { type: 'practise' }
  | { type: 'try'; choice: number }
  | { type: 'next-try' }
  | { type: 'end-practice' };

/** A step of a lesson, and what happens in it. */
export interface StepProps {
  kept: KeptLesson;
  dispatch: (action: LessonAction) => void;
}

/** Card of an introduction, with its index there; the welcome of a placement has none. */
export type Card =
  | { kind: 'welcome' }
  | { kind: 'idea' | 'example' | 'caution'; of: Schemas['Introduction'] };

/** Returns true for a lesson that finds out what the child knows. Each of its questions names a concept. */
export function isPlacement({ spec }: Lesson): boolean {
  return spec.questions.some(({ conceptId }) => conceptId !== undefined);
}

/** Returns true for a lesson up to grade 2, whose texts have spoken forms. */
export function isForYoung({ spec }: Lesson): boolean {
  return spec.questions.some(({ speech }) => speech !== undefined);
}

/** Returns true if the screens of a lesson have speakers: the child may not read yet, or has listened before. */
export function hasSpeakers({ lesson, listens }: Pick<KeptLesson, 'lesson' | 'listens'>): boolean {
  return isForYoung(lesson) || listens;
}

/** Returns the cards before the questions. */
export function cardsOf(lesson: Lesson): Card[] {
  if (isPlacement(lesson)) return [{ kind: 'welcome' }];
  return (lesson.spec.introduction ?? []).flatMap((of): Card[] => [
    { kind: 'idea', of },
    ...(of.example ? [{ kind: 'example' as const, of }] : []),
    { kind: 'caution', of },
  ]);
}

/** Begins a lesson, or goes on with one that has choices already. */
export function beginLesson(
  lesson: Lesson,
  { gradeLevel, allowsDoubling }: Pick<KeptLesson, 'gradeLevel' | 'allowsDoubling'>,
): KeptLesson {
  const { questions } = lesson.spec;
  const picks = questions.map(pickedBefore);
  const open = picks.indexOf(null);
  const isBegun = picks.some((pick) => pick !== null);
  const isAsking = isBegun || cardsOf(lesson).length === 0;
  return {
    lesson,
    gradeLevel,
    // A child shows what it knows without a bet.
    allowsDoubling: allowsDoubling && !isPlacement(lesson),
    phase: open < 0 ? 'sending' : isAsking ? 'questions' : 'introduction',
    card: 0,
    index: Math.max(open, 0),
    hints: questions.map(() => 0),
    doubled: questions.map(() => false),
    picks,
    listens: false,
    isLate: false,
  };
}

/** Returns the choice that the service has kept for a question. */
function pickedBefore(question: Question): Picked | null {
  const { checked } = question;
  if (!checked) return null;
  const result = resultOf(question, checked);
  return {
    choice: checked.choice ?? -1,
    isDoubled: checked.isDoubled,
    state: 'checked',
    ...(result && { result }),
  };
}

/** Returns the lesson after something happened. What does not fit its phase changes nothing. */
export function reduceLesson(state: KeptLesson, action: LessonAction): KeptLesson {
  switch (action.type) {
    case 'card':
      return toCard(state, action.card);
    case 'hint':
      return { ...state, hints: state.hints.map((n, i) => (i === state.index ? n + 1 : n)) };
    case 'double':
      return { ...state, doubled: state.doubled.map((was, i) => (i === state.index ? action.isOn : was)) };
    case 'choose':
      return choose(state, action.choice);
    case 'checked':
      return withPick(state, action.index, (pick) => ({
        choice: action.result.choice ?? -1,
        isDoubled: action.result.isDoubled,
        state: 'checked',
        result: { ...(pick.result ?? {}), ...action.result },
      }));
    case 'unanswered':
      return withPick(state, action.index, (pick) => waiting(state, action.index, pick));
    case 'online':
      return { ...state, picks: state.picks.map((pick) => pick && askAgain(pick)) };
    case 'known':
      return withKnown(state, action.lesson);
    case 'next':
      return toNext(state);
    case 'listen':
      return { ...state, listens: true };
    default:
      return reducePractice(state, action);
  }
}

function toCard(state: KeptLesson, card: number): KeptLesson {
  if (state.phase !== 'introduction') return state;
  const isDone = card >= cardsOf(state.lesson).length;
  return isDone ? { ...state, phase: 'questions' } : { ...state, card: Math.max(card, 0) };
}

/** Returns a list with another item at one place. Browsers of old tablets have no `with`. */
function replaced<T>(items: readonly T[], index: number, item: T): T[] {
  return items.map((before, i) => (i === index ? item : before));
}

/** The first choice counts: a second tap, in this tab or another, changes nothing. */
function choose(state: KeptLesson, choice: number): KeptLesson {
  const { index, phase, picks, allowsDoubling, doubled } = state;
  if (phase !== 'questions' || picks[index]) return state;
  const isDoubled = allowsDoubling && doubled[index] === true;
  return { ...state, picks: replaced(picks, index, { choice, isDoubled, state: 'asking' }) };
}

function withPick(state: KeptLesson, index: number, to: (pick: Picked) => Picked): KeptLesson {
  const pick = state.picks[index];
  return pick && pick.state !== 'checked'
    ? { ...state, picks: replaced(state.picks, index, to(pick)) }
    : state;
}

/** Without network, feedback comes from the lesson's own key, if it has one. */
function waiting({ lesson }: KeptLesson, index: number, pick: Picked): Picked {
  const question = lesson.spec.questions[index];
  const result = question && resultOf(question, pick);
  return { ...pick, state: 'waiting', ...(result && { result }) };
}

function askAgain(pick: Picked): Picked {
  return pick.state === 'waiting' ? { ...pick, state: 'asking' } : pick;
}

function withKnown(state: KeptLesson, { id, spec }: Lesson): KeptLesson {
  if (id !== state.lesson.id || state.phase === 'over') return state;
  const known = spec.questions.map(pickedBefore);
  const picks = state.picks.map((pick, i) => (pick?.state === 'checked' ? pick : (known[i] ?? pick)));
  const isBegun = picks.some((pick) => pick !== null);
  const phase = isBegun && state.phase === 'introduction' ? 'questions' : state.phase;
  return { ...state, picks, phase };
}

/** Goes to the next question without a choice, also to an earlier one; without any, to the end. */
function toNext(state: KeptLesson): KeptLesson {
  if (state.phase !== 'questions' || !state.picks[state.index]) return state;
  const later = state.picks.indexOf(null, state.index + 1);
  const open = later < 0 ? state.picks.indexOf(null) : later;
  return open < 0 ? { ...state, phase: 'sending' } : { ...state, index: open };
}

/** Returns the indices of wrong questions whose key is known, for practice. A placement has none. */
export function wrongOnes({ lesson, picks }: KeptLesson): number[] {
  if (isPlacement(lesson)) return [];
  return picks.flatMap((pick, index) => (pick?.result && !pick.result.isCorrect ? [index] : []));
}

function reducePractice(state: KeptLesson, action: LessonAction): KeptLesson {
  if (state.phase !== 'over') return state;
  const { practice } = state;
  if (action.type === 'practise')
    return practice ? state : { ...state, practice: { queue: wrongOnes(state), again: [], choice: null } };
  if (action.type === 'end-practice') return { ...state, practice: { queue: [], again: [], choice: null } };
  if (!practice) return state;
  if (action.type === 'try' && practice.choice === null)
    return { ...state, practice: { ...practice, choice: action.choice } };
  if (action.type === 'next-try' && practice.choice !== null)
    return { ...state, practice: afterTry(state, practice) };
  return state;
}

/** A question that is wrong again comes once more at the end. */
function afterTry({ picks }: KeptLesson, practice: NonNullable<KeptLesson['practice']>) {
  const [index = 0, ...rest] = practice.queue;
  const isRight = picks[index]?.result?.correctIndex === practice.choice;
  const comesBack = !isRight && !practice.again.includes(index);
  return {
    queue: comesBack ? [...rest, index] : rest,
    again: comesBack ? [...practice.again, index] : practice.again,
    choice: null,
  };
}
