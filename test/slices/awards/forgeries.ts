import { randomUUIDv7 } from 'node:crypto';
import type { ForgedLedger } from '../../kernel/ledger/forgeries/forged-ledger.ts';
import { change, copy, entry, type ForgedHistory, set } from '../../kernel/ledger/forgeries/histories.ts';

/** Returns the id of the award of the sample that is not cashed in. */
function pendingAward(ledger: ForgedLedger): string {
  const [, award] = ledger.first('AwardsAllocated').payload['awards'] as { awardId: string }[];
  return award?.awardId ?? '';
}

/** Forged awards. */
export const forgedAwards: readonly ForgedHistory[] = [
  {
    name: "another learner's award cashed in",
    kind: 'rule',
    found: /of another learner/,
    forge: (ledger, { sibling }) =>
      ledger.append({
        type: 'AwardCashedIn',
        payload: { learnerId: sibling, awardId: pendingAward(ledger) },
      }),
  },
  {
    name: 'an award cashed in twice',
    kind: 'rule',
    found: /is cashed in/,
    forge: (ledger) => copy(ledger, ledger.first('AwardCashedIn'), ledger.last),
  },
  {
    name: 'an unknown award cashed in',
    kind: 'rule',
    found: /AWARD_NOT_FOUND/,
    forge: (ledger, { learner }) =>
      ledger.append({ type: 'AwardCashedIn', payload: { learnerId: learner, awardId: randomUUIDv7() } }),
  },
  {
    name: 'an award of 1000 tokens that costs what it cost before',
    kind: 'rule',
    found: /INSUFFICIENT_TOKENS/,
    forge(ledger) {
      const event = ledger.first('AwardsAllocated');
      const [award, ...others] = event.payload['awards'] as Record<string, unknown>[];
      return change(event, { awards: [{ ...award, tokens: 1000 }, ...others] });
    },
  },
  {
    name: 'an award that costs fewer points than its tokens',
    kind: 'entry',
    forge(ledger) {
      const event = ledger.first('AwardsAllocated');
      entry(event).amount += 1;
      return event;
    },
  },
  {
    name: 'an award without its entry',
    kind: 'entry',
    found: /no entry/,
    forge(ledger) {
      const event = ledger.first('AwardsAllocated');
      event.entries.pop();
      return event;
    },
  },
  {
    name: 'an award with the id of another one',
    kind: 'id',
    expected: /a new id in awards/,
    forge: (ledger) => copy(ledger, ledger.first('AwardsAllocated'), ledger.first('AwardsAllocated')),
  },
  {
    name: 'an award that a sibling allocates',
    kind: 'actor',
    forge: (ledger, { sibling }) => set(ledger.first('AwardsAllocated'), { actorId: sibling }),
  },
];
