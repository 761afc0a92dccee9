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

/** Place with its depth: the number of the page's own places before it. The history may have other pages before them. */
interface DeepPlace extends Place {
  depth: number;
}

const changed = 'placechange';

/** The place at the last look. */
let last: DeepPlace | undefined;

/** Returns the present place. One that a link has opened gets its depth here, and is seen from its top. */
function look(): DeepPlace {
  const view = location.hash.replace(/^#\/?/, '');
  const kept: unknown = history.state;
  // Only this module writes the state, which the browser keeps through a reload.
  const known = typeof kept === 'object' && kept !== null ? (kept as PlaceState & { depth?: number }) : {};
  const { depth = last ? last.depth + (view === last.view ? 0 : 1) : 0, ...state } = known;
  if (known.depth === undefined) {
    history.replaceState({ ...state, depth }, '');
    // A reload keeps where the reader was.
    if (last) scrollTo(0, 0);
  }
  last = { view, state, depth };
  return last;
}

function isSame(a: PlaceState, b: PlaceState): boolean {
  return a.learnerId === b.learnerId && a.lessonId === b.lessonId && a.rewardId === b.rewardId;
}

/** Returns the address of a view. */
export function addressOf(view: string): string {
  return `#/${view}`;
}

/** Goes to a view. With `replaces`, the button Back skips the place before. */
export function goTo(view: string, state: PlaceState = {}, { replaces = false } = {}): void {
  const { depth, ...before } = look();
  // Otherwise Back would show the same once more.
  if (replaces || (view === before.view && isSame(state, before.state)))
    history.replaceState({ ...state, depth }, '', addressOf(view));
  else history.pushState({ ...state, depth: depth + 1 }, '', addressOf(view));
  dispatchEvent(new Event(changed));
  scrollTo(0, 0);
}

/** Goes back to the place before, or to a view if the page was opened at this place. */
export function goBack(otherwise = ''): void {
  if (look().depth > 0) history.back();
  else goTo(otherwise, {}, { replaces: true });
}

/** Returns the present place, and renders again when it changes. */
export function usePlace(): Place {
  const [place, setPlace] = useState<Place>(look);
  useEffect(() => {
    const follow = () => setPlace(look());
    for (const event of ['popstate', 'hashchange', changed]) addEventListener(event, follow);
    return () => {
      for (const event of ['popstate', 'hashchange', changed]) removeEventListener(event, follow);
    };
  }, []);
  return place;
}
