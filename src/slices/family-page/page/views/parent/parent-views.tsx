import type { ComponentType } from 'preact';
import { usePlace } from '../../place.ts';
import { Account } from './account/account.tsx';
import { Children } from './children/children.tsx';
import { EditChild } from './children/edit-child.tsx';
import { HandOver } from './hand-over/hand-over.tsx';
import { ParentHome } from './home/parent-home.tsx';

/** Views of a parent, by the names in their addresses. */
const views: Readonly<Record<string, ComponentType>> = {
  '': ParentHome,
  account: Account,
  children: Children,
  'edit-child': EditChild,
  'hand-over': HandOver,
};

/** The part of the page for a parent. */
export function ParentViews() {
  const { view } = usePlace();
  const View = views[view] ?? ParentHome;
  return <View key={view} />;
}
