import { useState } from 'preact/hooks';
import { useAction } from '../../../parts/action.tsx';
import { Problem } from '../../../parts/loading.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { useAdult } from '../../../state/session.ts';
import { countOf, formatDaysAgo, texts } from '../../../texts/texts.ts';
import { useFamily } from '../family.tsx';
import type { Say } from '../said.tsx';
import { decide } from './decide.ts';
import { RejectDialog } from './reject-dialog.tsx';

type Wish = Schemas['WaitingRedemption'];

interface WishesProps {
  wishes: readonly Wish[];
  say: Say;
}

/** What the children would like to have for their points. One tap decides. */
export function Wishes({ wishes, say }: WishesProps) {
  const words = texts.parentHome;
  const [rejectedId, setRejectedId] = useState<string>();
  const rejected = wishes.find(({ id }) => id === rejectedId);
  if (wishes.length === 0) return null;
  return (
    <section aria-labelledby="parent-wishes">
      <h2 id="parent-wishes">{words.wishes}</h2>
      <ul class="parent-wishes">
        {wishes.map((wish) => (
          <WishCard key={wish.id} wish={wish} say={say} onReject={() => setRejectedId(wish.id)} />
        ))}
      </ul>
      {rejected && <RejectDialog wish={rejected} onClose={() => setRejectedId(undefined)} say={say} />}
    </section>
  );
}

interface WishCardProps {
  wish: Wish;
  say: Say;
  onReject: () => void;
}

function WishCard({ wish, say, onReject }: WishCardProps) {
  const words = texts.parentHome;
  const session = useAdult();
  const { reload } = useFamily();
  const { id, learnerName, rewardTitle, imageEmoji, pointsUsed, requestedAt } = wish;
  const approval = useAction(async (key) => {
    const isMine = await decide(session, { redemptionId: id, isApproved: true, notes: '' }, key);
    const outcome = isMine ? words.approved : words.decidedBefore;
    say(outcome(rewardTitle, learnerName), { takesFocus: true });
    reload();
    return undefined;
  });
  return (
    <li class="card parent-wish">
      <span class="parent-emoji" aria-hidden="true">
        {imageEmoji}
      </span>
      <div>
        <h3>{words.wish(learnerName, rewardTitle)}</h3>
        <p class="soft small">
          {words.asked(countOf(pointsUsed, texts.countNouns.points), formatDaysAgo(requestedAt))}
        </p>
        {approval.error !== undefined && <Problem error={approval.error} />}
      </div>
      <div class="buttons">
        <button
          type="button"
          class="primary"
          disabled={approval.isBusy}
          aria-label={words.approveFor(rewardTitle, learnerName)}
          onClick={approval.start}
        >
          {approval.isBusy ? words.deciding : words.approve}
        </button>
        <button
          type="button"
          disabled={approval.isBusy}
          aria-label={words.rejectFor(rewardTitle, learnerName)}
          onClick={onReject}
        >
          {words.reject}
        </button>
      </div>
    </li>
  );
}
