import { table } from '../text.ts';

/**
 * Words, principles and texts of civics. The kind is the first grade of a row. Check: each row was compared with the usual
 * meaning in textbooks and with a second list in the solver.
 */
const columns = ['term', 'clue', 'why', 'field', 'kind'] as const;

/** Words of elections. */
export const electionTerms = table(
  columns,
  `
“ballot”|means the form on which a voter marks the choices|It may be of paper or on a screen.|ballot|6
“secret ballot”|means that nobody can learn how a person voted|So nobody can be forced or paid to vote a certain way.|ballot|6
“absentee ballot”|means a vote cast without coming to the polling place|It often comes by mail.|ballot|7
“candidate”|means a person who wants to be elected|The voters choose among several.|person|6
“incumbent”|means the person who holds the office now|Many of them run again.|person|8
“political party”|means a group that nominates people for office and shares goals|It wants to govern.|group|6
“interest group”|means an organization that tries to sway lawmakers but runs nobody for office|It speaks for one cause.|group|7
“platform”|means the list of a party's goals|Each of its points is a plank.|-|7
“primary”|means an election in which a party's candidate is chosen|It comes before the general election.|choose|6
“caucus”|means a local party meeting that takes part in choosing a candidate|Some states use it.|choose|8
“general election”|means the final vote between the candidates of different parties|It is in November for Congress.|-|6
“runoff”|means a second vote between the leading candidates|It is held if nobody has enough votes.|-|8
“majority”|means more than half of the votes|51 of 100 are enough.|count|6
“plurality”|means more votes than any other candidate, even if not half|40 of 100 can be enough.|count|8
“popular vote”|means all votes of individual voters counted together|It does not decide who becomes president.|count|8
“Electoral College”|means the group of people who formally elect the president|Each state has as many electors as members of Congress.|-|6
“suffrage”|means the right to vote|Women won it for the whole nation in 1920.|-|7
“initiative”|means a law that citizens propose by collecting signatures|It is then put to the voters.|direct|8
“referendum”|means a vote of the people on a law from the legislature|The people say yes or no.|direct|8
“recall”|means a vote that can remove an official before the term ends|Some states allow it.|-|8
“redistricting”|means drawing new voting districts after a census|People move, so districts must change.|district|8
“gerrymandering”|means drawing voting districts so that one party gains|Such districts often have odd shapes.|district|8
`,
);

/** Words of courts and trials. */
export const courtTerms = table(
  columns,
  `
“jury”|means a group of citizens who decide the facts of a case|It gives the verdict.|jury|7
“grand jury”|means a group of citizens who decide whether to charge a person|It does not decide about guilt.|jury|8
“verdict”|means the decision at the end of a trial|It may be guilty or not guilty.|-|7
“sentence”|means the punishment that a judge sets|It comes after the verdict.|-|7
“defendant”|means the person who is accused or sued|The word comes from defend.|-|7
“plaintiff”|means the person who sues in a civil case|The word comes from complain.|-|7
“prosecutor”|means the lawyer who brings criminal charges for the government|The prosecutor must prove guilt.|lawyer|7
“public defender”|means the lawyer whom the government pays for an accused person|Such a lawyer is for people who cannot pay.|lawyer|7
“witness”|means a person who tells under oath what he or she knows|Both sides may ask questions.|-|7
“civil case”|means a dispute between people or groups, such as over a contract|It often ends with payment of money.|case|7
“criminal case”|means a case about whether a person committed a crime|The government brings it.|case|7
“appeal”|means a request that a higher court review a decision|It is about mistakes of law.|-|7
“precedent”|means an earlier decision that guides later ones|Courts follow it in similar cases.|-|8
“dissent”|means the opinion of a judge who disagrees with the majority|It may persuade later courts.|-|8
“jurisdiction”|means the power of a court to hear a case|It may depend on place and kind.|-|8
“subpoena”|means an order to appear in court|It may also ask for papers.|order|8
“warrant”|means a judge's permission to search or arrest|The police must show probable cause.|order|7
“bail”|means money left as a promise to come back for trial|A person who stays away loses it.|-|7
“perjury”|means lying under oath|It is a crime.|-|8
“settlement”|means an agreement that ends a civil case without a verdict|Many civil cases end this way.|-|8
“habeas corpus”|means the right to have a court check whether an arrest is lawful|It protects against unlawful arrest.|-|9
“judicial review”|means the power of courts to strike down laws that violate the Constitution|It goes back to a case of 1803.|-|8
“bench trial”|means a trial that a judge decides alone|There is no jury.|-|9
“presumption of innocence”|means that an accused person counts as not guilty until proved guilty|The government has to prove it.|-|7
`,
);

/** Forms of government. */
export const governmentTerms = table(
  columns,
  `
“absolute monarchy”|means rule by a king or queen without limits|The crown passes on in the family.|crown alone|6
“constitutional monarchy”|means a state with a king or queen whose power a constitution limits|Great Britain is one.|crown|6
“direct democracy”|means that the citizens themselves vote on the laws|Ancient Athens is an example.|people|6
“representative democracy”|means that the citizens elect people who make the laws|Most democracies are of this kind.|people|6
“republic”|means a state without a monarch, in which power comes from the people|The United States is one.|people|6
“dictatorship”|means rule by one person with nearly all power and without free elections|The press is not free.|few alone|6
“oligarchy”|means rule by a small group|The word comes from Greek: few rule.|few|7
“junta”|means rule by a group of military officers|It often follows a coup.|few|9
“aristocracy”|means rule by a class of nobles|The word comes from Greek: rule of the best.|few|8
“totalitarianism”|means that the state controls nearly all of public and private life|Art, schools and jobs are watched.|few|9
“theocracy”|means rule by religious leaders in the name of a god|The word comes from Greek: god rules.|-|7
“anarchy”|means the lack of any government|The word comes from Greek: without ruler.|-|6
“parliamentary system”|means that the legislature chooses the head of government|A lost vote of confidence can end the government.|system|8
“presidential system”|means that the voters elect the head of government apart from the legislature|The United States has it.|system|8
“federation”|means that a constitution divides power between a nation and its states|Germany and Canada are examples.|level|7
“unitary state”|means that the central government holds nearly all power|Local units act for it.|level|8
“confederation”|means a union of states with a weak central body|The states keep most power.|level|8
“coup”|means taking over a government suddenly by force|Often the army does it.|-|8
`,
);

/** Principles of government. */
export const principleTerms = table(
  columns,
  `
“separation of powers”|means that making, carrying out and judging laws are given to different branches|No branch has all the power.|split|7
“checks and balances”|means that each branch can limit the others|A veto is an example.|split|7
“federalism”|means that power is divided between a nation and its states|Some powers are shared.|split|7
“popular sovereignty”|means that all power of government comes from the people|“We the People” says so.|consent|7
“limited government”|means that a government may do only what its constitution allows|The Bill of Rights sets bounds.|limit|7
“rule of law”|means that the law binds everyone, even the leaders|Nobody stands above it.|limit|7
“natural rights”|means rights that all people have from birth|Locke named life, liberty and property.|-|8
“social contract”|means that people give up some freedom for the protection of the rest|Hobbes, Locke and Rousseau wrote of it.|consent|8
“majority rule”|means that the choice of more than half decides|It must respect the rights of the others.|-|7
“minority rights”|means that those who lose a vote keep their basic freedoms|The many may not silence the few.|-|8
“judicial independence”|means that judges decide without pressure from others|Federal judges may serve for life.|-|8
“federal supremacy”|means that national law comes before state law if the two conflict|Article VI says so.|-|8
“due process”|means that the government must follow fair steps before it punishes|The Fifth and Fourteenth Amendments say so.|-|8
“bicameralism”|means that a legislature has two chambers|Congress has a House and a Senate.|-|8
“civilian control”|means that elected leaders stand above the military|The president commands the armed forces.|-|9
“equal protection”|means that the law treats people in like cases alike|The Fourteenth Amendment says so.|-|8
“separation of church and state”|means that the government sets up no religion|The First Amendment is its basis.|-|8
“enumerated powers”|means the powers that the Constitution lists for Congress|Most are in Article I, Section 8.|-|9
“implied powers”|means powers that follow from the listed ones without being named|The necessary and proper clause allows them.|-|9
“reserved powers”|means the powers that are left to the states or the people|The Tenth Amendment says so.|-|9
`,
);

/** Landmark texts and decisions. */
export const documentFacts = table(
  columns,
  `
the Magna Carta|limited the power of the English king in 1215|Barons made King John agree.|england|7
the English Bill of Rights|gave Parliament power over the crown in 1689|It followed the Glorious Revolution.|england|8
the Mayflower Compact|set up self-government at Plymouth in 1620|The settlers signed it on their ship.|-|7
“Common Sense”|urged the colonies in a pamphlet to break with Britain|Thomas Paine wrote it.|break|8
the Declaration of Independence|explained in 1776 why thirteen colonies left Britain|Jefferson wrote most of it.|break|7
the Declaration of Independence|named life, liberty and the pursuit of happiness as rights|It says that they cannot be taken away.|break|7
the Articles of Confederation|formed the first national government of the United States|Congress could not tax under them.|-|7
the Northwest Ordinance|told how lands north of the Ohio River could become states|It dates from 1787.|-|8
the Constitution|placed “We the People” in its opening line|It was drafted in Philadelphia in 1787.|-|7
the Constitution|set up the three branches of the federal government|Its first three articles do so.|-|7
the Federalist Papers|argued in newspapers for a new constitution|Hamilton, Madison and Jay wrote them.|-|8
the Bill of Rights|added ten amendments at once|It was ratified in 1791.|-|7
“Marbury v. Madison”|established judicial review in 1803|Chief Justice Marshall wrote the opinion.|case|9
“McCulloch v. Maryland”|kept a state from taxing a national bank in 1819|It upheld implied powers.|case|9
the Monroe Doctrine|warned European powers against new colonies in the Americas|It dates from 1823.|-|8
the Seneca Falls Declaration|demanded the vote for women in 1848|It took the words of 1776 as its model.|break|8
“Dred Scott v. Sandford”|denied in 1857 that Black Americans could be citizens|The Fourteenth Amendment overruled it.|case|9
the Emancipation Proclamation|declared enslaved people free in areas that rebelled in the Civil War|Lincoln issued it in 1863.|-|7
the Gettysburg Address|spoke of government of the people, by the people, for the people|Lincoln gave it in 1863.|-|7
“Plessy v. Ferguson”|allowed “separate but equal” facilities in 1896|It was overturned later.|case|9
“Brown v. Board of Education”|ruled in 1954 that segregated public schools violate the Constitution|The Court was unanimous.|case|8
“Gideon v. Wainwright”|gave poor defendants a lawyer in state felony trials|It dates from 1963.|case|9
“Miranda v. Arizona”|made the police tell suspects that they may remain silent|It dates from 1966.|case|8
the Civil Rights Act of 1964|forbade discrimination in hotels, restaurants and jobs|It covers race, religion and sex, among others.|act|8
the Voting Rights Act of 1965|suspended literacy tests that kept Black citizens from voting|It dates from the year after the Civil Rights Act.|act|8
the Universal Declaration of Human Rights|came from the United Nations in 1948|It names rights of all people.|-|8
`,
);
