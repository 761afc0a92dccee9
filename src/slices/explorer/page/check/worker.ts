import { Run } from './check-run.ts';
import type { FromWorker, ToWorker } from './messages.ts';

let run: Run | undefined;

function post(message: FromWorker, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') {
    run = new Run(data.source, post);
    void run.run();
  }
  if (data.kind === 'cancel') run?.cancel();
  if (data.kind === 'line') post({ kind: 'line', seq: data.seq, found: run?.line(data.seq) });
  if (data.kind === 'proof') post({ kind: 'proof', text: run?.proofFile() });
  if (data.kind === 'ask') {
    const { id, question } = data;
    void run?.answer(question).then((answer) => post({ kind: 'answer', id, answer }));
  }
  if (data.kind === 'compare') void run?.compareWith(data.file);
});
