/** Returns the data of an answer that is a text only if the request asks for a page or a table. Throws if it is one. */
export function dataOf<T>(answer: T | string): T {
  if (typeof answer === 'string') throw new Error('the service answered with a text');
  return answer;
}
