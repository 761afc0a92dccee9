import type { App } from '../../src/http/app-types.ts';

export const metricsToken = 'a-token-of-tests-alone';

/** Reads GET /metrics: values by metric and labels, such as `name{label="value"}`. */
export async function readMetrics(app: App): Promise<ReadonlyMap<string, number>> {
  const answer = await app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  if (answer.statusCode !== 200) throw new Error(`no metrics: ${answer.body}`);
  const samples = answer.body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    samples.map((line) => [line.slice(0, line.lastIndexOf(' ')), numberOf(line.split(' ').at(-1))]),
  );
}

function numberOf(text: string | undefined): number {
  return text === '+Inf' ? Number.POSITIVE_INFINITY : Number(text);
}
