import type { Readable } from 'node:stream';
import { Type } from '@sinclair/typebox';
import { Binary, pageOf } from '../../../schema/common.ts';
import { FamiliesQuery, FamilyExportQuery, FamilyListing } from '../../../schema/family.ts';
import { LearnerIdParams } from '../../../schema/learners.ts';
import { roles } from '../../http/app-types.ts';
import { operation, parents } from '../../http/operation.ts';

/** Schema of an answer that is a JSON document for a file. As a JSON type, generated clients would parse it as a whole. */
const ExportFile = Type.Unsafe<Readable>({
  description: 'The export, as a file.',
  content: { 'application/json': { schema: Binary } },
});

const description = `in one snapshot of the database, as one JSON document with a row on each line. Passwords, second
factors, tokens and other secrets are not in it. Save the bytes as they are: their lines and their SHA-256 are
parts of the format (docs/family-export.md).`;

export const exportFamily = operation('exportFamily', 'Family', {
  access: parents,
  rateClass: 'export',
  audited: 'EXPORT',
  errors: ['FORBIDDEN', 'USER_NOT_FOUND'],
  summary: "Export a family's data",
  description: `Streams everything that the service stores about a family, ${description} Another instance can import the file, with
its ledger intact. A PARENT exports their own family, an ADMIN any family, given by \`familyId\`.`,
  querystring: FamilyExportQuery,
  response: { 200: ExportFile },
});

export const exportLearner = operation('exportLearner', 'Family', {
  access: roles,
  rateClass: 'export',
  audited: 'EXPORT',
  errors: ['FORBIDDEN', 'LEARNER_NOT_FOUND'],
  summary: "Export a learner's data",
  description: `Streams everything that the service stores about a learner, ${description} The learner, their parent or an ADMIN
can export it. If the operator hides the right answers from learners, a LEARNER's export has none of lessons without an answer.`,
  params: LearnerIdParams,
  response: { 200: ExportFile },
});

export const listFamilies = operation('listFamilies', 'Family', {
  access: ['ADMIN'],
  summary: 'List families',
  description: `Lists the families of the service, each with its parent, in order of their ids. \`search\` finds parents by name or
username. A parent without learners is a family too.`,
  querystring: FamiliesQuery,
  response: { 200: pageOf(FamilyListing, 'A page of families, in order of their ids.') },
});
