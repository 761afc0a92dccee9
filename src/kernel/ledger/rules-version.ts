/**
 * Version of the rules that new events follow. Each event keeps its version for ever, and its hash covers it: the ledger judges an
 * event by the rules of its own time. A change of what events demand adds 1 here, and has this number as its `since`
 * (docs/changing-the-rules.md).
 *
 * - 1: events without a version, from before there were versions
 * - 2: a quiz has its difficulty and grade, and the day on which the learner answered it
 * - 3: a quiz says if its answers came faster than a person can read
 * - 4: a quiz has the grade of its learner, and a placement the concept and grade of each question
 * - 5: a parent gives a learner points as a bonus
 */
export const rulesVersion = 5;

/** Version of the rules of an event. */
export function versionOf({ rules = 1 }: { rules?: number | undefined }): number {
  return rules;
}

/** Part of the rules that came with a version: events of earlier ones do not know it. */
export interface Versioned {
  /** First version with this part; by default, all have it. */
  since?: number;
}

/** Returns true if a part of the rules is part of this version. */
export function isKnown({ since = 1 }: Versioned, version: number): boolean {
  return since <= version;
}
