import { inspect } from 'node:util';
import type { Step } from './main-job.ts';

const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const timestamp = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;
const token = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g;

/**
 * Returns a function that prints a step, with long answers shortened. Names replace ids, times and tokens, so that the
 * output is the same for each run.
 */
export function stepPrinter(): (step: Step) => string {
  const names = new Map<string, string>();
  let count = 0;

  function nameOf(id: string): string {
    const name = names.get(id) ?? `<id ${++count}>`;
    names.set(id, name);
    return name;
  }

  function named(text: string): string {
    const plain = text.replace(token, '<token>').replace(timestamp, '<time>');
    const known = [...names].reduce((rest, [value, name]) => rest.replaceAll(value, name), plain);
    return known.replace(uuid, nameOf);
  }

  let number = 0;
  return (step) => {
    for (const [field, name] of Object.entries(step.display.names ?? {}))
      names.set(String(step.answer[field]), name);
    number += 1;
    return named(
      [
        `${number}. ${step.title}`,
        ...requestLines(step),
        ...answerLines(step),
        ...ledgerLines(step),
        '',
      ].join('\n'),
    );
  };
}

function requestLines({ request, body, who }: Step): string[] {
  const line = `   > ${request}   (${who})`;
  return body === undefined ? [line] : [line, `     ${JSON.stringify(body)}`];
}

function answerLines({ status, answer, display }: Step): string[] {
  const shown = display.known === undefined ? answer : { ...answer, [display.known]: '…' };
  const options = { depth: 3, maxArrayLength: display.elements ?? 2, maxStringLength: 60, breakLength: 120 };
  return `< ${status} ${inspect(shown, options)}`.split('\n').map((line) => `   ${line}`);
}

function ledgerLines({ ledger }: Step): string[] {
  return ledger.flatMap(({ seq, type, payload, entries }) => [
    `   # ${seq} ${type} ${inspect(payload, { breakLength: Number.POSITIVE_INFINITY, compact: true })}`,
    ...entries.map(
      ({ amount, sourceType, description, balanceAfter }) =>
        `       ${amount > 0 ? '+' : ''}${amount} ${sourceType}: ${description}; the balance is ${balanceAfter}`,
    ),
  ]);
}
