/** Role of an actor, as far as the ledger shows it. */
export type ActorRole = 'parent' | 'learner' | 'administrator';

/**
 * Returns the role of an actor that follows from the ledger: the id of the family is that of its parent, and any other
 * actor than the parent and the learners is an administrator.
 *
 * @param learners all learners whom the ledger names
 */
export function roleOf(actorId: number, familyId: number, learners: ReadonlySet<number>): ActorRole {
  if (actorId === familyId) return 'parent';
  return learners.has(actorId) ? 'learner' : 'administrator';
}
