import type { LearnerReport, ReportHelp, ReportSubject } from '../../../../schema/learner-report.ts';
import { countOf } from '../../../base/count-of.ts';
import { localDay } from '../../../base/local-day.ts';
import { escapeHtml, type Page } from '../../../http/pages/page.ts';
import { printedPage, rowOf, tableOf } from '../../../http/pages/printed.ts';

/** Returns a report as a page to print, with days in the zone of the family. */
export function reportPage(report: LearnerReport): Page {
  const { learnerName, timeZone, lessons, minutes, subjects } = report;
  const [from, to] = [report.from, report.to].map((time) => localDay(Date.parse(time), timeZone));
  const name = `<bdi>${escapeHtml(learnerName)}</bdi>`;
  const done =
    lessons === 0
      ? `${name} has answered no lessons in this period.`
      : `${name} has answered ${countOf(lessons, 'lesson')} and spent ${countOf(minutes, 'minute')} on them.`;
  const rows = subjects.map((one) =>
    rowOf(one.subject, levelsOf(one), one.lessons, one.minutes, shareOf(one)),
  );
  const head = ['Subject', 'Level', 'Lessons', 'Minutes', 'Right answers'];
  return printedPage(
    `How ${learnerName} is learning`,
    `From ${from} to ${to}. Dates are in the time zone ${escapeHtml(timeZone)}.`,
    [`<p>${done}</p>`, tableOf(head, rows), ...subjects.map((one) => sectionOf(one, name))].join('\n'),
  );
}

/** Returns the levels at both ends of the period: `Grade 4 → Grade 5`. */
function levelsOf({ levelBefore, level }: ReportSubject): string {
  if (levelBefore === null || level === null) return '–';
  return levelBefore === level ? gradeOf(level) : `${gradeOf(levelBefore)} → ${gradeOf(level)}`;
}

function gradeOf(level: number): string {
  return level === 0 ? 'Kindergarten' : `Grade ${level}`;
}

function shareOf({ questions, correct }: ReportSubject): string {
  return questions === 0 ? '–' : `${correct} of ${questions}`;
}

function sectionOf({ subject, lessons, learned, needsHelp, next }: ReportSubject, name: string): string {
  const concepts = learned.map(({ title }) => `<li dir="auto">${escapeHtml(title)}</li>`);
  const parts = [
    `<h2 dir="auto">${escapeHtml(subject)}</h2>`,
    ...(concepts.length > 0
      ? [`<p>Well done! ${name} now knows:</p>\n<ul>\n${concepts.join('\n')}\n</ul>`]
      : lessons > 0
        ? [
            `<p>${name} has mastered nothing new here yet. To master a topic takes good lessons on two different days.</p>`,
          ]
        : []),
    ...needsHelp.map((one) => helpOf(one, name)),
    ...(needsHelp.length === 0 && lessons > 0 ? ['<p>Nothing here needs your help now.</p>'] : []),
    ...(next ? [`<p>Next: <bdi>${escapeHtml(next.title)}</bdi>.</p>`] : []),
  ];
  return `<section>\n${parts.join('\n')}\n</section>`;
}

function helpOf({ title, missed }: ReportHelp, name: string): string {
  const items = missed.map(({ question, givenAnswer, rightAnswer }) => {
    const given =
      givenAnswer === null
        ? `${name} gave no answer.`
        : `${name} answered <q>${escapeHtml(givenAnswer)}</q>.`;
    const right = `The right answer is <q>${escapeHtml(rightAnswer)}</q>.`;
    return `<li><p class="asked" dir="auto">${escapeHtml(question)}</p>\n<p>${given} ${right}</p></li>`;
  });
  return `<h3>Needs a little help: <bdi>${escapeHtml(title)}</bdi></h3>\n<ul>\n${items.join('\n')}\n</ul>`;
}
