import './goal-emoji.css';

/** A goal's emoji on its color. It is decoration: the title stands next to it. */
export function GoalEmoji({ imageEmoji, color }: { imageEmoji: string; color: string }) {
  return (
    <span class="kid-goal-emoji" style={{ '--goal': color }} aria-hidden>
      {imageEmoji}
    </span>
  );
}
