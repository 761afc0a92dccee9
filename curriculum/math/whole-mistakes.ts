type Advised = readonly [value: number, mend: string];

/** Returns the mistakes that lead to whole numbers, with their advice. */
export function wholeMistakes(mistakes: Readonly<Record<string, Advised>>): Record<string, Advised> {
  return Object.fromEntries(Object.entries(mistakes).filter(([, [value]]) => Number.isInteger(value)));
}
