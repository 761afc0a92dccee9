import { isCode, unwrap } from '../../../../../../http/pages/kit/client.ts';
import { type Action, useAction } from '../../../parts/action.tsx';
import { useAdult } from '../../../state/session.ts';
import { countOf, texts } from '../../../texts/texts.ts';
import type { Say } from '../said.tsx';

/** Question of an answered lesson. */
export interface QuestionOf {
  lessonId: string;
  index: number;
}

/** Returns what takes a faulty question back, once. @param onDone called when it is taken back, also by somebody else before */
export function useTakingBack(path: QuestionOf, say: Say, onDone: () => void): Action {
  const { api } = useAdult();
  const words = texts.child;
  return useAction(async (key) => {
    const params = { path, header: { 'Idempotency-Key': key } };
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
