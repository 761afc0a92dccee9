/** Operations of the story, which an adapter calls with its generated client. `token` is that of the caller. */
export interface Family {
  register(body: Account): Promise<{ token: string }>;
  addLearner(token: string, name: string): Promise<{ id: number }>;
  createLesson(token: string, learnerId: number): Promise<Lesson>;
  answer(token: string, lessonId: string, answers: number[]): Promise<{ score: number; newBalance: number }>;
  adjust(token: string, learnerId: number, amount: number): Promise<{ balanceAfter: number }>;
  createReward(token: string, title: string, tokenCost: number): Promise<{ id: string }>;
  save(
    token: string,
    rewardId: string,
    learnerId: number,
    points: number,
  ): Promise<{ pointsDelegated: number }>;
  /** Returns undefined if the savings do not suffice. */
  redeem(
    token: string,
    rewardId: string,
    learnerId: number,
  ): Promise<{ id: string; status: string } | undefined>;
  approve(token: string, redemptionId: string, notes: string): Promise<{ status: string }>;
  history(token: string, learnerId: number): Promise<{ id: string; amount: number; sourceType: string }[]>;
}

export interface Account {
  username: string;
  email: string;
  name: string;
  role: 'ADMIN' | 'PARENT';
  password: string;
}

interface Lesson {
  id: string;
  spec: { questions: { correctIndex: number | null }[] };
}

/** Plays a family's story with a client: from registration to an approved reward. Returns the results of its steps. */
export async function playStory(family: Family, name: string) {
  const account = (role: Account['role']): Account => {
    const username = `${name}-${role.toLowerCase()}`;
    const email = `${username}@example.com`;
    return { username, email, name, role, password: 'a rather long password' };
  };
  const admin = await family.register(account('ADMIN'));
  const { token } = await family.register(account('PARENT'));
  const learner = await family.addLearner(token, 'Mia');
  const lesson = await family.createLesson(token, learner.id);
  const answers = lesson.spec.questions.map(({ correctIndex }) => correctIndex ?? 0);
  const { score, newBalance } = await family.answer(token, lesson.id, answers);
  const { balanceAfter } = await family.adjust(admin.token, learner.id, 7);
  const reward = await family.createReward(token, 'Ice cream', 12);
  const saved: number[] = [];
  const save = async (points: number) => {
    saved.push((await family.save(token, reward.id, learner.id, points)).pointsDelegated);
  };
  await save(5);
  const early = await family.redeem(token, reward.id, learner.id);
  await save(7);
  const redemption = await family.redeem(token, reward.id, learner.id);
  const approved = await family.approve(token, redemption?.id ?? '', 'On Sunday.');
  const history = await family.history(token, learner.id);
  return {
    ...{ score, newBalance, balanceAfter, saved, early: early?.status, asked: redemption?.status },
    decided: approved.status,
    amounts: history.map(({ amount, sourceType }) => `${amount} ${sourceType}`),
  };
}

/** Results of the story that every client must have. */
export const expected: Awaited<ReturnType<typeof playStory>> = {
  ...{ score: 100, newBalance: 5, balanceAfter: 12, saved: [5, 7], early: undefined, asked: 'PENDING' },
  decided: 'APPROVED',
  amounts: [
    '-12 REWARD_REDEMPTION',
    '12 REWARD_SAVE',
    '-7 REWARD_SAVE',
    '-5 REWARD_SAVE',
    '7 ADMIN_ADJUSTMENT',
    '5 QUIZ_CORRECT',
  ],
};
