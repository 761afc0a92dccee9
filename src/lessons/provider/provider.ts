import { setTimeout as wait } from 'node:timers/promises';
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import OpenAI, { APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import type { Database } from '../../db/connection.ts';
import type { Log } from '../../db/log.ts';
import { answerOf } from './answer.ts';
import { strictSchema } from './answer-schemas.ts';
import { openBreaker } from './breaker.ts';
import { createBudget } from './budget.ts';
import { ProviderFailure } from './failure.ts';
import type { Prompt } from './prompts.ts';
import { boundedFetch } from './transport.ts';

/** Which models are asked, where, and how often. */
export interface ProviderSettings {
  /** Undefined where the provider wants none, as one of your own may. */
  apiKey: string | undefined;
  baseUrl: string;
  model: string;
  /** Undefined where pictures are not asked for. */
  imageModel: string | undefined;
  /** How many requests may be sent on a day. */
  dailyRequests: number;
}

const limits = {
  /** A request and its answer may take this long. */
  requestMs: 30_000,
  /** A lesson may take this long, with all that is asked for it. */
  lessonMs: 60_000,
  /** Before the only second attempt; longer where the provider asks for it. */
  retryMs: 500,
  /** A provider that wants to be left alone for longer is not tried again for this lesson. */
  maxRetryAfterMs: 5_000,
  /** Outages one after another after which it is left alone, and for how long. */
  breakerFailures: 5,
  breakerMs: 60_000,
  /** An answer in text is some 10 KiB; a picture of 4 MB is 5.4 MB as Base64. */
  maxTextBytes: 1024 * 1024,
  maxPictureBytes: 6 * 1024 * 1024,
};
export type ProviderLimits = typeof limits;

export interface ProviderOptions extends ProviderSettings {
  database: Pick<Database, 'sql'>;
  /** The clock that days are told by. */
  now: () => Date;
  log: Log;
  limits?: Partial<ProviderLimits>;
}

/** What an answer is asked to be, and what it is checked by. */
export interface Shape<S extends TSchema> {
  asked: TSchema;
  accepted: S;
}

/** A model behind an API like OpenAI's. Everything that it gives may be wrong, and is for the caller to check. */
export interface Provider {
  /** Ends when a lesson must be done. */
  deadline(): AbortSignal;
  /** The answer to a prompt. ProviderFailure where there is none after a second attempt. */
  ask<S extends TSchema>(prompt: Prompt, shape: Shape<S>, signal: AbortSignal): Promise<Static<S>>;
  /** A picture in Base64; absent where no model for pictures is configured. Fails likewise. */
  draw: ((prompt: string, signal: AbortSignal) => Promise<string>) | undefined;
}

/** Ways to ask for JSON, from the one that leaves a model no choice to the one that every API knows. */
const modes = ['json_schema', 'json_object', 'text'] as const;
type Mode = (typeof modes)[number];

/** Opens a provider. Nothing is sent before it is asked. */
export function createProvider(options: ProviderOptions): Provider {
  return new ApiProvider(options);
}

class ApiProvider implements Provider {
  readonly #model: string;
  readonly #text: OpenAI;
  readonly #log: Log;
  readonly #limits: ProviderLimits;
  readonly #reserve: () => Promise<void>;
  readonly #guarded: ReturnType<typeof openBreaker>;
  /** The first mode that the API is not known to lack. */
  #mode = 0;
  readonly draw: Provider['draw'];

  constructor(options: ProviderOptions) {
    const { model, imageModel, dailyRequests, database, now, log } = options;
    const bounds = { ...limits, ...options.limits };
    this.#model = model;
    this.#log = log;
    this.#limits = bounds;
    this.#text = clientOf(options, bounds.requestMs, bounds.maxTextBytes);
    this.#reserve = createBudget(database.sql, dailyRequests, now);
    this.#guarded = openBreaker({
      failures: bounds.breakerFailures,
      openMs: bounds.breakerMs,
      clock: () => performance.now(),
    });
    if (imageModel === undefined) return;
    const pictures = clientOf(options, bounds.requestMs, bounds.maxPictureBytes);
    this.draw = (prompt, signal) => {
      const body = pictureBody(imageModel, prompt);
      const request = async () => pictures.images.generate(body, { signal });
      return this.#patiently(() => this.#send(request, pictureOf), signal);
    };
  }

  deadline(): AbortSignal {
    return AbortSignal.timeout(this.#limits.lessonMs);
  }

  ask<S extends TSchema>(prompt: Prompt, shape: Shape<S>, signal: AbortSignal): Promise<Static<S>> {
    return this.#patiently(() => this.#complete(prompt, shape, signal), signal);
  }

  /** Asks in the best mode that the API takes; which one that is, is remembered. */
  async #complete<S extends TSchema>(prompt: Prompt, shape: Shape<S>, signal: AbortSignal) {
    for (let at = this.#mode; ; at++) {
      const body = requestBody(this.#model, prompt, shape.asked, modes[at] ?? 'text');
      try {
        const answer = await this.#send(
          async () => this.#text.chat.completions.create(body, { signal }),
          (completion) => answerOf(completion, shape.accepted),
        );
        this.#mode = Math.max(this.#mode, at);
        return answer;
      } catch (error) {
        if (!lacksMode(error) || at === modes.length - 1) throw error;
      }
    }
  }

  /** One request, paid from the budget, and what can be read from its answer, which may be anything. */
  #send<T>(request: () => Promise<unknown>, read: (answer: unknown) => T): Promise<T> {
    return this.#guarded(async () => {
      await this.#reserve();
      const answer = await request().catch((error) => {
        throw failureOf(error);
      });
      return read(answer);
    });
  }

  /** Twice at most, and never beyond the deadline: what cannot be sent any more is not to be paid for. */
  async #patiently<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    const { retryMs, maxRetryAfterMs } = this.#limits;
    for (let attempt = 1; ; attempt++) {
      try {
        if (signal.aborted) throw new ProviderFailure('timeout');
        return await work();
      } catch (error) {
        if (!(error instanceof ProviderFailure)) throw error;
        const waitMs = error.retryAfterMs ?? retryMs * (1 + Math.random());
        const isWorthwhile = error.mayPass && !signal.aborted && waitMs <= maxRetryAfterMs;
        if (attempt === 2 || !isWorthwhile) {
          this.#log.warn(`The provider of lessons: ${error.message}`);
          throw error;
        }
        // Where the deadline comes first, the next turn finds it.
        await wait(waitMs, undefined, { signal }).catch(() => {});
      }
    }
  }
}

/** What an API answers that does not know the way in which JSON was asked for. */
function lacksMode(error: unknown): boolean {
  return (
    error instanceof ProviderFailure &&
    error.reason !== 'topic refused' &&
    [400, 422, 501].includes(error.status ?? 0)
  );
}

/** The library's client, without what it would take from the environment, log, retry or follow by itself. */
function clientOf({ apiKey, baseUrl }: ProviderSettings, timeout: number, maxBytes: number): OpenAI {
  return new OpenAI({
    apiKey: apiKey ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    baseURL: baseUrl,
    timeout,
    maxRetries: 0,
    logLevel: 'off',
    fetch: boundedFetch(maxBytes),
  });
}

function requestBody(model: string, { instructions, data }: Prompt, asked: TSchema, mode: Mode) {
  const schema = strictSchema(asked);
  const inWords = `\n\nAnswer with one JSON object and nothing else, by this JSON Schema: ${JSON.stringify(schema)}`;
  const messages = [
    { role: 'system' as const, content: mode === 'json_schema' ? instructions : instructions + inWords },
    { role: 'user' as const, content: JSON.stringify(data) },
  ];
  if (mode === 'text') return { model, messages };
  const response_format =
    mode === 'json_object'
      ? { type: mode }
      : { type: mode, json_schema: { name: 'answer', strict: true, schema } };
  return { model, messages, response_format };
}

/** Models of OpenAI's newer kind answer in Base64 always and know no other format; the others have to be asked for it. */
function pictureBody(model: string, prompt: string) {
  const format = /^(gpt|chatgpt)-/.test(model) ? {} : { response_format: 'b64_json' as const };
  return { model, prompt, n: 1, size: '1024x1024' as const, ...format };
}

const Pictures = Type.Object({ data: Type.Array(Type.Object({ b64_json: Type.String() }), { minItems: 1 }) });

function pictureOf(answer: unknown): string {
  if (!Value.Check(Pictures, answer)) throw new ProviderFailure('not an API answer');
  return answer.data[0]?.b64_json ?? '';
}

/** What an error of the library, or beneath it, comes to. Its message is left behind: it may quote key or request. */
function failureOf(error: unknown): ProviderFailure {
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError)
    return new ProviderFailure('timeout');
  if (!(error instanceof APIError)) return new ProviderFailure('not an API answer');
  const { status, cause, code, headers } = error;
  if (cause instanceof ProviderFailure) return cause;
  if (status === undefined) return new ProviderFailure('unreachable');
  if (/content_(filter|policy)/.test(String(code))) return new ProviderFailure('topic refused', { status });
  if (status === 429 || status === 503) {
    const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
    return new ProviderFailure('busy', { status, ...(seconds >= 0 && { retryAfterMs: seconds * 1000 }) });
  }
  return new ProviderFailure(status >= 500 ? 'server error' : 'request refused', { status });
}
