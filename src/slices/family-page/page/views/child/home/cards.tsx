import { Medal } from '../../../parts/medal.tsx';
import { PointsJar } from '../../../parts/points-jar.tsx';
import { Progress } from '../../../parts/progress.tsx';
import { Icon } from '../../../parts/ui-icons.tsx';
import { addressOf } from '../../../place.ts';
import type { Schemas } from '../../../state/schemas.ts';
import { countOf, formatNumber, formatWeekday, medalWords, texts } from '../../../texts/texts.ts';
import { GoalEmoji } from '../goals/goal-emoji.tsx';
import { streakText } from './streak.ts';

type Home = Schemas['Home'];

/** The jar of points, which leads to where they came from. */
export function PointsCard({ points }: { points: number }) {
  return (
    <a class="card home-card home-points" href={addressOf('points')}>
      <PointsJar points={points} size={112} />
      <span class="home-card-words">
        <strong class="home-number">{formatNumber(points)}</strong>
        <span>{texts.childHome.inJar(points)}</span>
      </span>
    </a>
  );
}

/** The goal that misses the fewest points. */
export function GoalCard({ home: { goals, points } }: { home: Home }) {
  const words = texts.childHome;
  const goal = goals.find(({ isPending }) => !isPending) ?? goals[0];
  if (!goal)
    return (
      <a class="card home-card" href={addressOf('goals')}>
        <Icon name="goal" size={48} />
        <span class="home-card-words">{words.noGoal}</span>
      </a>
    );
  const missing = Math.max(goal.tokenCost - goal.savedPoints, 0);
  return (
    <a class="card home-card" href={addressOf('goals')}>
      <GoalEmoji {...goal} />
      <span class="home-card-words">
        <strong>{goal.title}</strong>
        <Progress value={goal.savedPoints} max={goal.tokenCost} label={words.saved(goal.title)} hasNumbers />
        <span>
          {goal.isPending
            ? texts.goals.waits
            : missing === 0
              ? words.full
              : points >= missing
                ? words.enough
                : words.missing(countOf(missing - points, texts.countNouns.points))}
        </span>
      </span>
    </a>
  );
}

/** The seven days up to today: a star for each day with a lesson. */
export function Week({ week, streak }: Pick<Home, 'week' | 'streak'>) {
  const words = texts.childHome;
  return (
    <section class="card home-week">
      <h2>{words.week}</h2>
      <ol class="home-days">
        {week.map(({ date, lessons }, index) => (
          <li key={date} class={index === week.length - 1 ? 'home-day home-today' : 'home-day'}>
            <span class={lessons > 0 ? 'home-star home-star-full' : 'home-star'}>
              {lessons > 0 && <Icon name="star" />}
            </span>
            {formatWeekday(date)}
            <span class="visually-hidden">: {countOf(lessons, texts.countNouns.lessons)}</span>
          </li>
        ))}
      </ol>
      <p>{streakText({ week, streak })}</p>
    </section>
  );
}

/** Number of earned medals that the home shows. */
const shown = 3;

/** The newest medals, and what to do for the next one. */
export function Medals({ achievements: { earned, open } }: Pick<Home, 'achievements'>) {
  const words = texts.medals;
  const next = open[0];
  return (
    <a class="card home-card home-medals" href={addressOf('achievements')}>
      <span class="home-medal-row">
        {earned.slice(0, shown).map(({ type }) => (
          <Medal key={type} type={type} isEarned size={64} />
        ))}
        {next && <Medal type={next.type} isEarned={false} size={64} />}
      </span>
      <span class="home-card-words">
        <strong>{words.count(earned.length, countOf(earned.length, words.nouns))}</strong>
        {next && <span>{words.next(medalWords(next).how)}</span>}
      </span>
    </a>
  );
}
