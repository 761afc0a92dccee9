import { type TSchema, Type } from '@sinclair/typebox';
import { Fault, problemWith, Success, UserIdInput } from '../../schema/common.ts';
import { commonErrors, type ErrorDefinitions } from '../base/errors.ts';
import { joinUnique } from '../base/join-unique.ts';
import { idempotencyClosing, idempotencyErasure } from '../kernel/commands/idempotency.ts';
import { compilePayload } from '../kernel/ledger/compiled-payload.ts';
import { createLedgerRules, type LedgerRules } from '../kernel/ledger/rules.ts';
import type { Registry } from '../slice/deps.ts';
import { familyTablesOf } from '../slice/family-table.ts';
import { type Derived, recordedChanges } from '../slice/replica-table.ts';
import type { Slice } from '../slice/slice.ts';

/** Joins the contributions of slices. */
export function createRegistry(slices: readonly Slice[]): Registry {
  const replicaData = joinUnique<Readonly<Record<string, () => unknown>>>(
    'data of replicas',
    ...slices.map(({ replicaData }) => replicaData),
  );
  const data = () => Object.fromEntries(Object.entries(replicaData).map(([name, read]) => [name, read()]));
  const replicaTables = slices.flatMap(({ replicaTables = [] }) =>
    replicaTables.map((table) =>
      table.derived ? { ...table, derived: withData(table.derived, data) } : table,
    ),
  );
  const schemas = slices.flatMap((slice) => Object.values(slice.schemas ?? {}));
  const rules = createLedgerRules(slices, compilePayload);
  // In reverse order: foreign keys point at the rows of earlier slices.
  const erasures = [idempotencyErasure, ...slices.toReversed().flatMap(({ erasure = [] }) => erasure)];
  const closings = [idempotencyClosing, ...slices.toReversed().flatMap(({ closing = [] }) => closing)];
  const declared = slices.flatMap(({ familyTables = [] }) => familyTables);
  // Slices declare their codes by declaration merging.
  const definitions = [commonErrors, ...slices.map(({ errors }) => errors)];
  const errors = joinUnique<object>('error', ...definitions) as ErrorDefinitions;
  const members = joinUnique('member', ...Object.values(errors).map(([, , options]) => options?.members));
  return {
    rules,
    changeLog: recordedChanges(replicaTables),
    replicaTables,
    erasures,
    closings,
    familyTables: familyTablesOf({ declared, projectedTables: rules.projectedTables, erasures, closings }),
    encryptedColumns: slices.flatMap(({ encryptedColumns = [] }) => encryptedColumns),
    localTables: [
      'last_backup',
      'last_verification',
      'log_witnesses',
      ...slices.flatMap(({ localTables = [] }) => localTables),
    ],
    errors,
    conflicts: joinUnique('conflict', ...slices.map(({ conflicts }) => conflicts)),
    tags: slices.flatMap(({ tags = [] }) => tags),
    components: [
      problemWith(members),
      Fault,
      ...errorCodes(errors),
      Success,
      UserIdInput,
      sourceType(rules),
      ...schemas.filter(isComponent),
    ],
  };
}

function isComponent(schema: unknown): schema is TSchema {
  return typeof schema === 'object' && schema !== null && '$id' in schema;
}

/** Returns the components of error codes: the known ones, and an open enum, since later versions add codes. */
function errorCodes(errors: ErrorDefinitions): TSchema[] {
  const known = Type.Unsafe<string>({
    $id: 'KnownErrorCode',
    type: 'string',
    enum: Object.keys(errors).sort(),
    description: 'A code of this version of the service.',
  });
  const open = Type.Union([Type.Ref(known), Type.String()], {
    $id: 'ErrorCode',
    examples: ['VALIDATION_FAILED'],
    description: 'Stable code for programs. Later versions of the service may have further codes.',
  });
  return [known, open];
}

/** Returns the component of all source types of entries. */
function sourceType({ sourceTypes }: LedgerRules): TSchema {
  return Type.Unsafe<string>({
    $id: 'SourceType',
    title: 'SourceType',
    type: 'string',
    enum: [...sourceTypes.keys()],
    description: 'The reason for the entry.',
  });
}

/** Adds the data, which is read where a thread gets its copy: most processes start none. */
function withData(derived: Derived, read: () => Readonly<Record<string, unknown>>): Derived {
  return Object.defineProperty({ ...derived }, 'data', { get: read, enumerable: true });
}
