import { both, bothLines, fill, ink, line, oval, type Shape, scalloped } from './shapes.tsx';

/** An animal: its body, which gets a rim against the ground, and what is drawn on the body. */
export interface Animal {
  body: readonly Shape[];
  details: readonly Shape[];
}

const white = '#fff';
const rose = '#f58f9c';

/** The eyes that all animals have, `apart` from the middle, with a light from the same side. */
const eyes = (apart: number, y: number, radius = 5): Shape[] => [
  both(ink, oval(50 - apart, y, radius, radius * 1.15)),
  fill(
    white,
    [-apart, apart].map((x) => oval(50 + x + radius * 0.3, y - radius * 0.4, radius * 0.36)).join(''),
  ),
];
const cheeks = (apart: number, y: number) => both('#f58f9ca0', oval(50 - apart, y, 6, 4.2));
const nose = (y: number, radius = 5) => fill(ink, oval(50, y, radius, radius * 0.75));
/** A mouth of two bows below a nose. */
const mouth = (y: number) => line(ink, 2.6, `M41 ${y}q1 6 5 6q4 0 4-6q0 6 4 6q4 0 5-6`);
const smile = (y: number, reach = 7) =>
  line(ink, 2.6, `M${50 - reach} ${y}q${reach} ${reach} ${2 * reach} 0`);

const orange = '#ee7a2e';
const fox: Animal = {
  body: [
    both(orange, 'M17 58L15 13Q34 18 48 36Z'),
    fill(orange, 'M50 88C36 86 8 66 14 52C20 36 34 29 50 29S80 36 86 52C92 66 64 86 50 88Z'),
  ],
  details: [
    both('#5b3140', 'M21 38L20 21Q30 25 37 32Z'),
    both(white, 'M50 88.5C36 86.5 7 66 13.5 52.5C28 48 44 58 50 76Z'),
    ...eyes(16, 54),
    nose(83, 6.5),
  ],
};

const owl: Animal = {
  body: [fill('#8d5f43', 'M16 14Q30 24 50 24Q70 24 84 14C92 40 92 92 50 92C8 92 8 40 16 14Z')],
  details: [
    fill('#e9c9a0', oval(50, 76, 20, 16)),
    line('#8d5f43', 2.6, 'M38 71l3.5 4l3.5-4M55 71l3.5 4l3.5-4M46.5 80l3.5 4l3.5-4'),
    both('#fbeacb', oval(33, 46, 17)),
    ...eyes(16, 46, 8),
    fill('#f6a62c', 'M43 53Q50 49 57 53L50 66Z'),
  ],
};

const gray = '#8b90b5';
const cat: Animal = {
  body: [both(gray, 'M18 58L18 15Q34 20 46 36Z'), fill(gray, oval(50, 58, 35, 29))],
  details: [
    both(rose, 'M23 40L23 23Q32 27 38 33Z'),
    line('#5d6189', 4, 'M50 31v11M40 33l2 7M60 33l-2 7'),
    both(white, oval(43, 72, 9, 7.5)),
    ...eyes(17, 56),
    fill(rose, 'M45 64h10l-5 6Z'),
    mouth(71),
    bothLines(ink, 2, 'M28 69L10 66M28 74L12 78'),
  ],
};

const dog: Animal = {
  body: [
    fill('#f0c894', 'M50 22C70 22 80 38 80 56C80 76 68 87 50 87S20 76 20 56C20 38 30 22 50 22Z'),
    both('#8a5538', 'M36 22C20 18 8 34 8 54C8 68 14 74 20 70C28 64 26 44 38 30Z'),
  ],
  details: [
    fill('#8a5538', oval(66, 51, 11, 13)),
    fill('#fff4e3', oval(50, 71, 18, 15)),
    fill(rose, 'M44 77h12v6a6 6 0 0 1-12 0Z'),
    ...eyes(16, 51),
    nose(65, 8),
    mouth(72),
  ],
};

const brown = '#ad7049';
const bear: Animal = {
  body: [both(brown, oval(22, 30, 14)), fill(brown, oval(50, 56, 37, 32))],
  details: [
    both('#e6b98f', oval(22, 30, 7.5)),
    fill('#ecc9a3', oval(50, 69, 18, 14)),
    ...eyes(17, 51),
    nose(63, 6.5),
    mouth(69),
    cheeks(27, 63),
  ],
};

const sand = '#d9c0b3';
const rabbit: Animal = {
  body: [both(sand, 'M46 46C36 40 24 8 33 5C44 2 52 26 50 44Z'), fill(sand, oval(50, 65, 32, 26))],
  details: [
    both(rose, 'M43 38C38 32 31 14 35 12C41 11 46 26 46 38Z'),
    both(white, oval(43, 75, 9, 7.5)),
    fill(white, 'M45.5 80h9v8h-9Z'),
    line(ink, 1.6, 'M50 80v8'),
    ...eyes(17, 61),
    fill(rose, 'M45 67h10l-5 6Z'),
    mouth(74),
    cheeks(24, 72),
  ],
};

const leaf = '#86c95d';
const turtle: Animal = {
  body: [
    fill(leaf, 'M18 66h15v11a7 7 0 0 1-15 1ZM48 66h15v11a7 7 0 0 1-15 1ZM10 60L2 70L18 72Z'),
    fill(leaf, 'M56 70C68 66 60 38 78 34C94 32 98 46 92 55C86 63 80 60 76 72Z'),
    fill('#3f8f63', 'M6 66C6 40 22 24 40 24S74 40 74 66Z'),
    fill('#f0c36a', 'M7 62H73a5 5 0 0 1 0 10H7a5 5 0 0 1 0-10Z'),
  ],
  details: [
    fill(
      '#6fbd86',
      'M32 34h16l7 12l-7 12H32l-7-12ZM18 40l4 7l-6 11h-6q1-11 8-18ZM62 40l-4 7l6 11h6q-1-11-8-18Z',
    ),
    fill(ink, oval(83, 45, 5, 5.75)),
    fill(white, oval(84.5, 43, 1.8)),
    line(ink, 2.6, 'M79 54q5 5 11-1'),
  ],
};

const whale: Animal = {
  body: [
    fill(
      '#4c86dd',
      'M6 58C6 40 22 32 38 32C58 32 64 50 76 50C81 50 82 44 80 38C71 36 67 30 68 22C75 21 81 24 84 29C87 24 92 20 98 22C100 32 96 38 90 41C93 62 80 84 46 84C20 84 6 74 6 58Z',
    ),
    line('#7cc4f5', 4.5, 'M34 25C34 14 22 10 18 17M34 25C34 14 46 10 50 17'),
  ],
  details: [
    fill('#dcebff', 'M8 66C22 72 56 74 74 72C66 80 58 84 46 84C24 84 12 76 8 66Z'),
    line('#9dbfee', 2.6, 'M26 73v7M36 75v8M46 76v7'),
    fill(ink, oval(26, 54, 5, 5.75)),
    fill(white, oval(27.5, 52, 1.8)),
    line(ink, 2.6, 'M8 62q7 5 13 2'),
    fill('#f58f9ca0', oval(35, 62, 6, 4.2)),
  ],
};

const navy = '#3d456e';
const penguin: Animal = {
  body: [
    both(navy, 'M20 52C8 62 6 74 9 82C18 80 24 72 26 64Z'),
    fill(navy, 'M50 10C72 10 82 30 82 58C82 80 68 92 50 92S18 80 18 58C18 30 28 10 50 10Z'),
  ],
  details: [
    fill(
      white,
      'M50 32C56 22 74 26 74 44C74 54 76 58 76 66C76 80 64 88 50 88S24 80 24 66C24 58 26 54 26 44C26 26 44 22 50 32Z',
    ),
    ...eyes(13, 44),
    fill('#f6a62c', 'M41 53Q50 47 59 53Q56 62 50 63Q44 62 41 53Z'),
    cheeks(20, 55),
  ],
};

const gold = '#f8c25c';
const lion: Animal = {
  body: [fill('#b9602b', scalloped(50, 51, 37, 12))],
  details: [
    both(gold, oval(29, 31, 8)),
    fill(gold, oval(50, 54, 28, 27)),
    both('#fff0d2', oval(43, 67, 9, 8)),
    ...eyes(14, 50),
    fill(ink, 'M43 58h14l-7 8Z'),
    mouth(66),
    cheeks(20, 60),
  ],
};

const green = '#5fb548';
const frog: Animal = {
  body: [both(green, oval(28, 32, 16)), fill(green, oval(50, 60, 40, 28))],
  details: [
    fill('#bfe39a', 'M20 70Q50 90 80 70Q70 88 50 88T20 70Z'),
    both(white, oval(28, 32, 11)),
    ...eyes(22, 32, 6.5),
    both('#3c7d2e', oval(46, 54, 1.8)),
    smile(64, 24),
    cheeks(31, 60),
  ],
};

const violet = '#8a55d6';
const butterfly: Animal = {
  body: [
    both(violet, 'M50 50C44 22 12 8 6 26C2 46 24 62 50 58Z'),
    both('#ef7db2', 'M50 54C30 54 12 64 18 80C26 94 48 82 50 64Z'),
    line(ink, 3, 'M46 30Q44 16 36 14M54 30Q56 16 64 14'),
    fill(ink, oval(50, 62, 6, 22)),
    fill(gold, oval(50, 38, 12, 11)),
  ],
  details: [
    both('#ffd75e', oval(22, 34, 7.5)),
    both('#ffe3ef', oval(31, 74, 5.5)),
    fill(gold, 'M44 58h12v4h-12ZM44 68h12v4h-12Z'),
    ...eyes(5, 37, 2.6),
    line(ink, 2, 'M46.5 42.5q3.5 3 7 0'),
  ],
};

/** The animals a learner can choose as a picture. */
export const animals = {
  fox,
  owl,
  cat,
  dog,
  bear,
  rabbit,
  turtle,
  whale,
  penguin,
  lion,
  frog,
  butterfly,
} satisfies Record<string, Animal>;
