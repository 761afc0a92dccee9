/**
 * Sizes of the connection pools that all runs of a thread share. A run that waits for a row lock must not block others. Rounds read
 * their snapshot on a writer: for milliseconds if they are small, otherwise as long as the replica takes.
 */
export const databaseSize = { readers: 2, writers: 8 };
