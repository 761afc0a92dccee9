import { setTimeout as wait } from 'node:timers/promises';
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import OpenAI, { APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import type { Log } from '../../../base/service-log.ts';
import type { Database } from '../../../db/database.ts';
import { parseAnswer } from './answer.ts';
import { strictSchema } from './answer-schemas.ts';
import { createBreaker } from './breaker.ts';
import type { Prompt } from './prompts.ts';
import { ProviderFailure } from './provider-failure.ts';
import { type Asker, createBudget } from './token-budget.ts';
import { createBoundedFetch } from './transport.ts';

export interface ProviderSettings {
  /** Undefined for providers without keys, for example self-hosted ones. */
  apiKey: string | undefined;
  baseUrl: string;
  model: string;
  /** Model that checks the lessons; undefined if it is the same. */
  reviewModel: string | undefined;
  /** Undefined if no model draws pictures. */
  imageModel: string | undefined;
  /** Maximum number of requests a day. */
  dailyRequests: number;
}

const limits = {
  /** Time limit for one request and its answer. The draft of a lesson is the longest. */
  requestMs: 60_000,
  /** Time limit for all requests of a lesson. */
  lessonMs: 90_000,
  /** Minimum wait before the only retry, unless the provider names one. */
  retryMs: 500,
  /** Longest wait that the provider may name. A longer one prevents the retry. */
  maxRetryAfterMs: 5_000,
  /** Consecutive outages that open the circuit breaker, and the time that it stays open. */
  breakerFailures: 5,
  breakerMs: 60_000,
  /** Size limits. A text answer takes about 10 KiB; a picture of 4 MB takes 5.4 MB in Base64. */
  maxTextBytes: 1024 * 1024,
  maxPictureBytes: 6 * 1024 * 1024,
};
export type ProviderLimits = typeof limits;

export interface ProviderOptions extends ProviderSettings {
  database: Pick<Database, 'transaction'>;
  /** Clock of the daily budget. */
  now: () => Date;
  log: Log;
  limits?: Partial<ProviderLimits>;
}

/** Schema that a request names, and schema that the answer must match. */
export interface AnswerSchema<S extends TSchema> {
  requested: TSchema;
  accepted: S;
}

/** What the requests for a lesson share. */
export interface LessonRequests {
  asker: Asker;
  /** Ends them at the time limit of the lesson. */
  signal: AbortSignal;
}

/** Model behind an API like OpenAI's. Its answers may be wrong, so the caller checks them. */
export interface Provider {
  /** Returns a signal that aborts at the time limit of a lesson that starts now. */
  deadline(): AbortSignal;
  /** Returns the answer to a prompt. Throws ProviderFailure if two attempts fail. */
  ask<S extends TSchema>(prompt: Prompt, schema: AnswerSchema<S>, lesson: LessonRequests): Promise<Static<S>>;
  /** Returns a picture in Base64. Throws like `ask`. Undefined without an image model. */
  draw: ((prompt: string, lesson: LessonRequests) => Promise<string>) | undefined;
}

/** Modes of requesting JSON, from the strictest to the one that every API supports. */
const modes = ['json_schema', 'json_object', 'text'] as const;
type Mode = (typeof modes)[number];

/** Creates a provider, which sends nothing before the first call. */
export function createProvider(options: ProviderOptions): Provider {
  return new ApiProvider(options);
}

type Breaker = ReturnType<typeof createBreaker>;

/** Model of texts. Each may fail, or lack a mode, without the other. */
interface TextModel {
  name: string;
  guarded: Breaker;
  /** Index of the strictest mode that it may support. */
  mode: number;
}

class ApiProvider implements Provider {
  readonly #models: Record<Prompt['by'], TextModel>;
  readonly #text: OpenAI;
  readonly #log: Log;
  readonly #limits: ProviderLimits;
  readonly #reserve: ReturnType<typeof createBudget>;
  readonly draw: Provider['draw'];

  constructor(options: ProviderOptions) {
    const { model, reviewModel, imageModel, dailyRequests, database, now, log } = options;
    const bounds = { ...limits, ...options.limits };
    this.#log = log;
    this.#limits = bounds;
    this.#text = createClient(options, bounds.requestMs, bounds.maxTextBytes);
    this.#reserve = createBudget(database, dailyRequests, now);
    const breaker = {
      failures: bounds.breakerFailures,
      openMs: bounds.breakerMs,
      clock: () => performance.now(),
    };
    const textModel = (name: string) => ({ name, guarded: createBreaker(breaker), mode: 0 });
    const writer = textModel(model);
    this.#models = { writer, reviewer: reviewModel === undefined ? writer : textModel(reviewModel) };
    if (imageModel === undefined) return;
    const guarded = createBreaker(breaker);
    const pictures = createClient(options, bounds.requestMs, bounds.maxPictureBytes);
    this.draw = (prompt, { asker, signal }) => {
      const body = pictureBody(imageModel, prompt);
      const request = async () => pictures.images.generate(body, { signal });
      return this.#withRetry(() => this.#send(guarded, request, pictureOf, asker), signal);
    };
  }

  deadline(): AbortSignal {
    return AbortSignal.timeout(this.#limits.lessonMs);
  }

  ask<S extends TSchema>(
    prompt: Prompt,
    schema: AnswerSchema<S>,
    lesson: LessonRequests,
  ): Promise<Static<S>> {
    return this.#withRetry(() => this.#complete(prompt, schema, lesson), lesson.signal);
  }

  /** Requests an answer in the strictest mode that the API supports, and remembers the mode. */
  async #complete<S extends TSchema>(
    prompt: Prompt,
    schema: AnswerSchema<S>,
    { asker, signal }: LessonRequests,
  ) {
    const model = this.#models[prompt.by];
    for (let at = model.mode; ; at++) {
      const body = requestBody(model.name, prompt, schema.requested, modes[at] ?? 'text');
      try {
        const answer = await this.#send(
          model.guarded,
          async () => this.#text.chat.completions.create(body, { signal }),
          (completion) => parseAnswer(completion, schema.accepted),
          asker,
        );
        model.mode = Math.max(model.mode, at);
        return answer;
      } catch (error) {
        if (!lacksMode(error) || at === modes.length - 1) throw error;
      }
    }
  }

  /** Sends one request within the budget and reads the answer, which may be anything. */
  #send<T>(
    guarded: Breaker,
    request: () => Promise<unknown>,
    read: (answer: unknown) => T,
    asker: Asker,
  ): Promise<T> {
    return guarded(async () => {
      await this.#reserve(asker);
      const answer = await request().catch((error) => {
        throw failureOf(error);
      });
      return read(answer);
    });
  }

  /** Tries at most twice, and not after the deadline: an aborted request must not use up the budget. */
  async #withRetry<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    const { retryMs, maxRetryAfterMs } = this.#limits;
    let cause: ProviderFailure | undefined;
    for (let attempt = 1; ; attempt++) {
      try {
        if (signal.aborted) throw new ProviderFailure('timeout');
        return await work();
      } catch (error) {
        if (!(error instanceof ProviderFailure)) throw error;
        const waitMs = error.retryAfterMs ?? retryMs * (1 + Math.random());
        const isWorthwhile = error.isRetryable && !signal.aborted && waitMs <= maxRetryAfterMs;
        // The breaker may have opened by the failure before, which says why.
        if (!cause || error.wasSent) cause = error;
        if (attempt === 2 || !isWorthwhile) {
          // A family that has used up its share is no failure, and nothing to act on.
          if (cause.reason !== 'share of the daily budget used up')
            this.#log.warn(`Lesson provider failed: ${cause.message}`);
          throw error;
        }
        // An abort ends the wait, and the next attempt detects it.
        await wait(waitMs, undefined, { signal }).catch(() => {});
      }
    }
  }
}

/** Returns true if the API does not support the mode. */
function lacksMode(error: unknown): boolean {
  return (
    error instanceof ProviderFailure &&
    error.reason !== 'topic refused' &&
    [400, 422, 501].includes(error.status ?? 0)
  );
}

/** Statuses that say something about the content of a request. */
const ofOneRequest = new Set([400, 409, 413, 415, 422, 451]);

/** Creates a client that ignores the environment, logs nothing, and neither retries nor follows redirects. */
function createClient({ apiKey, baseUrl }: ProviderSettings, timeout: number, maxBytes: number): OpenAI {
  return new OpenAI({
    apiKey: apiKey ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    baseURL: baseUrl,
    timeout,
    maxRetries: 0,
    logLevel: 'off',
    fetch: createBoundedFetch(maxBytes),
  });
}

function requestBody(model: string, { instructions, data }: Prompt, requested: TSchema, mode: Mode) {
  const schema = strictSchema(requested);
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

/** Builds a request for a picture in Base64. OpenAI's newer models always return it and reject the option. */
function pictureBody(model: string, prompt: string) {
  const format = /^(gpt|chatgpt)-/.test(model) ? {} : { response_format: 'b64_json' as const };
  return { model, prompt, n: 1, size: '1024x1024' as const, ...format };
}

const Pictures = Type.Object({ data: Type.Array(Type.Object({ b64_json: Type.String() }), { minItems: 1 }) });

function pictureOf(answer: unknown): string {
  if (!Value.Check(Pictures, answer)) throw new ProviderFailure('not an API answer');
  return answer.data[0]?.b64_json ?? '';
}

/** Converts an error of the library without its message, which may quote the key or the request. */
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
  if (status >= 500) return new ProviderFailure('server error', { status });
  // A prompt that the model refuses fails one request; a key, a credit or the name of a model fails all.
  return new ProviderFailure(ofOneRequest.has(status) ? 'request refused' : 'access refused', { status });
}
