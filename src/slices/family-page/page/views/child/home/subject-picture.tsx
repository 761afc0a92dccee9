import { oval } from '../../../parts/pictures/shapes.tsx';

/** Lines of a subject's picture, on a square of 24 by 24, and its color. */
const pictures: Readonly<Record<string, { d: string; color: string }>> = {
  Math: { d: 'M4 7h6M7 4v6M14 7h6M4.5 14.5l5 5M9.5 14.5l-5 5M14 17h6M17 14v.01M17 20v.01', color: '#3f83dc' },
  Reading: {
    d: 'M12 6.5C9 4.5 6 4.5 3 5.5v13c3-1 6-1 9 1c3-2 6-2 9-1v-13c-3-1-6-1-9 1ZM12 6.5v13',
    color: '#e0513f',
  },
  Science: { d: 'M9.5 3h5M10.5 3v6L5 18.5Q4.5 21 7 21h10q2.5 0 2-2.5L13.5 9V3M7.5 15h9', color: '#1f9a8b' },
  Geography: { d: `${oval(12, 12, 9)}M3 12h18M12 3c-5 5-5 13 0 18c5-5 5-13 0-18`, color: '#2e8b57' },
  History: { d: 'M3 9l9-5l9 5ZM5.5 9v9M10 9v9M14 9v9M18.5 9v9M3 20h18', color: '#a86a08' },
  Civics: {
    d: 'M12 4v16M6 20h12M5 7h14M5 7l-2.5 6a2.7 2.7 0 0 0 5 0ZM19 7l-2.5 6a2.7 2.7 0 0 0 5 0Z',
    color: '#6a41c4',
  },
  Economics: { d: `${oval(9, 9, 6)}M15.5 9.5a6 6 0 1 1-6 6M9 6.5v5M6.5 9h5`, color: '#c27a00' },
  'Life Skills': {
    d: 'M12 20C5 15 3 12 3 8.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.5C21 12 19 15 12 20Z',
    color: '#d6498f',
  },
};
const other = {
  d: 'M12 3l2.7 5.9l6.4.7l-4.800 4.300l1.4 6.300l-5.7-3.200l-5.7 3.200l1.4-6.300l-4.800-4.300l6.4-.7Z',
  color: '#6240f0',
};

/** Picture of a subject; a star for one that a parent has added. It is decoration: the name stands next to it. */
export function SubjectPicture({ subject }: { subject: string }) {
  const { d, color } = pictures[subject] ?? other;
  return (
    <svg
      class="home-subject-picture"
      viewBox="-4 -4 32 32"
      width="56"
      height="56"
      aria-hidden
      focusable="false"
    >
      <rect x="-4" y="-4" width="32" height="32" rx="9" fill={color} />
      <path d={d} />
    </svg>
  );
}
