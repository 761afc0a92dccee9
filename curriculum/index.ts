/** Interface of the offline lesson generator. */
export { conceptById, conceptsFor, conceptsOf } from './concept-search.ts';
export { concepts } from './concepts.ts';
export { drawFigure, isDrawable } from './figures/index.ts';
export { generateLesson } from './lesson.ts';
export { isAbout, matchTopic, type TopicMatch } from './topic-search.ts';
export type { Concept, GeneratedQuestion, Introduction } from './types.ts';
export { difficulties } from './types.ts';
