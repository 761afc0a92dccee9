import { useRef, useState } from 'preact/hooks';
import { Progress } from '../../../parts/progress.tsx';
import { Icon } from '../../../parts/ui-icons.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { countOf, texts } from '../../../texts/texts.ts';
import { GoalEmoji } from './goal-emoji.tsx';
import { RedeemDialog } from './redeem-dialog.tsx';
import { SaveDialog } from './save-dialog.tsx';

interface GoalCardProps {
  goal: Schemas['HomeGoal'];
  points: number;
  refresh: () => Promise<void>;
}

/** A goal: what it costs, how much of it is saved, and what the child can do for it now. */
export function GoalCard({ goal, points, refresh }: GoalCardProps) {
  const words = texts.goals;
  const [dialog, setDialog] = useState<'save' | 'redeem'>();
  const [message, setMessage] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const missing = Math.max(goal.tokenCost - goal.savedPoints, 0);
  const close = () => setDialog(undefined);
  const props = {
    goal,
    refresh,
    onClose: close,
    onDone(text: string) {
      close();
      setMessage(text);
      // After the dialog has given the focus back: the button that opened it may be gone.
      requestAnimationFrame(() => status.current?.focus());
    },
  };
  return (
    <li class={missing === 0 ? 'card kid-goal kid-goal-full' : 'card kid-goal'}>
      <div class="kid-goal-head">
        <GoalEmoji {...goal} />
        <h2>{goal.title}</h2>
      </div>
      <Progress
        value={goal.savedPoints}
        max={goal.tokenCost}
        label={texts.childHome.saved(goal.title)}
        hasNumbers
      />
      <p class="kid-goal-state">{stateOf(goal, missing, points)}</p>
      {!goal.isPending && (
        <button
          type="button"
          class={missing === 0 ? 'kid-goal-get-button' : 'kid-goal-save-button'}
          aria-label={words.named(missing === 0 ? words.get : words.save, goal.title)}
          disabled={missing > 0 && points === 0}
          onClick={() => setDialog(missing === 0 ? 'redeem' : 'save')}
        >
          <Icon name={missing === 0 ? 'gift' : 'add'} /> {missing === 0 ? words.get : words.save}
        </button>
      )}
      <p ref={status} class="kid-goal-message" role="status" tabIndex={-1}>
        {message}
      </p>
      {dialog === 'save' && <SaveDialog {...props} points={points} />}
      {dialog === 'redeem' && <RedeemDialog {...props} />}
    </li>
  );
}

function stateOf({ isPending }: Schemas['HomeGoal'], missing: number, points: number): string {
  const words = texts.goals;
  if (isPending) return words.waits;
  if (missing === 0) return words.full;
  return points === 0 ? words.learnFirst : words.missing(countOf(missing, texts.countNouns.points));
}
