import './ui-icons.css';
import { icons } from './pictures/icons.ts';

/** A small icon of a button or a line. */
export type IconName = keyof typeof icons;

export interface IconProps {
  name: IconName;
  /** Width and height in CSS pixels. */
  size?: number;
  /** Text for readers of screens. Without it the icon is decoration, since a text stands next to it. */
  label?: string | undefined;
}

/** Small icon in the color of the text around it. Only the coin of points has a color of its own. */
export function Icon({ name, size = 24, label }: IconProps) {
  return (
    <svg
      class={`ui-icon ui-icon-${name}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={icons[name]} />
    </svg>
  );
}
