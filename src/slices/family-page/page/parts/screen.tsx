import type { ComponentChildren } from 'preact';
import { useHeading } from '../../../../http/pages/kit/use-heading.ts';
import { goBack } from '../place.ts';
import { texts } from '../texts/texts.ts';
import { Icon } from './ui-icons.tsx';

interface ScreenProps {
  title: string;
  /** True to leave the title to screen readers and the tab. */
  hidesTitle?: boolean;
  /** Place of the button Back if there is no place before; without it, no button. */
  back?: string;
  /** Beside the title. */
  actions?: ComponentChildren;
  /** Class of the view. */
  class?: string;
  children: ComponentChildren;
}

/** Frame of a view: its title, which gets the focus when the view appears, and the way back. */
export function Screen({ title, hidesTitle = false, back, actions, class: of = '', children }: ScreenProps) {
  const heading = useHeading(`${title} · ${texts.app.name}`);
  return (
    <main class={`screen ${of}`}>
      <div class="screen-head">
        {back !== undefined && (
          <button
            type="button"
            class="round quiet no-print"
            aria-label={texts.app.back}
            onClick={() => goBack(back)}
          >
            <Icon name="back" />
          </button>
        )}
        <h1 ref={heading} tabIndex={-1} class={hidesTitle ? 'visually-hidden' : undefined}>
          {title}
        </h1>
        {actions}
      </div>
      {children}
    </main>
  );
}
