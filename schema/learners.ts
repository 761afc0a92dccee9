import { type Static, Type } from '@sinclair/typebox';
import { Password } from './accounts.ts';
import {
  Count,
  GradeLevelInput,
  oneOf,
  Reply,
  Text,
  Timestamp,
  UserId,
  UserIdInput,
  Uuid,
} from './common.ts';
import { difficulties } from './lessons.ts';

/** decisions.md 3.2. Bodies bring it too, so it does not refuse unknown properties: they are ignored (decisions.md 1.6). */
export const KnowledgeGraph = Type.Object(
  {
    nodes: Type.Array(
      Type.Object({
        id: Text(200, { examples: ['math.fractions.add'] }),
        label: Text(200, { examples: ['Adding fractions'] }),
        category: Type.Optional(Text(200)),
        importance: Type.Optional(Type.Number()),
      }),
      { maxItems: 1000 },
    ),
    edges: Type.Array(
      Type.Object({
        source: Text(200),
        target: Text(200),
        label: Type.Optional(Text(200)),
        strength: Type.Optional(Type.Number()),
      }),
      { maxItems: 5000 },
    ),
  },
  { $id: 'KnowledgeGraph', title: 'KnowledgeGraph' },
);
export type KnowledgeGraph = Static<typeof KnowledgeGraph>;

export const SubjectPerformance = Reply(
  {
    score: Type.Integer({
      minimum: 0,
      maximum: 100,
      description: 'Percent of right answers over all lessons.',
    }),
    lessonCount: Count('Lessons answered.'),
    lastAttempted: Timestamp,
    masteryLevel: oneOf(difficulties),
  },
  { $id: 'SubjectPerformance', title: 'SubjectPerformance' },
);
export type SubjectPerformance = Static<typeof SubjectPerformance>;

const Names = Type.Array(Text(200), { maxItems: 100, examples: [['Math', 'Reading', 'Science']] });

/** interface.md 2.2 */
export const LearnerProfile = Reply(
  {
    id: Uuid,
    userId: Type.String({ examples: ['2'], description: "The learner's user id." }),
    gradeLevel: Type.Integer({ minimum: 0, maximum: 12, description: '0 is Kindergarten.' }),
    graph: Type.Ref(KnowledgeGraph),
    subjects: Type.Array(Type.String()),
    subjectPerformance: Type.Record(Type.String(), Type.Ref(SubjectPerformance), {
      description: 'By subject; from the answered lessons.',
    }),
    recommendedSubjects: Type.Array(Type.String()),
    strugglingAreas: Type.Array(Type.String()),
    createdAt: Timestamp,
  },
  { $id: 'LearnerProfile', title: 'LearnerProfile' },
);
export type LearnerProfile = Static<typeof LearnerProfile>;

export const CreateLearner = Type.Object({
  name: Text(200, { examples: ['Mia Smith'] }),
  email: Type.Optional(
    Type.String({
      format: 'email',
      maxLength: 254,
      description: 'Without one, a placeholder address is made.',
    }),
  ),
  gradeLevel: Type.Optional(GradeLevelInput),
  role: Type.Optional(Type.String({ examples: ['LEARNER'], description: 'Only LEARNER.' })),
  parentId: Type.Optional(UserIdInput),
  password: Type.Optional(Password),
});
export type CreateLearner = Static<typeof CreateLearner>;

export const UpdateProfile = Type.Object({
  gradeLevel: Type.Optional(GradeLevelInput),
  subjects: Type.Optional(Names),
  recommendedSubjects: Type.Optional(Names),
  strugglingAreas: Type.Optional(Names),
  graph: Type.Optional(Type.Ref(KnowledgeGraph)),
});
export type UpdateProfile = Static<typeof UpdateProfile>;

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, examples: [2] });
export const LearnersQuery = Type.Object({
  parentId: Type.Optional({ ...Id, description: 'ADMIN only: the learners of this parent.' }),
});
export const LearnerIdParams = Type.Object({ id: Id });
export const UserIdParams = Type.Object({ userId: Id });
export const LearnerSettingsParams = Type.Object({ learnerId: Id });

export const SetPassword = Type.Object({ password: Password });

export const LearnerDeleted = Reply(
  { success: Type.Boolean({ examples: [true] }), message: Type.String({ examples: ['Learner deleted'] }) },
  { $id: 'LearnerDeleted', title: 'LearnerDeleted' },
);

/** interface.md 2.3 */
export const LearnerSettings = Reply(
  { doubleOrLossEnabled: Type.Boolean({ description: 'Whether the learner may play double-or-loss.' }) },
  { $id: 'LearnerSettings', title: 'LearnerSettings' },
);

export const SetDoubleOrLoss = Type.Object({ enabled: Type.Boolean({ examples: [true] }) });

export const DoubleOrLossSet = Reply(
  { learnerId: UserId, doubleOrLossEnabled: Type.Boolean() },
  { $id: 'DoubleOrLossSet', title: 'DoubleOrLossSet' },
);
