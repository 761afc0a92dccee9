import './medal.css';
import { edges, type MedalLook, medals, otherMedal, placedSign } from './pictures/medals.ts';
import { oval } from './pictures/shapes.tsx';

/** An achievement that has a medal. */
export type MedalType = keyof typeof medals;

/** Left end of the ribbon, below the medal. */
const ribbon = 'M27 66L18 98L32 93L42 99L50 74V66Z';

/** The medal of an achievement; an outline until it is earned. It is decoration: its title stands next to it. */
export function Medal({ type, isEarned, size = 72 }: { type: MedalType; isEarned: boolean; size?: number }) {
  // A later version of the service has further ones.
  const looks: Partial<Record<MedalType, MedalLook>> = medals;
  const { kind, sign } = looks[type] ?? otherMedal;
  return (
    <svg
      class={`medal medal-${kind} ${isEarned ? '' : 'medal-open'}`}
      viewBox="0 0 100 100"
      width={size}
      height={size}
      aria-hidden
      focusable="false"
    >
      {isEarned && <path class="medal-ribbon" d={ribbon} />}
      {isEarned && <path class="medal-ribbon" d={ribbon} transform="matrix(-1 0 0 1 100 0)" />}
      <path class="medal-edge" d={edges[kind]} />
      {isEarned && <path class="medal-face" d={oval(50, 42, 29)} />}
      {placedSign(sign).map(({ d, transform, width }) => (
        <path class="medal-sign" d={d} transform={transform} stroke-width={width} />
      ))}
    </svg>
  );
}
