import { Avatar } from '../../../parts/avatar.tsx';
import { Show } from '../../../parts/loading.tsx';
import { Screen } from '../../../parts/screen.tsx';
import { goTo } from '../../../place.ts';
import type { Schemas } from '../../../state/schemas.ts';
import { texts } from '../../../texts/texts.ts';
import { useFamily } from '../family.tsx';
import { Said, useSaid } from '../said.tsx';
import { AddChild } from './add-child.tsx';
import { Invite } from './invite.tsx';
import './children.css';

/** The children of the family: add one, or change one. */
export function Children() {
  const family = useFamily();
  const words = texts.children;
  const said = useSaid();
  const added = ({ name }: Schemas['User']) => {
    // The list opens no form any more, so the view itself says it.
    said.say(words.added(name), { takesFocus: true });
    family.reload();
  };
  return (
    <Screen title={words.title} class="children">
      <Said of={said} />
      <Show of={family} onRetry={family.reload}>
        {({ learners }) => (
          <>
            <ul class="child-list">
              {learners.map((learner) => (
                <ChildRow key={learner.id} learner={learner} />
              ))}
            </ul>
            <details class="card" open={learners.length === 0}>
              <summary>{words.addTitle}</summary>
              <AddChild onAdded={added} />
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
