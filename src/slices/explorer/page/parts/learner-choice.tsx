import { addressOf, goTo, usePlace } from '../address.ts';
import { useExplorer } from '../explorer-context.ts';

/** Choice of a learner, or of all, which the address keeps as `learner`. */
export function LearnerChoice({ ids }: { ids: Iterable<number> }) {
  const { names } = useExplorer();
  const { view, parameters } = usePlace();
  const chosen = parameters.get('learner') ?? '';
  const known = [...new Set([...ids, ...(chosen === '' ? [] : [Number(chosen)])])];
  const choose = (learner: string) =>
    goTo(addressOf(view, { ...Object.fromEntries(parameters), learner }), { replace: true });
  return (
    <label class="learner-choice no-print">
      Learner
      <select value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        <option value="">All learners</option>
        {known.map((id) => (
          <option key={id} value={String(id)}>
            {names.learner(id)}
          </option>
        ))}
      </select>
    </label>
  );
}
