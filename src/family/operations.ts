import type { Readable } from 'node:stream';
import { type TSchema, Type } from '@sinclair/typebox';
import { FamilyExport, FamilyExportQuery, LearnerExport } from '../../schema/family.ts';
import { LearnerIdParams } from '../../schema/learners.ts';
import { roles } from '../http/app-types.ts';
import { operation, parents } from '../http/operation.ts';

/** Returns the schema of an answer that is a JSON document for a file. */
function fileOf(schema: TSchema) {
  return Type.Unsafe<Readable>({
    description: 'The export, as a file.',
    content: { 'application/json': { schema: Type.Ref(schema) } },
  });
}

const description = `in one snapshot of the database, as one JSON document with a row on each line. Passwords, second
factors, tokens and other secrets are not in it.`;

export const exportFamily = operation('exportFamily', 'Family', {
  access: parents,
  rateClass: 'export',
  audited: 'EXPORT',
  errors: ['FORBIDDEN', 'USER_NOT_FOUND'],
  summary: "Export a family's data",
  description: `Streams everything that the service stores about a family, ${description} Another instance can import it, with
its ledger unbroken (docs/family-export.md). A PARENT exports its own family, an ADMIN any family, given by \`familyId\`.`,
  querystring: FamilyExportQuery,
  response: { 200: fileOf(FamilyExport) },
});

export const exportLearner = operation('exportLearner', 'Family', {
  access: roles,
  rateClass: 'export',
  audited: 'EXPORT',
  errors: ['FORBIDDEN', 'LEARNER_NOT_FOUND'],
  summary: "Export a learner's data",
  description: `Streams everything that the service stores about a learner, ${description} The learner, its parent or an ADMIN
can export it.`,
  params: LearnerIdParams,
  response: { 200: fileOf(LearnerExport) },
});
