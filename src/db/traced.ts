import { tracingChannel } from 'node:diagnostics_channel';

/** Work of the database that can be a span of a trace. It has no values of rows. */
export interface TracedWork {
  name: string;
  /** Command that waits for its transaction. */
  command?: object;
  /** Commands of a transaction. */
  commands?: readonly object[];
}

/** Channel that announces the work. Only src/service/tracing.ts subscribes to it, if traces are configured. */
export const tracedWork = tracingChannel<unknown, TracedWork>('learning-service:database');

/** Runs the work, and announces it if there is a subscriber. */
export function traced<T>(describe: () => TracedWork, run: () => Promise<T>): Promise<T> {
  return tracedWork.hasSubscribers ? tracedWork.tracePromise(run, describe()) : run();
}

/** Returns the first word of a statement and its first table, such as `SELECT rewards`. Both are words of our sources. */
export function summaryOf(text: string): string {
  const [, verb = 'statement'] = /^\s*(\w+)/.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]+)/i.exec(text) ?? [];
  return table === undefined ? verb.toUpperCase() : `${verb.toUpperCase()} ${table}`;
}
