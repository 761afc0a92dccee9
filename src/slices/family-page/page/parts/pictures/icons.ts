import { oval } from './shapes.tsx';

const speaker = 'M4 9.5v5h3.5l5 4.5v-14l-5 4.5Z';
const star = 'M12 3l2.7 5.9l6.4.7l-4.8 4.3l1.4 6.3l-5.7-3.2l-5.7 3.2l1.4-6.3l-4.8-4.3l6.4-.7Z';

/** Lines of the small icons, on a square of 24 by 24, for a pen 2 wide. */
export const icons = {
  add: 'M12 5v14M5 12h14',
  back: 'M19.5 12h-15M11 5.5l-6.5 6.5l6.5 6.5',
  check: 'M4 12.5l5.5 5.5L20 6.5',
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  cross: 'M5 5l14 14M19 5L5 19',
  download: 'M12 4v11M6.5 10l5.5 5.5l5.5-5.5M4.5 20h15',
  edit: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19ZM13.5 7l3.5 3.5',
  gift: 'M4.5 11h15v9.5h-15ZM3 7.5h18V11H3ZM12 7.5v13M12 7.5C9 7.5 7 6.5 7 5s3-3 5 2.5c2-5.5 5-4 5-2.5s-2 2.5-5 2.5',
  goal: 'M2.5 20.5l7.5-9l3.8 4.6l2.2-2.6l5.5 7ZM10 11.5V3l6.5 2.5L10 8',
  hint: 'M9 17h6M10.5 20.5h3M9 17c0-2.5-3-3.5-3-7.5a6 6 0 0 1 12 0c0 4-3 5-3 7.5',
  home: 'M4 11l8-7l8 7v9h-5.5v-5.5h-5V20H4Z',
  lock: 'M5.5 10.5h13v10h-13ZM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14.5v2',
  menu: 'M4 7h16M4 12h16M4 17h16',
  offline: 'M7 18.5a4.5 4.5 0 0 1-.5-9a6 6 0 0 1 11.3 1a4 4 0 0 1 .2 8ZM4 4l16 17',
  pause: 'M8 5v14M16 5v14',
  people: `${oval(9, 8, 3.5)}${oval(17.5, 9.5, 2.5)}M2.5 20q0-6 6.5-6t6.5 6M17 14.5q4.5 0 4.5 5`,
  play: 'M7 4.5v15l12-7.5Z',
  points: `${oval(12, 12, 9)}M12 7.5l-1.4 2.9l-3.1.4l2.3 2.2l-.6 3.1l2.8-1.5l2.8 1.5l-.6-3.1l2.3-2.2l-3.1-.4Z`,
  print: 'M7 9V3.5h10V9M7 17H3.5V9h17v8H17M7 14h10v6.5H7Z',
  question: `${oval(12, 12, 9)}M9.3 9.8a2.7 2.7 0 1 1 4 2.3q-1.3.8-1.3 1.7M12 17v.01`,
  'report-flag': 'M5.5 21V4c4-2 8 2 13 0v10c-5 2-9-2-13 0',
  settings: `M4 7h8.5M17.5 7H20M4 17h2.5M11.5 17H20${oval(15, 7, 2.5)}${oval(9, 17, 2.5)}`,
  speaker: `${speaker}M16 9a4.5 4.5 0 0 1 0 6M18.5 6a8.5 8.5 0 0 1 0 12`,
  'speaker-stop': `${speaker}M16.5 9.5l5 5M21.5 9.5l-5 5`,
  star,
  sun: `${oval(12, 12, 4.2)}M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4`,
  swap: 'M4 8h15M15.5 4l4 4l-4 4M20 16H5M8.5 12l-4 4l4 4',
  trophy:
    'M8 3.5h8V10a4 4 0 0 1-8 0ZM8 5.5H4.5c0 4 1.5 5 3.7 5.5M16 5.5h3.5c0 4-1.5 5-3.7 5.5M12 14v3.5M8.5 20.5q0-3 3.5-3t3.5 3Z',
} satisfies Record<string, string>;
