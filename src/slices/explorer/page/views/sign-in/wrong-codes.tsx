import type { WrongCodes } from '../../../../../../schema/accounts.ts';
import { Gate } from '../../../../../http/pages/kit/gate.tsx';
import { wrongCodesNotice } from '../../words/sign-in-words.ts';

/** Notice after a sign-in: others have tried codes with the user's password. */
export function WrongCodesNotice({ codes, onRead }: { codes: WrongCodes; onRead: () => void }) {
  return (
    <Gate title="Wrong codes" page="Ledger explorer">
      <p role="alert">{wrongCodesNotice(codes, Date.now())}</p>
      <button type="button" class="primary" onClick={onRead}>
        Continue
      </button>
    </Gate>
  );
}
