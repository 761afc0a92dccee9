import type { Registry as MetricsRegistry } from '@prometheus-io/client';
import type { Command as CliCommand } from 'commander';
import type { ErrorCode, ErrorDefinition } from '../base/errors.ts';
import type { Database } from '../db/database.ts';
import type { App } from '../http/app-types.ts';
import type { FrontPage, StartLink } from '../http/pages/start-page.ts';
import type { JobHandlers } from '../jobs/attempt.ts';
import type { SliceRules } from '../kernel/ledger/rules.ts';
import type { Deps, Registry, Services } from './deps.ts';
import type { EncryptedColumn } from './encrypted-column.ts';
import type { Closing, Erasure } from './erasure.ts';
import type { FamilyTable } from './family-table.ts';
import type { MetricsQuery } from './metrics.ts';
import type { ReplicaTable } from './replica-table.ts';

/** Progress of a command, shown on standard error. */
export interface Progress {
  advance(count: number): void;
  stop(): void;
}

/** Tools for commands of the command line. */
export interface CliTools {
  /** True with --json. */
  readonly isJson: boolean;
  registry(): Promise<Registry>;
  /** Runs work on the service's database, which the service may use at the same time. */
  withDatabase<T>(work: (database: Database, url: string) => Promise<T>): Promise<T>;
  /**
   * Runs work with the dependencies of slices, for commands of families. Needs SECRETS_KEY like the service.
   * @param role set `isOwner` if the work needs rights that the service's role lacks
   */
  withDeps<T>(work: (deps: Deps) => Promise<T>, role?: { isOwner?: boolean }): Promise<T>;
  /** Runs work that a signal aborts, and that cleans up before the process ends. */
  interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Parses the id of a user or family. Throws an error of usage for anything else. */
  parseId(text: string): number;
  /** Reads the keys that encrypt secrets in the database. */
  readSecretsKey(): Promise<string>;
  /** Shows the progress of `total` items on standard error. */
  createProgress(label: string, total: number, unit?: string): Promise<Progress>;
  /** Prints a result on standard output: as one JSON document with --json, otherwise the lines. */
  print(result: object, ...lines: string[]): void;
  /** Prints rows on standard output as they come: as a JSON array with --json, otherwise a line for each. */
  printRows<T>(rows: AsyncIterable<T>, lineOf: (row: T) => string): Promise<void>;
  /** Says what the command did: as a JSON document on standard output with --json, otherwise on standard error. */
  finish(result: object, ...lines: string[]): void;
  /** Prints a line for people on standard error. Here as above, a line shows control characters as escapes. */
  note(line: string): void;
  /**
   * Reads a secret, such as a password: from a prompt without echo on a terminal, or all of standard input with `fromStdin`.
   * A secret is never an argument, which other users of the machine can see.
   */
  readSecret(label: string, options: { fromStdin?: boolean | undefined; isNew?: boolean }): Promise<string>;
  /** Returns once a person has agreed on the terminal, or at once with `--yes`. Throws otherwise. */
  confirm(question: string, isAgreed: boolean | undefined): Promise<void>;
}

/** Adds commands to the command line: only their definitions. An action loads its work with `await import()`. */
export type AddCommands = (program: CliCommand, tools: CliTools) => void;

/** Finding of `doctor` about the installation. */
export interface Finding {
  /** Short name of the check. */
  check: string;
  state: 'ok' | 'warning' | 'problem';
  /** One sentence. */
  message: string;
  /** Instruction for the operator that fixes it. */
  fix?: string;
}

/** Capability of the service, with everything that the rest of the program must know about it. */
export interface Slice extends SliceRules {
  /** Noun that names its schema file and its folders in src/ and test/. */
  name: string;
  /** OpenAPI tags of its operations. */
  tags?: readonly { name: string; description: string }[];
  /** Exports of its schema module. Those with an `$id` are components, which operations refer to by name. */
  schemas?: Readonly<Record<string, unknown>>;
  routes?(app: App, deps: Deps): void | Promise<void>;
  /** Link to its page on the start page. */
  startLink?: StartLink;
  /** Page that browsers get at the root. One slice has it. */
  frontPage?: FrontPage;
  /** Serves its pages for people. They are no operations of the API, and everybody may load them. */
  pages?(app: App): void;
  /** Creates the services that it offers to other slices. `CoreOptions.services` replaces them. */
  services?(deps: Deps): Partial<Services> | Promise<Partial<Services>>;
  /** Handlers of its background jobs, by the job's name. */
  jobs?(deps: Deps): JobHandlers;
  /** Registers its metrics, and returns the query for those from the database. With several workers, the primary has them. */
  metrics?(registry: MetricsRegistry, deps: Deps): MetricsQuery;
  /** Starts its background work, and returns a function that stops it. With several workers, the primary has it. */
  start?(deps: Deps): () => Promise<void>;
  /** Prepares what its requests need, in each process that answers some. */
  prepare?(deps: Deps): void;
  /** Returns a hint for the operator, given the service's address, if a first step is needed, such as a first user. */
  hint?(deps: Deps): Promise<((address: string) => string) | undefined>;
  /** Errors that no other slice uses, by code. */
  errors?: Readonly<Record<string, ErrorDefinition>>;
  /** Error codes for violated unique indexes, by the index's name. */
  conflicts?: Readonly<Record<string, ErrorCode>>;
  /** Erasure of its personal data about a learner. */
  erasure?: Erasure;
  /** Deletion of its further data of a family that closes. */
  closing?: Closing;
  /** Its tables in exports of families, in addition to those that its projections, erasure and closing name. */
  familyTables?: readonly FamilyTable[];
  /** Its columns with encrypted secrets. */
  encryptedColumns?: readonly EncryptedColumn[];
  /** Its tables whose rows concern this database only, so that backups leave them out. */
  localTables?: readonly string[];
  /** Checks its part of the installation, for `doctor`. Changes nothing. */
  examine?(database: Database, now: Date): Promise<Finding[]>;
  /** Its tables in the family's replica. */
  replicaTables?: readonly ReplicaTable[];
  /**
   * Functions that return data for columns that slices derive for replicas, by the data's names. A worker thread that copies rows
   * gets a copy when it starts, so this is plain data.
   */
  replicaData?: Readonly<Record<string, () => unknown>>;
}
