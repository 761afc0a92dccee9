import { addressOf, goTo } from '../address.ts';
import type { Session } from '../session.ts';

/** Choice of a family by an administrator. */
export function Families({ onSignOut }: { session: Session; onSignOut: () => void }) {
  function submit(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault();
    const family = new FormData(event.currentTarget).get('family');
    goTo(addressOf('timeline', { family: String(family ?? '').trim() }));
  }
  return (
    <main class="gate">
      <h1>Choose a family</h1>
      <p class="soft">You are an administrator, so you may read the ledger of each family.</p>
      <form onSubmit={submit}>
        <label>
          Number of the family
          <small>The user id of its parent</small>
          <input name="family" inputMode="numeric" pattern="\s*[1-9][0-9]{0,15}\s*" required />
        </label>
        <button type="submit" class="primary">
          Open the ledger
        </button>
      </form>
      <section>
        <button type="button" class="quiet" onClick={onSignOut}>
          Sign out
        </button>
      </section>
    </main>
  );
}
