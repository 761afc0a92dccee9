/** What the processes of a service tell each other, by topic. Slices add theirs by declaration merging. */
export interface News {
  /** Jobs with these names were added to the queue. */
  'jobs wait': readonly { name: string }[];
}

/** What workers ask the primary, by topic. Slices add theirs by declaration merging. */
export interface Questions {
  /** Metrics of all processes as text. */
  metrics: Question<null, string>;
}

/** Question with the type of its answer. */
export interface Question<Data, Answer> {
  data: Data;
  answer: Answer;
}

type DataOf<Topic extends keyof Questions> =
  Questions[Topic] extends Question<infer Data, unknown> ? Data : never;
type AnswerOf<Topic extends keyof Questions> =
  Questions[Topic] extends Question<unknown, infer Answer> ? Answer : never;

/**
 * Other processes of a service with several workers. What they send must survive a structured clone. A single process has no
 * peers: nobody hears it.
 */
export interface Peers {
  /** True in a worker. Its background work is in the primary. */
  isWorker: boolean;
  /** Tells all other processes. Resolves when they have handled it, or after half a second; never rejects. */
  tell<Topic extends keyof News>(topic: Topic, data: News[Topic]): Promise<void>;
  hear<Topic extends keyof News>(topic: Topic, handle: (data: News[Topic]) => void | Promise<void>): void;
  /** Asks the primary, from a worker. Rejects with its Problem, or if there is no primary. */
  ask<Topic extends keyof Questions>(topic: Topic, data: DataOf<Topic>): Promise<AnswerOf<Topic>>;
  /** Answers the workers, in the primary. */
  answer<Topic extends keyof Questions>(
    topic: Topic,
    answer: (data: DataOf<Topic>) => AnswerOf<Topic> | Promise<AnswerOf<Topic>>,
  ): void;
}

/** Peers of a single process. */
export const noPeers: Peers = {
  isWorker: false,
  tell: async () => {},
  hear: () => {},
  ask: () => Promise.reject(new Error('there is no primary')),
  answer: () => {},
};
