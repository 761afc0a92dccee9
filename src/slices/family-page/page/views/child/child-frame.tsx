import './child-frame.css';
import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../../parts/ui-icons.tsx';
import { addressOf } from '../../place.ts';
import { texts } from '../../texts/texts.ts';

const places: readonly { view: string; icon: IconName; label: string }[] = [
  { view: '', icon: 'home', label: texts.childHome.home },
  { view: 'goals', icon: 'goal', label: texts.goals.title },
  { view: 'achievements', icon: 'trophy', label: texts.medals.title },
];

/** Frame of a child's views: the ways between them, where a thumb reaches them. */
export function ChildFrame({ view, children }: { view: string; children: ComponentChildren }) {
  return (
    <div class="child-frame">
      <nav class="child-bar" aria-label={texts.childHome.places}>
        {places.map((place) => (
          <a
            key={place.view}
            href={addressOf(place.view)}
            aria-current={place.view === view ? 'page' : undefined}
          >
            <Icon name={place.icon} size={28} />
            {place.label}
          </a>
        ))}
      </nav>
      {children}
    </div>
  );
}
