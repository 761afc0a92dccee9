import type { Concept } from '../../../../curriculum/index.ts';
import { createRng, type Rng } from '../../../../curriculum/rng.ts';
import { Problem } from '../../../base/errors.ts';
import { newId, newSeed } from '../../../base/ids.ts';
import type { LearnerAccess } from '../../../http/access.ts';
import { areaOf, placementOf } from '../areas.ts';
import { levelIn } from '../choice/levels.ts';
import type { LearnerRecord } from '../choice/record.ts';
import { type SubjectConcepts, subjectConcepts, taughtAt } from '../choice/subject-concepts.ts';
import { curriculum } from '../curriculum.ts';
import { gradesOf, profileOf } from './authoring.ts';
import { type LessonContent, type PlacedQuestion, questionHash } from './content.ts';
import type { NewLesson, SeenQuestions } from './new-lesson.ts';

/** Number of questions of a placement, and of grades around the learner's on each side. */
const placementCount = 10;
const gradesAround = 3;

/** Concept of a question, and the grade at which it is asked. */
interface Asked {
  concept: Concept;
  gradeLevel: number;
}

/**
 * Generates the placement of a learner in a subject, without storing it (decisions.md 4.22).
 * Throws 404 PROFILE_NOT_FOUND, or 400 SUBJECT_NOT_TAUGHT.
 */
export function authorPlacement(record: LearnerRecord, learner: LearnerAccess, wanted: string): NewLesson {
  const { gradeLevel } = profileOf(record);
  const { conceptsOf } = curriculum();
  const [any] = conceptsOf(wanted);
  if (!any) throw new Problem('SUBJECT_NOT_TAUGHT');
  const { subject } = any;
  const area = areaOf(any.id);
  const seed = newSeed();
  const asked = placedConcepts(subjectConcepts(conceptsOf(subject)), gradeLevel, createRng(seed));
  return {
    id: newId(),
    learnerId: learner.learnerId,
    moduleId: placementOf(area),
    conceptIds: asked.map(({ concept }) => concept.id),
    subject,
    category: subject,
    difficulty: 'intermediate',
    gradeLevel,
    learnerGrade: levelIn(gradesOf(record, gradeLevel), area).learnerGrade,
    topic: `Placement in ${subject}`,
    learningObjectives: [`Show what you know in ${subject}`],
    draw: (seen) => drawPlacement(asked, seed, seen),
  };
}

/** Returns concepts from three grades below a grade to three above, easy before hard, as far as the subject has them. Pure. */
export function placedConcepts(subject: SubjectConcepts, grade: number, rng: Rng): Asked[] {
  const grades = [...subject.byGrade.keys()];
  const [least, most] = [Math.min(...grades), Math.max(...grades)];
  const first = Math.min(Math.max(grade - gradesAround, least), most);
  const last = Math.max(Math.min(grade + gradesAround, most), first);
  const taken = new Set<Concept>();
  const asked = Array.from({ length: placementCount }, (_, i) => {
    const wanted = Math.round(first + (i * (last - first)) / (placementCount - 1));
    const concept = conceptAt(subject, wanted, taken, rng);
    if (!concept) return [];
    taken.add(concept);
    const [from, to] = concept.grades;
    return [{ concept, gradeLevel: Math.min(Math.max(wanted, from), to) }];
  });
  return asked.flat().sort((a, b) => a.gradeLevel - b.gradeLevel);
}

/** Returns a further concept of a grade: one that begins as late as possible, which shows the grade best. */
function conceptAt(
  subject: SubjectConcepts,
  grade: number,
  taken: ReadonlySet<Concept>,
  rng: Rng,
): Concept | undefined {
  const ofGrade = taughtAt(subject, grade).filter((concept) => !taken.has(concept));
  if (ofGrade.length === 0) return nearestTo(subject.all, grade, taken);
  const latest = Math.max(...ofGrade.map(({ grades }) => grades[0]));
  return rng.pick(ofGrade.filter(({ grades }) => grades[0] === latest));
}

function nearestTo(all: readonly Concept[], grade: number, taken: ReadonlySet<Concept>): Concept | undefined {
  const distance = ({ grades: [first, last] }: Concept) => Math.max(first - grade, grade - last);
  return all.filter((concept) => !taken.has(concept)).toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Draws an unseen question on each concept. Pure. */
function drawPlacement(asked: readonly Asked[], seed: string, seen: SeenQuestions): LessonContent {
  const questions = asked.flatMap(({ concept, gradeLevel }): PlacedQuestion[] => {
    const lesson = curriculum().generateLesson({
      concept,
      gradeLevel,
      difficulty: 'intermediate',
      seed,
      questionCount: 1,
      exclude: (key) => seen.has(questionHash(key)),
      lastSeen: (key) => Date.parse(seen.get(questionHash(key)) ?? ''),
    });
    return lesson.questions.map((question) => ({ ...question, conceptId: concept.id, gradeLevel }));
  });
  return { questions };
}
