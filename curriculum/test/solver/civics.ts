/** Solves questions on government and law; its facts were written separately from the generators' tables. */

import { n } from './arithmetic.ts';
import { orderRules } from './orders.ts';
import { type Rule, rule } from './rule.ts';
import { sentenceRules } from './sentences.ts';

/** Ends of sentences that several subjects share, each with a pattern of these subjects. */
const ends: readonly (readonly [string, RegExp])[] = [
  [
    'belongs to Congress',
    /making|war$|setting federal|new states|among|overrid|impeach|confirm|approv|money/i,
  ],
  ['belongs to the president', /vetoing|armed|carrying|pardon|choosing|ambassador|cabinet|orders|negotiat/i],
  ['belongs to the federal courts', /interpret|review|trials|sentenc|appeals|lawsuit|warrant|opinion/i],
  [
    'belongs to the House only',
    /two years|population|tax bill|power to impeach|speaker|25|choice of a president/i,
  ],
  ['belongs to the Senate only', /six years|equal|confirm|treat|trial|vice|30/i],
  ['belongs to both chambers', /each bill|by the people|study|overriding|wing|pay|rules/i],
  ['is a right under the Constitution', /opinion|worship|protest|asking|criticism|oneself|lawyer|searches/i],
  ['is a duty under the law', /taxes|obey|jury|subpoena|census|oath|register|bus/i],
  ['is a voluntary service to others', /food|blood|coach|litter|tutor|trees|visit|library/i],
  [
    'is delegated to the federal government only',
    /coin|war|treaties|patent|citizen|passport|imports|trade with other/i,
  ],
  ['is reserved to the states', /driver|marriage|cities|schools|doctors|within|ratify|wills/i],
  [
    'is shared by the federal government and the states',
    /collecting|borrow|courts|laws|crimes|highway|private land|banks/i,
  ],
];

const truths = `
the First Amendment = speech|freedom of religion|press; the Second Amendment = bear arms
the Third Amendment = soldiers; the Fourth Amendment = searches; the Fifth Amendment = themselves|same offense
the Sixth Amendment = speedy|a lawyer; the Seventh Amendment = civil cases; the Eighth Amendment = cruel
the Ninth Amendment = beyond; the Tenth Amendment = powers not given; the Twelfth Amendment = vote separately
the Thirteenth Amendment = slavery; the Fourteenth Amendment = equal protection|naturalized
the Fifteenth Amendment = race; the Sixteenth Amendment = income tax; the Seventeenth Amendment = elect the senators
the Eighteenth Amendment = began Prohibition; the Nineteenth Amendment = of sex
the Twentieth Amendment = January; the Twenty-first Amendment = ended Prohibition
the Twenty-second Amendment = two elections; the Twenty-third Amendment = District of Columbia
the Twenty-fourth Amendment = poll taxes; the Twenty-fifth Amendment = unable; the Twenty-sixth Amendment = 18
“ballot” = form on which; “secret ballot” = nobody can learn; “absentee ballot” = without coming
“candidate” = wants to be elected; “incumbent” = office now; “political party” = shares goals
“interest group” = runs nobody; “platform” = list of a party; “primary” = election in which a party
“caucus” = local party meeting; “general election” = final vote; “runoff” = second vote; “majority” = more than half of
“plurality” = even if not half; “popular vote” = counted together; “Electoral College” = formally elect
“suffrage” = right to vote; “initiative” = signatures; “referendum” = from the legislature; “recall” = remove
“redistricting” = after a census; “gerrymandering” = one party gains; “jury” = facts of a case
“grand jury” = whether to charge; “verdict” = end of a trial; “sentence” = punishment
“defendant” = person who is accused or sued; “plaintiff” = who sues; “prosecutor” = brings criminal charges
“public defender” = government pays; “witness” = knows; “civil case” = contract; “criminal case” = a crime
“appeal” = higher court review; “precedent” = earlier decision; “dissent” = disagrees
“jurisdiction” = hear a case; “subpoena” = order to appear; “warrant” = permission; “bail” = come back
“perjury” = lying; “settlement” = agreement; “habeas corpus” = arrest is lawful
“judicial review” = strike down; “bench trial” = decides alone; “presumption of innocence” = until proved
“absolute monarchy” = queen without limits; “constitutional monarchy” = a constitution limits
“direct democracy” = themselves vote; “representative democracy” = elect people who
“republic” = without a monarch; “dictatorship” = by one person; “oligarchy” = small group; “junta” = military
“aristocracy” = nobles; “totalitarianism” = private life; “theocracy” = religious; “anarchy” = lack of
“parliamentary system” = legislature chooses; “presidential system” = voters elect the head
“federation” = constitution divides; “unitary state” = holds nearly all; “confederation” = union of
“coup” = by force; “separation of powers” = different branches; “checks and balances” = limit the others
“federalism” = divided between; “popular sovereignty” = from the people; “limited government” = may do only
“rule of law” = binds everyone; “natural rights” = from birth; “social contract” = give up
“majority rule” = more than half; “minority rights” = who lose a vote; “judicial independence” = without pressure
“federal supremacy” = before state law; “due process” = fair steps; “bicameralism” = two chambers
“civilian control” = above the military; “equal protection” = like cases
“separation of church and state” = no religion; “enumerated powers” = lists for Congress
“implied powers” = without being named; “reserved powers” = left to; the Magna Carta = 1215
the English Bill of Rights = 1689; the Mayflower Compact = 1620; “Common Sense” = pamphlet
the Declaration of Independence = 1776|pursuit; the Articles of Confederation = first national
the Northwest Ordinance = Ohio; the Constitution = We the People|three branches; the Federalist Papers = newspapers
the Bill of Rights = ten; “Marbury v. Madison” = 1803; “McCulloch v. Maryland” = 1819
the Monroe Doctrine = European; the Seneca Falls Declaration = 1848$|1848[.?]|women
“Dred Scott v. Sandford” = 1857; the Emancipation Proclamation = enslaved; the Gettysburg Address = by the people
“Plessy v. Ferguson” = 1896; “Brown v. Board of Education” = 1954; “Gideon v. Wainwright” = poor defendants
“Miranda v. Arizona” = silent; the Civil Rights Act of 1964 = hotels; the Voting Rights Act of 1965 = literacy
the Universal Declaration of Human Rights = United Nations
`;

const bill = (first: string, second: string): string =>
  `the introduction in the ${first}, the study in a ${first} committee, the vote of the full ${first}, the study in a ${second} committee, the vote of the full ${second}, the signature of the president`;

const orders: Record<string, string> = {
  'the path of a bill that starts in the House': bill('House', 'Senate'),
  'the path of a bill that starts in the Senate': bill('Senate', 'House'),
  'the path of a House bill that becomes law over a veto':
    'the passage of the bill by both chambers, the veto of the president, the return of the bill to the House, the two-thirds vote of the House, the two-thirds vote of the Senate, the enactment into law',
  'the path of an amendment that Congress proposes':
    'the introduction in Congress, the two-thirds votes of both chambers, the submission to the states, the ratification by three fourths of the states, the addition to the Constitution',
  'the path of a treaty':
    'the talks with the other country, the signing on behalf of the president, the submission to the Senate, the approval by two thirds of the senators, the ratification by the president',
  'the election of a president':
    'the primaries and caucuses, the party conventions, the vote of the people in November, the vote of the electors in December, the count in Congress in January, the oath of office',
  'the appointment of a Supreme Court justice':
    'the empty seat, the choice of a candidate by the president, the hearings of a Senate committee, the vote of the full Senate, the oath of the new justice',
  'a trial by jury':
    'the choice of the jury, the opening statements, the testimony of witnesses, the closing arguments, the deliberation of the jury, the verdict',
  'a federal case that reaches the Supreme Court':
    'the trial in a district court, the appeal by the losing side, the decision of a court of appeals, the petition to the Supreme Court, the consent of four justices to hear it, the oral arguments, the decision of the Supreme Court',
  'the removal of a federal judge by impeachment':
    'the inquiry in a House committee, the vote of the House to impeach, the trial in the Senate, the two-thirds vote to convict, the removal from office',
};

const asked = 'Which (?:power|feature|action|word|term|amendment|text or case)';

/** Returns the smallest whole number for which a share is reached. */
function smallest(isEnough: (votes: number) => boolean): number {
  let votes = 0;
  while (!isEnough(votes)) votes++;
  return votes;
}
const reaches = (votes: number, members: number): boolean => votes * 3 >= members * 2;

const voteRules: Rule[] = [
  rule(/^A council has (\d+) members/, (p) => smallest((votes) => votes * 2 > n(p(1)))),
  rule(/^A chamber has (\d+) members/, (p) => smallest((votes) => reaches(votes, n(p(1))))),
  rule(/^A union has (\d+) states\./, (p) => smallest((states) => states * 4 >= n(p(1)) * 3)),
  rule(/lives in a state with (\d+) seats in the House\. How many electors/, (p) => n(p(1)) + 2),
  rule(/^An election has three candidates\. (.+) votes\. Who has the most/, (p) => {
    const found = [...p(1).matchAll(/(\w+) has (\d+)/g)].map(([, name = '', votes]) => ({
      name,
      votes: n(votes),
    }));
    const [most] = found.toSorted((a, b) => b.votes - a.votes);
    const all = found.reduce((sum, { votes }) => sum + votes, 0);
    return `${most?.name}, with ${(most?.votes ?? 0) * 2 > all ? 'a majority' : 'only a plurality'}`;
  }),
  rule(/, (\d+) of (\d+) members of the House and (\d+) of (\d+) senators vote to override/, (p) => {
    const [house, senate] = [reaches(n(p(1)), n(p(2))), reaches(n(p(3)), n(p(4)))];
    if (house && senate) return 'both chambers';
    return house ? 'only the House' : senate ? 'only the Senate' : 'neither chamber';
  }),
  rule(
    /The legislature has (\d+) seats, and a party has (\d+)% of the votes\. How many seats (does it|do the other)/,
    (p) => (n(p(1)) * (p(3) === 'does it' ? n(p(2)) : 100 - n(p(2)))) / 100,
  ),
  rule(/Party A gets (\d+), (\d+) and (\d+) votes there\./, (p) => {
    const votes = [1, 2, 3].map((i) => n(p(i)));
    const seats = votes.filter((each) => each * 2 > 100).length;
    const sum = votes.reduce((a, b) => a + b, 0);
    return `more seats: ${seats > 1 ? 'A' : 'B'}, more votes: ${sum * 2 > 300 ? 'A' : 'B'}`;
  }),
  rule(/^(\w+) has (\d+) votes, (\w+) has (\d+) and \w+ has (\d+)\. In a runoff, (\d+) of/, (p) => {
    const [one, other] = [n(p(2)) + n(p(5)) - n(p(6)), n(p(4)) + n(p(6))];
    return one > other ? `${p(1)}, with ${one} votes` : `${p(3)}, with ${other} votes`;
  }),
];

/** Government and law. */
export const civicsRules: Rule[] = [
  ...voteRules,
  ...orderRules(orders),
  ...sentenceRules({ truths, kinds: {}, ends, asked }),
];
