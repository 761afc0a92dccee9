import t from 'tap';
import { achievementTexts } from '../../../../schema/achievement-texts.ts';
import { idsIn } from '../../../../src/slices/explorer/page/model/event-ids.ts';
import { Names } from '../../../../src/slices/explorer/page/words/names.ts';
import { summaryOf } from '../../../../src/slices/explorer/page/words/summary.ts';
import { createRows } from '../event-rows.ts';

const [parent, learner, admin] = [7, 8, 1];

function createNames(): Names {
  return new Names({ familyId: parent, ledger: { learners: new Set([learner]) } }, undefined);
}

t.test('an unknown person is a role with a number, in a row and in a list', async (t) => {
  const names = createNames();
  const words = ['Parent 7', 'Learner 8', 'Administrator 1'];
  const next = createRows();
  t.same(
    [parent, learner, admin].map((actorId) => names.actor(next('PointsSaved', { actorId })).name),
    words,
  );
  t.same(
    [parent, learner, admin].map((id) => names.person(id)),
    words,
  );
});

t.test('a list of actors has the names that came with events', async (t) => {
  const names = createNames();
  const contextOf = (actorName: string, actorRole: string) => ({ actorName, actorRole, reason: null });
  const event = (seq: number, actorId: number, context: object) => ({ seq, actorId, context }) as never;
  names.addContexts([
    event(1, parent, contextOf('Ada', 'PARENT')),
    event(2, admin, contextOf('Grace', 'ADMIN')),
    event(3, learner, contextOf('An earlier name', 'LEARNER')),
  ]);
  t.same(
    [parent, admin, learner].map((id) => names.person(id)),
    ['Ada', 'Grace', 'Learner 8'],
  );
});

t.test('a row of an achievement has its title', async (t) => {
  const next = createRows();
  for (const [achievement, { title }] of Object.entries(achievementTexts)) {
    const { subjectId } = idsIn({ learnerId: learner, achievement });
    t.equal(summaryOf(next('AchievementEarned', { subjectId })), title);
  }
});
