/** What of a family's row moves with each event. */
export interface Lane {
  familyId: number;
  seq: number;
  /** The hash of the last event in hexadecimal. */
  head: string;
  lastAt: string;
  /** Whether somebody follows the family's changes, and the number of the last one that the feed tells of. */
  isFollowed: boolean;
  feedSeq: number;
}
