import { fill, line, oval, type Shape, scalloped, spiked } from './shapes.tsx';

const gold = '#f6b73c';
const red = '#e8554a';
const green = '#4ea64a';
const blue = '#4c86dd';
const brown = '#96613f';
/** The pen takes the color of the text, so that each form stands out from a light and a dark ground. */
const pen = 'currentColor';
const outlined = (color: string, d: string): Shape => ({ ...line(pen, 5, d), fill: color });

/** The pictures of a PIN. Each has a form of its own, for children who tell colors apart badly. */
export const pinPictures = {
  sun: [
    line(pen, 6, 'M50 6v12M50 82v12M6 50h12M82 50h12M19 19l8 8M73 73l8 8M81 19l-8 8M27 73l-8 8'),
    outlined(gold, oval(50, 50, 23)),
  ],
  moon: [outlined('#cdbcff', 'M62 10A42 42 0 1 0 90 66A36 36 0 0 1 62 10Z')],
  star: [outlined(gold, spiked(50, 54, 46, 20, 5))],
  cloud: [outlined('#bfe0ff', 'M26 78a18 18 0 0 1-3-36a25 25 0 0 1 48-6a21 21 0 0 1 4 42Z')],
  tree: [
    outlined(brown, 'M43 74h14v20H43Z'),
    outlined(green, 'M50 6L74 36H64L82 58H70L88 80H12L30 58H18L36 36H26Z'),
  ],
  flower: [
    line(pen, 6, 'M50 64v30M50 90q2-15 21-17M50 93q-2-13-19-13'),
    outlined('#f48fc0', scalloped(50, 36, 25, 6)),
    outlined(gold, oval(50, 36, 10)),
  ],
  apple: [
    outlined(
      red,
      'M50 34C40 26 14 26 14 56C14 78 30 94 40 94Q46 94 50 91Q54 94 60 94C70 94 86 78 86 56C86 26 60 26 50 34Z',
    ),
    line(pen, 6, 'M50 34Q50 22 44 14'),
    outlined(green, 'M54 20Q60 6 78 8Q74 24 54 20Z'),
  ],
  fish: [
    outlined('#ff9d4d', 'M66 50L92 28Q86 50 92 72Z'),
    outlined('#ff9d4d', 'M6 50Q22 24 44 24Q64 26 76 50Q64 74 44 76Q22 76 6 50Z'),
    line(pen, 5, 'M44 36q10 14 0 28'),
    fill('#2d2440', oval(26, 45, 5)),
  ],
  car: [
    outlined(blue, 'M6 70V54Q8 46 20 46L32 26H66L80 46Q94 48 94 56V70Z'),
    outlined('#a8dcff', 'M30 46L38 34H47V46ZM55 34H62L70 46H55Z'),
    outlined('#8d88a3', `${oval(28, 72, 12)}${oval(72, 72, 12)}`),
  ],
  boat: [
    outlined('#8fd0ff', 'M54 10L86 58H54Z'),
    outlined('#ffcf5c', 'M44 22V58H18Z'),
    outlined(red, 'M8 68H92Q86 90 72 90H28Q14 90 8 68Z'),
  ],
  ball: [
    outlined(gold, oval(50, 50, 42)),
    outlined(blue, 'M50 8A42 42 0 0 0 50 92Q18 50 50 8Z'),
    outlined(red, 'M50 8A42 42 0 0 1 50 92Q82 50 50 8Z'),
  ],
  key: [
    outlined(
      gold,
      `M50 43H94V70H82V57H72V66H60V57H50A24 24 0 1 1 50 43ZM28 41a9 9 0 0 0 0 18a9 9 0 0 0 0-18Z`,
    ),
  ],
} satisfies Record<string, readonly Shape[]>;
