/*
 * Areas: the first part of a concept's id, one for each subject of the content (`math` in `math.fractions.add`). Events name subjects
 * by them, since a typed subject is no part of a ledger. Stored rows follow from these functions, so they never change.
 */

const placement = 'placement';

/** Returns the area of a concept. That of a free topic is `topic`, which is no subject. */
export function areaOf(conceptId: string): string {
  return conceptId.split('.', 1)[0] ?? '';
}

/** Returns what a placement has in place of its concept. */
export function placementOf(area: string): string {
  return `${area}.${placement}`;
}

/** Returns true for the id that a placement has in place of its concept. */
export function isPlacement(conceptId: string): boolean {
  return conceptId === placementOf(areaOf(conceptId));
}

/** Returns true for the area of a subject of the content, which has a level. */
export function hasLevel(area: string): boolean {
  return area !== 'topic';
}
