import { table } from '../text.ts';

/**
 * Facts of government and law in the United States, and of civics in general. The kind is the first grade of a row. No row
 * names a person in office or a number that an ordinary law can change. Check: each row was compared with the text of the
 * Constitution and with a second list in the solver.
 */
const columns = ['term', 'clue', 'why', 'field', 'kind'] as const;

/** Powers of the three branches. */
export const branchFacts = table(
  columns,
  `
making federal laws|belongs to Congress|Article I gives Congress all lawmaking power.|law|6
declaring war|belongs to Congress|The president commands, but Congress declares.|law|6
setting federal taxes|belongs to Congress|Only Congress may tax for the nation.|law|6
admitting new states|belongs to Congress|Each new state needs an act of Congress.|law|6
overriding a veto|belongs to Congress|It takes two thirds of both chambers.|law|6
impeaching a president|belongs to Congress|The House impeaches, and the Senate holds the trial.|law|6
confirming new federal judges|belongs to Congress|The Senate says yes or no to them.|law|6
approving treaties|belongs to Congress|Two thirds of the senators must agree.|law|8
deciding how federal money is spent|belongs to Congress|No money leaves the treasury without a law.|law|6
regulating trade among the states|belongs to Congress|The commerce clause says so.|law|8
vetoing a bill|belongs to the president|A veto sends the bill back.|execute|6
commanding the armed forces|belongs to the president|The president is commander in chief.|execute|6
carrying out federal laws|belongs to the president|That is what executive means.|execute|6
pardoning people for federal crimes|belongs to the president|A pardon frees a person from punishment.|execute|6
choosing candidates for the Supreme Court|belongs to the president|The Senate must confirm them.|execute|6
receiving ambassadors of other countries|belongs to the president|So the president recognizes their governments.|execute|6
leading the cabinet|belongs to the president|Its members head the departments.|execute|6
issuing executive orders|belongs to the president|They tell federal agencies how to act.|execute|6
negotiating treaties|belongs to the president|The Senate must approve them.|execute|8
interpreting laws in court cases|belongs to the federal courts|Judges say what a law means in a case.|judge|6
judicial review of laws|belongs to the federal courts|A law that violates the Constitution is struck down.|judge|6
holding trials under federal law|belongs to the federal courts|District courts hold most of them.|judge|6
sentencing people for federal crimes|belongs to the federal courts|A judge sets the sentence after the verdict.|judge|6
hearing appeals in federal cases|belongs to the federal courts|A higher court checks the lower one.|judge|6
settling lawsuits between two states|belongs to the federal courts|Such a case goes to the Supreme Court.|judge|8
issuing search warrants|belongs to the federal courts|A judge must see a good reason.|judge|8
writing opinions that guide later cases|belongs to the federal courts|Such a guide is called a precedent.|judge|8
`,
);

/** What is true of the House of Representatives, of the Senate, or of both. */
export const congressFacts = table(
  columns,
  `
a term of two years|belongs to the House only|All seats are up every two years.|house|6
a number of members based on the population of the state|belongs to the House only|The census decides how many.|house|6
the start of tax bills|belongs to the House only|The Constitution has them start there.|house|6
the power to impeach|belongs to the House only|To impeach means to accuse.|house|6
a speaker as its leader|belongs to the House only|The members elect the speaker.|house|6
a minimum age of 25 years|belongs to the House only|For the other chamber it is 30.|house|7
the choice of a president if no one has a majority of electors|belongs to the House only|Each state has one vote then.|house|8
a term of six years|belongs to the Senate only|A third of the seats are up every two years.|senate|6
an equal number of members from each state|belongs to the Senate only|Large and small states are equal there.|senate|6
the confirmation of judges|belongs to the Senate only|The president names them.|senate|6
the approval of treaties|belongs to the Senate only|It takes two thirds.|senate|6
the trial after an impeachment|belongs to the Senate only|It takes two thirds to convict.|senate|7
the vice president as its presiding officer|belongs to the Senate only|The vice president votes only to break a tie.|senate|7
a minimum age of 30 years|belongs to the Senate only|For the other chamber it is 25.|senate|7
a vote on each bill before it becomes law|belongs to both chambers|A bill must pass both.|both|6
election by the people|belongs to both chambers|Senators have been elected this way since 1913.|both|6
the study of bills in committees|belongs to both chambers|Most of the work is done there.|both|6
a share in overriding vetoes|belongs to both chambers|It takes two thirds of each.|both|6
a wing of the Capitol|belongs to both chambers|The building has one for each.|both|6
pay from the federal treasury|belongs to both chambers|A law sets it.|both|7
the right to make rules for itself|belongs to both chambers|The Constitution lets each do so.|both|8
`,
);

/** Amendments and what they do. */
export const amendmentFacts = table(
  columns,
  `
the First Amendment|protects the freedom of speech|It also protects religion, press, assembly and petition.|one|7
the First Amendment|protects the freedom of religion|It also bars an official church.|one|7
the First Amendment|protects the freedom of the press|It also protects speech and religion.|one|7
the Second Amendment|protects the right to keep and bear arms|It speaks of a militia, too.|-|7
the Third Amendment|keeps soldiers from being housed in homes without consent|The British had forced colonists to house soldiers.|-|7
the Fourth Amendment|forbids unreasonable searches and seizures|A warrant needs probable cause.|-|7
the Fifth Amendment|lets people refuse to testify against themselves|To use it is called pleading the Fifth.|-|7
the Fifth Amendment|forbids a second trial for the same offense|That is called double jeopardy.|-|7
the Sixth Amendment|gives the accused a speedy and public trial|It is about criminal cases.|jury|7
the Sixth Amendment|gives the accused the right to a lawyer|The government pays for those who have no money.|jury|7
the Seventh Amendment|keeps the right to a jury in civil cases|Civil cases are not about crimes.|jury|8
the Eighth Amendment|forbids cruel and unusual punishments|It also forbids excessive bail and fines.|-|7
the Ninth Amendment|says that people have rights beyond those listed|The list is not complete.|-|8
the Tenth Amendment|leaves powers not given to the nation to the states or the people|It is the basis of reserved powers.|-|7
the Twelfth Amendment|has electors vote separately for president and vice president|Before that, the runner-up became vice president.|-|9
the Thirteenth Amendment|abolished slavery|It was ratified in 1865.|-|7
the Fourteenth Amendment|requires each state to give equal protection of the laws|It was ratified in 1868.|-|7
the Fourteenth Amendment|makes people who are born or naturalized in the country citizens|It was ratified in 1868.|-|9
the Fifteenth Amendment|forbids denying the vote because of race|It was ratified in 1870.|-|7
the Sixteenth Amendment|allows a federal income tax|It was ratified in 1913.|-|8
the Seventeenth Amendment|lets the people elect the senators|State legislatures had chosen them before.|-|8
the Eighteenth Amendment|began Prohibition of alcohol|It was repealed in 1933.|drink|8
the Nineteenth Amendment|forbids denying the vote because of sex|It was ratified in 1920.|-|7
the Twentieth Amendment|moved the start of a president's term to January|It had been in March.|-|9
the Twenty-first Amendment|ended Prohibition of alcohol|It repealed the Eighteenth.|drink|8
the Twenty-second Amendment|limits presidents to two elections|It was ratified in 1951.|-|8
the Twenty-third Amendment|gives the District of Columbia electors|It was ratified in 1961.|-|9
the Twenty-fourth Amendment|forbids poll taxes in federal elections|It was ratified in 1964.|-|8
the Twenty-fifth Amendment|says who acts if the president is unable to serve|It was ratified in 1967.|-|9
the Twenty-sixth Amendment|lets citizens vote from the age of 18|It was ratified in 1971.|-|7
`,
);

/** Rights, duties and services of citizens. */
export const citizenFacts = table(
  columns,
  `
speaking one's opinion freely|is a right under the Constitution|The First Amendment protects it.|right|6
worshiping as one chooses|is a right under the Constitution|The First Amendment protects it.|right|6
meeting peacefully to protest|is a right under the Constitution|The First Amendment protects it.|right|6
asking the government to change a law|is a right under the Constitution|It is called petition.|right|6
printing criticism of the government|is a right under the Constitution|It is the freedom of the press.|right|6
refusing to testify against oneself|is a right under the Constitution|The Fifth Amendment protects it.|right|7
having a lawyer in a criminal trial|is a right under the Constitution|The Sixth Amendment protects it.|right|6
being safe from unreasonable searches|is a right under the Constitution|The Fourth Amendment protects it.|right|7
paying taxes|is a duty under the law|Taxes pay for roads, schools and courts.|duty|6
obeying traffic laws|is a duty under the law|Laws bind everyone.|duty|6
serving on a jury when called|is a duty under the law|An accused person has a right to a jury.|duty|6
appearing in court after a subpoena|is a duty under the law|A subpoena is an order to appear.|duty|7
answering the census|is a duty under the law|The Constitution requires a count every ten years.|duty|7
telling the truth under oath|is a duty under the law|A lie under oath is perjury, a crime.|duty|6
registering a car before it is driven|is a duty under the law|Each state requires it.|duty|6
stopping for a school bus with flashing red lights|is a duty under the law|It protects the children.|duty|6
helping at a food bank|is a voluntary service to others|No law requires it.|service|6
giving blood|is a voluntary service to others|No law requires it.|service|6
coaching a youth team without pay|is a voluntary service to others|No law requires it.|service|6
picking up litter in a park|is a voluntary service to others|No law requires it.|service|6
tutoring a younger student without pay|is a voluntary service to others|No law requires it.|service|6
planting trees with a club|is a voluntary service to others|No law requires it.|service|6
visiting people in a nursing home|is a voluntary service to others|No law requires it.|service|6
reading to children at the library|is a voluntary service to others|No law requires it.|service|6
`,
);

/** Powers of the federal government, of the states, and of both. */
export const federalismFacts = table(
  columns,
  `
coining money|is delegated to the federal government only|The states may not coin money.|nation|7
declaring war|is delegated to the federal government only|Congress declares war.|nation|7
making treaties with other countries|is delegated to the federal government only|The states may make none.|nation|7
granting patents|is delegated to the federal government only|Article I lists it.|nation|7
setting rules for becoming a citizen|is delegated to the federal government only|Article I speaks of naturalization.|nation|7
issuing passports|is delegated to the federal government only|The State Department does it.|nation|7
taxing imports from other countries|is delegated to the federal government only|The states need the consent of Congress.|nation|8
regulating trade with other countries|is delegated to the federal government only|The commerce clause says so.|nation|7
issuing driver's licenses|is reserved to the states|Each state has its own.|states|7
issuing marriage licenses|is reserved to the states|A couple gets one from its county or state.|states|7
setting up cities and counties|is reserved to the states|Local governments have their powers from the state.|states|7
running the public schools|is reserved to the states|Most pass it on to local districts.|states|7
licensing doctors and teachers|is reserved to the states|A license is valid in its state.|states|7
regulating trade within one state|is reserved to the states|Trade among states is federal.|states|8
ratifying amendments to the Constitution|is reserved to the states|Three fourths of them must agree.|states|8
making rules on wills and inheritance|is reserved to the states|The rules differ from state to state.|states|8
collecting taxes|is shared by the federal government and the states|Both need money.|both|7
borrowing money|is shared by the federal government and the states|Both may sell bonds.|both|7
setting up courts|is shared by the federal government and the states|There are federal and state courts.|both|7
making and enforcing laws|is shared by the federal government and the states|Each has laws of its own.|both|7
punishing crimes|is shared by the federal government and the states|There are federal and state prisons.|both|7
building highways|is shared by the federal government and the states|Both pay for them.|both|7
taking private land for public use in return for payment|is shared by the federal government and the states|It is called eminent domain.|both|8
chartering banks|is shared by the federal government and the states|There are national and state banks.|both|8
`,
);
