import { useEffect, useState } from 'preact/hooks';

/** Place in the page, which its address states: the view and its parameters, as in `#/timeline?learner=8`. */
export interface Place {
  view: string;
  parameters: URLSearchParams;
}

/** Returns the place that a fragment of an address states. It stays in the browser: no log of a server has it. */
function placeOf(fragment: string): Place {
  const [view = '', query = ''] = fragment.replace(/^#\/?/, '').split('?', 2);
  return { view: view || 'timeline', parameters: new URLSearchParams(query) };
}

/** Returns the address of a place. Leaves out parameters without a value. */
export function addressOf(
  view: string,
  parameters: Readonly<Record<string, string | number | undefined>>,
): string {
  const set = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
  return `#/${view}${query && `?${query}`}`;
}

/** Goes to a place. With `replace`, the button Back skips the place before. */
export function goTo(address: string, { replace = false } = {}): void {
  if (replace) {
    history.replaceState(null, '', address);
    dispatchEvent(new HashChangeEvent('hashchange'));
  } else location.hash = address;
}

/** Returns the present place, and renders again when it changes. */
export function usePlace(): Place {
  const [fragment, setFragment] = useState(location.hash);
  useEffect(() => {
    const follow = () => setFragment(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return placeOf(fragment);
}
