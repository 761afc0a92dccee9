/**
 * Traces for OpenTelemetry. This module loads its libraries, so only main.ts imports it, and only if traces are
 * configured. The exporter and the resource read their own environment variables (OTEL_…).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { type ExportResult, ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { Problem } from '../base/errors.ts';
import { loggedError, loggedText } from '../base/logged-error.ts';
import type { Log } from '../base/service-log.ts';
import type { ProgramVersion } from '../base/version.ts';
import { type TracedWork, tracedWork } from '../db/traced.ts';
import type { App } from '../http/app-types.ts';
import { createTraceparents } from '../http/request-log.ts';
import type { TraceSettings } from './config-formats.ts';

export interface Tracing {
  /** Makes a span of each request. It must precede all hooks that use the database. */
  traceRequests(app: App): void;
  /** Sends the spans that wait. Never rejects. */
  stop(): Promise<void>;
}

export interface TracingOptions {
  settings: TraceSettings;
  /** Proxies whose `traceparent` continues a trace. Others would choose which traces the sampler takes. */
  trustProxy: false | number | string;
  program: ProgramVersion;
  log: Log;
  /** Time limit for sending the last spans, so that an unreachable collector does not delay the end. */
  flushMs?: number;
}

/** Starts traces of requests and of their work in the database. */
export function startTracing({
  settings,
  trustProxy,
  program,
  log,
  flushMs = 5_000,
}: TracingOptions): Tracing {
  const { name, version } = program;
  const parentOf = createParents(trustProxy);
  const detectors = [resourceAttributesEnvDetector, serviceNameEnvDetector];
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': name, 'service.version': version }))
      .merge(detectResources({ detectors })),
    sampler: samplerOf(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter: new LoggedExporter(log) })],
  });
  const tracer = provider.getTracer(name, version);
  const active = new AsyncLocalStorage<Context | undefined>();
  const stopDatabase = traceDatabase(active, (work, parent) =>
    tracer.startSpan(work, { kind: SpanKind.CLIENT }, parent),
  );

  function traceRequests(app: App): void {
    app.addHook('onRequest', (request, reply, done) => {
      const { method, routeOptions } = request;
      const route = routeOptions.url;
      const attributes = {
        'http.request.method': method,
        ...(route !== undefined && { 'http.route': route }),
      };
      const options = { kind: SpanKind.SERVER, attributes };
      const span = tracer.startSpan(route ? `${method} ${route}` : method, options, parentOf(request.raw));
      reply.raw.once('close', () => endRequest(span, reply.statusCode, reply.raw.writableFinished));
      // Fastify keeps the context while the body arrives.
      active.run(trace.setSpan(ROOT_CONTEXT, span), done);
    });
  }

  async function stop(): Promise<void> {
    stopDatabase();
    // The exporter has logged why the last spans fail.
    const flushed = provider.shutdown().catch(() => {});
    await Promise.race([flushed, setTimeout(flushMs, undefined, { ref: false })]);
  }

  return { traceRequests, stop };
}

/**
 * Returns a function that makes the context of a request: the span of a trusted proxy, or none. Other headers, such as
 * `tracestate`, have texts of the client.
 */
function createParents(trustProxy: false | number | string): (request: IncomingMessage) => Context {
  const traceparentOf = createTraceparents(trustProxy);
  return (request) => {
    const span = parseTraceParent(traceparentOf(request)?.traceparent ?? '');
    return span ? trace.setSpanContext(ROOT_CONTEXT, { ...span, isRemote: true }) : ROOT_CONTEXT;
  };
}

function endRequest(span: Span, status: number, isComplete: boolean): void {
  if (isComplete) span.setAttribute('http.response.status_code', status);
  if (!isComplete || status >= 500) {
    span
      .setAttribute('error.type', isComplete ? String(status) : 'aborted')
      .setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

/**
 * Makes a span of each work in the database that a request causes. A transaction of several commands is a child of the
 * first one's span, and the spans of the others have a link to it. Returns a function that ends this.
 */
function traceDatabase(
  active: AsyncLocalStorage<Context | undefined>,
  startSpan: (name: string, parent: Context) => Span,
): () => void {
  const spans = new WeakMap<TracedWork, Span>();
  const waiting = new WeakMap<object, Span>();

  tracedWork.start.bindStore(active, (work) => {
    const commands = work.commands?.flatMap((command) => waiting.get(command) ?? []);
    const [first] = commands ?? [];
    const parent = first ? trace.setSpan(ROOT_CONTEXT, first) : commands ? undefined : active.getStore();
    if (!parent) return undefined;
    const span = startSpan(work.name, parent).setAttribute('db.system.name', 'postgresql');
    if (commands) span.setAttribute('db.operation.batch.size', work.commands?.length ?? 0);
    for (const other of commands?.slice(1) ?? []) other.addLink({ context: span.spanContext() });
    if (work.command) waiting.set(work.command, span);
    spans.set(work, span);
    return trace.setSpan(parent, span);
  });
  const ignored = () => {};
  const subscribers = {
    start: ignored,
    end: ignored,
    asyncEnd: ignored,
    asyncStart: (work: TracedWork) => spans.get(work)?.end(),
    error(work: TracedWork & { error: unknown }) {
      // A refusal is the right answer.
      if (work.error instanceof Problem) return;
      const { code, type } = loggedError(work.error);
      spans
        .get(work)
        ?.setAttribute('error.type', code ?? type)
        .setStatus({ code: SpanStatusCode.ERROR });
    },
  };
  tracedWork.subscribe(subscribers);
  return () => {
    tracedWork.unsubscribe(subscribers);
    tracedWork.start.unbindStore(active);
  };
}

function samplerOf({ sampler, ratio }: TraceSettings): Sampler {
  const [, isParentBased, kind] = /^(parentbased_)?(.*)$/.exec(sampler) ?? [];
  const samplers: Record<string, Sampler> = {
    always_off: new AlwaysOffSampler(),
    traceidratio: new TraceIdRatioBasedSampler(ratio),
  };
  const root = samplers[kind ?? ''] ?? new AlwaysOnSampler();
  return isParentBased ? new ParentBasedSampler({ root }) : root;
}

/** Exporter that logs when the collector begins to fail, and when it works again, not each failure. */
export class LoggedExporter implements SpanExporter {
  readonly #exporter = new OTLPTraceExporter();
  readonly #log: Log;
  #isFailing = false;

  constructor(log: Log) {
    this.#log = log;
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.#exporter.export(spans, (result) => {
      this.#note(result);
      done(result);
    });
  }

  #note({ code, error }: ExportResult): void {
    const isFailing = code !== ExportResultCode.SUCCESS;
    if (isFailing === this.#isFailing) return;
    this.#isFailing = isFailing;
    if (isFailing)
      this.#log.warn(`Traces: the collector does not accept spans, which are lost: ${loggedText(error)}`);
    else this.#log.info('Traces: the collector accepts spans again.');
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown();
  }
}
