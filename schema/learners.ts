import { type Static, Type } from '@sinclair/typebox';
import { Password } from './accounts.ts';
import {
  Body,
  Count,
  GradeLevelInput,
  oneOf,
  Reply,
  Success,
  Text,
  Timestamp,
  UserId,
  UserIdInput,
  UuidOf,
} from './common.ts';
import { difficulties } from './lessons.ts';

/** decisions.md 3.2. Bodies contain it too, so it allows unknown properties, which are ignored (decisions.md 1.6). */
export const KnowledgeGraph = Type.Object(
  {
    nodes: Type.Array(
      Type.Object({
        id: Text(200, { examples: ['math.fractions.add'], description: 'The id of the node in this graph.' }),
        label: Text(200, { examples: ['Adding fractions'], description: 'Name of the node.' }),
        category: Type.Optional(Text(200, { examples: ['Math'], description: 'Category of the node.' })),
        importance: Type.Optional(
          Type.Number({ examples: [0.8], description: 'Importance: higher matters more.' }),
        ),
      }),
      { maxItems: 1000, description: 'Things to know.' },
    ),
    edges: Type.Array(
      Type.Object({
        source: Text(200, { examples: ['math.fractions.add'], description: 'The id of a node.' }),
        target: Text(200, { examples: ['math.fractions.subtract'], description: 'The id of a node.' }),
        label: Type.Optional(Text(200, { examples: ['prerequisite'], description: 'Meaning of the edge.' })),
        strength: Type.Optional(Type.Number({ examples: [1], description: 'Strength: higher is closer.' })),
      }),
      { maxItems: 5000, description: 'Relations between the nodes.' },
    ),
  },
  { $id: 'KnowledgeGraph', title: 'KnowledgeGraph', description: "A learner's knowledge as a graph." },
);
export type KnowledgeGraph = Static<typeof KnowledgeGraph>;

export const SubjectPerformance = Reply(
  {
    score: Type.Integer({
      minimum: 0,
      maximum: 100,
      examples: [80],
      description: 'Percent of right answers over all lessons.',
    }),
    lessonCount: Count('Answered lessons.'),
    lastAttempted: Type.String({ ...Timestamp, description: 'Time of the last answered lesson.' }),
    masteryLevel: oneOf(difficulties, {
      examples: ['intermediate'],
      description: 'Mastery of the concepts.',
    }),
  },
  { $id: 'SubjectPerformance', title: 'SubjectPerformance', description: 'Performance in a subject.' },
);
export type SubjectPerformance = Static<typeof SubjectPerformance>;

function Names(description: string, examples: string[]) {
  return Type.Array(Text(200), { maxItems: 100, examples: [examples], description });
}
const names = {
  subjects: Names('Subjects of the lessons.', ['Math', 'Reading', 'Science']),
  recommendedSubjects: Names('Subjects to study next.', ['Science']),
  strugglingAreas: Names('Topics that the learner finds hard.', ['Fractions']),
};

/** interface.md 2.2 */
export const LearnerProfile = Reply(
  {
    id: UuidOf('profile'),
    userId: Type.String({ examples: ['2'], description: "The learner's user id." }),
    gradeLevel: Type.Integer({ minimum: 0, maximum: 12, examples: [5], description: '0 is Kindergarten.' }),
    graph: Type.Ref(KnowledgeGraph),
    subjects: names.subjects,
    subjectPerformance: Type.Record(Type.String(), Type.Ref(SubjectPerformance), {
      description: 'Performance by subject, from the answered lessons.',
    }),
    recommendedSubjects: names.recommendedSubjects,
    strugglingAreas: names.strugglingAreas,
    createdAt: Timestamp,
  },
  {
    $id: 'LearnerProfile',
    title: 'LearnerProfile',
    description: "A learner's profile.",
  },
);
export type LearnerProfile = Static<typeof LearnerProfile>;

export const CreateLearner = Body(
  'CreateLearner',
  {
    name: Text(200, { examples: ['Mia Smith'], description: 'The full name.' }),
    email: Type.Optional(
      Type.String({
        format: 'email',
        maxLength: 254,
        examples: ['mia@example.com'],
        description: 'If absent, the service creates a placeholder address.',
      }),
    ),
    gradeLevel: Type.Optional(GradeLevelInput),
    role: Type.Optional(Type.String({ examples: ['LEARNER'], description: 'Only LEARNER.' })),
    parentId: Type.Optional({
      ...UserIdInput,
      description: "ADMIN only: the id of the learner's parent, by default the caller.",
    }),
    password: Type.Optional(Password),
  },
  { description: 'A new learner.', example: { name: 'Mia Smith', gradeLevel: 5 } },
);
export type CreateLearner = Static<typeof CreateLearner>;

export const UpdateProfile = Body(
  'UpdateProfile',
  {
    gradeLevel: Type.Optional(GradeLevelInput),
    subjects: Type.Optional(names.subjects),
    recommendedSubjects: Type.Optional(names.recommendedSubjects),
    strugglingAreas: Type.Optional(names.strugglingAreas),
    graph: Type.Optional(Type.Ref(KnowledgeGraph)),
  },
  {
    description: 'Changes to a profile: at least one member.',
    minProperties: 1,
    example: { gradeLevel: 6, subjects: ['Math', 'Science'] },
  },
);
export type UpdateProfile = Static<typeof UpdateProfile>;

export const LearnersQuery = Type.Object({
  parentId: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'ADMIN only: the learners of this parent.',
    }),
  ),
});
const LearnerId = Type.Integer({ ...UserId, description: "The learner's user id." });
export const LearnerIdParams = Type.Object({ id: LearnerId });
export const UserIdParams = Type.Object({ userId: LearnerId });
export const LearnerSettingsParams = Type.Object({ learnerId: LearnerId });

export const SetPassword = Body(
  'SetPassword',
  { password: Password },
  { description: 'A new password.', example: { password: 'correct horse battery staple' } },
);

export const LearnerDeleted = Reply(
  {
    success: Success.properties.success,
    message: Type.String({ examples: ['Learner deleted'], description: 'The same in words.' }),
  },
  { $id: 'LearnerDeleted', title: 'LearnerDeleted', description: 'The learner is erased.' },
);

const DoubleOrLossEnabled = Type.Boolean({ description: 'True if the learner may play double-or-loss.' });

/** interface.md 2.3 */
export const LearnerSettings = Reply(
  { doubleOrLossEnabled: DoubleOrLossEnabled },
  { $id: 'LearnerSettings', title: 'LearnerSettings', description: "A parent's settings for a learner." },
);

export const SetDoubleOrLoss = Body(
  'SetDoubleOrLoss',
  {
    enabled: Type.Boolean({ examples: [true], description: 'True if the learner may play double-or-loss.' }),
  },
  { description: 'The new setting.', example: { enabled: true } },
);

export const DoubleOrLossSet = Reply(
  { learnerId: UserId, doubleOrLossEnabled: DoubleOrLossEnabled },
  { $id: 'DoubleOrLossSet', title: 'DoubleOrLossSet', description: 'The current setting.' },
);
