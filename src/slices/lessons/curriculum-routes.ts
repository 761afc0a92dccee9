import type { Static } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import { Curriculum } from '../../../schema/curriculum.ts';
import { type App, roles } from '../../http/app-types.ts';
import { sendUnchanged, setTag } from '../../http/listings/etags.ts';
import { operation } from '../../http/operation.ts';
import { curriculum } from './curriculum.ts';

const getCurriculum = operation('getCurriculum', 'Lessons', {
  isTagged: true,
  access: roles,
  errors: [],
  summary: 'The curriculum',
  description: `Returns the graph of all concepts that the service teaches offline: grades, standards, and what to learn before.
Lessons follow it: a concept comes after its prerequisites.`,
  response: { 200: Type.Ref(Curriculum) },
});

/** Curriculum as the API has it, after the first request. */
let shown: Static<typeof Curriculum> | undefined;

const toReply = (): Static<typeof Curriculum> => ({
  concepts: curriculum().concepts.map(({ grades: [firstGrade, lastGrade], ...concept }) => ({
    id: concept.id,
    title: concept.title,
    subject: concept.subject,
    category: concept.category,
    firstGrade,
    lastGrade,
    objectives: [...concept.objectives],
    standards: [...(concept.standards ?? [])],
    prerequisites: [...(concept.prerequisites ?? [])],
  })),
});

/** The curriculum is the same as long as the program is. */
const mark = 'curriculum';

/** Registers the graph of concepts (interface.md 4.9). */
export function registerCurriculumRoutes(app: App): void {
  app.get('/api/curriculum', getCurriculum, async (request, reply) => {
    if (await sendUnchanged(request, reply, async () => mark)) return reply;
    setTag(request, reply, mark);
    shown ??= toReply();
    return shown;
  });
}
