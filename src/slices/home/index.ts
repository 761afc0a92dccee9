import * as schemas from '../../../schema/home.ts';
import type { Slice } from '../../slice/slice.ts';
import { registerHomeRoutes } from './routes.ts';

export const home: Slice = {
  name: 'home',
  tags: [{ name: 'Home', description: 'What a page for a learner or a parent shows first, in one answer.' }],
  schemas,
  routes: registerHomeRoutes,
};
