import './parent-frame.css';
import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../../parts/ui-icons.tsx';
import { addressOf } from '../../place.ts';
import { formatNumber, texts } from '../../texts/texts.ts';
import { useFamily } from './family.tsx';

const items: readonly { view: keyof typeof texts.parentFrame.views; address: string; icon: IconName }[] = [
  { view: 'home', address: '', icon: 'home' },
  { view: 'goals', address: 'goals', icon: 'goal' },
  { view: 'children', address: 'children', icon: 'people' },
  { view: 'account', address: 'account', icon: 'settings' },
];

/** Frame of the parents' views: the ways between them, at the top, or at the bottom of a phone, where a thumb reaches. */
export function ParentFrame({ view, children }: { view: string; children: ComponentChildren }) {
  const words = texts.parentFrame;
  return (
    <div class="parent">
      <header class="parent-header no-print">
        <button type="button" class="parent-skip" onClick={skip}>
          {texts.app.skip}
        </button>
        <span class="parent-brand">{texts.app.name}</span>
        <nav class="parent-nav" aria-label={words.label}>
          {items.map((item) => (
            <a
              key={item.view}
              href={addressOf(item.address)}
              aria-current={item.address === view ? 'page' : undefined}
            >
              <Icon name={item.icon} />
              <span>{words.views[item.view]}</span>
              {item.view === 'home' && <Waiting />}
            </a>
          ))}
        </nav>
      </header>
      {children}
    </div>
  );
}

/** Number of wishes that wait for the parent. */
function Waiting() {
  const count = useFamily().value?.waiting.length ?? 0;
  if (count === 0) return null;
  return (
    <span class="parent-count">
      {formatNumber(count)} <span class="visually-hidden">{texts.parentFrame.waiting}</span>
    </span>
  );
}

/** Gives the focus to the title. An address for it would replace that of the view. */
function skip(): void {
  document.querySelector('h1')?.focus();
}
