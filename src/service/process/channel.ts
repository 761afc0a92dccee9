import { Problem } from '../../base/errors.ts';

/** End of the channel between the primary and a worker: a cluster's worker, or the process of one. */
interface Port {
  send(message: object, onSent: (error: Error | null) => void): unknown;
  on(event: 'message', listener: (message: unknown) => void): unknown;
  on(event: 'disconnect', listener: () => void): unknown;
}

type Message =
  | { ask: number; topic: string; data: unknown }
  | { answer: number; data: unknown }
  | { answer: number; error: Failure };

/** Error of an answer: the code of a Problem, or the text of another error. */
interface Failure {
  code?: Problem['code'];
  retryAfterSeconds?: number | undefined;
  text: string;
}

type Handler = (data: unknown) => unknown;

/** Questions and answers between two processes. */
export class Channel {
  readonly #port: Port;
  readonly #handlers = new Map<string, Handler>();
  readonly #open = new Map<number, PromiseWithResolvers<unknown>>();
  #asked = 0;

  constructor(port: Port) {
    this.#port = port;
    // Only the other end of this class sends messages without a prefix of Node's own.
    port.on('message', (message) => void this.#receive(message as Message));
    port.on('disconnect', () => {
      for (const { reject } of this.#open.values()) reject(new Error('the other process has ended'));
      this.#open.clear();
    });
  }

  /** Sets the handler of a topic. A question without one gets undefined. */
  answer(topic: string, handle: Handler): void {
    this.#handlers.set(topic, handle);
  }

  /** Asks the other end. Rejects with its Problem or error, or if the other process ends. */
  ask(topic: string, data?: unknown): Promise<unknown> {
    const id = this.#asked++;
    const answer = Promise.withResolvers<unknown>();
    this.#open.set(id, answer);
    this.#send({ ask: id, topic, data }, (error) => this.#settle(id)?.reject(error));
    return answer.promise;
  }

  async #receive(message: Message): Promise<void> {
    if ('ask' in message) {
      const { ask: id, topic, data } = message;
      try {
        this.#send({ answer: id, data: await this.#handlers.get(topic)?.(data) });
      } catch (error) {
        this.#send({ answer: id, error: failureOf(error) });
      }
      return;
    }
    const asked = this.#settle(message.answer);
    if ('error' in message) asked?.reject(errorOf(message.error));
    else asked?.resolve(message.data);
  }

  #settle(id: number): PromiseWithResolvers<unknown> | undefined {
    const asked = this.#open.get(id);
    this.#open.delete(id);
    return asked;
  }

  /** Sends a message. By default, nobody needs to know that the other process has ended: its answer concerns nobody. */
  #send(message: Message, onError: (error: Error) => void = () => {}): void {
    this.#port.send(message, (error) => error && onError(error));
  }
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof Problem)) return { text: error instanceof Error ? error.message : String(error) };
  const { code, message: text, options } = error;
  return { code, text, retryAfterSeconds: options.retryAfterSeconds };
}

function errorOf({ code, text, retryAfterSeconds }: Failure): Error {
  if (code === undefined) return new Error(text);
  const detail = text === code ? {} : { detail: text };
  return new Problem(code, { ...detail, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) });
}
