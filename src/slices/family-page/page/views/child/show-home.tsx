import type { ComponentChildren } from 'preact';
import { NoAnswer } from '../../../../../http/pages/kit/client.ts';
import { Show } from '../../parts/loading.tsx';
import type { Schemas } from '../../state/schemas.ts';
import { faultText } from '../../texts/fault-text.ts';
import { texts } from '../../texts/texts.ts';
import type { HomeState } from './use-home.ts';

interface ShowHomeProps {
  of: HomeState;
  children: (home: Schemas['Home']) => ComponentChildren;
}

/** Shows a view of the child's home, and says if it is the one that the device keeps, and why. */
export function ShowHome({ of: { home, error, refresh }, children }: ShowHomeProps) {
  const failure = home || !(error instanceof Error) ? undefined : error;
  return (
    <>
      <div role="status">
        {home && error !== undefined && (
          <p class="note note-amber">{error instanceof NoAnswer ? texts.childHome.kept : faultText(error)}</p>
        )}
      </div>
      <Show of={{ value: home, error: failure }} onRetry={refresh}>
        {children}
      </Show>
    </>
  );
}
