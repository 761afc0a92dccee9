import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { ActionForm, textIn } from '../../../parts/action.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { useAdult } from '../../../state/session.ts';
import { texts } from '../../../texts/texts.ts';
import { ChildFields, profileIn } from './child-fields.tsx';

/** Form that adds a child to the family: a name and a grade are enough. */
export function AddChild({ onAdded }: { onAdded: (learner: Schemas['User']) => void }) {
  const { api } = useAdult();
  const words = texts.children;
  async function add(fields: FormData, key: string): Promise<undefined> {
    const { gradeLevel, ...profile } = profileIn(fields);
    const learner = unwrap(
      await api.POST('/api/learners', {
        params: { header: { 'Idempotency-Key': key } },
        body: { name: textIn(fields, 'name'), ...(gradeLevel !== undefined && { gradeLevel }) },
      }),
    );
    unwrap(
      await api.PUT('/api/learner-profile/{userId}', {
        params: { path: { userId: learner.id } },
        body: profile,
      }),
    );
    onAdded(learner);
  }
  return (
    <ActionForm submit={words.add} run={add} resets>
      <label>
        {words.name}
        <input name="name" maxLength={200} autocomplete="off" required />
      </label>
      <ChildFields />
    </ActionForm>
  );
}
