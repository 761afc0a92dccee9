import { CheckIcon, CrossIcon } from '../../../../../http/pages/kit/icons.tsx';
import { useLoaded } from '../../../../../http/pages/kit/use-loaded.ts';
import type { RecordedEvent } from '../../../../../kernel/ledger/events.ts';
import type { EventLine } from '../../check/messages.ts';
import { hashedBytes } from '../../hashed-bytes.ts';
import { hashedFields, hexDump, hexOf, type ShownLine } from '../../model/event-line.ts';
import { CopyButton } from '../../parts/copy-button.tsx';
import { WideTable } from '../../parts/wide-table.tsx';
import { formatNumber } from '../../words/number-format.ts';

interface EventBytesProps {
  found: EventLine;
  shown: ShownLine;
}

/** Line of an event as it came, the bytes that are hashed, and the hash computed here again. */
export function EventBytes({ found: { line, previous }, shown: { event, isWhole } }: EventBytesProps) {
  return (
    <section class="card" aria-labelledby="hash-title">
      <h3 id="hash-title">Hash</h3>
      <dl class="facts hashes">
        <dt>Event before</dt>
        <HashValue hash={previous} label="the hash of the event before" />
        <dt>This event states</dt>
        <HashValue hash={event?.hash ?? hashIn(line)} label="the hash that this event states" />
        {event && isWhole && <Computed previous={previous} event={event} />}
      </dl>
      {!isWhole && (
        <p class="note">
          The service withholds what concerns other learners, so the hash of this event cannot be computed
          here. The hashes of later events cover it.
        </p>
      )}
      <details>
        <summary>The line as it came</summary>
        <pre class="wrapped">{line}</pre>
        <CopyButton text={line} label="the line" />
      </details>
      {event && isWhole && <Fields previous={previous} event={event} />}
    </section>
  );
}

/** Returns the hash in the line of an event of others. */
function hashIn(line: string): string {
  return /"hash":"([0-9a-f]{64})"/.exec(line)?.[1] ?? '';
}

function HashValue({ hash, label }: { hash: string; label: string }) {
  return (
    <dd>
      <code>{hash}</code> <CopyButton text={hash} label={label} />
    </dd>
  );
}

function bytesOf(previous: string, event: RecordedEvent): Uint8Array<ArrayBuffer> {
  return hashedBytes(hashedFields(previous, event).map(({ text }) => text)).slice();
}

/** Hash that this page computes itself, in addition to the verification of the whole ledger. */
function Computed({ previous, event }: { previous: string; event: RecordedEvent }) {
  const { value: hash, error } = useLoaded(
    async () => hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(previous, event)))),
    [previous, event.hash],
  );
  const isEqual = hash === event.hash;
  return (
    <>
      <dt>Computed here</dt>
      <dd>
        {hash && (
          <>
            <code>{hash}</code>{' '}
            <span class={`badge badge-${isEqual ? 'green' : 'red'}`}>
              {isEqual ? <CheckIcon /> : <CrossIcon />}
              {isEqual ? 'Equal' : 'Different'}
            </span>
          </>
        )}
        {error && 'This browser offers cryptography only over https.'}
      </dd>
    </>
  );
}

/** Fields that are hashed, and their bytes. */
function Fields({ previous, event }: { previous: string; event: RecordedEvent }) {
  const fields = hashedFields(previous, event);
  const bytes = bytesOf(previous, event);
  return (
    <details>
      <summary>What is hashed: {formatNumber(bytes.length)} bytes</summary>
      <p class="soft small">
        SHA-256 over these fields, each as UTF-8 after its length in four bytes. Payloads are canonical JSON
        (RFC 8785).
      </p>
      <WideTable label="Fields that are hashed">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col" class="number">
              Length
            </th>
            <th scope="col">Text</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, length, text }) => (
            <tr>
              <th scope="row">{name}</th>
              <td class="number">{formatNumber(length)}</td>
              <td>
                <code>{text}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      <h4>Bytes in hexadecimal</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it, the keyboard cannot scroll the dump. */}
      <section class="dump" tabIndex={0} aria-label="Bytes in hexadecimal">
        <pre>{hexDump(bytes)}</pre>
      </section>
      <CopyButton text={hexOf(bytes)} label="the bytes in hexadecimal" />
    </details>
  );
}
