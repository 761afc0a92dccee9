import { useState } from 'preact/hooks';
import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { Dialog } from '../../../../../../http/pages/kit/dialog.tsx';
import { ActionForm } from '../../../parts/action.tsx';
import { PointsJar } from '../../../parts/points-jar.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { useChild } from '../../../state/session.ts';
import { countOf, texts } from '../../../texts/texts.ts';
import { PointsSlider } from './points-slider.tsx';

export interface GoalDialogProps {
  goal: Schemas['HomeGoal'];
  /** Points in the jar. */
  points: number;
  /** Reads the home again. */
  refresh: () => Promise<void>;
  /** Called with what has happened. */
  onDone: (message: string) => void;
  onClose: () => void;
}

/** Moves points from the jar to a goal. */
export function SaveDialog({ goal, points, refresh, onDone, onClose }: GoalDialogProps) {
  const { api, learnerId } = useChild();
  const words = texts.goals;
  const { rewardId, title, tokenCost, savedPoints } = goal;
  const max = Math.max(Math.min(points, tokenCost - savedPoints), 1);
  const [chosen, setChosen] = useState(1);
  // A sibling's tablet may have moved points in the meantime.
  const value = Math.min(chosen, max);
  async function save(_: FormData, key: string): Promise<undefined> {
    const params = { path: { rewardId }, query: { learnerId }, header: { 'Idempotency-Key': key } };
    unwrap(await api.POST('/api/rewards/{rewardId}/save', { params, body: { points: value } }));
    await refresh();
    onDone(words.saved(countOf(value, texts.countNouns.points), title));
  }
  return (
    <Dialog title={words.saveFor(title)} onClose={onClose}>
      <ActionForm
        submit={words.saveThese(countOf(value, texts.countNouns.points))}
        busy={words.saving}
        run={save}
        onFailure={refresh}
        isDisabled={points < 1}
        onCancel={onClose}
      >
        <PointsSlider
          points={points}
          value={value}
          max={max}
          into={words.inGoal}
          picture={<PointsJar points={savedPoints + value} target={tokenCost} size={88} />}
          total={savedPoints}
          onChange={setChosen}
        />
      </ActionForm>
    </Dialog>
  );
}
