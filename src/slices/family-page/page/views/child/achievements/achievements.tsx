import './achievements.css';
import { Medal } from '../../../parts/medal.tsx';
import { Screen } from '../../../parts/screen.tsx';
import { addressOf } from '../../../place.ts';
import type { Schemas } from '../../../state/schemas.ts';
import { formatDay, medalWords, texts } from '../../../texts/texts.ts';
import { ChildFrame } from '../child-frame.tsx';
import { ShowHome } from '../show-home.tsx';
import { useHome } from '../use-home.ts';

/** All medals: the earned ones with their day, the others with what to do. */
export function Achievements() {
  const state = useHome();
  const words = texts.medals;
  return (
    <ChildFrame view="achievements">
      <Screen
        title={words.title}
        actions={
          <a class="button" href={addressOf('done')}>
            {texts.doneLessons.title}
          </a>
        }
      >
        <ShowHome of={state}>{({ achievements }) => <MedalList {...achievements} />}</ShowHome>
      </Screen>
    </ChildFrame>
  );
}

function MedalList({ earned, open }: Schemas['HomeAchievements']) {
  const words = texts.medals;
  return (
    <>
      {earned.length === 0 && <p class="soft">{words.none}</p>}
      <ul class="medals">
        {earned.map((achievement) => (
          <li key={achievement.type} class="card">
            <Medal type={achievement.type} isEarned size={112} />
            <h2>{medalWords(achievement).title}</h2>
            <p class="soft">{words.earned(formatDay(achievement.earnedAt))}</p>
          </li>
        ))}
        {open.map((achievement) => (
          <li key={achievement.type} class="card medals-open">
            <Medal type={achievement.type} isEarned={false} size={112} />
            <h2>{medalWords(achievement).title}</h2>
            <p class="soft">{medalWords(achievement).how}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
