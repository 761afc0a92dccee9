import type { ToWorker } from './messages.ts';

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  void data;
});
