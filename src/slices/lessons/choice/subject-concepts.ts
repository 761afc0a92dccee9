import type { Concept } from '../../../../curriculum/index.ts';

/** Concepts of a subject, easy before hard, with what the choice of a concept looks up again and again. */
export interface SubjectConcepts {
  all: readonly Concept[];
  /** Concepts taught at each grade. */
  byGrade: ReadonlyMap<number, readonly Concept[]>;
  /** Places in the order, by id. */
  places: ReadonlyMap<string, number>;
  /** What learners learn at each grade: concepts that begin there or a grade before; if those are few, the latest ones. */
  toLearn: ReadonlyMap<number, readonly Concept[]>;
}

/** Least number of concepts to learn at a grade, as long as it has more. */
const fewest = 10;

/** Lists of concepts are as long-lived as the process, so each is indexed once. */
const indexes = new WeakMap<readonly Concept[], SubjectConcepts>();

export function subjectConcepts(all: readonly Concept[]): SubjectConcepts {
  const known = indexes.get(all);
  if (known) return known;
  const grades = byGrade(all);
  const toLearn = new Map([...grades].map(([grade, taught]) => [grade, latest(taught, grade)]));
  const index = { all, byGrade: grades, toLearn, places: new Map(all.map(({ id }, i) => [id, i])) };
  indexes.set(all, index);
  return index;
}

function byGrade(all: readonly Concept[]): Map<number, Concept[]> {
  const grades = new Map<number, Concept[]>();
  for (const concept of all) {
    const [first, last] = concept.grades;
    for (let grade = first; grade <= last; grade++)
      grades.set(grade, [...(grades.get(grade) ?? []), concept]);
  }
  return grades;
}

/** Returns the concepts of a grade that begin in it or in the one before, and others if those are few: the latest first. */
function latest(taught: readonly Concept[], grade: number): readonly Concept[] {
  const ordered = taught.toSorted((a, b) => b.grades[0] - a.grades[0]);
  return ordered.filter(({ grades: [first] }, i) => first >= grade - 1 || i < fewest);
}

export function taughtAt({ byGrade }: SubjectConcepts, grade: number): readonly Concept[] {
  return byGrade.get(grade) ?? [];
}

export function toLearnAt({ toLearn }: SubjectConcepts, grade: number): readonly Concept[] {
  return toLearn.get(grade) ?? [];
}

/** Returns the grade itself if the subject is taught there, otherwise the nearest one, of two the lower one. */
export function nearestGrade({ byGrade }: SubjectConcepts, grade: number): number {
  const distance = (other: number) => Math.abs(other - grade);
  return [...byGrade.keys()].sort((a, b) => distance(a) - distance(b) || a - b)[0] ?? grade;
}
