import type { Row } from '../../../db/tables.ts';
import { one } from '../../../kernel/state/reads.ts';
import { isPlacement } from '../areas.ts';

/** Declares the rows with the learner's setting for double-or-loss, of this version and of earlier ones. */
export function doublingReads(learner_id: number) {
  return {
    setting: one('double_or_loss', { learner_id }),
    earlierSetting: one('learner_settings', { learner_id }),
  };
}

/** Returns true if the learner's setting allows double-or-loss (decisions.md 4.5). */
export function allowsDoubling({
  setting,
  earlierSetting,
}: {
  setting: Row<'double_or_loss'> | undefined;
  earlierSetting: Row<'learner_settings'> | undefined;
}): boolean {
  return setting?.enabled ?? earlierSetting?.double_or_loss_enabled ?? false;
}

/** Returns false for "not learned yet" in a placement: who says so risks nothing (decisions.md 4.22). */
export function isRisked(moduleId: string, choice = -1): boolean {
  return choice >= 0 || !isPlacement(moduleId);
}
