import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { useAction } from '../../../parts/action.tsx';
import { Problem } from '../../../parts/loading.tsx';
import { Icon } from '../../../parts/ui-icons.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { useAdult } from '../../../state/session.ts';
import { countOf, formatNumber, texts } from '../../../texts/texts.ts';
import type { Say } from '../said.tsx';

type Reward = Schemas['Reward'];

/** What a dialog above the goals is about. */
export type Opened = { kind: 'add' } | { kind: 'change' | 'switch-off' | 'delete'; reward: Reward };

interface GoalCardProps {
  reward: Reward;
  onOpen: (opened: Opened) => void;
  say: Say;
  onDone: () => void;
}

/** A goal, and what a parent does with it. */
export function GoalCard({ reward, onOpen, say, onDone }: GoalCardProps) {
  const words = texts.parentGoals;
  const { title, description, imageEmoji, color, tokenCost, isActive, currentRedemptions } = reward;
  return (
    <li class={`card goals-card ${isActive ? '' : 'goals-off'}`} style={{ '--goal': color }}>
      <span class="goals-emoji" aria-hidden="true">
        {imageEmoji}
      </span>
      <div>
        <h3>{title}</h3>
        <p class="goals-cost">
          <Icon name="points" size={20} /> {countOf(tokenCost, texts.countNouns.points)}
        </p>
        {description && <p class="soft">{description}</p>}
        {currentRedemptions > 0 && (
          <p class="soft small">{words.redeemed(formatNumber(currentRedemptions))}</p>
        )}
        <Limit reward={reward} />
      </div>
      <div class="buttons">
        <button
          type="button"
          aria-label={words.changeOf(title)}
          onClick={() => onOpen({ kind: 'change', reward })}
        >
          {words.change}
        </button>
        {isActive ? (
          <button
            type="button"
            class="quiet"
            aria-label={words.switchOffOf(title)}
            onClick={() => onOpen({ kind: 'switch-off', reward })}
          >
            {words.switchOff}
          </button>
        ) : (
          <SwitchOn reward={reward} say={say} onDone={onDone} />
        )}
        <button
          type="button"
          class="quiet"
          aria-label={words.deleteOf(title)}
          onClick={() => onOpen({ kind: 'delete', reward })}
        >
          {words.delete}
        </button>
      </div>
    </li>
  );
}

function Limit({ reward: { maxRedemptions } }: { reward: Reward }) {
  if (maxRedemptions === null) return null;
  return <p class="soft small">{texts.parentGoals.atMost(formatNumber(maxRedemptions))}</p>;
}

function SwitchOn({ reward: { id, title }, say, onDone }: Omit<GoalCardProps, 'onOpen'>) {
  const words = texts.parentGoals;
  const { api } = useAdult();
  const switching = useAction(async (key) => {
    const params = { path: { rewardId: id }, header: { 'Idempotency-Key': key } };
    unwrap(await api.PUT('/api/rewards/{rewardId}', { params, body: { isActive: true } }));
    say(words.switchedOn(title), { takesFocus: true });
    onDone();
    return undefined;
  });
  return (
    <>
      <button
        type="button"
        disabled={switching.isBusy}
        aria-label={words.switchOnOf(title)}
        onClick={switching.start}
      >
        {switching.isBusy ? texts.parentHome.deciding : words.switchOn}
      </button>
      {switching.error !== undefined && <Problem error={switching.error} />}
    </>
  );
}
