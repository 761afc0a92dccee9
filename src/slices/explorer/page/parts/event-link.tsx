import type { ComponentChildren } from 'preact';
import { addressOf, usePlace } from '../address.ts';
import { formatNumber } from '../words/number-format.ts';

/** Link to an event of the ledger, by default with its number as the text. */
export function EventLink({ seq, children }: { seq: number; children?: ComponentChildren }) {
  const { parameters } = usePlace();
  const family = parameters.get('family') ?? undefined;
  return <a href={addressOf('event', { family, seq })}>{children ?? `Event ${formatNumber(seq)}`}</a>;
}
