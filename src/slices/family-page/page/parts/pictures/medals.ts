import { icons } from './icons.ts';
import { oval, scalloped, spiked } from './shapes.tsx';

/** How a medal looks: color of its ribbon, form of its edge, and a number or an icon on its face. */
export interface MedalLook {
  kind: 'lessons' | 'score' | 'goals' | 'streak' | 'concept';
  sign: { digits: string } | { icon: keyof typeof icons };
}

/** Edges of medals around (50, 42): what a medal is for shows in its form too, not in its color alone. */
export const edges: Readonly<Record<MedalLook['kind'], string>> = {
  lessons: oval(50, 42, 37),
  score: spiked(50, 42, 40, 34, 10),
  goals: scalloped(50, 42, 34, 9),
  streak: spiked(50, 42, 41, 33, 16),
  concept: spiked(50, 42, 39, 39, 3),
};

/** The medals of all achievements. */
export const medals = {
  FIRST_LESSON: { kind: 'lessons', sign: { digits: '1' } },
  FIVE_LESSONS: { kind: 'lessons', sign: { digits: '5' } },
  TWENTY_FIVE_LESSONS: { kind: 'lessons', sign: { digits: '25' } },
  HUNDRED_LESSONS: { kind: 'lessons', sign: { digits: '100' } },
  PERFECT_SCORE: { kind: 'score', sign: { icon: 'star' } },
  FIRST_GOAL_REACHED: { kind: 'goals', sign: { icon: 'goal' } },
  FIRST_REDEMPTION: { kind: 'goals', sign: { icon: 'gift' } },
  THREE_DAY_STREAK: { kind: 'streak', sign: { digits: '3' } },
  SEVEN_DAY_STREAK: { kind: 'streak', sign: { digits: '7' } },
  CONCEPT_MASTERED: { kind: 'concept', sign: { icon: 'hint' } },
} satisfies Record<string, MedalLook>;

/** The medal of an achievement that this version of the page does not know. */
export const otherMedal: MedalLook = { kind: 'score', sign: { icon: 'trophy' } };

/** Strokes of the digits that medals show, each on 10 by 16. */
const strokes: Readonly<Record<string, string>> = {
  '0': oval(5, 8, 5, 8),
  '1': 'M1.5 4L6 0V16',
  '2': 'M.3 4.5Q.5 0 5 0T9.7 4.3Q9.7 7 6 10L0 16H10',
  '3': 'M.5 3Q1.5 0 5 0Q9.3 0 9.3 3.8T4 7.5Q10 7.5 10 11.7T5 16Q1 16 0 12.5',
  '5': 'M9 0H1.5L1 7Q2.5 5.8 5 5.8Q10 5.8 10 10.9T5 16Q1 16 0 13',
  '7': 'M0 0H10L4 16',
};

/** Path and transform of a sign, in the middle of a medal's face. */
export function placedSign(sign: MedalLook['sign']): { d: string; transform: string; width: number }[] {
  if ('icon' in sign) {
    return [{ d: icons[sign.icon], transform: 'translate(27.2 19.2) scale(1.9)', width: 2.2 }];
  }
  const count = sign.digits.length;
  // More digits are smaller, so that all fit on the face.
  const scale = [1.9, 1.65, 1.3][count - 1] ?? 1;
  const step = 15;
  return [...sign.digits].map((digit, index) => {
    const x = 50 + scale * (index * step - ((count - 1) * step) / 2 - 5);
    return {
      d: strokes[digit] ?? '',
      transform: `translate(${x} ${42 - 8 * scale}) scale(${scale})`,
      width: 5.5 / scale,
    };
  });
}
