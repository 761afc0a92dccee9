/** Clock of a simulation, in whole milliseconds. Actions of a millisecond run in the order in which they were added. */
export class VirtualClock {
  now = 0;
  readonly #agenda = new Map<number, (() => void)[]>();

  /** Adds an action, which may be in this millisecond. */
  after(ms: number, action: () => void): void {
    const actions = this.#agenda.get(this.now + ms);
    if (actions) actions.push(action);
    else this.#agenda.set(this.now + ms, [action]);
  }

  /** Runs all actions, also those that they add. */
  run(): void {
    for (; this.#agenda.size > 0; this.now++) {
      for (const action of this.#agenda.get(this.now) ?? []) action();
      this.#agenda.delete(this.now);
    }
  }
}
