import './pin-picture.css';
import { pinPictures } from './pictures/pin-pictures.ts';
import { Shapes } from './pictures/shapes.tsx';

/** A picture a PIN may have. */
export type PinPictureName = keyof typeof pinPictures;

/** A picture of a PIN. It is decoration: the button around it says its name. */
export function PinPicture({ name, size = 56 }: { name: PinPictureName; size?: number }) {
  return (
    <svg class="pin-picture" viewBox="0 0 100 100" width={size} height={size} aria-hidden focusable="false">
      <Shapes shapes={pinPictures[name]} />
    </svg>
  );
}
