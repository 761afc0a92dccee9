import type { FaultWords } from '../../../../http/pages/kit/error-boundary.tsx';

/** Words for a fault of the page itself. */
export const faultWords: FaultWords = {
  title: 'The explorer has a fault',
  text: 'This view cannot be shown. Your ledger is unchanged. Load the page again.',
  reload: 'Load again',
};
