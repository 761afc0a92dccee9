import type { ForgedRows } from './histories.ts';

const families: ForgedRows[] = [
  {
    name: 'another number of events',
    kind: 'tail',
    sql: ({ familyId }) => `UPDATE families SET seq = seq + 1 WHERE family_id = ${familyId}`,
  },
  {
    name: 'the head of another family',
    kind: 'tail',
    expected: /^[0-9a-f]{64}$/,
    sql: ({ familyId, otherParent }) => `
      UPDATE families SET head = (SELECT head FROM families WHERE family_id = ${otherParent}) WHERE family_id = ${familyId}`,
  },
  {
    name: 'a time set a year ahead',
    kind: 'tail',
    sql: ({ familyId }) =>
      `UPDATE families SET last_at = last_at + interval '1 year' WHERE family_id = ${familyId}`,
  },
  {
    name: 'a time set a year ahead in a family without events',
    kind: 'tail',
    family: 'empty',
    expected: /^1970-01-01T00:00:00.000Z$/,
    sql: ({ empty }) => `UPDATE families SET last_at = now() + interval '1 year' WHERE family_id = ${empty}`,
  },
  {
    name: 'a number of events in a family without events',
    kind: 'tail',
    family: 'empty',
    sql: ({ empty }) => `UPDATE families SET seq = 3 WHERE family_id = ${empty}`,
  },
  {
    name: 'a head in a family without events',
    kind: 'tail',
    family: 'empty',
    expected: /^0{64}$/,
    sql: ({ empty }) => `UPDATE families SET head = sha256('x') WHERE family_id = ${empty}`,
  },
  {
    name: 'an open family that is marked as closed',
    kind: 'tail',
    expected: /an open family/,
    found: /a closed family/,
    sql: ({ familyId }) => `UPDATE families SET is_closed = true WHERE family_id = ${familyId}`,
  },
  {
    name: 'a closed family that is marked as open',
    kind: 'tail',
    family: 'closed',
    expected: /a closed family/,
    sql: ({ closed }) => `UPDATE families SET is_closed = false WHERE family_id = ${closed}`,
  },
  {
    name: 'a family deleted, with its events left',
    kind: 'account',
    seq: 0,
    isStray: true,
    sql: ({ familyId }) => `DELETE FROM families WHERE family_id = ${familyId}`,
  },
  {
    name: 'a family and its events deleted, with its users left',
    kind: 'account',
    seq: 0,
    isStray: true,
    expected: /a row in families/,
    found: /user \d+, PARENT/,
    sql: ({ familyId, projected }) => `
      DELETE FROM families WHERE family_id = ${familyId}; DELETE FROM events WHERE family_id = ${familyId};
      DELETE FROM entries WHERE family_id = ${familyId};
      ${projected.map((table) => `DELETE FROM ${table} WHERE family_id = ${familyId};`).join('\n')}`,
  },
  {
    name: 'a family and its users deleted, with its entries left',
    kind: 'account',
    seq: 0,
    isStray: true,
    sql: ({ familyId, projected }) => `
      DELETE FROM families WHERE family_id = ${familyId}; DELETE FROM events WHERE family_id = ${familyId};
      DELETE FROM users WHERE id = ${familyId} OR parent_id = ${familyId};
      ${projected.map((table) => `DELETE FROM ${table} WHERE family_id = ${familyId};`).join('\n')}`,
  },
  {
    name: 'a family and its users deleted, with its savings left',
    kind: 'account',
    seq: 0,
    isStray: true,
    sql: ({ familyId, projected }) => `
      DELETE FROM families WHERE family_id = ${familyId}; DELETE FROM events WHERE family_id = ${familyId};
      DELETE FROM entries WHERE family_id = ${familyId}; DELETE FROM users WHERE id = ${familyId} OR parent_id = ${familyId};
      ${projected
        .filter((table) => table !== 'savings')
        .map((table) => `DELETE FROM ${table} WHERE family_id = ${familyId};`)
        .join('\n')}`,
  },
  {
    name: 'a family without a user',
    kind: 'account',
    seq: 0,
    family: 'unknown',
    found: /no user/,
    sql: ({ unknown }) => `INSERT INTO families (family_id) VALUES (${unknown})`,
  },
  {
    name: 'a family with a copy of the ledger of another one',
    kind: 'hash',
    seq: 1,
    family: 'empty',
    sql: ({ familyId, empty }) => `
      INSERT INTO events SELECT ${empty}, seq, id, type, payload, actor_id, recorded_at, hash FROM events WHERE family_id = ${familyId};
      UPDATE families e SET seq = f.seq, head = f.head, last_at = f.last_at FROM families f
      WHERE e.family_id = ${empty} AND f.family_id = ${familyId}`,
  },
  {
    name: 'the ledgers of two families exchanged',
    kind: 'hash',
    seq: 1,
    sql: ({ familyId, otherParent }) =>
      ['families', 'events', 'entries']
        .map(
          (table) => `
      UPDATE ${table} SET family_id = -family_id WHERE family_id = ${familyId};
      UPDATE ${table} SET family_id = ${familyId} WHERE family_id = ${otherParent};
      UPDATE ${table} SET family_id = ${otherParent} WHERE family_id = ${-familyId};`,
        )
        .join('\n'),
  },
];

const users: ForgedRows[] = [
  {
    name: 'a parent deleted',
    kind: 'account',
    expected: /the parent/,
    found: /no user/,
    sql: ({ familyId }) => `DELETE FROM users WHERE id = ${familyId}`,
  },
  {
    name: 'a parent that becomes a learner',
    kind: 'account',
    found: /LEARNER of family/,
    sql: ({ familyId, otherParent }) =>
      `UPDATE users SET role = 'LEARNER', parent_id = ${otherParent} WHERE id = ${familyId}`,
  },
  {
    name: 'a learner deleted',
    kind: 'account',
    expected: /learner \d+ of family/,
    found: /no user/,
    sql: ({ sibling }) => `DELETE FROM users WHERE id = ${sibling}`,
  },
  {
    name: 'a learner moved to another family',
    kind: 'account',
    expected: /learner \d+ of family/,
    sql: ({ sibling, otherParent }) => `UPDATE users SET parent_id = ${otherParent} WHERE id = ${sibling}`,
  },
  {
    name: 'a learner moved from another family',
    kind: 'account',
    family: 'otherParent',
    expected: /no learner \d+ in the family/,
    sql: ({ sibling, otherParent }) => `UPDATE users SET parent_id = ${otherParent} WHERE id = ${sibling}`,
  },
  {
    name: 'a learner that becomes a parent',
    kind: 'account',
    found: /PARENT/,
    sql: ({ sibling }) => `UPDATE users SET role = 'PARENT', parent_id = NULL WHERE id = ${sibling}`,
  },
  {
    name: 'a learner that waits again',
    kind: 'account',
    sql: ({ sibling, familyId }) => `
      UPDATE users SET parent_id = NULL, waits_for = ${familyId}, waits_until = now() WHERE id = ${sibling}`,
  },
  {
    name: 'a learner whom no event added',
    kind: 'account',
    expected: /no learner 888888 in the family/,
    sql: ({ familyId }) => `
      INSERT INTO users (id, username, email, name, role, parent_id)
      VALUES (888888, 'new', 'new@example.org', 'New', 'LEARNER', ${familyId})`,
  },
  {
    name: 'a removed learner that is back',
    kind: 'account',
    expected: /no learner \d+ in the family/,
    sql: ({ familyId, leaver }) => `
      INSERT INTO users (id, username, email, name, role, parent_id)
      VALUES (${leaver}, 'back', 'back@example.org', 'Back', 'LEARNER', ${familyId})`,
  },
  {
    name: 'the parent of a closed family who is back',
    kind: 'account',
    family: 'closed',
    expected: /no user/,
    sql: ({ closed }) => `
      INSERT INTO users (id, username, email, name, role) VALUES (${closed}, 'back', 'back@example.org', 'Back', 'PARENT')`,
  },
  {
    name: 'an administrator who caused events and becomes a parent',
    kind: 'actor',
    expected: /administrator/,
    found: /PARENT/,
    sql: ({ administrator }) => `UPDATE users SET role = 'PARENT' WHERE id = ${administrator}`,
  },
  {
    name: 'an administrator who caused events deleted',
    kind: 'actor',
    found: /no user/,
    sql: ({ administrator }) => `DELETE FROM users WHERE id = ${administrator}`,
  },
  {
    name: 'a parent without a family',
    kind: 'account',
    seq: 0,
    family: 'unknown',
    isStray: true,
    found: /PARENT/,
    sql: ({ unknown }) => `
      INSERT INTO users (id, username, email, name, role) VALUES (${unknown}, 'new', 'new@example.org', 'New', 'PARENT')`,
  },
  {
    name: 'a learner without a family',
    kind: 'account',
    seq: 0,
    family: 'unknown',
    isStray: true,
    found: /LEARNER/,
    sql: ({ unknown }) => `
      INSERT INTO users (id, username, email, name, role) VALUES (${unknown}, 'new', 'new@example.org', 'New', 'LEARNER')`,
  },
];

/** Forged rows of families and users. */
const ofQuiz = ({ familyId, learner }: { familyId: number; learner: number }) =>
  `WHERE family_id = ${familyId} AND learner_id = ${learner} AND answers IS NOT NULL`;

const lessons: ForgedRows[] = [
  {
    name: 'another score of an answered lesson',
    kind: 'projection',
    expected: /^DONE, score \d+, learner .*, as in event \d+$/,
    found: /^DONE, score 99, learner/,
    sql: (sample) => `UPDATE lessons SET score = 99 ${ofQuiz(sample)}`,
  },
  {
    name: 'an answered lesson of another concept',
    kind: 'projection',
    found: /, concept math\.other$/,
    sql: (sample) => `UPDATE lessons SET module_id = 'math.other' ${ofQuiz(sample)}`,
  },
  {
    name: 'an answered lesson of another difficulty',
    kind: 'projection',
    expected: /, beginner, grade /,
    found: /, advanced, grade /,
    sql: (sample) => `UPDATE lessons SET difficulty = 'advanced' ${ofQuiz(sample)}`,
  },
  {
    name: 'an answered lesson of another grade',
    kind: 'projection',
    expected: /, grade 5, learner in grade 5, concept /,
    found: /, grade 0, learner in grade 5, concept /,
    sql: (sample) => `UPDATE lessons SET grade_level = 0 ${ofQuiz(sample)}`,
  },
  {
    name: 'an answered lesson without its mark of being too fast',
    kind: 'projection',
    expected: /, too fast: true, /,
    found: /, too fast: false, /,
    sql: (sample) => `UPDATE lessons SET is_too_fast = false ${ofQuiz(sample)}`,
  },
  {
    name: 'an answered lesson of another learner',
    kind: 'projection',
    sql: (sample) => `UPDATE lessons SET learner_id = ${sample.sibling} ${ofQuiz(sample)}`,
  },
  {
    name: 'a lesson that no event answers',
    kind: 'projection',
    expected: /^no score$/,
    found: /^DONE, score 100/,
    sql: (sample) => `
      INSERT INTO lessons SELECT (jsonb_populate_record(l, '{"id": "019a9f3c-5c00-7000-8000-00000000beef", "score": 100}')).*
      FROM lessons l ${ofQuiz(sample)} LIMIT 1`,
  },
  {
    name: 'an answered lesson that can be answered again',
    kind: 'text',
    // A learner has one QUEUED lesson at most, so the placement stays.
    sql: (sample) => `
      UPDATE lessons SET status = 'QUEUED', score = NULL, answers = NULL, answered_at = NULL ${ofQuiz(sample)}
        AND module_id NOT LIKE '%.placement'`,
  },
];

export const forgedMembers: readonly ForgedRows[] = [...families, ...users, ...lessons];
