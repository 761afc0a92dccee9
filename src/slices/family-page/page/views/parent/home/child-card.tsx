import { Avatar } from '../../../parts/avatar.tsx';
import { Icon } from '../../../parts/ui-icons.tsx';
import { addressOf, goTo } from '../../../place.ts';
import type { Schemas } from '../../../state/schemas.ts';
import { countOf, formatDaysAgo, formatNumber, texts } from '../../../texts/texts.ts';

interface ChildCardProps {
  learner: Schemas['FamilyHomeLearner'];
  onBonus: () => void;
}

/** A child at a glance. The card leads to the child's view. */
export function ChildCard({ learner, onBonus }: ChildCardProps) {
  const words = texts.parentHome;
  const { id, name, points, lessonsThisWeek, streak, lastLessonAt } = learner;
  const open = (event: Event) => {
    event.preventDefault();
    goTo('child', { learnerId: id });
  };
  return (
    <li class="card parent-child">
      <Avatar {...learner} size={64} />
      <h3>
        <a href={addressOf('child')} onClick={open}>
          {name}
        </a>
      </h3>
      <p class="parent-points">
        <Icon name="points" size={28} /> {formatNumber(points)}
        <span class="visually-hidden">{words.points}</span>
      </p>
      <ul class="parent-facts">
        <li>{words.week(countOf(lessonsThisWeek, texts.countNouns.lessons))}</li>
        {streak > 1 && <li>{words.streak(countOf(streak, texts.countNouns.days))}</li>}
        <li class="soft">{lastLessonAt ? words.last(formatDaysAgo(lastLessonAt)) : words.noLesson}</li>
      </ul>
      <button type="button" aria-label={words.bonusFor(name)} onClick={onBonus}>
        {words.bonus}
      </button>
    </li>
  );
}
