import './avatar.css';
import { type Animal, animals } from './pictures/animals.ts';
import { Shapes } from './pictures/shapes.tsx';

/** A picture a learner can choose. */
export type AvatarPicture = keyof typeof animals;

/** A color a learner can choose. */
export type AvatarColor = 'red' | 'orange' | 'yellow' | 'green' | 'teal' | 'blue' | 'purple' | 'pink';

export interface AvatarProps {
  picture?: AvatarPicture | null | undefined;
  color?: AvatarColor | null | undefined;
  name: string;
  /** Width and height in CSS pixels. */
  size?: number;
  /** Text for readers of screens. Without it the portrait is decoration, since the name stands next to it. */
  label?: string | undefined;
}

/** Round portrait of a learner: the chosen animal on the chosen color, or else the first letter of the name. */
export function Avatar({ picture, color, name, size = 48, label }: AvatarProps) {
  const animal: Animal | undefined = picture ? animals[picture] : undefined;
  return (
    <svg
      class={`avatar ${color ? `avatar-${color}` : ''}`}
      viewBox="0 0 100 100"
      width={size}
      height={size}
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle class="avatar-ground" cx="50" cy="50" r="50" />
      {animal ? <Portrait animal={animal} /> : <Letter name={name} />}
    </svg>
  );
}

/** The animal, small enough for the round ground, with a white rim that sets it off from each color. */
function Portrait({ animal: { body, details } }: { animal: Animal }) {
  return (
    <g transform="translate(9 8) scale(.82)">
      <Shapes shapes={body} rim={7} />
      <Shapes shapes={body} />
      <Shapes shapes={details} />
    </g>
  );
}

/** First letter as people see it: one with an accent, or of several code units, is one letter. */
function Letter({ name }: { name: string }) {
  // A letter with its marks. A first `Intl.Segmenter` takes a slow tablet an eighth of a second.
  const [first] = /^.\p{M}*/u.exec(name.trim()) ?? [];
  return (
    <text class="avatar-letter" x="50" y="68">
      {first?.toLocaleUpperCase()}
    </text>
  );
}
