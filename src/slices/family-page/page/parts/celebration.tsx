import './celebration.css';
import { spiked } from './pictures/shapes.tsx';

/**
 * A few stars that rise once, for 1.2 seconds, at the end of a lesson. They cover nothing that a finger wants to touch, and don't
 * appear for people who want less motion. The animation runs when the component appears.
 */
export function Celebration() {
  return (
    <div class="celebration" aria-hidden>
      {Array.from({ length: 6 }, () => (
        <svg class="celebration-star" viewBox="0 0 100 100" aria-hidden focusable="false">
          <path d={spiked(50, 54, 46, 20, 5)} />
        </svg>
      ))}
    </div>
  );
}
