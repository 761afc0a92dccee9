import { texts } from '../../texts/texts.ts';

/** Rows of a list at first, and with each press of "Show more". */
export const rowsAtOnce = 20;

/** Greatest number of rows in one answer of the service. */
const mostRows = 500;

interface ShowMoreProps {
  /** Rows that are shown, of the number that the request names. */
  shown: number;
  limit: number;
  onMore: (limit: number) => void;
}

/** Button for further rows, as long as there may be some. */
export function ShowMore({ shown, limit, onMore }: ShowMoreProps) {
  if (shown < limit || limit >= mostRows) return null;
  return (
    <button type="button" onClick={() => onMore(Math.min(limit + 2 * rowsAtOnce, mostRows))}>
      {texts.child.more}
    </button>
  );
}
