import t from 'tap';
import { chunksOf } from '../../../src/slices/explorer/page/check/chunks.ts';

t.test('a stream that breaks off yields what came, and fails in the words of its source', async (t) => {
  for (const [failure, message] of [
    [undefined, 'The service does not answer.'],
    [() => new Error('The browser cannot read the file.'), 'The browser cannot read the file.'],
  ] as const) {
    let hasBegun = false;
    const breaks = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          // In words of its own, as browsers do.
          if (hasBegun) controller.error(new TypeError('terminated'));
          else controller.enqueue(Buffer.from('{"seq":'));
          hasBegun = true;
        },
      },
      new CountQueuingStrategy({ highWaterMark: 0 }),
    );
    let received = '';
    const read = async () => {
      for await (const chunk of chunksOf(breaks, failure)) received += Buffer.from(chunk).toString();
    };
    await t.rejects(read(), { message });
    t.equal(received, '{"seq":');
  }
});
