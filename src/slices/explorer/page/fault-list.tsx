import { useEffect, useState } from 'preact/hooks';
import { addressOf, usePlace } from './address.ts';
import { useExplorer } from './explorer-context.ts';
import type { Check, LedgerProblem, LogFault } from './model/model.ts';
import { typeInWords } from './words/event-words.ts';
import { formatNumber } from './words/number-format.ts';
import { comparisonInWords, kindInWords } from './words/verdict.ts';

/** Maximum number of problems that the page lists: the first show what happened. */
const listedProblems = 20;

/** What the verification found, below the verdict. A fault opens it, until the reader closes it. */
export function FaultList() {
  const { open } = useExplorer();
  const [isClosed, setClosed] = useState(false);
  // The faults of another check may be others.
  useEffect(() => setClosed(false), [open]);
  const { problems, problemCount, logFaults, kept, rejectedFile } = open.check;
  const hasFaults = problemCount > 0 || logFaults.length > 0;
  if (rejectedFile !== undefined && !hasFaults)
    return (
      <section class="findings findings-kept" aria-label="Rejected file" role="alert">
        The file says nothing about this ledger. {rejectedFile}
      </section>
    );
  if (!hasFaults) {
    if (!kept || kept.result === 'none') return null;
    return (
      <section class="findings findings-kept" aria-label="Comparison with the kept proof">
        {comparisonInWords(kept)}
      </section>
    );
  }
  return (
    <section aria-label="Faults">
      <details
        class="findings findings-red"
        open={!isClosed}
        onToggle={({ currentTarget }) => setClosed(!currentTarget.open)}
      >
        <summary>What this browser found</summary>
        {kept && kept.result !== 'none' && <p>{comparisonInWords(kept)}</p>}
        {rejectedFile !== undefined && <p>The chosen file says nothing about this ledger. {rejectedFile}</p>}
        <ul>
          {logFaults.map((fault) => (
            <LogFaultItem fault={fault} />
          ))}
          {problems.slice(0, listedProblems).map((problem) => (
            <ProblemItem problem={problem} />
          ))}
        </ul>
        {problemCount > listedProblems && <p>{restInWords(open.check)}</p>}
      </details>
    </section>
  );
}

function restInWords({ problemCount }: Check): string {
  return `There are ${formatNumber(problemCount - listedProblems)} more. The first ones show where it began.`;
}

function EventLink({ seq }: { seq: number }) {
  const { parameters } = usePlace();
  const kept = {
    family: parameters.get('family') ?? undefined,
    learner: parameters.get('learner') ?? undefined,
  };
  return <a href={addressOf('event', { ...kept, seq })}>Event {formatNumber(seq)}</a>;
}

/** Fault of the log. Signed notes, which prove it to others, come after its first paragraph. */
function LogFaultItem({ fault: { message, seq } }: { fault: LogFault }) {
  const [first, ...notes] = message.split('\n\n');
  return (
    <li>
      {seq !== undefined && (
        <>
          <EventLink seq={seq} />
          {': '}
        </>
      )}
      {first}
      {notes.length > 0 && (
        <details>
          <summary>The signed notes</summary>
          <pre class="small">{notes.join('\n\n')}</pre>
        </details>
      )}
    </li>
  );
}

function ProblemItem({ problem }: { problem: LedgerProblem }) {
  const { seq, eventType, kind, message, expected, found } = problem;
  return (
    <li>
      {seq > 0 && <EventLink seq={seq} />}
      {eventType !== undefined && <> ({typeInWords(eventType)})</>}
      {': '}
      <strong>{kindInWords(kind)}</strong>: {message}
      <dl class="facts small">
        <dt>Expected</dt>
        <dd>{expected}</dd>
        <dt>Found</dt>
        <dd>{found}</dd>
      </dl>
    </li>
  );
}
