import type { FamilyListing } from '../../../../../../schema/family.ts';
import { messageOf, unwrap } from '../../../../../http/pages/kit/client.ts';
import { Gate } from '../../../../../http/pages/kit/gate.tsx';
import type { Session } from '../../../../../http/pages/kit/session.ts';
import { useLoaded } from '../../../../../http/pages/kit/use-loaded.ts';
import { addressOf, goTo, usePlace } from '../../address.ts';
import { formatNumber } from '../../words/number-format.ts';

/** Maximum number of families that the page lists; a search finds the others. */
const listed = 100;

/** Choice of a family by an administrator. */
export function Families({ session, onSignOut }: { session: Session; onSignOut: () => void }) {
  const search = usePlace().parameters.get('search') ?? '';
  const query = { limit: listed, ...(search && { search }) };
  const { value, error } = useLoaded(
    // Typing goes on, so it waits for a moment.
    async (signal) => {
      await new Promise((resolve) => setTimeout(resolve, search === '' ? 0 : 200));
      signal.throwIfAborted();
      return unwrap(await session.api.GET('/api/families', { params: { query }, signal }));
    },
    [session, search],
  );
  return (
    <Gate title="Choose a family" page="Ledger explorer">
      <p class="soft">You are an administrator, so you may read the ledger of each family.</p>
      <label>
        Search
        <small>Name or username of the parent</small>
        <input
          type="search"
          value={search}
          maxLength={200}
          onInput={({ currentTarget }) =>
            goTo(addressOf('families', { search: currentTarget.value }), { replace: true })
          }
        />
      </label>
      {error ? (
        <p class="error" role="alert">
          The families cannot be listed. {messageOf(error)}
        </p>
      ) : (
        <FamilyList families={value} />
      )}
      <section>
        <button type="button" onClick={onSignOut}>
          Sign out
        </button>
      </section>
    </Gate>
  );
}

function FamilyList({ families }: { families: readonly FamilyListing[] | undefined }) {
  const { view } = usePlace();
  const target = view === 'families' ? 'timeline' : view;
  if (!families) return <p class="soft">Loading families …</p>;
  if (families.length === 0) return <p class="empty">There is no such family.</p>;
  return (
    <>
      <ul>
        {families.map(({ familyId, name, username, learners, events }) => (
          <li key={familyId}>
            <a href={addressOf(target, { family: familyId })}>
              <span>
                <strong>{name}</strong> <span class="soft">{username}</span>
              </span>
              <span class="soft small">
                {formatNumber(learners)} {learners === 1 ? 'learner' : 'learners'}, {formatNumber(events)}{' '}
                {events === 1 ? 'event' : 'events'}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {families.length === listed && (
        <p class="soft small">
          These are the first {formatNumber(listed)} families. A search finds the others.
        </p>
      )}
    </>
  );
}
