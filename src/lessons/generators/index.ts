/** The offline lesson generator: what the rest of the service uses of it. */
export { availableTopics, conceptById, conceptsFor, findConcept } from './catalogue.ts';
export { concepts } from './concepts.ts';
export type { ChartValue, Figure, GridPoint } from './figures.ts';
export { generateLesson, type LessonRequest } from './lesson.ts';
export type { Concept, Difficulty, GeneratedLesson, GeneratedQuestion, Question } from './types.ts';
export { difficulties } from './types.ts';
