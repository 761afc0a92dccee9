import { type Static, Type } from '@sinclair/typebox';
import { FullName, Password, Username } from './accounts.ts';
import * as t from './common.ts';
import { Difficulty } from './lessons.ts';

export const GraphNode = Type.Object(
  {
    id: t.Text(200, 'The id of the node in this graph.', 'math.fractions.add'),
    label: t.Text(200, 'Name of the node.', 'Adding fractions'),
    category: Type.Optional(t.Text(200, 'Category of the node.', 'Math')),
    importance: Type.Optional(
      Type.Number({ examples: [0.8], description: 'Importance: higher matters more.' }),
    ),
  },
  { $id: 'GraphNode', description: 'A concept in a graph of knowledge.' },
);

export const GraphEdge = Type.Object(
  {
    source: t.Text(200, 'The id of a node.', 'math.fractions.add'),
    target: t.Text(200, 'The id of a node.', 'math.fractions.subtract'),
    label: Type.Optional(t.Text(200, 'Meaning of the edge.', 'prerequisite')),
    strength: Type.Optional(Type.Number({ examples: [1], description: 'Strength: higher is closer.' })),
  },
  { $id: 'GraphEdge', description: 'A relation between two nodes of a graph.' },
);

/** decisions.md 3.2. Allows unknown properties, since bodies contain it too (decisions.md 1.6). */
export const KnowledgeGraph = Type.Object(
  {
    nodes: Type.Array(Type.Ref(GraphNode), { maxItems: 1000, description: 'Concepts to know.' }),
    edges: Type.Array(Type.Ref(GraphEdge), { maxItems: 5000, description: 'Relations between the nodes.' }),
  },
  { $id: 'KnowledgeGraph', description: "A learner's knowledge as a graph." },
);
export type KnowledgeGraph = Static<typeof KnowledgeGraph>;

export const SubjectPerformance = t.Reply('SubjectPerformance', 'Performance in a subject.', {
  score: t.Percent('Percent of right answers over all lessons.', 80),
  lessonCount: t.Count('Answered lessons.'),
  lastAttempted: t.Time('Time of the last answered lesson.'),
  masteryLevel: t.Described(Difficulty, 'Mastery of the concepts.'),
});
export type SubjectPerformance = Static<typeof SubjectPerformance>;

function Names(description: string, examples: string[]) {
  return Type.Array(Type.String({ minLength: 1, maxLength: 200, pattern: t.linePattern }), {
    maxItems: 100,
    examples: [examples],
    description,
  });
}
const names = {
  subjects: Names('Subjects of the lessons.', ['Math', 'Reading', 'Science']),
  recommendedSubjects: Names('Subjects to study next.', ['Science']),
  strugglingAreas: Names('Topics that the learner finds hard.', ['Fractions']),
};

export const LearnerPicture = t.Enum(
  'LearnerPicture',
  [
    ...(['fox', 'owl', 'cat', 'dog', 'bear', 'rabbit'] as const),
    ...(['turtle', 'whale', 'penguin', 'lion', 'frog', 'butterfly'] as const),
  ],
  'A picture that stands for a learner.',
);
export type LearnerPicture = Static<typeof LearnerPicture>;

export const LearnerColor = t.Enum(
  'LearnerColor',
  ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink'],
  'A color that stands for a learner.',
);
export type LearnerColor = Static<typeof LearnerColor>;

/** interface.md 2.2 */
export const LearnerProfile = t.Reply('LearnerProfile', "A learner's profile.", {
  id: t.UuidOf('profile'),
  userId: t.Str("The learner's user id.", '2'),
  gradeLevel: Type.Integer({ minimum: 0, maximum: 12, examples: [5], description: '0 is Kindergarten.' }),
  graph: Type.Ref(KnowledgeGraph),
  subjects: names.subjects,
  subjectPerformance: Type.Record(Type.String(), Type.Ref(SubjectPerformance), {
    description: 'Performance by subject, from the answered lessons.',
  }),
  recommendedSubjects: names.recommendedSubjects,
  strugglingAreas: names.strugglingAreas,
  picture: Type.Optional(t.Described(LearnerPicture, 'The picture; absent if the learner has none.')),
  color: Type.Optional(t.Described(LearnerColor, 'The color; absent if the learner has none.')),
  createdAt: t.Timestamp,
});
export type LearnerProfile = Static<typeof LearnerProfile>;

const Parent = Type.Optional(
  t.Described(t.UserIdInput, "ADMIN only: the id of the learner's parent, by default the caller."),
);

export const CreateLearner = t.Body('CreateLearner', { name: 'Mia Smith', gradeLevel: 5 }, 'A new learner.', {
  name: t.Text(200, 'The full name.', 'Mia Smith'),
  email: Type.Optional(
    Type.String({
      format: 'email',
      maxLength: 254,
      examples: ['mia@example.com'],
      description: 'If absent, the service creates a placeholder address.',
    }),
  ),
  gradeLevel: Type.Optional(t.GradeLevelInput),
  role: Type.Optional(t.Text(200, 'Must be LEARNER.', 'LEARNER', { minLength: 0 })),
  parentId: Parent,
  password: Type.Optional(Password),
});
export type CreateLearner = Static<typeof CreateLearner>;

export const CreateLearnerInvitation = t.Body(
  'CreateLearnerInvitation',
  {},
  'A new invitation of a learner.',
  { parentId: Parent },
);

export const LearnerParent = t.Reply('LearnerParent', "A learner's parent.", {
  id: t.UserId,
  name: t.Str('The full name.', 'Ada'),
});
export type LearnerParent = Static<typeof LearnerParent>;

export const UpdateLearner = t.Patch(
  'UpdateLearner',
  { name: 'Mia Jones' },
  'Changes to a learner, at least one.',
  { name: Type.Optional(FullName), username: Type.Optional(Username) },
);
export type UpdateLearner = Static<typeof UpdateLearner>;

export const UpdateProfile = t.Patch(
  'UpdateProfile',
  { gradeLevel: 6, subjects: ['Math', 'Science'] },
  'Changes to a profile, at least one.',
  {
    gradeLevel: Type.Optional(t.GradeLevelInput),
    subjects: Type.Optional(names.subjects),
    recommendedSubjects: Type.Optional(names.recommendedSubjects),
    strugglingAreas: Type.Optional(names.strugglingAreas),
    graph: Type.Optional(Type.Ref(KnowledgeGraph)),
    picture: Type.Optional(
      Type.Union([Type.Ref(LearnerPicture), Type.Null()], { description: 'The picture; null for none.' }),
    ),
    color: Type.Optional(
      Type.Union([Type.Ref(LearnerColor), Type.Null()], { description: 'The color; null for none.' }),
    ),
  },
);
export type UpdateProfile = Static<typeof UpdateProfile>;

export const LearnerStatus = t.Enum(
  'LearnerStatus',
  ['confirmed', 'waiting'],
  'confirmed: in a family; waiting: registered, and not yet confirmed by their parent.',
);

export const LearnersQuery = Type.Object({
  parentId: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'ADMIN only: the learners of this parent.',
    }),
  ),
  status: Type.Optional(
    t.Described(LearnerStatus, 'Learners of the family (default), or learners who wait.'),
  ),
  ...t.PageQuery.properties,
});

/** Returns the schema of a path parameter with a learner. Operations share it in the OpenAPI document. */
function LearnerParam(component: string) {
  return Type.Integer({ ...t.UserIdOf("The learner's user id."), 'x-component': component });
}

export const LearnerIdParams = Type.Object({ id: LearnerParam('LearnerPathId') });
export const UserIdParams = Type.Object({ userId: LearnerParam('ProfilePathId') });
export const LearnerSettingsParams = Type.Object({ learnerId: LearnerParam('SettingsPathId') });

export const SetPassword = t.Body(
  'SetPassword',
  { password: 'correct horse battery staple' },
  'A new password.',
  { password: Password },
);

export const LearnerDeleted = t.Reply('LearnerDeleted', 'A confirmation: the learner is erased.', {
  success: t.Success.properties.success,
  message: t.Str('The result in words.', 'Learner deleted'),
});

const DoubleOrLossEnabled = t.Bool('True if the learner may use double-or-loss.');

/** interface.md 2.3 */
export const LearnerSettings = t.Reply('LearnerSettings', "A parent's settings for a learner.", {
  doubleOrLossEnabled: DoubleOrLossEnabled,
});

export const SetDoubleOrLoss = t.Body('SetDoubleOrLoss', { enabled: true }, 'The new setting.', {
  enabled: t.Bool('True if the learner may use double-or-loss.', true),
});

export const DoubleOrLossSet = t.Reply('DoubleOrLossSet', 'The current setting.', {
  learnerId: t.UserId,
  doubleOrLossEnabled: DoubleOrLossEnabled,
});
