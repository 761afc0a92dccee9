import * as schemas from '../../../schema/statements.ts';
import type { Slice } from '../../slice/slice.ts';
import { registerStatementRoutes } from './routes.ts';

export const statements: Slice = {
  name: 'statements',
  tags: [
    {
      name: 'Statements',
      description: 'Points in a period, and the accounts of a family, to print or calculate with.',
    },
  ],
  schemas,
  routes: registerStatementRoutes,
};
