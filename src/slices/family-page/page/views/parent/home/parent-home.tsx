import { Screen } from '../../../parts/screen.tsx';
import { useAdult } from '../../../state/session.ts';

/** First view of a parent. */
export function ParentHome() {
  const { user, signOut } = useAdult();
  return (
    <Screen title={user.name}>
      <a href="#/hand-over">Hand over</a>
      <button type="button" onClick={signOut}>
        Sign out
      </button>
    </Screen>
  );
}
