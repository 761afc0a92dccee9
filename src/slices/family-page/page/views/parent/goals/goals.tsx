import './goals.css';
import { useState } from 'preact/hooks';
import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { useLoaded } from '../../../../../../http/pages/kit/use-loaded.ts';
import { Show } from '../../../parts/loading.tsx';
import { Screen } from '../../../parts/screen.tsx';
import { Icon } from '../../../parts/ui-icons.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { useAdult } from '../../../state/session.ts';
import { texts } from '../../../texts/texts.ts';
import { useFamily } from '../family.tsx';
import { Said, type Say, useSaid } from '../said.tsx';
import { GoalCard, type Opened } from './goal-card.tsx';
import { GoalDialog } from './goal-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

type Reward = Schemas['Reward'];

/** Goals of the family: what children can save their points for. */
export function Goals() {
  const words = texts.parentGoals;
  const { api } = useAdult();
  const { lastSeq } = useFamily().value ?? {};
  const said = useSaid();
  const [opened, setOpened] = useState<Opened>();
  const rewards = useLoaded(
    async (signal) => unwrap(await api.GET('/api/rewards', { params: { query: { limit: 500 } }, signal })),
    [api],
    [lastSeq],
  );
  const add = (
    <button type="button" class="primary" onClick={() => setOpened({ kind: 'add' })}>
      <Icon name="add" /> {words.add}
    </button>
  );
  return (
    <Screen title={words.title} class="goals" actions={add}>
      <p class="soft">{words.lead}</p>
      <Said of={said} />
      <Show of={rewards} onRetry={rewards.reload}>
        {(all) => <List rewards={all} onOpen={setOpened} say={said.say} onDone={rewards.reload} />}
      </Show>
      {opened && (
        <Dialogs
          opened={opened}
          onClose={() => setOpened(undefined)}
          say={said.say}
          onDone={rewards.reload}
        />
      )}
    </Screen>
  );
}

interface ListProps {
  rewards: readonly Reward[];
  onOpen: (opened: Opened) => void;
  say: Say;
  onDone: () => void;
}

function List({ rewards, ...rest }: ListProps) {
  const words = texts.parentGoals;
  const on = rewards.filter(({ isActive }) => isActive);
  const off = rewards.filter(({ isActive }) => !isActive);
  return (
    <>
      <h2 class="visually-hidden">{words.on}</h2>
      {on.length === 0 && <p class="empty">{off.length > 0 ? words.noneOn : words.none}</p>}
      <Cards rewards={on} {...rest} />
      {off.length > 0 && (
        <>
          <h2>{words.off}</h2>
          <p class="soft">{words.offLead}</p>
          <Cards rewards={off} {...rest} />
        </>
      )}
    </>
  );
}

function Cards({ rewards, ...rest }: ListProps) {
  return (
    <ul class="goals-cards">
      {rewards.map((reward) => (
        <GoalCard key={reward.id} reward={reward} {...rest} />
      ))}
    </ul>
  );
}

interface DialogsProps {
  opened: Opened;
  onClose: () => void;
  say: Say;
  onDone: () => void;
}

function Dialogs({ opened, onClose, say, onDone }: DialogsProps) {
  const finish = (text: string, takesFocus: boolean) => {
    say(text, { takesFocus });
    onClose();
    onDone();
  };
  if (opened.kind === 'add') return <GoalDialog onClose={onClose} onSaved={(text) => finish(text, false)} />;
  const { kind, reward } = opened;
  if (kind === 'change')
    return <GoalDialog reward={reward} onClose={onClose} onSaved={(text) => finish(text, false)} />;
  return (
    <RemoveDialog
      reward={reward}
      isDeleted={kind === 'delete'}
      onClose={onClose}
      onRemoved={(text) => finish(text, true)}
    />
  );
}
