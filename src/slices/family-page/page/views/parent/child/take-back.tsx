import { isCode, unwrap } from '../../../../../../http/pages/kit/client.ts';
import { type Action, useAction } from '../../../parts/action.tsx';
import { Problem } from '../../../parts/loading.tsx';
import { useAdult } from '../../../state/session.ts';
import { countOf, formatNumber, texts } from '../../../texts/texts.ts';
import type { Say } from '../said.tsx';

interface TakeBackProps {
  lessonId: string;
  index: number;
  say: Say;
  /** Called when the question is taken back, also by somebody else before. */
  onDone: () => void;
}

/** Takes a faulty question of an answered lesson back. Asked once more, since nobody can undo it. */
export function TakeBack(props: TakeBackProps) {
  const words = texts.child;
  const taking = useTakingBack(props);
  return (
    <details class="no-print">
      <summary>{words.faulty(formatNumber(props.index + 1))}</summary>
      <p class="soft">{words.takeBackLead}</p>
      {taking.error !== undefined && <Problem error={taking.error} />}
      <button type="button" disabled={taking.isBusy} onClick={taking.start}>
        {taking.isBusy ? texts.parentHome.deciding : words.takeBack}
      </button>
    </details>
  );
}

/** Returns what takes the question back, once. */
function useTakingBack({ lessonId, index, say, onDone }: TakeBackProps): Action {
  const { api } = useAdult();
  const words = texts.child;
  return useAction(async (key) => {
    const params = { path: { lessonId, index }, header: { 'Idempotency-Key': key } };
    try {
      const { pointsReturned } = unwrap(
        await api.POST('/api/lessons/{lessonId}/questions/{index}/void', { params }),
      );
      const points = countOf(pointsReturned, texts.countNouns.points);
      say(pointsReturned > 0 ? words.takenBack(points) : words.takenBackRight, { takesFocus: true });
    } catch (error) {
      if (!isCode(error, 'QUESTION_ALREADY_VOIDED')) throw error;
      say(words.takenBackBefore, { takesFocus: true });
    }
    onDone();
    return undefined;
  });
}
