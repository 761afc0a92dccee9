import { type Concept, conceptById, concepts, conceptsOf } from '../../../../curriculum/index.ts';
import { createRng, type Rng } from '../../../../curriculum/rng.ts';
import type { Difficulty } from '../../../../schema/lessons.ts';
import type { Row } from '../../../../src/db/tables.ts';
import type { EventPayloads, RecordedEvent } from '../../../../src/kernel/ledger/events.ts';
import { areaOf } from '../../../../src/slices/lessons/areas.ts';
import { placedConcepts } from '../../../../src/slices/lessons/authoring/placement.ts';
import { selectConcept } from '../../../../src/slices/lessons/choice/concept-selection.ts';
import { askedGrade, levelOf } from '../../../../src/slices/lessons/choice/levels.ts';
import { nextDifficulty } from '../../../../src/slices/lessons/choice/next-difficulty.ts';
import { subjectConcepts } from '../../../../src/slices/lessons/choice/subject-concepts.ts';
import { levelAfter } from '../../../../src/slices/lessons/choice/subject-level.ts';
import { selectForTopic } from '../../../../src/slices/lessons/choice/topic-selection.ts';
import { masteryProjection } from '../../../../src/slices/lessons/projection.ts';

/** Learner of a simulation. Probabilities, unless stated otherwise. */
export interface Learner {
  seed: string;
  gradeLevel: number;
  /** Default: all subjects. */
  subjects?: string[];
  lessonsPerDay: number;
  /** Length of the simulation. Default: 120. */
  days?: number;
  /** Knows at the start what is asked at this grade or an earlier one, instead of by `knows`. */
  trueGrade?: number;
  /** Knows a concept at the start, by the number of grades since its last one: negative while it is taught. */
  knows(gradesAgo: number, concept: Concept): number;
  /** Learns a concept in a lesson. Without its prerequisites: a tenth of it. */
  learns: number;
  /** Right answer to a question on a known concept, and on another one. */
  right: number;
  luck: number;
  /** Right answer to a question that is asked one grade after the true grade. Default: luck. */
  partly?: number;
  /** Days without a lesson after which half of the known concepts are forgotten. */
  halfLife?: number;
  /** Begins each subject with a placement, which counts as a lesson of the day. */
  isPlaced?: boolean;
  /** Asks for each lesson on this topic. */
  topic?: string;
  /** Asks for each lesson at this difficulty. By default, it follows from the last one. */
  difficulty?: Difficulty;
}

/** Lesson of a simulation. */
export interface Taken {
  day: number;
  concept: Concept;
  /** Grade at which it was asked, and level in its subject before and after. */
  grade: number;
  level: number;
  levelAfter: number;
  difficulty: Difficulty;
  /** True if the lesson was passed. */
  isPassed: boolean;
  /** Record of the concept before and after the lesson. */
  before: Row<'mastery'> | undefined;
  after: Row<'mastery'>;
  /** True if the review of a mastered concept was due. */
  isDue: boolean;
  /** Prerequisites that are first taught at the grade or later, not known at the start, and without a lesson before. */
  skipped: readonly string[];
}

/** Result of a simulation. */
export interface Course {
  lessons: readonly Taken[];
  records: ReadonlyMap<string, Row<'mastery'>>;
  levels: ReadonlyMap<string, Row<'subject_levels'>>;
}

const allSubjects = [...new Set(concepts.map(({ subject }) => subject))];
const start = Date.parse('2026-01-01T08:00:00.000Z');
const dayMs = 86_400_000;
const defaultDays = 120;

/** Simulates some days. As in the service, each lesson is chosen right after the one before, also over night. */
export function simulate(learner: Learner): Course {
  const { subjects = allSubjects, days = defaultDays } = learner;
  const rng = createRng(learner.seed);
  const knowledge = new Knowledge(learner, rng);
  const records = new Map<string, Row<'mastery'>>();
  const levels = new Map<string, Row<'subject_levels'>>();
  const lessons: Taken[] = [];
  function setLevel(area: string, quiz: Quiz, last_at: string): Row<'subject_levels'> {
    const level = levelAfter(levels.get(area), quiz);
    if (!level) throw new Error('no level of the subject');
    const row = { ...level, family_id: 1, learner_id: 2, area, last_at };
    levels.set(area, row);
    return row;
  }
  let chosenAt = new Date(start).toISOString();
  for (let day = 0; day < days; day++) {
    for (let i = 0; i < learner.lessonsPerDay; i++) {
      const now = new Date(start + day * dayMs + i * 600_000).toISOString();
      const { gradeLevel } = learner;
      const grades = { gradeLevel, profileGrade: gradeLevel, levels: [...levels.values()] };
      const area = learner.isPlaced ? subjects.map(areaNamed).find((name) => !levels.has(name)) : undefined;
      if (area) {
        setLevel(area, knowledge.place(area, gradeLevel), now);
        continue;
      }
      const criteria = { ...grades, subjects, mastery: [...records.values()], now: chosenAt };
      const { topic } = learner;
      const concept = topic ? selectForTopic({ ...criteria, topic }).concept : selectConcept(criteria);
      const before = records.get(concept.id);
      const level = levelOf(grades, concept);
      const grade = askedGrade(concept, level, before);
      const difficulty = learner.difficulty ?? nextDifficulty(before, level);
      const correct = knowledge.answer(concept, grade, before?.last_at, now);
      const quiz = quizOf(concept, { correct, difficulty, gradeLevel: grade, learnerGrade: gradeLevel });
      const after = project(quiz, before, now);
      const next = setLevel(areaOf(concept.id), quiz, now);
      const isPassed = correct.filter(Boolean).length >= 4;
      const skipped = knowledge.missingAtStart(concept).filter((id) => !records.has(id));
      const isDue = before !== undefined && (before.due_at <= now || isLong(before.last_at, now));
      lessons.push({
        day,
        concept,
        grade,
        level: level.grade,
        levelAfter: next.level,
        difficulty,
        isPassed,
        before,
        after,
        isDue,
        skipped,
      });
      records.set(concept.id, after);
      chosenAt = now;
    }
  }
  return { lessons, records, levels };
}

function isLong(last: string, now: string): boolean {
  return Date.parse(now.slice(0, 10)) - Date.parse(last.slice(0, 10)) >= 57 * dayMs;
}

function areaNamed(subject: string): string {
  return areaOf(conceptsOf(subject)[0]?.id ?? '');
}

type Quiz = EventPayloads['QuizAnswered'];

/** Returns the event of a lesson. Each question has four choices. */
function quizOf(
  { id: conceptId }: Pick<Concept, 'id'>,
  answers: Pick<Quiz, 'correct' | 'difficulty' | 'gradeLevel' | 'learnerGrade'>,
): Quiz {
  const ids = { learnerId: 2, lessonId: '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d01', conceptId };
  return { ...ids, ...answers, choices: answers.correct.map(() => 4), doubled: [] };
}

function project(payload: Quiz, before: Row<'mastery'> | undefined, recordedAt: string): Row<'mastery'> {
  const event = { familyId: 1, type: 'QuizAnswered', payload, recordedAt } as unknown as RecordedEvent;
  const [change] = masteryProjection.project(event, { read: [before] });
  if (change?.table !== 'mastery' || !('put' in change)) throw new Error('no row of mastery');
  return change.put;
}

/** What a simulated learner knows. */
class Knowledge {
  readonly #known: Set<string>;
  readonly #knownAtStart: ReadonlySet<string>;
  /** Grades up to which concepts are known, if the learner has a true grade. */
  readonly #grades = new Map<string, number>();
  readonly #learner: Learner;
  readonly #rng: Rng;

  constructor(learner: Learner, rng: Rng) {
    const { gradeLevel, knows } = learner;
    const known = concepts.filter((one) => this.#happens(knows(gradeLevel - one.grades[1], one), rng));
    this.#knownAtStart = new Set(known.map(({ id }) => id));
    this.#known = new Set(this.#knownAtStart);
    this.#learner = learner;
    this.#rng = rng;
  }

  #happens(probability: number, rng = this.#rng): boolean {
    return rng.int(1, 1_000_000) <= probability * 1_000_000;
  }

  /** Returns the prerequisites unknown at the start. What is first taught in an earlier grade counts as known. */
  missingAtStart({ prerequisites = [] }: Concept): string[] {
    const isEarlier = (id: string) => (conceptById(id)?.grades[0] ?? 0) < this.#learner.gradeLevel;
    return prerequisites.filter((id) => !isEarlier(id) && !this.#knownAtStart.has(id));
  }

  /** Returns for each question of a lesson if the answer is right. Then the learner may learn the concept. */
  answer(concept: Concept, grade: number, last: string | undefined, now: string): boolean[] {
    const { right, luck, halfLife, trueGrade } = this.#learner;
    if (trueGrade !== undefined) return this.#answerAt(concept, grade, trueGrade);
    const { id, prerequisites = [] } = concept;
    const gap = last === undefined ? 0 : (Date.parse(now) - Date.parse(last)) / dayMs;
    if (halfLife !== undefined && this.#happens(1 - 0.5 ** (gap / halfLife))) this.#known.delete(id);
    const isKnown = this.#known.has(id);
    const correct = Array.from({ length: 5 }, () => this.#happens(isKnown ? right : luck));
    if (!isKnown && this.#isLearned(prerequisites.every((needed) => this.#known.has(needed))))
      this.#known.add(id);
    return correct;
  }

  /** Returns the answers to the placement in the subject of an area. */
  place(area: string, gradeLevel: number): Quiz {
    const all = conceptsOf(concepts.find(({ id }) => areaOf(id) === area)?.subject);
    const asked = placedConcepts(subjectConcepts(all), gradeLevel, this.#rng);
    const { right, luck, trueGrade = 0 } = this.#learner;
    const grades = asked.map((one) => one.gradeLevel);
    const correct = grades.map((grade) => this.#happens(grade <= trueGrade ? right : luck));
    const answers = { correct, difficulty: 'intermediate' as const, gradeLevel, learnerGrade: gradeLevel };
    return { ...quizOf({ id: `${area}.placement` }, answers), grades };
  }

  #isLearned(isReady: boolean): boolean {
    const { learns } = this.#learner;
    return this.#happens(isReady ? learns : learns / 10);
  }

  /** Answers by the grade up to which each concept is known. What comes a grade later is known in part. */
  #answerAt(concept: Concept, grade: number, trueGrade: number): boolean[] {
    const { right, luck, partly = luck } = this.#learner;
    const knownTo = (id: string) => this.#grades.get(id) ?? trueGrade;
    const beyond = grade - knownTo(concept.id);
    const chance = beyond <= 0 ? right : beyond === 1 ? partly : luck;
    const correct = Array.from({ length: 5 }, () => this.#happens(chance));
    const isReady = (concept.prerequisites ?? []).every((id) => {
      const needed = conceptById(id);
      return !needed || knownTo(id) >= Math.min(Math.max(grade - 1, needed.grades[0]), needed.grades[1]);
    });
    if (beyond > 0 && this.#isLearned(isReady)) this.#grades.set(concept.id, grade);
    return correct;
  }
}

/** Returns the largest number of lessons on one concept in 30 days. */
export function mostIn30Days({ lessons }: Course): number {
  const byConcept = Map.groupBy(lessons, ({ concept }) => concept.id);
  const counts = [...byConcept.values()].flatMap((all) =>
    all.map(({ day }, i) => all.slice(i).filter((other) => other.day < day + 30).length),
  );
  return Math.max(...counts);
}

/**
 * Returns the share of first lessons on a concept that came after a lesson on each prerequisite unknown at the start. Concepts
 * without prerequisites do not count: they always come in order.
 */
export function shareInOrder({ lessons }: Course): number {
  const first = lessons.filter(({ before, concept }) => !before && concept.prerequisites);
  return first.filter(({ skipped }) => skipped.length === 0).length / first.length;
}

/** Returns the largest number of days between lessons on a mastered concept, or after its last one. */
export function longestGap({ lessons, records }: Course): number {
  const end = new Date(start + defaultDays * dayMs).toISOString();
  const gaps = lessons.flatMap(({ before, after }) =>
    before?.is_mastered ? [daysBetween(before.last_at, after.last_at)] : [],
  );
  const open = [...records.values()].filter(({ is_mastered }) => is_mastered);
  return Math.max(0, ...gaps, ...open.map(({ last_at }) => daysBetween(last_at, end)));
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / dayMs;
}

export function masteredIn({ records }: Course): number {
  return [...records.values()].filter(({ is_mastered }) => is_mastered).length;
}

/** Returns the number of concepts that failed twice in a row in the first 75 days, and of those of them that were passed later. */
export function heldIn({ lessons }: Course): { held: number; passedLater: number } {
  const early = lessons.filter(({ day, after }) => day < 75 && after.failures >= 2);
  const held = new Set(early.map(({ concept }) => concept.id));
  const later = lessons.filter(({ before, after }) => (before?.failures ?? 0) >= 2 && after.failures === 0);
  const passed = new Set(later.map(({ concept }) => concept.id));
  return { held: held.size, passedLater: [...held].filter((id) => passed.has(id)).length };
}
