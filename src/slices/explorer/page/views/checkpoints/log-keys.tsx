import { useEffect, useState } from 'preact/hooks';
import type { LedgerKey } from '../../../../../../schema/audit.ts';
import type { Loaded } from '../../../../../http/pages/kit/use-loaded.ts';
import type { Answer } from '../../check/questions.ts';
import { useExplorer } from '../../explorer-context.ts';
import { formatMoment, formatNumber } from '../../words/number-format.ts';
import { AnswerBadge } from './checkpoint-list.tsx';

/** Public keys of the log, each with the statement by which it follows the one before. */
export function LogKeys({ keys: { value: keys, error } }: { keys: Loaded<LedgerKey[]> }) {
  return (
    <section class="card" aria-labelledby="log-keys">
      <h3 id="log-keys">Keys{keys && ` (${formatNumber(keys.length)})`}</h3>
      {error && (
        <p role="alert" class="error">
          {error.message}
        </p>
      )}
      {!keys && !error && <p>Loading keys …</p>}
      {keys && (
        <ol class="plain">
          {keys.map((key, i) => (
            <Key key={key.publicKey} value={key} before={keys[i - 1]?.publicKey} />
          ))}
        </ol>
      )}
    </section>
  );
}

const firstKey: Answer = {
  result: 'doubt',
  message: 'The first key: no other key can sign it. Compare it with the one that the operator gives you.',
};

function Key({
  value: { publicKey, createdAt, size, statement },
  before,
}: {
  value: LedgerKey;
  before: string | undefined;
}) {
  const { open } = useExplorer();
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (before === undefined) setAnswer(firstKey);
    else void open.ask({ about: 'key', key: { publicKey, size, statement }, before }).then(setAnswer);
  }, [open, publicKey, before]);
  const isTrusted = publicKey === open.check.signed?.publicKey && open.check.signed.key !== 'first';
  return (
    <li>
      <code class="key-text">{publicKey}</code>
      <p class="small soft">
        Since {formatMoment(Date.parse(createdAt))}, from {formatNumber(size)} events in the log on.
      </p>
      {isTrusted && before === undefined ? (
        <AnswerBadge
          answer={{ result: 'right', message: 'This browser knows the key from an earlier check.' }}
        />
      ) : (
        <AnswerBadge answer={answer} />
      )}
    </li>
  );
}
