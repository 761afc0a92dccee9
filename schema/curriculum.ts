import { Type } from '@sinclair/typebox';
import * as t from './common.ts';

const Grade = (description: string, example: number) =>
  Type.Integer({ minimum: 0, maximum: 12, description, examples: [example] });

export const CurriculumConcept = t.Reply('CurriculumConcept', 'A concept that lessons teach.', {
  id: t.Str('The `moduleId` of its lessons.', 'math.fractions.add'),
  title: t.Str('The name of the concept.', 'Adding fractions'),
  subject: t.Str('The school subject.', 'Math'),
  category: t.Str('Part of the subject.', 'Fractions'),
  firstGrade: Grade('First grade in which it is taught; 0 is kindergarten.', 4),
  lastGrade: Grade('Last grade in which it is taught.', 7),
  objectives: Type.Array(Type.String(), {
    examples: [['Add fractions with like and unlike denominators']],
    description: 'Skills that its lessons teach.',
  }),
  standards: Type.Array(Type.String(), {
    examples: [['4.NF.B.3', '5.NF.A.1']],
    description: 'Codes of CCSS-M, CCSS-ELA or NGSS.',
  }),
  prerequisites: Type.Array(Type.String(), {
    examples: [['math.fractions.equivalent']],
    description: 'Ids of the concepts to learn before. They are the edges of the graph, which has no cycle.',
  }),
});

export const Curriculum = t.Reply('Curriculum', 'The graph of all concepts.', {
  concepts: t.List(CurriculumConcept, 'The concepts by area, easy before hard.'),
});
