import { sql } from 'kysely';
import { countOf } from '../../../base/count-of.ts';
import type { Db } from '../../../db/database.ts';
import type { CliTools } from '../../../slice/slice.ts';
import { isVoided, reportsWithQuestions, storedQuestion } from './queries.ts';

/** Report of a question, with the question. */
interface Reported {
  concept: string;
  question: string | null;
  choices: string[] | null;
  key: number | null;
  lesson: string;
  index: number;
  reason: string;
  isVoided: boolean;
}

/** Prints the reported questions of all families. The same question in several lessons is one. */
export function listReported(tools: CliTools): Promise<void> {
  return tools.withDatabase(async ({ db }) => {
    const questions = grouped(await selectReported(db));
    tools.print(questions, ...questions.flatMap(linesOf));
    tools.note(`${countOf(questions.length, 'question')}.`);
  });
}

/** Selects the reports of all families, oldest first. */
async function selectReported(db: Db): Promise<Reported[]> {
  return reportsWithQuestions(db)
    .select([
      sql<string>`coalesce(${storedQuestion}->>'conceptId', l.module_id)`.as('concept'),
      sql<string | null>`${storedQuestion}->>'question'`.as('question'),
      sql<string[] | null>`${storedQuestion}->'choices'`.as('choices'),
      sql<number | null>`(${storedQuestion}->>'correctIndex')::int`.as('key'),
      isVoided.as('isVoided'),
    ])
    .select(['r.lesson_id as lesson', 'r.question_index as index', 'r.reason'])
    .orderBy('r.reported_at')
    .orderBy('r.id')
    .execute();
}

/** Question as the command prints it. */
interface ReportedQuestion {
  concept: string;
  question: string;
  choices: string[];
  /** The choice that counts as right. */
  key: string;
  reports: number;
  /** Lessons with the question, and its place in them. */
  lessons: { lessonId: string; questionIndex: number; isVoided: boolean }[];
  reasons: string[];
}

/** Joins the reports of equal questions: those with most reports first, of equally many the newest. */
function grouped(reports: readonly Reported[]): ReportedQuestion[] {
  const same = Map.groupBy(reports, ({ concept, question, choices }) =>
    JSON.stringify([concept, question, choices?.toSorted()]),
  );
  return [...same.values()]
    .toReversed()
    .map((all) => {
      const [first] = all;
      const { concept = '', question = '', choices = [], key } = first ?? {};
      const lessons = new Map(
        all.map(({ lesson, index, isVoided }) => [
          `${lesson} ${index}`,
          { lessonId: lesson, questionIndex: index, isVoided },
        ]),
      );
      return {
        concept,
        question: question ?? '',
        choices: choices ?? [],
        key: choices?.[key ?? -1] ?? '',
        reports: all.length,
        lessons: [...lessons.values()],
        reasons: all.map(({ reason }) => reason),
      };
    })
    .toSorted((a, b) => b.reports - a.reports);
}

function linesOf({ concept, question, choices, key, reports, lessons, reasons }: ReportedQuestion): string[] {
  const voided = lessons.filter(({ isVoided }) => isVoided).length;
  return [
    `${countOf(reports, 'report')} in ${countOf(lessons.length, 'lesson')}, voided in ${voided}: ${concept}`,
    `  ${question}`,
    ...choices.map((choice) => `  ${choice === key ? '*' : '-'} ${choice}`),
    ...reasons.map((reason) => `  “${reason}”`),
    ...lessons.map(({ lessonId, questionIndex }) => `  lesson ${lessonId}, question ${questionIndex}`),
  ];
}
