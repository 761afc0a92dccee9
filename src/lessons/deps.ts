import type { Deps } from '../deps.ts';
import type { Provider } from './provider/provider.ts';

/** What lessons need beside what all routes do. */
export interface LessonDeps extends Deps {
  /** The model that writes lessons on topics and draws pictures; undefined where none is configured. */
  provider?: Provider | undefined;
}
