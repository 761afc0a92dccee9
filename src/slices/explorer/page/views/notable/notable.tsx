import './notable.css';
import type { ComponentChildren } from 'preact';
import { usePlace } from '../../address.ts';
import { useExplorer } from '../../explorer-context.ts';
import { useFollower } from '../../follow.ts';
import { Findings, limits } from '../../model/findings.ts';
import { LearnerChoice } from '../../parts/learner-choice.tsx';
import { useMore } from '../../parts/show-more.tsx';
import { formatDuration, formatNumber } from '../../words/number-format.ts';
import { AdjustmentLine, ApprovalLine, BurstLine, ClockLine, EventLine, SlowLine } from './finding-lines.tsx';

/** What a person may want to look at. It is no fault: the rules allow all of it, and the header says if one is broken. */
export function Notable() {
  const { open, session } = useExplorer();
  const { parameters } = usePlace();
  const familyId = open.familyId;
  const findings = useFollower(open, () => new Findings(familyId));
  const learner = Number(parameters.get('learner')) || undefined;
  if (open.ledger.count === 0 && !open.isComplete) return <p class="empty">Loading the ledger …</p>;
  const ofLearner = <T extends { learnerId: number | undefined }>(list: readonly T[]) =>
    learner === undefined ? list : list.filter(({ learnerId }) => learnerId === learner);
  const events = (seqs: readonly number[]) =>
    learner === undefined ? seqs : seqs.filter((seq) => open.row(seq)?.learnerId === learner);
  return (
    <>
      <p class="note">
        The rules allow everything on this page. It shows what a person may want to ask about. This browser
        has found it in the events; the service says nothing of it.
      </p>
      {session?.user.role !== 'LEARNER' && <LearnerChoice ids={findings.learners} />}
      <Finding
        title="Adjusted points"
        list={events(findings.adjustments).toReversed()}
        line={(seq) => <AdjustmentLine key={seq} seq={seq} />}
      >
        An administrator added or took points by hand. It may correct a mistake, and the reason should say
        which.
      </Finding>
      <Finding
        title="Approved by the person who gave the points"
        list={ofLearner(findings.approvals).toReversed()}
        line={(approval) => <ApprovalLine key={approval.seq} approval={approval} />}
      >
        Somebody gave a learner points, and approved a redemption of the same learner within{' '}
        {formatDuration(limits.approvalAfter)}. That is usual where one person does everything.
      </Finding>
      <Finding
        title="Many points in a short time"
        list={ofLearner(findings.bursts).toReversed()}
        line={(burst) => <BurstLine key={burst.first} burst={burst} />}
      >
        A learner got points in {formatNumber(limits.burst.events)} or more events within{' '}
        {formatDuration(limits.burst.within)}. A diligent learner may do this; a program that answers for them
        does too.
      </Finding>
      <Finding
        title="Clocks far apart"
        list={findings.clocks.toReversed()}
        line={(run) => <ClockLine key={run.first} run={run} />}
      >
        The id of an event holds another time than the event, by more than {formatDuration(limits.clocks)}.
        Imported and generated histories have this, and a clock that somebody set.
      </Finding>
      <Finding
        title="Events by administrators"
        list={events(findings.byAdministrators).toReversed()}
        line={(seq) => <EventLine key={seq} seq={seq} />}
      >
        Somebody else than the parent and the learners caused these events. Administrators may help a family,
        and a ledger from another instance has users of that one.
      </Finding>
      <Finding
        title="Slow decisions"
        list={ofLearner(findings.slowDecisions(Date.now()))}
        line={(slow) => <SlowLine key={slow.requested} slow={slow} />}
      >
        A redemption waited, or still waits, longer than {formatDuration(limits.decision)}. Families go on
        holidays.
      </Finding>
    </>
  );
}

interface FindingProps<T> {
  title: string;
  list: readonly T[];
  line: (item: T) => ComponentChildren;
  /** What it is, and why it may be fine. */
  children: ComponentChildren;
}

function Finding<T>({ title, list, line, children }: FindingProps<T>) {
  const { shown, more } = useMore(list, 10);
  return (
    <section class="card finding" aria-label={title}>
      <h3>
        {title}{' '}
        <span class={`badge ${list.length > 0 ? 'badge-amber' : 'badge-soft'}`}>
          {formatNumber(list.length)}
        </span>
      </h3>
      <p class="small soft">{children}</p>
      {list.length === 0 ? (
        <p class="small">✓ Nothing of this kind.</p>
      ) : (
        <ul class="finds small">{shown.map(line)}</ul>
      )}
      {more}
    </section>
  );
}
