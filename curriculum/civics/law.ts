import { amendmentFacts } from '../data/civics-facts.ts';
import { courtTerms, documentFacts, electionTerms } from '../data/civics-terms.ts';
import { type Sequence, sequenced } from '../ordered-steps.ts';
import { stated } from '../statements.ts';
import type { Concept } from '../types.ts';

const info = { subject: 'History', category: 'Civics' };

const amendments = stated(
  {
    ...info,
    id: 'history.civics.amendments',
    title: 'Amendments to the Constitution',
    grades: [7, 12],
    objectives: ['Match amendments with what they protect or change'],
    keywords: ['amendments', 'bill of rights', 'constitution', 'first amendment', 'constitutional rights'],
    prerequisites: ['history.civics.branches'],
    teaching: {
      idea: {
        7: 'An amendment changes the Constitution. The first ten are the Bill of Rights. They protect people from the government.',
        9: 'Amendments come in groups: the Bill of Rights of 1791, the three after the Civil War, and those that opened the vote to more people. Others changed how offices are filled.',
      },
      caution:
        'Amendments limit the government. They do not limit what private people may ask of each other.',
      leads: [
        'Is it about a freedom, a trial, the vote or an office?',
        'Is it one of the first ten, or did it come later?',
      ],
    },
  },
  'Which amendment',
  amendmentFacts,
  { grades: ({ kind }) => [Number(kind), 12] },
);

const elections = stated(
  {
    ...info,
    id: 'history.civics.elections',
    title: 'Elections and voting',
    grades: [7, 12],
    objectives: ['Use the words of elections and voting'],
    keywords: ['elections', 'voting', 'electoral college', 'primary election', 'how voting works'],
    teaching: {
      idea: {
        7: 'In an election, voters choose who acts for them. Parties put up candidates, voters mark ballots in secret, and the votes are counted.',
        8: 'How votes are turned into offices matters: a majority or a plurality, districts or the whole state, electors or the popular vote. In many states the people can also vote on laws.',
      },
      caution:
        'The most votes are not always more than half. The most votes are a plurality, and only more than half are a majority.',
      leads: [
        'Is it a person, a group, a vote or a way to count?',
        'Does it come before, in or after the election?',
      ],
    },
  },
  'Which term',
  electionTerms,
  { grades: ({ kind }) => [Number(kind), 12] },
);

const courts = stated(
  {
    ...info,
    id: 'history.civics.courts',
    title: 'Courts and trials',
    grades: [7, 12],
    objectives: ['Use the words of courts and trials'],
    keywords: ['courts', 'supreme court', 'trials', 'jury', 'judicial system', 'court system', 'legal terms'],
    prerequisites: ['history.civics.branches'],
    teaching: {
      idea: {
        7: 'A court decides cases by the law. In a criminal case the government accuses a person of a crime. In a civil case one side sues the other.',
        9: 'Trial courts find the facts, and appeals courts check the law. Earlier decisions guide later ones, and courts may strike down a law that violates the Constitution.',
      },
      caution: 'A jury gives the verdict. The sentence comes later, in most cases from the judge.',
      leads: [
        'Is it a person, a paper, a kind of case or a rule?',
        'Does it belong before, in or after the trial?',
      ],
    },
  },
  'Which term',
  courtTerms,
  { grades: ({ kind }) => [Number(kind), 12] },
);

const documents = stated(
  {
    ...info,
    id: 'history.civics.documents',
    title: 'Landmark texts of freedom',
    grades: [8, 12],
    objectives: ['Connect landmark texts and cases with what they said or changed'],
    keywords: [
      'founding documents',
      'landmark documents',
      'declaration of independence',
      'magna carta',
      'landmark cases',
    ],
    prerequisites: ['history.civics.branches'],
    teaching: {
      idea: {
        8: 'Some texts changed how people are governed. The Declaration of Independence said why the colonies left Britain, and the Constitution set up a new government.',
        9: 'Ideas travel from text to text: limits on a king in 1215, rights in 1689 and 1776, a constitution in 1787. Later laws and court cases carried their promises further.',
      },
      caution:
        'The Declaration of Independence is not the Constitution. It came eleven years earlier and set up no government.',
      leads: ['Which century does it belong to?', 'Is it a charter, a law, a speech or a court case?'],
    },
  },
  'Which text or case',
  documentFacts,
  { grades: ({ kind }) => [Number(kind), 12] },
);

const steps = (name: string, order: string, why: string): Sequence => ({
  name,
  steps: order.split(', '),
  isCycle: false,
  why,
});

/** Ways of a bill. Check: each was compared with Articles I and V, and with a second list in the solver. */
const bills: readonly Sequence[] = [
  steps(
    'the path of a bill that starts in the House',
    'the introduction in the House, the study in a House committee, the vote of the full House, the study in a Senate committee, the vote of the full Senate, the signature of the president',
    'Both chambers must pass the same text before the president gets it.',
  ),
  steps(
    'the path of a bill that starts in the Senate',
    'the introduction in the Senate, the study in a Senate committee, the vote of the full Senate, the study in a House committee, the vote of the full House, the signature of the president',
    'Any bill may start in either chamber, except one on taxes.',
  ),
  steps(
    'the path of a House bill that becomes law over a veto',
    'the passage of the bill by both chambers, the veto of the president, the return of the bill to the House, the two-thirds vote of the House, the two-thirds vote of the Senate, the enactment into law',
    'Two thirds of both chambers are needed to override.',
  ),
  steps(
    'the path of an amendment that Congress proposes',
    'the introduction in Congress, the two-thirds votes of both chambers, the submission to the states, the ratification by three fourths of the states, the addition to the Constitution',
    'The president has no part in it.',
  ),
  steps(
    'the path of a treaty',
    'the talks with the other country, the signing on behalf of the president, the submission to the Senate, the approval by two thirds of the senators, the ratification by the president',
    'The Senate approves, and the president then ratifies.',
  ),
];

const lawmaking = sequenced(
  {
    ...info,
    id: 'history.civics.lawmaking',
    title: 'How a bill becomes law',
    grades: [6, 10],
    objectives: ['Put the steps of lawmaking in order'],
    keywords: ['how a bill becomes law', 'bill becomes law', 'lawmaking', 'legislative process'],
    prerequisites: ['history.civics.branches'],
    teaching: {
      idea:
        'A bill is an idea for a law. A committee studies it, the whole chamber votes on it, and then the other chamber does ' +
        'the same. At last the president signs it or sends it back.',
      caution: 'A committee studies the bill before the whole chamber votes, not after.',
    },
  },
  bills,
);

/** Ways of elections and cases. Check: each was compared with the Constitution and with a second list in the solver. */
const procedures: readonly Sequence[] = [
  steps(
    'the election of a president',
    'the primaries and caucuses, the party conventions, the vote of the people in November, the vote of the electors in December, the count in Congress in January, the oath of office',
    'The electors vote by state, and Congress counts their votes.',
  ),
  steps(
    'the appointment of a Supreme Court justice',
    'the empty seat, the choice of a candidate by the president, the hearings of a Senate committee, the vote of the full Senate, the oath of the new justice',
    'The president names, and the Senate confirms.',
  ),
  steps(
    'a trial by jury',
    'the choice of the jury, the opening statements, the testimony of witnesses, the closing arguments, the deliberation of the jury, the verdict',
    'The jury hears all evidence before it decides.',
  ),
  steps(
    'a federal case that reaches the Supreme Court',
    'the trial in a district court, the appeal by the losing side, the decision of a court of appeals, the petition to the Supreme Court, the consent of four justices to hear it, the oral arguments, the decision of the Supreme Court',
    'The Supreme Court picks most of its cases itself.',
  ),
  steps(
    'the removal of a federal judge by impeachment',
    'the inquiry in a House committee, the vote of the House to impeach, the trial in the Senate, the two-thirds vote to convict, the removal from office',
    'The House accuses, and the Senate judges.',
  ),
];

const processes = sequenced(
  {
    ...info,
    id: 'history.civics.processes',
    title: 'Steps of elections and trials',
    grades: [8, 12],
    objectives: ['Put the steps of elections, trials and appointments in order'],
    keywords: [
      'election process',
      'trial process',
      'impeachment',
      'steps of a trial',
      'steps of an election',
    ],
    prerequisites: ['history.civics.elections', 'history.civics.courts'],
    teaching: {
      idea:
        'Fair procedures go step by step, so that nobody can decide alone. Voters, electors, committees, courts and juries ' +
        'each have their turn.',
      caution: 'Impeachment is not removal. The Senate must convict before an official loses the office.',
    },
  },
  procedures,
);

/** Law, elections and courts. */
export const law: Concept[] = [lawmaking, elections, amendments, courts, documents, processes];
