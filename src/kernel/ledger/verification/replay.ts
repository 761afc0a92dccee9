import { messageOf } from '../../../base/system-errors.ts';
import type { TableShapes } from '../../../db/tables.ts';
import { FamilyState } from '../../state/state.ts';
import type { StoredEvent } from '../export/stored-lines.ts';
import { project } from '../project.ts';
import type { LedgerRules } from '../rules.ts';
import { LedgerAudit } from './ledger-audit.ts';
import { RuleAudit } from './rule-audit.ts';
import { IdOrder, SeenIds } from './unique-ids.ts';

/** Dependencies of a replay. */
export interface ReplayOptions {
  shapes: TableShapes;
  rules: LedgerRules;
  /** Time of the verification, after which no event may be recorded. The machine's clock by default. */
  now?: () => Date;
  /** True if the replay keeps all ids to find those that repeat. A database finds them with a statement. */
  keepsIds?: boolean;
}

/** Replay of a family's ledger, which checks its events, judges them by the rules, and projects them into a state. */
export class Replay {
  readonly audit: LedgerAudit;
  readonly state: FamilyState;
  readonly meaning: RuleAudit;
  readonly #rules: LedgerRules;
  /** Order of the ids of a stored ledger. */
  readonly order = new IdOrder();
  readonly #ids: SeenIds | undefined;

  constructor(familyId: number, { shapes, rules, now = () => new Date(), keepsIds = false }: ReplayOptions) {
    this.audit = new LedgerAudit(familyId, rules, now());
    this.state = new FamilyState(familyId, shapes, true);
    this.meaning = new RuleAudit(rules, this.audit);
    this.#rules = rules;
    this.#ids = keepsIds ? new SeenIds(rules) : undefined;
  }

  /** Adds the next event. With `isHashChecked`, the caller checks its hash. */
  add(stored: StoredEvent, isHashChecked = false): void {
    try {
      this.#add(stored, isHashChecked);
    } catch (error) {
      const [message, expected] = ['the event cannot be judged', 'values that the ledger writes'];
      this.audit.report(stored.event, 'format', message, expected, messageOf(error));
    }
  }

  #add(stored: StoredEvent, isHashChecked: boolean): void {
    const { event } = stored;
    const isFitting = this.audit.check(stored, isHashChecked);
    if (this.#ids) this.#ids.check(event, this.audit);
    else this.order.add(event);
    if (isFitting) this.meaning.judge(event, this.state);
    try {
      project(event, this.state, this.#rules);
    } catch (error) {
      const [message, expected] = ['the event cannot be projected', 'the rows that it changes'];
      this.audit.report(event, 'projection', message, expected, messageOf(error));
      return;
    }
    if (isFitting) this.meaning.follow(event);
  }
}
