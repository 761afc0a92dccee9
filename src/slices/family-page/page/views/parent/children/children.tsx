import { useState } from 'preact/hooks';
import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { useLoaded } from '../../../../../../http/pages/kit/use-loaded.ts';
import { Avatar } from '../../../parts/avatar.tsx';
import { Show } from '../../../parts/loading.tsx';
import { Screen } from '../../../parts/screen.tsx';
import { goTo } from '../../../place.ts';
import type { Schemas } from '../../../state/schemas.ts';
import { useAdult } from '../../../state/session.ts';
import { texts } from '../../../texts/texts.ts';
import { AddChild } from './add-child.tsx';
import { Invite } from './invite.tsx';
import './children.css';

/** The children of the family: add one, or change one. */
export function Children() {
  const { api } = useAdult();
  const words = texts.children;
  const [round, setRound] = useState(0);
  const family = useLoaded(
    async (signal) => unwrap(await api.GET('/api/family/home', { signal })),
    [api, round],
  );
  return (
    <Screen title={words.title} class="children">
      <Show of={family} onRetry={() => setRound(round + 1)}>
        {({ learners }) => (
          <>
            <ul class="child-list">
              {learners.map((learner) => (
                <ChildRow key={learner.id} learner={learner} />
              ))}
            </ul>
            <details class="card" open={learners.length === 0}>
              <summary>{words.addTitle}</summary>
              <AddChild onAdded={() => setRound(round + 1)} />
            </details>
          </>
        )}
      </Show>
      <Invite />
    </Screen>
  );
}

function ChildRow({ learner }: { learner: Schemas['FamilyHomeLearner'] }) {
  const { id, name, username, gradeLevel } = learner;
  return (
    <li class="card line spread">
      <span class="line">
        <Avatar {...learner} size={56} />
        <span>
          <strong>{name}</strong>
          <br />
          <span class="soft small">
            {texts.children.gradeName(gradeLevel)} · {username}
          </span>
        </span>
      </span>
      <button type="button" onClick={() => goTo('edit-child', { learnerId: id })}>
        {texts.children.change}
      </button>
    </li>
  );
}
