/** Numbers of a text, as a learner reads them. */
export interface Numbers {
  /** Whole numbers, whole parts of decimals, and numerators. */
  wholes: number[];
  denominators: number[];
  /** Greatest number of decimal places. */
  places: number;
  hasNegative: boolean;
}

/** `-3` and `at -3` have a sign; `7 - 3` and `x-3` have an operator. */
const pattern =
  /(?<![\d.,/])(?<sign>(?<![\w)²³])[-−])?(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?:\.(?<decimals>\d+))?(?:\/(?<denominator>\d+))?/g;

export function numbersOf(text: string): Numbers {
  const found = [...text.matchAll(pattern)].map(({ groups }) => groups ?? {});
  return {
    wholes: found.map(({ whole = '' }) => Number(whole.replaceAll(',', ''))),
    denominators: found.flatMap(({ denominator }) => (denominator ? [Number(denominator)] : [])),
    places: Math.max(0, ...found.map(({ decimals = '' }) => decimals.length)),
    hasNegative: found.some(({ sign }) => sign !== undefined),
  };
}
