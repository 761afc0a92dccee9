import { useEffect, useState } from 'preact/hooks';
import type { LedgerCheckpoint, LedgerKey } from '../../../../../../schema/audit.ts';
import type { Answer, Question } from '../../check/questions.ts';
import { useExplorer } from '../../explorer-context.ts';
import { useMore } from '../../parts/show-more.tsx';
import { WideTable } from '../../parts/wide-table.tsx';
import { formatMoment, formatNumber, shortHash } from '../../words/number-format.ts';

interface CheckpointListProps {
  /** Newest first. */
  list: readonly LedgerCheckpoint[];
  /** Undefined while they load. */
  keys: readonly LedgerKey[] | undefined;
}

/** Checkpoints with the result of their verification in this browser. */
export function CheckpointList({ list, keys }: CheckpointListProps) {
  const { shown, more } = useMore(list, 20);
  const { answers, isBusy, verify } = useAnswers(list, shown);
  if (list.length === 0) return null;
  const known = keys && new Set(keys.map(({ publicKey }) => publicKey));
  return (
    <section aria-labelledby="checkpoint-list">
      <h3 id="checkpoint-list">Checkpoints</h3>
      <p class="small soft">
        The service signs the size and the root of its log while events come. This browser checks each
        signature. It has no keys of witnesses, so it only names them. With the button, it also asks for the
        proofs that each checkpoint continues the one before; the service gives 60 a minute.
      </p>
      <p class="buttons">
        <button type="button" onClick={verify} disabled={isBusy}>
          {isBusy ? 'Checking …' : `Check that these ${formatNumber(shown.length)} continue each other`}
        </button>
      </p>
      <div class="checkpoint-list">
        <WideTable label="List of checkpoints">
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col" class="number">
                Events in the log
              </th>
              <th scope="col">Root</th>
              <th scope="col">Key</th>
              <th scope="col">Witnesses</th>
              <th scope="col">Checked in this browser</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((checkpoint, i) => (
              <Row
                key={checkpoint.note}
                checkpoint={checkpoint}
                added={checkpoint.size - (list[i + 1]?.size ?? checkpoint.size)}
                answer={
                  known?.has(checkpoint.publicKey) === false ? unknownKey : answers.get(checkpoint.note)
                }
              />
            ))}
          </tbody>
        </WideTable>
      </div>
      {more}
    </section>
  );
}

const unknownKey: Answer = { result: 'wrong', message: 'The key is none of the keys of the log.' };

/** Verifies the signatures of the shown checkpoints, and on demand also that each continues the one before it. */
function useAnswers(list: readonly LedgerCheckpoint[], shown: readonly LedgerCheckpoint[]) {
  const { open } = useExplorer();
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const { signed } = open.check;
  async function ask(question: Extract<Question, { about: 'checkpoint' }>) {
    const answer = await open.ask(question);
    setAnswers((before) => new Map(before).set(question.checkpoint.note, answer));
    return answer;
  }
  useEffect(() => {
    for (const checkpoint of shown)
      if (!answers.has(checkpoint.note)) void ask({ about: 'checkpoint', checkpoint });
  }, [open, list, shown.length]);
  useEffect(() => setAnswers(new Map()), [open]);
  async function verify() {
    setBusy(true);
    for (const [i, checkpoint] of shown.entries()) {
      // The newest one must belong to the log that the header has verified.
      const other = shown[i - 1] ?? signed;
      const answer = await ask({ about: 'checkpoint', checkpoint, ...(other && { other }) });
      if (answer.result === 'doubt') break;
    }
    setBusy(false);
  }
  return { answers, isBusy, verify };
}

interface RowProps {
  checkpoint: LedgerCheckpoint;
  /** Events since the checkpoint before. */
  added: number;
  answer: Answer | undefined;
}

function Row({ checkpoint: { createdAt, size, root, publicKey, cosignatures }, added, answer }: RowProps) {
  const witnesses = cosignatures.map((line) => line.split(' ')[1] ?? '');
  return (
    <tr>
      <td>{formatMoment(Date.parse(createdAt))}</td>
      <td class="number">
        {formatNumber(size)}
        {added > 0 && <span class="soft"> (+{formatNumber(added)})</span>}
      </td>
      <td>
        <code title={root}>{shortHash(root)}</code>
      </td>
      <td>
        <code title={publicKey}>{publicKey.split('+')[1]}</code>
      </td>
      <td>{witnesses.length > 0 ? witnesses.join(', ') : <span class="soft">none</span>}</td>
      <td class="checked">
        <AnswerBadge answer={answer} />
      </td>
    </tr>
  );
}

const badges = {
  right: { name: 'badge-green', mark: '✓' },
  doubt: { name: 'badge-amber', mark: '?' },
  wrong: { name: 'badge-red', mark: '✗' },
};

/** Answer of the worker, with a mark as well as the color. */
export function AnswerBadge({ answer }: { answer: Answer | undefined }) {
  if (!answer) return <span class="soft">checking …</span>;
  const { name, mark } = badges[answer.result];
  return (
    <span class={`badge ${name}`}>
      <span aria-hidden="true">{mark}</span> {answer.message}
    </span>
  );
}
