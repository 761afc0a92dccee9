import type { ComponentChildren } from 'preact';
import { CheckIcon, ClockIcon, CrossIcon } from '../../../../../http/pages/kit/icons.tsx';
import { addressOf, usePlace } from '../../address.ts';
import { useExplorer } from '../../explorer-context.ts';
import type { EventRow } from '../../model/model.ts';
import { achievementInWords, sourceInWords, typeInWords } from '../../words/event-words.ts';
import { formatChange, formatMoment, formatNumber } from '../../words/number-format.ts';
import { kindInWords, marksOf } from '../../words/verdict.ts';

interface EventFactsProps {
  row: EventRow;
  /** False if the line withholds what concerns others. */
  isWhole: boolean;
}

/** Head of an event: what happened, when, by whom, and what this browser found. */
export function EventFacts({ row, isWhole }: EventFactsProps) {
  const { open, names } = useExplorer();
  const { seq, type, time, learnerId } = row;
  const actor = names.actor(row);
  const reason = names.context(seq)?.reason;
  const problems = open.check.problems.filter((problem) => problem.seq === seq);
  return (
    <section class="card" aria-labelledby="event-title">
      <div class="line spread">
        <h3 id="event-title">
          {typeInWords(type)} <span class="soft">Event {formatNumber(seq)}</span>
        </h3>
        <Marks seq={seq} isWhole={isWhole} />
      </div>
      {type === '' ? (
        <p class="soft">It concerns other learners only. You see its number and its hash.</p>
      ) : (
        <dl class="facts">
          <dt>Time</dt>
          <dd>{formatMoment(time)}</dd>
          <dt>Caused by</dt>
          <dd>
            {actor.name} <span class="soft">({actor.role})</span>
          </dd>
          {learnerId !== undefined && (
            <>
              <dt>Learner</dt>
              <dd>
                <AccountLink learnerId={learnerId} seq={seq} />
              </dd>
            </>
          )}
          <GoalFact row={row} />
          {type === 'AchievementEarned' && (
            <>
              <dt>Achievement</dt>
              <dd>{achievementInWords(row.subjectId ?? '')}</dd>
            </>
          )}
          {reason && (
            <>
              <dt>Reason</dt>
              <dd>{reason}</dd>
            </>
          )}
        </dl>
      )}
      {problems.map(({ kind, message, expected, found }) => (
        <div class="note note-red">
          <p>
            <strong>{kindInWords(kind)}</strong>: {message}.
          </p>
          <dl class="facts">
            <dt>By the rules</dt>
            <dd>
              <code>{expected}</code>
            </dd>
            <dt>In the ledger</dt>
            <dd>
              <code>{found}</code>
            </dd>
          </dl>
        </div>
      ))}
      <Entries row={row} />
    </section>
  );
}

/** What this browser found about the hash, the meaning and the signature. */
function Marks({ seq, isWhole }: { seq: number; isWhole: boolean }) {
  const { open } = useExplorer();
  const { hash, meaning, signed } = marksOf(open.check)(seq);
  // The rules need the events of others too, which a learner's part withholds.
  const fits = open.start?.learnerId === undefined ? 'follows the rules' : 'the balance fits';
  const isFaulty = open.check.logFaults.some((fault) => (fault.seq ?? 0) <= seq);
  return (
    <ul class="marks line">
      <Mark value={hash && !isWhole ? undefined : hash}>
        Hash: {hash === undefined ? 'not yet checked' : !hash ? 'does not fit' : isWhole ? 'fits' : 'in part'}
      </Mark>
      <Mark value={meaning && !isWhole ? undefined : meaning}>
        Meaning:{' '}
        {meaning === undefined
          ? 'not yet checked'
          : !meaning
            ? 'breaks the rules'
            : isWhole
              ? fits
              : 'in part'}
      </Mark>
      <Mark value={isFaulty ? false : signed || undefined}>
        Signed: {isFaulty ? 'the log has a fault' : signed ? 'in the signed log' : 'not yet'}
      </Mark>
    </ul>
  );
}

function Mark({ value, children }: { value: boolean | undefined; children: ComponentChildren }) {
  const color = value === undefined ? 'soft' : value ? 'green' : 'red';
  return (
    <li class={`badge badge-${color}`}>
      {value === undefined ? <ClockIcon /> : value ? <CheckIcon /> : <CrossIcon />}
      <span>{children}</span>
    </li>
  );
}

/** Link to the account of a learner, which points at an event. */
function AccountLink({ learnerId, seq }: { learnerId: number; seq: number }) {
  const { names } = useExplorer();
  const { parameters } = usePlace();
  const family = parameters.get('family') ?? undefined;
  return (
    <a href={addressOf('account', { family, learner: learnerId, at: seq })}>{names.learner(learnerId)}</a>
  );
}

function GoalFact({ row: { type, subjectId } }: { row: EventRow }) {
  const { names } = useExplorer();
  const { parameters } = usePlace();
  if (subjectId === undefined || !/^(Reward|Redemption|PointsSaved)/.test(type)) return null;
  const address = addressOf('goals', { family: parameters.get('family') ?? undefined });
  return (
    <>
      <dt>Goal</dt>
      <dd>
        <a href={address}>{names.goal(subjectId)}</a>
      </dd>
    </>
  );
}

function Entries({ row: { entries, seq } }: { row: EventRow }) {
  if (entries.length === 0) return null;
  return (
    <table class="entries">
      <thead>
        <tr>
          <th scope="col">Account</th>
          <th scope="col">Source</th>
          <th scope="col" class="number">
            Points
          </th>
          <th scope="col" class="number">
            Balance
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ learnerId, source, amount, balance }) => (
          <tr>
            <td>
              <AccountLink learnerId={learnerId} seq={seq} />
            </td>
            <td>{sourceInWords(source)}</td>
            <td class={`number ${amount < 0 ? 'negative' : 'positive'}`}>{formatChange(amount)}</td>
            <td class="number">{formatNumber(balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
