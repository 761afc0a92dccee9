import type { ComponentType } from 'preact';
import { usePlace } from '../../place.ts';
import { Achievements } from './achievements/achievements.tsx';
import { Goals } from './goals/goals.tsx';
import { ChildHome } from './home/child-home.tsx';
import { LessonView } from './lesson/lesson.tsx';
import { Review } from './lesson/review.tsx';
import { DoneLessons } from './points/done.tsx';
import { PointsHistory } from './points/points.tsx';

/** Views of a child, by the names in their addresses. */
const views: Readonly<Record<string, ComponentType>> = {
  '': ChildHome,
  lesson: LessonView,
  review: Review,
  goals: Goals,
  achievements: Achievements,
  done: DoneLessons,
  points: PointsHistory,
};

/** The part of the page for a child. */
export function ChildViews() {
  const { view } = usePlace();
  const View = views[view] ?? ChildHome;
  return <View key={view} />;
}
