import { superscript } from '../text.ts';

/** Formats a polynomial from its coefficients in rising order: [6, -5, 1] gives x² - 5x + 6. */
export function polynomial(coefficients: readonly number[], letter = 'x'): string {
  const terms = coefficients
    .map((c, power) => ({ c, power }))
    .filter(({ c }) => c !== 0)
    .reverse()
    .map(({ c, power }, i) => {
      const size = Math.abs(c) === 1 && power > 0 ? '' : `${Math.abs(c)}`;
      const factor = power === 0 ? '' : power === 1 ? letter : `${letter}${superscript(power)}`;
      const sign = i === 0 ? (c < 0 ? '-' : '') : c < 0 ? ' - ' : ' + ';
      return `${sign}${size}${factor}`;
    });
  return terms.join('') || '0';
}
