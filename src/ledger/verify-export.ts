import { tableShapes } from '../db/table-shapes.ts';
import type { LedgerAudit } from './audit.ts';
import type { RecordedEvent } from './events.ts';
import { type ExportHeader, type LineProblem, parseEvent, parseHeader } from './export-lines.ts';
import type { RawLine } from './file-lines.ts';
import { Replay } from './replay.ts';
import type { LedgerRules } from './rules.ts';

/**
 * Verifies an export without a database: the form of each line, the chain, the rules, the running balances, and that no event
 * is missing at the end. Goes on after a line with a wrong form, and leaves out what it cannot read of it.
 *
 * @param lines texts of lines without their ends, or what `splitLines` makes of a file
 * @param onEvent function that takes each event that can be read
 */
export async function verifyExport(
  lines: AsyncIterable<RawLine> | Iterable<string>,
  rules: LedgerRules,
  now: () => Date = () => new Date(),
  onEvent: (event: RecordedEvent) => void = () => {},
): Promise<LedgerAudit> {
  const context = { rules, shapes: tableShapes, now, keepsIds: true };
  let header: ExportHeader | undefined;
  let replay: Replay | undefined;
  /** Problems of the lines since the last event. */
  const problems: LineProblem[] = [];
  let count = 0;
  for await (const item of lines) {
    count += 1;
    const {
      text = '',
      line,
      ...raw
    } = typeof item === 'string' ? { text: item, line: count, problems: [] } : item;
    problems.push(...raw.problems);
    if (count === 1) {
      const first = parseHeader(text, line);
      problems.push(...first.problems);
      header = first.value;
      // Any other file has a problem in each line.
      if (!header && !text.startsWith('{')) break;
    } else {
      const event = parseEvent(text, line);
      problems.push(...event.problems);
      if (header?.format.endsWith('/1') && event.value?.commitments)
        problems.push({ line, ...commitmentsInFirstFormat });
      replay ??= new Replay(header?.familyId ?? event.value?.familyId ?? 0, context);
      replay.audit.reportLines(problems.splice(0));
      if (event.value) {
        replay.add({ event: event.value });
        onEvent(event.value);
      } else replay.audit.skip(event.hash);
    }
  }
  replay ??= new Replay(header?.familyId ?? 0, context);
  replay.meaning.finish(replay.state);
  if (header) replay.audit.checkTail({ seq: header.events, head: header.head, lastAt: header.lastAt });
  if (count === 0) problems.push(emptyFile);
  replay.audit.reportLines(problems);
  return replay.audit;
}

const commitmentsInFirstFormat: Omit<LineProblem, 'line'> = {
  kind: 'format',
  message: 'the first format has no commitments',
  expected: 'no commitments',
  found: 'commitments',
};

const emptyFile: LineProblem = {
  line: 1,
  kind: 'format',
  message: 'the file is empty',
  expected: 'the first line of an export',
  found: 'nothing',
};
