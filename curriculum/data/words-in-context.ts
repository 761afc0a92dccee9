import { table } from '../text.ts';

/**
 * Words in sentences that show their meaning; band 0 for grades 3 to 5, 1 for 6 to 8. Meanings of a common field are
 * close. The clue is a part of the sentence. The solver in `curriculum/test/solver/language.ts` knows the meanings by marks of its own.
 */
export const wordsInContext = table(
  ['word', 'sentence', 'clue', 'meaning', 'band', 'field'],
  `
arid|The “arid” land had no rain for months.|had no rain for months|very dry|0|weather
feeble|Her voice was so “feeble” that we could not hear it.|we could not hear it|weak|0|weak
drowsy|The “drowsy” child rubbed his eyes and yawned.|rubbed his eyes and yawned|ready to sleep|0|-
frigid|It was so “frigid” that the lake froze.|the lake froze|very cold|0|weather
enormous|The “enormous” pumpkin did not fit through the door.|did not fit through the door|very big|0|big
famished|We had not eaten all day, so we were “famished”.|had not eaten all day|very hungry|0|-
timid|The “timid” fawn hid behind its mother.|hid behind its mother|easily scared|0|care
swift|The “swift” runner reached the end first.|reached the end first|fast|0|-
ancient|The “ancient” tower was built a thousand years ago.|was built a thousand years ago|very old|0|-
soaked|We had no umbrella and came home “soaked”.|had no umbrella|all wet|0|weather
generous|The “generous” woman gave away half of her bread.|gave away half of her bread|glad to share|0|-
fragile|Carry the “fragile” glass with care.|with care|easy to break|0|weak
peculiar|What a “peculiar” fish: it walks on the sand!|it walks on the sand|strange|0|-
cautious|The “cautious” girl looked both ways twice.|looked both ways twice|careful|0|care
vacant|Nobody lived in the “vacant” house.|Nobody lived in|empty|0|-
furious|He was so “furious” that his face turned red.|his face turned red|very angry|0|-
crimson|The “crimson” roses matched her red scarf.|matched her red scarf|deep red|0|-
sturdy|The “sturdy” bridge held ten trucks.|held ten trucks|strong|0|big
tardy|Ben was “tardy” and missed the bus.|missed the bus|late|0|-
gleeful|The “gleeful” boy jumped and cheered.|jumped and cheered|full of joy|0|-
filthy|After the mud fight their clothes were “filthy”.|After the mud fight|very dirty|0|-
brief|The talk was “brief”: it took two minutes.|it took two minutes|short|0|-
silent|No one made a sound in the “silent” hall.|No one made a sound|without noise|0|-
dull|The “dull” knife would not cut the bread.|would not cut the bread|not sharp|0|-
steep|The path was so “steep” that we had to climb.|we had to climb|rising sharply|0|-
abundant|Fish were “abundant”, and each net came up full.|each net came up full|present in large amounts|1|-
reluctant|He was “reluctant” to speak and had to be asked three times.|had to be asked three times|not willing|1|will
obsolete|Once phones had cameras, rolls of film became “obsolete”.|Once phones had cameras|no longer in use|1|-
lucid|Her “lucid” explanation made the hard topic plain.|made the hard topic plain|easy to understand|1|-
novice|As a “novice”, he had never held a paddle before.|had never held a paddle before|a beginner|1|-
gregarious|The “gregarious” girl greeted every stranger at the fair.|greeted every stranger|fond of company|1|kind
hazardous|The icy road was “hazardous”, so the bus stayed in town.|the bus stayed in town|dangerous|1|danger
meticulous|The “meticulous” clerk checked each number twice.|checked each number twice|very careful about details|1|firm
conceal|She tried to “conceal” the gift behind her back.|behind her back|to hide|1|-
deteriorate|Without paint, the old boat began to “deteriorate”.|Without paint|to get worse|1|less
feasible|With more helpers the plan became “feasible”.|With more helpers|able to be done|1|-
turbulent|The “turbulent” water tossed the raft about.|tossed the raft about|moving wildly|1|danger
benevolent|The “benevolent” farmer fed every hungry traveler.|fed every hungry traveler|kind and helpful|1|kind
indifferent|Some cheered, but he was “indifferent” and read on.|read on|without interest|1|will
inevitable|The dam was cracked, so a flood was “inevitable”.|The dam was cracked|sure to happen|1|must
tenacious|The “tenacious” climber fell ten times and still went on.|fell ten times and still went on|not giving up|1|firm
verbose|His “verbose” letter used five pages to say thanks.|used five pages to say thanks|using too many words|1|-
pungent|The “pungent” smell of onions filled the hall.|smell of onions|sharp and strong|1|-
opaque|No light came through the “opaque” curtain.|No light came through|not letting light through|1|-
imitate|The parrot can “imitate” our bell so well that we run to the door.|so well that we run to the door|to copy|1|-
diminish|As the wind calmed, the waves began to “diminish”.|As the wind calmed|to become smaller|1|less
arrogant|The “arrogant” player said that nobody could teach him.|said that nobody could teach him|thinking too much of oneself|1|-
hoist|It took four sailors to “hoist” the heavy sail.|the heavy sail|to lift up|1|-
inhabit|Only seals and gulls “inhabit” the rocky island.|the rocky island|to live in|1|-
mandatory|Helmets are “mandatory”: no one may ride without one.|no one may ride without one|required|1|must
spontaneous|Their trip was “spontaneous”: they packed and left within minutes.|packed and left within minutes|done without planning|1|-
remedy|Honey in tea is an old “remedy” for a sore throat.|for a sore throat|a cure|1|-
predicament|With no money and no phone, she was in a “predicament”.|With no money and no phone|a difficult situation|1|-
summit|After six hours of climbing they stood on the “summit”.|After six hours of climbing|the highest point|1|-
famine|When the crops failed, a “famine” spread through the land.|the crops failed|a great lack of food|1|-
`,
);

/** Idioms and proverbs with their meanings. Those of a common field are close in meaning. The solver has marks for them. */
export const sayings = table(
  ['saying', 'meaning', 'kind', 'field', 'example'],
  `
to be a piece of cake|to be very easy|idiom|-|With a map, the trip was a piece of cake
to rain cats and dogs|to pour down|idiom|-|It rained cats and dogs, and we got soaked
to feel under the weather|to be ill|idiom|-|He felt under the weather and stayed in bed
to spill the beans|to tell a secret|idiom|secret|She spilled the beans about the surprise party
to hit the books|to study|idiom|-|The test is on Friday, so I must hit the books
to happen once in a blue moon|to be very rare|idiom|-|Snow in Florida happens once in a blue moon
to cost an arm and a leg|to be very expensive|idiom|-|The new car cost an arm and a leg
to break the ice|to get strangers talking|idiom|-|A funny game broke the ice on the first day of camp
to call it a day|to stop working|idiom|-|It was dark, so the painters called it a day
to let the cat out of the bag|to give away a surprise|idiom|secret|He let the cat out of the bag, and now she knows about her gift
to have a chip on one’s shoulder|to stay angry about something|idiom|anger|Since he lost the race, he has had a chip on his shoulder
to be all ears|to listen closely|idiom|-|Tell me your plan, I am all ears
to sit on the fence|to take no side|idiom|-|Half the class voted yes, half no, and Ben sat on the fence
to turn over a new leaf|to make a fresh start|idiom|-|After months of late homework, she turned over a new leaf
to pull someone’s leg|to fool someone for fun|idiom|-|There is no lion in the yard; he is pulling your leg
to get cold feet|to lose courage just before doing something|idiom|-|He wanted to sing, but he got cold feet and went home
to add fuel to the fire|to make a quarrel worse|idiom|anger|They were angry, and his rude joke added fuel to the fire
to be on cloud nine|to be very happy|idiom|-|She was on cloud nine when she won
Practice makes perfect.|Doing something often makes you good at it.|saying|-|You say it to someone who still plays wrong notes
Many hands make light work.|A task is easy if people help.|saying|help|You say it when ten friends clear the snow
Better late than never.|Doing something late beats not doing it at all.|saying|-|You say it when a birthday card comes in the next month
The early bird catches the worm.|Whoever comes first has the best chance.|saying|-|You say it to someone who wants the best seat
Look before you leap.|Think before you act.|saying|plan|You say it to someone who buys a pet in a hurry
Two heads are better than one.|Two people find more ideas than one.|saying|help|You say it when two friends solve a puzzle together
Don’t count your chickens before they hatch.|Do not rely on what has not happened yet.|saying|plan|You say it to someone who spends a prize before the race
Don’t judge a book by its cover.|Looks do not show what something is worth.|saying|-|You say it to someone who laughs at an old, ugly car
Actions speak louder than words.|What you do counts more than what you say.|saying|-|You say it to someone who only promises to help
When in Rome, do as the Romans do.|Follow the customs of the place.|saying|-|You say it to a guest in a house where all take off their shoes
`,
);
