/** Kind of things or events, with its members. */
export interface Kind {
  /** Rest of a sentence on a member: `is a solid`. It occurs in one concept only. */
  says: string;
  /** What all members have in common, in a sentence. */
  rule: string;
  things: readonly string[];
  /** Kinds that may fit the members too. No sentence claims one of them. It goes both ways. */
  near: readonly string[];
}

const split = (text: string): string[] => text.split(';').flatMap((each) => each.trim() || []);

/** Returns a kind. Its members and its near kinds are separated by semicolons. */
export function kind(says: string, rule: string, things: string, near = ''): Kind {
  return { says, rule, things: split(things), near: split(near) };
}
