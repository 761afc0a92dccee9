import type { ComponentType } from 'preact';
import { usePlace } from '../../place.ts';
import { Account } from './account/account.tsx';
import { Learning } from './child/learning.tsx';
import { Lessons } from './child/lessons.tsx';
import { OneLesson } from './child/one-lesson.tsx';
import { Points } from './child/points.tsx';
import { Statement } from './child/statement.tsx';
import { Children } from './children/children.tsx';
import { EditChild } from './children/edit-child.tsx';
import { FamilyProvider } from './family.tsx';
import { Goals } from './goals/goals.tsx';
import { HandOver } from './hand-over/hand-over.tsx';
import { ParentHome } from './home/parent-home.tsx';
import { ParentFrame } from './parent-frame.tsx';

/** Views of a parent, by the names in their addresses. */
const views: Readonly<Record<string, ComponentType>> = {
  '': ParentHome,
  account: Account,
  children: Children,
  'edit-child': EditChild,
  child: Learning,
  'child/lesson': OneLesson,
  'child/lessons': Lessons,
  'child/points': Points,
  'child/statement': Statement,
  goals: Goals,
  'hand-over': HandOver,
};

/** The part of the page for a parent. */
export function ParentViews() {
  const { view } = usePlace();
  const View = views[view] ?? ParentHome;
  return (
    <FamilyProvider>
      <ParentFrame view={view}>
        <View key={view} />
      </ParentFrame>
    </FamilyProvider>
  );
}
