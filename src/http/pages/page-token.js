/**
 * The token that a page signs in with, for all pages. It is in the page's memory, and in the storage of this tab only if the
 * user asks for it: other people may use the same browser.
 */

const storageKey = 'token';

/** Returns a storage of the browser; undefined if the browser forbids it. */
function storage(name) {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}

/** Prepares a page that will hold a token. Call it before anything else on the page. */
export function openPageToken() {
  // Swagger UI of earlier versions kept the token here for 7 days, even after the browser was closed.
  storage('localStorage')?.removeItem('authorized');
  storage('sessionStorage')?.removeItem('explorer-token');
  // "Back" may show the previous page as it was, with its memory, even after a sign-out or to somebody else.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}

/** Keeps the token until this tab closes, for all pages of the service in it. */
export function keepToken(token) {
  storage('sessionStorage')?.setItem(storageKey, token);
}

/** Returns the token that this tab keeps; undefined if it keeps none. */
export function keptToken() {
  return storage('sessionStorage')?.getItem(storageKey) ?? undefined;
}

/** Forgets the token in this tab, and leaves a later one. */
export function forgetToken(token) {
  if (keptToken() === token) storage('sessionStorage')?.removeItem(storageKey);
}

/** Forgets the token and ends its session at the service. Without an answer, the session ends when it expires. */
export async function endSession(token) {
  forgetToken(token);
  const headers = { authorization: `Bearer ${token}` };
  await fetch('/api/logout', { method: 'POST', headers, keepalive: true }).catch(() => undefined);
}
