import { useEffect, useState } from 'preact/hooks';

/**
 * What a place shows, beside its view. It travels in the state of the browser's history and never in the address, so that no
 * address names a person: an address gets into logs, bookmarks and messages.
 */
export interface PlaceState {
  learnerId?: number;
  lessonId?: string;
  rewardId?: string;
}

/** Place in the page: the view that the address names, as in `#/goals`, and what the view shows. */
export interface Place {
  /** Name of the view; empty for the home. */
  view: string;
  state: PlaceState;
}

const changed = 'placechange';

function placeNow(): Place {
  const kept: unknown = history.state;
  // Only this module writes the state, which the browser keeps through a reload.
  const state = typeof kept === 'object' && kept !== null ? (kept as PlaceState) : {};
  return { view: location.hash.replace(/^#\/?/, ''), state };
}

/** Returns the address of a view. */
export function addressOf(view: string): string {
  return `#/${view}`;
}

/** Goes to a view. With `replaces`, the button Back skips the place before. */
export function goTo(view: string, state: PlaceState = {}, { replaces = false } = {}): void {
  if (replaces) history.replaceState(state, '', addressOf(view));
  else history.pushState(state, '', addressOf(view));
  dispatchEvent(new Event(changed));
  scrollTo(0, 0);
}

/** Goes back to the place before, or to a view if the page was opened at this place. */
export function goBack(otherwise = ''): void {
  if (history.length > 1) history.back();
  else goTo(otherwise, {}, { replaces: true });
}

/** Returns the present place, and renders again when it changes. */
export function usePlace(): Place {
  const [place, setPlace] = useState(placeNow);
  useEffect(() => {
    const follow = () => setPlace(placeNow());
    for (const event of ['popstate', 'hashchange', changed]) addEventListener(event, follow);
    return () => {
      for (const event of ['popstate', 'hashchange', changed]) removeEventListener(event, follow);
    };
  }, []);
  return place;
}
