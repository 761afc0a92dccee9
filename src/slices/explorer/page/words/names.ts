import type { User } from '../../../../../schema/accounts.ts';
import type { LedgerEvent } from '../../../../../schema/audit.ts';
import type { RedemptionListing, Reward } from '../../../../../schema/rewards.ts';
import { type Api, unwrap } from '../../../../http/pages/kit/client.ts';
import { type ActorRole, roleOf } from '../model/actor-role.ts';
import type { EventRow } from '../model/model.ts';

/** Names and texts about an event, which the service keeps outside of the hashes. */
export interface EventContext {
  actorName: string | null;
  actorRole: string | null;
  reason: string | null;
}

const roleTitles: Readonly<Record<ActorRole, string>> = {
  parent: 'Parent',
  learner: 'Learner',
  administrator: 'Administrator',
};

/** What names need of an open ledger. */
interface NamedLedger {
  readonly familyId: number;
  readonly ledger: { readonly learners: ReadonlySet<number> };
}

/** What names need of a session. */
interface NamingSession {
  user: Pick<User, 'id' | 'name' | 'role'>;
  api: Pick<Api, 'GET'>;
}

/** Names of people and goals. They come from the service and no hash covers them, so they are context only. */
export class Names {
  readonly #session: NamingSession | undefined;
  readonly #open: NamedLedger;
  readonly #people = new Map<number, string>();
  readonly #learners: { id: number; name: string }[] = [];
  readonly #titles = new Map<string, string>();
  readonly #contexts = new Map<number, EventContext>();
  readonly #asked = new Set<number>();
  readonly #listeners = new Set<() => void>();
  /** Number of changes so far, so that views can keep what they made from the same names. */
  version = 0;

  constructor(open: NamedLedger, session: NamingSession | undefined) {
    this.#open = open;
    this.#session = session;
    if (session) this.#people.set(session.user.id, session.user.name);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Adds the parent or an administrator. */
  addPerson({ id, name }: { id: number; name: string }): void {
    this.#people.set(id, name);
    this.#notify();
  }

  addLearners(learners: readonly Pick<User, 'id' | 'name'>[]): void {
    for (const { id, name } of learners) {
      this.#people.set(id, name);
      this.#learners.push({ id, name });
    }
    this.#notify();
  }

  /** Adds titles of goals that redemptions name, also of deleted ones. */
  addTitles(redemptions: readonly Pick<RedemptionListing, 'rewardId' | 'rewardTitle'>[]): void {
    for (const { rewardId, rewardTitle } of redemptions) this.#titles.set(rewardId, rewardTitle);
    this.#notify();
  }

  addGoals(goals: readonly Pick<Reward, 'id' | 'title'>[]): void {
    for (const { id, title } of goals) this.#titles.set(id, title);
    this.#notify();
  }

  /** Present learners whose names are known. */
  get learners(): readonly { id: number; name: string }[] {
    return this.#learners;
  }

  /** Returns the name of a user, or what the ledger alone tells. */
  learner(id: number): string {
    return this.#people.get(id) ?? `Learner ${id}`;
  }

  /** Returns the title of a goal, or its shortened id. */
  goal(id: string): string {
    return this.#titles.get(id) ?? `Goal ${id.slice(-6)}`;
  }

  /** Returns what the service says about an event; undefined until `loadContexts` has it. */
  context(seq: number): EventContext | undefined {
    return this.#contexts.get(seq);
  }

  /** Returns who caused an event, with the role that follows from the ledger. */
  actor({ seq, actorId, learnerId = 0 }: Pick<EventRow, 'seq' | 'actorId' | 'learnerId'>): {
    name: string;
    role: ActorRole;
  } {
    const { familyId, ledger } = this.#open;
    // The newest events are there before those that name their learners.
    const role = roleOf(actorId, familyId, actorId === learnerId ? new Set([learnerId]) : ledger.learners);
    return { name: this.#contexts.get(seq)?.actorName ?? this.#nameOf(actorId, role), role };
  }

  /** Returns the name of an actor of events, or the role with the number. */
  person(id: number): string {
    return this.#nameOf(id, roleOf(id, this.#open.familyId, this.#open.ledger.learners));
  }

  #nameOf(id: number, role: ActorRole): string {
    return this.#people.get(id) ?? `${roleTitles[role]} ${id}`;
  }

  /** Loads the contexts of events in blocks of 100 that views are about to show. Each block loads once. */
  async loadContexts(seqs: Iterable<number>): Promise<void> {
    const session = this.#session;
    // Learners may not read the events of the family.
    if (!session || session.user.role === 'LEARNER') return;
    const blocks = new Set([...seqs].map((seq) => Math.floor((seq - 1) / 100)));
    const missing = [...blocks].filter((block) => !this.#asked.has(block));
    for (const block of missing) this.#asked.add(block);
    await Promise.all(
      missing.map(async (block) => {
        const query = { familyId: this.#open.familyId, after: block * 100, limit: 100 };
        try {
          this.addContexts(unwrap(await session.api.GET('/api/ledger/events', { params: { query } })));
        } catch {
          // Names are context only: without them, the view shows ids, and asks again when it needs the block next time.
          this.#asked.delete(block);
        }
      }),
    );
  }

  addContexts(events: readonly LedgerEvent[]): void {
    for (const { seq, actorId, context } of events) {
      this.#contexts.set(seq, context);
      // Lists of actors need one name of an administrator or the parent: the last one that came.
      if (context.actorName !== null && context.actorRole !== 'LEARNER' && actorId !== this.#session?.user.id)
        this.#people.set(actorId, context.actorName);
    }
    this.#notify();
  }

  #notify(): void {
    this.version += 1;
    for (const listener of this.#listeners) listener();
  }
}
