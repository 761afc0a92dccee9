import { type FaultCase, refuse } from '../../../helpers/families/fake-provider.ts';
import { badQuestions } from './bad-questions.ts';
import { outages } from './outages.ts';

/** Unusable and unusual answers of the API. */
const answers: Record<string, FaultCase> = {
  'broken JSON': { fault: { content: (text) => text.slice(0, -20) }, status: 503 },
  'JSON of another shape': { fault: { content: () => '{"hello": "world"}' }, status: 503 },
  'a list instead of an object': { fault: { content: () => '[]' }, status: 503 },
  'a truncated answer': {
    fault: { choice: (choice) => ({ ...choice, finish_reason: 'length' }) },
    status: 503,
  },
  'no content': { fault: { content: () => null }, status: 503 },
  'an empty content': { fault: { content: () => '' }, status: 503 },
  'no message': { fault: { choice: () => ({ finish_reason: 'stop' }) }, status: 503 },
  'fences round the JSON': { fault: { content: (text) => `\`\`\`json\n${text}\n\`\`\`` }, status: 201 },
  'thinking before the JSON': {
    fault: { content: (text) => `<think>First {so}, then so.</think>\nHere you are:\n${text}\nEnjoy!` },
    status: 201,
  },
  'a refusal': {
    fault: { choice: () => ({ finish_reason: 'stop', message: { content: null, refusal: 'I will not.' } }) },
    status: 400,
    taboo: 'I will not',
  },
  'a refusal in the requested form': {
    fault: { draft: () => ({ refused: true, subject: 'Other', objectives: [], questions: [] }) },
    status: 400,
  },
  'a content filter that ended the answer': {
    fault: { choice: (choice) => ({ ...choice, finish_reason: 'content_filter' }) },
    status: 400,
  },
  'a content filter that refused the request': {
    fault: { raw: (response) => refuse(response, 400, { message: 'no', code: 'content_filter' }) },
    status: 400,
  },
  'an API without json_schema': {
    fault: {
      raw: (response, { mode }) =>
        mode === 'json_schema' && refuse(response, 400, { message: 'response_format is not supported' }),
    },
    status: 201,
  },
  'an API without any response_format': {
    fault: { raw: (response, { mode }) => mode !== undefined && refuse(response, 422, { message: 'extra' }) },
    status: 201,
  },
};

export const faults: Record<string, FaultCase> = { ...outages, ...answers, ...badQuestions };
