/** Last number for a derived id. A command of a large family may take tens of thousands. */
export const lastDerived = 0xff_ffff;

/** Returns the id of the n-th event or entry of a command. Deciding a command twice gives the same ids. */
export function derivedId(commandId: string, n: number): string {
  if (!Number.isInteger(n) || n < 0 || n > lastDerived)
    throw new RangeError(`a command may derive at most ${lastDerived + 1} ids`);
  return commandId.slice(0, -6) + n.toString(16).padStart(6, '0');
}

/** Returns the id of the command, without the number of the derived id. */
export const commandOf = (id: string) => id.slice(0, -6);

/** Returns the number of a derived id; NaN if it does not end with six hexadecimal digits in lower case. */
export function numberOf(id: string): number {
  let number = 0;
  for (let i = id.length - 6; i < id.length; i += 1) {
    const code = id.charCodeAt(i);
    // '0' to '9' are 48 to 57, 'a' to 'f' are 97 to 102.
    if (code >= 48 && code <= 57) number = number * 16 + code - 48;
    else if (code >= 97 && code <= 102) number = number * 16 + code - 87;
    else return Number.NaN;
  }
  return number;
}

/** Returns the n-th derived id after this one. */
export function idAfter(id: string, n: number): string {
  return commandOf(id) + (numberOf(id) + n).toString(16).padStart(6, '0');
}
