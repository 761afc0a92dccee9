/** Last number for a derived id. A command of a large family may take tens of thousands. */
export const lastDerived = 0xff_ffff;

/** Returns the id of the n-th event or entry of a command. Deciding a command twice gives the same ids. */
export function derivedId(commandId: string, n: number): string {
  if (!Number.isInteger(n) || n < 0 || n > lastDerived)
    throw new RangeError(`a command may derive at most ${lastDerived + 1} ids`);
  return commandId.slice(0, -6) + n.toString(16).padStart(6, '0');
}

/** Returns the n-th derived id after this one. */
export function idAfter(id: string, n: number): string {
  return id.slice(0, -6) + (Number.parseInt(id.slice(-6), 16) + n).toString(16).padStart(6, '0');
}
