import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestContext } from '../app.ts';

/** Question in a model's draft. */
export interface DraftQuestion {
  question: string;
  choices: string[];
  correctIndex: number;
  explanation: string;
  /** Without them, the fake adds good ones. */
  hints?: readonly string[];
  advice?: readonly string[];
}

/** Parsed request to the fake provider. */
export interface FakeRequest {
  /** A blind request has questions without explanations, a review has these. */
  kind: 'draft' | 'blind' | 'review' | 'picture';
  /** `response_format.type` of the request, if any. */
  mode: string | undefined;
  /** Instructions, or the prompt of a picture. */
  instructions: string;
  /** Content of the user message. */
  // biome-ignore lint/suspicious/noExplicitAny: any JSON, which the tests check.
  data: any;
  /** Parsed body. */
  // biome-ignore lint/suspicious/noExplicitAny: any JSON, which the tests check.
  body: any;
}

/** Deviations from a good provider. Each step gets the result of the step before. */
export interface ProviderFault {
  /** Answers the request itself and returns true, or returns false. `n` counts requests from 1. */
  raw?(response: ServerResponse, request: FakeRequest, n: number): boolean;
  /** Returns the changed draft. */
  draft?(draft: Draft): unknown;
  /** Returns the changed answers of a blind request or of a review. */
  review?(answers: ReviewAnswer[], asked: AskedQuestion[], request: FakeRequest): unknown;
  /** Returns the changed text of the message. */
  content?(json: string, request: FakeRequest): string | null;
  /** Returns the changed choice of the completion. */
  choice?(choice: object): unknown;
}

/** Failure of a provider and the expected result for a lesson on a topic unknown to the generators. */
export interface FaultCase {
  fault: ProviderFault;
  /** 201: a valid lesson; 503 LESSON_GENERATION_FAILED; 400 TOPIC_REFUSED. */
  status: 201 | 400 | 503;
  /** True if it never ends. */
  isEndless?: true;
  /** Text of the provider that must not be shown or stored. */
  taboo?: string;
}

export interface Draft {
  refused: boolean;
  subject: string;
  objectives: string[];
  introduction: { idea: string; caution: string };
  questions: DraftQuestion[];
}

export type AskedQuestion = Pick<DraftQuestion, 'question' | 'choices'>;

export interface ReviewAnswer {
  question: number;
  choice: number;
  suitable: boolean;
  /** Only in reviews. */
  sound?: boolean;
}

export interface FakeProvider {
  baseUrl: string;
  requests: FakeRequest[];
  /** Returns all bytes that it received, including headers. */
  sent(): string;
  /** Changes its behaviour, and counts its requests anew. */
  behave(fault: ProviderFault, questions?: readonly DraftQuestion[]): void;
}

/**
 * Starts a provider on loopback. Its model writes the given questions and answers them rightly. After a fault in a
 * question, it still gives the answer that it wrote.
 */
export async function startFakeProvider(t: TestContext): Promise<FakeProvider> {
  let fault: ProviderFault = {};
  let questions: readonly DraftQuestion[] = [];
  let drafted: DraftQuestion[] = [];
  const bytes: Buffer[] = [];
  const requests: FakeRequest[] = [];
  const sockets = new Set<Socket>();

  const server = createServer(async (message, response) => {
    // Some faults close the connection during the answer.
    response.on('error', () => {});
    const request = parsed(message, JSON.parse(await text(message)));
    requests.push(request);
    if (fault.raw?.(response, request, requests.length)) return;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answerTo(request)));
  });

  function answerTo(request: FakeRequest): object {
    if (request.kind === 'picture') return { created: 1, data: [{ b64_json: pixel }] };
    if (request.kind !== 'draft') {
      return completionOf(review(request, fault, [...questions, ...drafted]), request, fault);
    }
    const result = draft(fault, questions);
    drafted = questionsIn(result);
    return completionOf(result, request, fault);
  }

  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('data', (chunk) => void bytes.push(chunk));
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  return {
    // A server that listens on TCP has an address object.
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    sent: () => Buffer.concat(bytes).toString('latin1'),
    behave(next, known = questions) {
      fault = next;
      questions = known;
      requests.length = 0;
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: any JSON; a faulty request fails the test.
function parsed({ url }: IncomingMessage, body: any): FakeRequest {
  if (url?.endsWith('/images/generations')) {
    return { kind: 'picture', mode: undefined, instructions: body.prompt, data: undefined, body };
  }
  const [{ content: instructions }, { content }] = body.messages;
  const data = JSON.parse(content);
  const kind = !data.questions ? 'draft' : data.questions[0]?.explanation ? 'review' : 'blind';
  return { kind, mode: body.response_format?.type, instructions, data, body };
}

/** Transparent pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function completionOf(result: unknown, request: FakeRequest, fault: ProviderFault): object {
  const json = JSON.stringify(result);
  const content = fault.content ? fault.content(json, request) : json;
  const choice = { index: 0, finish_reason: 'stop', message: { role: 'assistant', content } };
  return {
    id: 'completion-1',
    object: 'chat.completion',
    model: request.body.model,
    choices: [fault.choice ? fault.choice(choice) : choice],
  };
}

function draft(fault: ProviderFault, questions: readonly DraftQuestion[]): unknown {
  const objectives = ['Say what a pirate ship is like', 'Name the parts of a ship'];
  const good = {
    refused: false,
    subject: 'History',
    objectives,
    introduction,
    questions: structuredClone([...questions]),
  };
  const result = fault.draft ? fault.draft(good) : good;
  for (const question of questionsIn(result)) addHelp(question);
  return result;
}

export const introduction = {
  idea: 'Pirates sailed on ships. They took what others owned.',
  caution: 'Not each ship with sails is a pirate ship.',
};

/** Adds hints and advice to a question that has none. */
function addHelp(question: DraftQuestion): void {
  question.hints ??= ['Think of what you know about ships.', 'Leave out what cannot be.'];
  if (Array.isArray(question.choices))
    question.advice ??= question.choices.map((choice) => `"${choice}" is something else: look it up.`);
}

/** Returns the questions of a draft, possibly changed by a fault. */
// biome-ignore lint/suspicious/noExplicitAny: a fault may return any draft.
function questionsIn(result: any): DraftQuestion[] {
  return Array.isArray(result?.questions) ? result.questions : [];
}

/** Returns the right choices by their texts, in any order of the choices. */
function review(request: FakeRequest, fault: ProviderFault, known: readonly DraftQuestion[]): unknown {
  const asked: AskedQuestion[] = request.data.questions;
  const answers = asked.map(({ question, choices }, i) => {
    const places = known
      .filter((other) => other.question === question)
      .map((other) => choices.indexOf(other.choices[other.correctIndex] ?? ''));
    const choice = (places.find((place) => place >= 0) ?? -1) + 1;
    return { question: i + 1, choice, suitable: true, ...(request.kind === 'review' && { sound: true }) };
  });
  const changed = fault.review ? fault.review(answers, asked, request) : answers;
  return { answers: changed, ...(request.kind === 'review' && { introduction: true }) };
}

/** Sends an error response. */
export function refuse(
  response: ServerResponse,
  status: number,
  error: object,
  headers: Record<string, string> = {},
): true {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error }));
  return true;
}
