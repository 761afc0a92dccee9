import { setTimeout as pause } from 'node:timers/promises';
import type { Peers } from '../../base/peers.ts';
import type { Channel } from './channel.ts';

/** Maximum wait for processes that hang. After that, they look for ends of sessions themselves. */
const tellMs = 500;

interface Notice {
  topic: string;
  data: unknown;
}

type Handler = (data: unknown) => unknown;

/** Peers of a process, and the function that handles a notice of another one. */
interface Side {
  peers: Peers;
  hear(notice: Notice): unknown;
}

/** Creates the peers of a worker, which reaches the others by the primary. */
export function peersOfWorker(primary: Channel): Peers {
  const { peers, hear } = createSide({
    isWorker: true,
    tellAll: (notice) => primary.ask('tell', notice),
    ask: (topic, data) => primary.ask(topic, data),
    answer: () => {},
  });
  // Both ends have the same topics.
  primary.answer('notice', (notice) => hear(notice as Notice));
  return peers;
}

/** Creates the peers of the primary, and the function that connects a new worker to all others. */
export function peersOfPrimary(channels: ReadonlySet<Channel>): {
  peers: Peers;
  connect(channel: Channel): void;
} {
  const answers = new Map<string, Handler>();
  const tellAllBut = (notice: Notice, but?: Channel) =>
    Promise.all([...channels].filter((channel) => channel !== but).map((channel) => tell(channel, notice)));
  const { peers, hear } = createSide({
    isWorker: false,
    tellAll: tellAllBut,
    ask: () => Promise.reject(new Error('this is the primary')),
    answer: (topic, handle) => answers.set(topic, handle),
  });
  return {
    peers,
    connect(channel) {
      channel.answer('tell', async (data) => {
        const notice = data as Notice;
        await Promise.all([hear(notice), tellAllBut(notice, channel)]);
      });
      for (const [topic, handle] of answers) channel.answer(topic, handle);
    },
  };
}

/** Tells another process, which may end meanwhile. */
function tell(channel: Channel, notice: Notice): Promise<unknown> {
  return channel.ask('notice', notice).catch(() => {});
}

interface Ways {
  isWorker: boolean;
  tellAll(notice: Notice): Promise<unknown>;
  ask(topic: string, data: unknown): Promise<unknown>;
  answer(topic: string, handle: Handler): unknown;
}

function createSide({ isWorker, tellAll, ask, answer }: Ways): Side {
  const handlers = new Map<string, Handler>();
  const peers = {
    isWorker,
    async tell(topic: string, data: unknown) {
      const notice = tellAll({ topic, data }).catch(() => {});
      await Promise.race([notice, pause(tellMs, undefined, { ref: false })]);
    },
    hear: (topic: string, handle: Handler) => void handlers.set(topic, handle),
    ask,
    answer: (topic: string, handle: Handler) => void answer(topic, handle),
  };
  // The topics give the types of their data, which the channel does not know.
  return { peers: peers as unknown as Peers, hear: ({ topic, data }) => handlers.get(topic)?.(data) };
}
