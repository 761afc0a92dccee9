import type { TSchema } from '@sinclair/typebox';
import type { ErrorCode, ErrorDefinitions } from '../base/errors.ts';
import type { Exposure, ExposureSettings } from '../base/exposed.ts';
import type { Peers } from '../base/peers.ts';
import type { Log } from '../base/service-log.ts';
import type { Places } from '../db/cluster/family-places.ts';
import type { Database } from '../db/database.ts';
import type { TableShapes } from '../db/tables.ts';
import type { FindSession } from '../http/authentication.ts';
import type { AddressLimits } from '../http/limits/day-limits.ts';
import type { Commands } from '../kernel/commands/execute.ts';
import type { Quotas } from '../kernel/ledger/events.ts';
import type { LedgerLog } from '../kernel/ledger/log/log.ts';
import type { LedgerRules } from '../kernel/ledger/rules.ts';
import type { ChangeLogTables } from '../kernel/state/change-log.ts';
import type { StreamWatch } from '../kernel/state/stream-watch.ts';
import type { EncryptedColumn } from './encrypted-column.ts';
import type { Closing, Erasure } from './erasure.ts';
import type { FamilyTable } from './family-table.ts';
import type { Metrics } from './metrics.ts';
import type { ReplicaTable } from './replica-table.ts';

declare module '../kernel/ledger/events.ts' {
  /** Maximum numbers of a family. */
  interface Quotas {
    learners: number;
    activeRewards: number;
    /** Rewards including deleted ones. */
    rewards: number;
    /** Lessons of one learner on a day of the family. */
    lessonsPerDay: number;
    /** Points that one learner gets as a bonus on a day of the family. */
    bonusPointsPerDay: number;
    syncConfigs: number;
    shares: number;
    /** Bytes that the family writes on a day in UTC (decisions.md 1.22). */
    bytesPerDay: number;
  }
}

/** Settings of the operator that routes and slices use. */
export interface AppSettings extends ExposureSettings {
  jwtSecret: string;
  /** Public URL of the service. */
  appUrl: string;
  /** Ed25519 key that signs checkpoints of the ledger. */
  ledgerSigningKey: string;
  /** Keys that encrypt secrets in the database, separated by commas, newest first. */
  secretsKey: string;
  /** True if replicas may have addresses outside of the public Internet (decisions.md 8.7). */
  allowPrivateTargets: boolean;
  /** Forms of connection strings: that of interface.md 4.8, or any that the service can read (decisions.md 8.2). */
  targetUrls: 'contract' | 'any';
  /** Lifetime of a token in seconds. */
  tokenTtlSeconds: number;
  /** Origins that browsers may call from. */
  corsOrigins: string[];
  /** False, the number of proxies, or their addresses and networks. */
  trustProxy: false | number | string;
  /** Way to become a PARENT (decisions.md 2.1). */
  registration: 'open' | 'invited' | 'closed';
  /** Number of processes that answer requests; 1 by default. */
  workers?: number;
  /** Maximum numbers of an address block in 24 hours, in force with the limits of requests. */
  addressLimits: AddressLimits;
  /** Days that the audit log keeps a record. */
  auditLogDays: number;
  quotas: Quotas;
  /** Time zone of the days of families that have set none. */
  timeZone: string;
  /** Host names that requests may name; undefined for the default ones only. */
  allowedHosts?: string[] | undefined;
  /** Contact in security.txt. */
  securityContact?: string | undefined;
  /** Time at which a LEARNER sees the right answers (decisions.md 4.10). */
  answerKeys: 'always' | 'after-answer';
  /** Memory for a password hash; the recommended amount by default. */
  passwordMemoryKiB?: number;
}

/** Functions that slices offer to each other and to the server. Each slice adds its own by declaration merging. */
export interface Services {
  /** Returns the session of a token; undefined unless it is valid. */
  findSession: FindSession;
  /** Checks whether there is a user. */
  hasUsers(): Promise<boolean>;
}

/** The joined contributions of all slices. */
export interface Registry {
  rules: LedgerRules;
  changeLog: ChangeLogTables;
  replicaTables: readonly ReplicaTable[];
  erasures: readonly Erasure[];
  closings: readonly Closing[];
  familyTables: readonly FamilyTable[];
  encryptedColumns: readonly EncryptedColumn[];
  /** Tables whose rows backups leave out. */
  localTables: readonly string[];
  errors: ErrorDefinitions;
  conflicts: Readonly<Record<string, ErrorCode>>;
  tags: readonly { name: string; description: string }[];
  components: readonly TSchema[];
}

/** Dependencies of every slice. */
export interface Deps {
  database: Database;
  /** Connection string of the database, for threads with their own connections. */
  databaseUrl: string;
  shapes: TableShapes;
  /** Places of families, so that what one node refuses concerns its families only. */
  places: Places;
  registry: Registry;
  commands: Commands;
  /** Waits for events of families. */
  streams: StreamWatch;
  /** Transparency log, and what this instance has seen and found in it. */
  ledgerLog: LedgerLog;
  settings: AppSettings;
  /** Whether strangers may reach the instance, and what follows. */
  exposure: Exposure;
  now: () => Date;
  log: Log;
  /** Other processes of the same service. */
  peers: Peers;
  /** Services of all slices, complete before the routes are registered. */
  services: Services;
  /** Undefined if metrics are off. */
  metrics: Metrics | undefined;
}
