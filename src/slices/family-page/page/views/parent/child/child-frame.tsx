import './child.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Avatar } from '../../../parts/avatar.tsx';
import { Show } from '../../../parts/loading.tsx';
import { Screen } from '../../../parts/screen.tsx';
import { Icon } from '../../../parts/ui-icons.tsx';
import { addressOf, goTo, usePlace } from '../../../place.ts';
import type { Schemas } from '../../../state/schemas.ts';
import { formatNumber, texts } from '../../../texts/texts.ts';
import { useFamily } from '../family.tsx';
import { Said, useSaid } from '../said.tsx';
import { BonusDialog } from './bonus-dialog.tsx';

type Learner = Schemas['FamilyHomeLearner'];

/** Child that a part of a view is about. */
export interface OfLearner {
  learner: Learner;
  /** Number of the family's last event: what it changes is loaded again. */
  seq: number;
}

/** Views of a child, by the names in their addresses. */
const tabs = [
  { view: 'child', name: 'learning' },
  { view: 'child/lessons', name: 'lessons' },
  { view: 'child/points', name: 'points' },
] as const;

interface ChildFrameProps {
  tab: (typeof tabs)[number]['name'];
  children: (of: OfLearner) => ComponentChildren;
}

/** Frame of the views of one child: who it is, the points, and the ways between the views. */
export function ChildFrame({ tab, children }: ChildFrameProps) {
  const { learnerId } = usePlace().state;
  const family = useFamily();
  const learner = family.value?.learners.find(({ id }) => id === learnerId);
  if (family.value && !learner) return <NoChild />;
  return (
    <Screen
      title={learner?.name ?? texts.child.title}
      back=""
      class="child"
      actions={learner && <Actions learner={learner} />}
    >
      <Show of={family} onRetry={family.reload}>
        {({ lastSeq }) =>
          learner && (
            <>
              <Tabs tab={tab} learnerId={learner.id} />
              {children({ learner, seq: lastSeq })}
            </>
          )
        }
      </Show>
    </Screen>
  );
}

function Actions({ learner }: { learner: Learner }) {
  const [isOpen, setOpen] = useState(false);
  const said = useSaid();
  const words = texts.parentHome;
  return (
    <div class="child-actions">
      <Avatar {...learner} size={48} />
      <p class="parent-points">
        <Icon name="points" size={28} /> {formatNumber(learner.points)}
        <span class="visually-hidden">{words.points}</span>
      </p>
      <button type="button" onClick={() => setOpen(true)}>
        {words.bonus}
      </button>
      <Said of={said} />
      {isOpen && (
        <BonusDialog
          learner={learner}
          onClose={() => setOpen(false)}
          onGiven={(points) => said.say(texts.bonus.given(points, learner.name))}
        />
      )}
    </div>
  );
}

function Tabs({ tab, learnerId }: { tab: ChildFrameProps['tab']; learnerId: number }) {
  const words = texts.child.tabs;
  return (
    <nav class="child-tabs no-print" aria-label={words.label}>
      {tabs.map(({ view, name }) => (
        <ChildLink key={name} view={view} learnerId={learnerId} isCurrent={name === tab}>
          {words[name]}
        </ChildLink>
      ))}
    </nav>
  );
}

interface ChildLinkProps {
  view: string;
  learnerId: number;
  lessonId?: string;
  isCurrent?: boolean;
  class?: string;
  children: ComponentChildren;
}

/** Link to a view of a child. Ids travel beside the address, not in it. */
export function ChildLink({ view, learnerId, lessonId, isCurrent, class: of, children }: ChildLinkProps) {
  const open = (event: Event) => {
    event.preventDefault();
    goTo(view, { learnerId, ...(lessonId !== undefined && { lessonId }) });
  };
  return (
    <a href={addressOf(view)} class={of} aria-current={isCurrent ? 'page' : undefined} onClick={open}>
      {children}
    </a>
  );
}

/** For a child who is no longer in the family, and for an address that somebody typed. */
function NoChild() {
  return (
    <Screen title={texts.child.title} back="">
      <p>{texts.child.gone}</p>
      <a class="button primary" href={addressOf('')}>
        {texts.child.toHome}
      </a>
    </Screen>
  );
}
