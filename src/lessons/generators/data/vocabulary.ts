import { table } from '../table.ts';

/** Words with a near synonym and an opposite; level 0 for grades 1 to 4, 1 for 4 to 8, 2 for 8 to 12. */
export const wordRelations = table(
  ['word', 'same', 'opposite', 'level'],
  `
big|large|small|0
happy|glad|sad|0
fast|quick|slow|0
begin|start|end|0
shut|close|open|0
hard|difficult|easy|0
loud|noisy|quiet|0
smart|clever|foolish|0
brave|bold|afraid|0
ill|sick|healthy|0
rich|wealthy|poor|0
near|close by|far|0
start|begin|stop|0
correct|right|wrong|0
angry|mad|calm|0
tidy|neat|messy|0
giggle|laugh|cry|0
ancient|old|modern|1
brief|short|long|1
generous|giving|selfish|1
rare|uncommon|common|1
vacant|empty|full|1
expand|grow|shrink|1
permit|allow|forbid|1
honest|truthful|lying|1
timid|shy|bold|1
courteous|polite|rude|1
cease|stop|continue|1
conceal|hide|reveal|1
fragile|breakable|sturdy|1
victory|win|defeat|1
humble|modest|proud|1
rapid|swift|slow|1
scarce|rare|plentiful|1
assist|help|hinder|1
abundant|plentiful|scarce|2
benevolent|kind|cruel|2
candid|frank|deceptive|2
diligent|hardworking|lazy|2
eloquent|well spoken|inarticulate|2
frugal|thrifty|wasteful|2
hostile|unfriendly|friendly|2
lucid|clear|confusing|2
meticulous|very careful|careless|2
novice|beginner|expert|2
obsolete|outdated|current|2
tranquil|peaceful|turbulent|2
verbose|wordy|concise|2
zealous|passionate|indifferent|2
adversity|hardship|good fortune|2
ambiguous|unclear|definite|2
augment|increase|diminish|2
condemn|blame|praise|2
dubious|doubtful|certain|2
ephemeral|short-lived|lasting|2
gregarious|sociable|withdrawn|2
impede|hinder|assist|2
pragmatic|practical|idealistic|2
`,
);

/** Word parts and their meanings. */
export const wordParts = table(
  ['part', 'kind', 'meaning', 'example', 'level'],
  `
un-|prefix|not|unhappy|0
re-|prefix|again|rewrite|0
pre-|prefix|before|preview|0
mis-|prefix|wrongly|misspell|0
sub-|prefix|under|submarine|1
inter-|prefix|between|international|1
anti-|prefix|against|antifreeze|1
semi-|prefix|half|semicircle|1
tri-|prefix|three|triangle|0
bi-|prefix|two|bicycle|0
over-|prefix|too much|overeat|0
post-|prefix|after|postwar|1
trans-|prefix|across|transport|1
-less|suffix|without|hopeless|0
-ful|suffix|full of|joyful|0
-er|suffix|one who does|teacher|0
-able|suffix|can be done|washable|1
-ology|suffix|study of|biology|1
bio|root|life|biology|1
geo|root|earth|geography|1
graph|root|write|autograph|1
tele|root|far away|telescope|1
aqua|root|water|aquarium|1
port|root|carry|transport|1
dict|root|say|predict|1
spect|root|look|inspect|1
therm|root|heat|thermometer|1
phon|root|sound|telephone|1
micro|root|small|microscope|1
chron|root|time|chronology|2
rupt|root|break|erupt|2
struct|root|build|construct|2
aud|root|hear|audience|2
bene|root|good|benefit|2
mal|root|bad|malfunction|2
omni|root|all|omnivore|2
poly|root|many|polygon|2
photo|root|light|photograph|2
ped|root|foot|pedal|2
man|root|hand|manual|2
cred|root|believe|credible|2
`,
);

/** Sentences with a gap and words that are easily confused; the first choice fits. */
export const confusedWords = table(
  ['sentence', 'right', 'wrong', 'level'],
  `
The dog wagged ___ tail.|its|it's, its', it is|0
I think ___ going to rain.|it's|its, its', it|0
The kids lost ___ ball.|their|there, they're, there's|0
Put the box over ___.|there|their, they're, theirs|0
I know ___ at home now.|they're|their, there, theirs|0
Is this ___ coat?|your|you're, yore, yours|0
I hope ___ well today.|you're|your, yours, yore|0
We have ___ apples left.|two|to, too, tow|0
She is ___ tired to play.|too|to, two, tow|0
They walk ___ the park.|to|too, two, tow|0
I can ___ a bird sing.|hear|here, hair, hare|0
Please come ___.|here|hear, hair, hare|0
The wind ___ all night.|blew|blue, blow, blown|0
The sky is ___.|blue|blew, blow, blown|0
We ___ the game last night.|won|one, own, want|0
I ___ a red bus.|see|sea, seize, seas|0
The ship is at ___.|sea|see, seas, sees|0
He can ___ his name.|write|right, rite, wright|0
You gave the ___ answer.|right|write, rite, wright|0
I ___ the answer.|know|no, now, knew|0
She ate the ___ cake.|whole|hole, howl, hold|0
There is a ___ in my sock.|hole|whole, howl, hall|0
We will ___ at noon.|meet|meat, mete, met|0
The ___ is in the pan.|meat|meet, mete, met|0
The school ___ spoke to us.|principal|principle, princely, principled|1
Honesty is a good ___.|principle|principal, princely, principled|1
We took a ___ on the lake in the sail boat.|cruise|crews, cruse, crus|1
The cold did not ___ the plants.|affect|effect, infect, affection|1
The new rule had no ___.|effect|affect, affection, effort|1
Take my ___ and rest.|advice|advise, advised, adverse|1
I ___ you to rest.|advise|advice, adverse, advisor|1
The pants are too ___ for me.|loose|lose, loss, lost|1
Do not ___ your keys.|lose|loose, loss, lost|1
She is taller ___ her brother.|than|then, them, that|1
We ate, and ___ we left.|then|than, them, that|1
We had ice cream for ___.|dessert|desert, deserts, dissert|1
Few plants grow in the ___.|desert|dessert, desserts, dissert|1
The car came to a halt when he hit the ___.|brake|break, broke, brakes|1
Let us take a short ___.|break|brake, broke, braked|1
I could not ___ the loud noise.|bear|bare, beer, bore|1
The ___ was calm and the sun shone.|weather|whether, wether, wheather|1
I do not know ___ he will come.|whether|weather, wether, wheather|1
Her dress will ___ her shoes.|complement|compliment, complaint, compliant|2
He paid me a kind ___.|compliment|complement, complaint, compliant|2
The ___ for the new school was chosen.|site|cite, sight, sit|2
You must ___ your sources.|cite|site, sight, sit|2
The lawyer sought legal ___.|counsel|council, consul, console|2
The city ___ voted on the tax.|council|counsel, consul, console|2
The storm is ___ and may strike today.|imminent|eminent, immanent, emanate|2
She is an ___ and respected scientist.|eminent|imminent, immanent, emanate|2
I wrote on blue ___.|stationery|stationary, stationer, stationed|2
The bus was ___ at the light.|stationary|stationery, stationer, stationed|2
He spoke in a ___ way so as not to offend.|discreet|discrete, distinct, discredit|2
The data fall into three ___ groups.|discrete|discreet, discredit, discretion|2
What did you ___ from my silence?|infer|imply, inform, refer|2
In the alphabet A will ___ B.|precede|proceed, precedent, process|2
She had to ___ the gift of money.|accept|except, expect, accent|1
Everyone came ___ Tom.|except|accept, expect, accent|1
`,
);

/** Correct spellings with common misspellings. */
export const spellings = table(
  ['right', 'wrong', 'level'],
  `
friend|freind, frend, friand|0
said|sed, siad, sayed|0
they|thay, thei, tehy|0
because|becaus, becuase, beacause|0
people|peple, poeple, peopel|0
little|littel, litle, littul|0
again|agen, agian, agin|0
school|skool, shcool, scool|0
pretty|prity, pritty, prettey|0
where|wher, whare, wheer|0
which|wich, whitch, whish|0
could|coud, cood, culd|0
night|nite, nihgt, nigth|0
laugh|laf, laff, laugth|0
enough|enuf, enogh, enouhg|0
answer|anser, answar, awnser|0
beautiful|beutiful, beautifull, beautful|1
believe|beleive, belive, beleve|1
receive|recieve, receeve, receve|1
different|diffrent, diferent, differant|1
favorite|favorit, faverite, favrite|1
tomorrow|tommorow, tomorow, tommorrow|1
surprise|suprise, surprize, surprice|1
library|libary, librery, liberry|1
February|Febuary, Feburary, Februery|1
Wednesday|Wensday, Wendesday, Wednsday|1
separate|seperate, seprate, separete|1
calendar|calender, calandar, calander|1
definitely|definately, definitly, defiantely|1
address|adress, addres, adres|1
beginning|begining, beggining, beginnig|1
business|buisness, busness, bizness|1
disappear|dissapear, disapear, dissappear|1
environment|enviroment, environmant, envirnment|1
familiar|familier, familar, fermiliar|1
grammar|grammer, gramar, gramer|1
height|hieght, hight, heigth|1
interesting|intresting, interresting, intersting|1
knowledge|knowlege, nowledge, knowladge|1
neighbor|nieghbor, neihbor, naybor|1
probably|probly, probaly, probabley|1
restaurant|restaraunt, restarant, resturant|1
rhythm|rythm, rhythym, rythem|2
accommodate|accomodate, acommodate, acomodate|2
conscience|concience, consciense, conshence|2
embarrass|embarass, embarras, embaress|2
exaggerate|exagerate, exaggarate, exxagerate|2
guarantee|garantee, guarentee, gaurantee|2
necessary|neccessary, necesary, neccesary|2
occurred|occured, ocurred, ocured|2
parallel|paralel, parralel, paralell|2
privilege|priviledge, privelege, privlege|2
questionnaire|questionaire, questionnair, questionare|2
recommend|reccommend, recomend, reccomend|2
schedule|shedule, schedual, scedule|2
vacuum|vaccum, vacume, vaccuum|2
mischievous|mischievious, mischevous, mischevious|2
maintenance|maintainance, maintenence, maintanence|2
pronunciation|pronounciation, pronuncation, pronounceation|2
bureaucracy|beaurocracy, bureaucrasy, burocracy|2
`,
);

/** Sentences with their figure of speech. */
export const figuresOfSpeech = table(
  ['sentence', 'kind', 'level'],
  `
Her smile is like the sun.|simile|0
He runs as fast as the wind.|simile|0
The lake was as smooth as glass.|simile|0
My pillow is as soft as a cloud.|simile|0
She swims like a fish.|simile|0
The baby's skin felt like silk.|simile|1
Time is a thief.|metaphor|0
The classroom was a zoo.|metaphor|0
His heart is a stone.|metaphor|0
The snow was a white blanket over the field.|metaphor|1
Her voice is music to my ears.|metaphor|1
Life is a long road.|metaphor|1
The wind whispered through the trees.|personification|0
The sun smiled down on us.|personification|0
The old floor groaned under our feet.|personification|1
Fear knocked at the door.|personification|1
The stars danced in the sky.|personification|0
The trees bowed and waved to us.|personification|1
I am so hungry that I could eat a horse.|hyperbole|0
I have told you a million times.|hyperbole|0
This bag weighs a ton.|hyperbole|0
I waited for a thousand years.|hyperbole|1
The bees buzz in the yard.|onomatopoeia|1
The bacon went sizzle in the pan.|onomatopoeia|1
The door shut with a bang.|onomatopoeia|0
The snake gave a long hiss.|onomatopoeia|0
Peter picked a peck of pickled peppers.|alliteration|0
Silly Sally sold seven sandals.|alliteration|0
Big brown bears bring berries.|alliteration|0
Wild winds went westward.|alliteration|1
It was a deafening silence.|oxymoron|2
They said a bittersweet goodbye.|oxymoron|2
Their plan was an open secret in town.|oxymoron|2
That plan is seriously funny.|oxymoron|2
`,
);

/** Terms of literature and their definitions. */
export const literaryTerms = table(
  ['term', 'definition', 'level'],
  `
protagonist|the main character of a story|0
antagonist|the one who works against the main character|0
setting|the time and place of a story|0
plot|the chain of events in a story|0
theme|the main message of a story|0
narrator|the one who tells the story|0
dialogue|the words that characters speak to each other|0
stanza|a group of lines in a poem|0
conflict|the struggle between opposing forces in a story|0
climax|the turning point of a story|1
resolution|the part in which the conflict is solved|1
foreshadowing|hints at what will happen later|1
flashback|a scene set before the time of the story|1
irony|a contrast of what is expected and what happens|1
symbol|an object that stands for an idea|1
mood|the feeling that a text gives the reader|1
tone|the attitude of the writer toward the subject|1
autobiography|the story of a life told by the one who lived it|1
fable|a short tale that teaches a moral, often with animals|1
soliloquy|a speech of a character alone on stage|2
allegory|a story whose figures stand for ideas throughout|2
allusion|a brief reference to a known work or person|2
satire|writing that mocks faults to criticize them|2
sonnet|a poem of fourteen lines|2
haiku|a poem of three lines with 5, 7 and 5 syllables|2
epigraph|a quotation set at the start of a book|2
motif|an element that returns throughout a work|2
couplet|two lines of verse that belong together|2
`,
);

/** Words of grades 8 to 12 and their meanings. */
export const academicWords = table(
  ['word', 'meaning', 'level'],
  `
analyze|examine in detail|0
contrast|show how things differ|0
predict|say what will happen|0
summarize|give the main points|0
evidence|facts that support a claim|0
hypothesis|an idea to be tested|0
relevant|related to the subject|0
reluctant|not willing|0
inevitable|sure to happen|1
plausible|likely to be true|1
empathy|sharing the feelings of others|1
resilient|able to recover quickly|1
skeptical|full of doubt|1
advocate|speak in favor of|1
bias|an unfair leaning to one side|1
deduce|reach a conclusion by reason|1
mundane|ordinary and dull|1
nostalgia|longing for the past|1
superfluous|more than is needed|2
ubiquitous|found everywhere|2
esoteric|understood by only a few|2
juxtapose|place side by side|2
paradox|a statement that contradicts itself|2
cacophony|a harsh mix of sounds|2
capricious|changing without reason|2
exacerbate|make worse|2
fastidious|very hard to please|2
garrulous|talking too much|2
intrepid|without fear|2
laconic|using very few words|2
magnanimous|noble and forgiving|2
nefarious|very wicked|2
placate|make less angry|2
sagacious|wise and shrewd|2
vindicate|clear of blame|2
`,
);

/** Statements, questions and exclamations without their end marks. */
export const unmarkedSentences = table(
  ['sentence', 'mark'],
  `
Where is my hat|?
What time is it|?
Who ate the cake|?
When can we go|?
Why is the sky blue|?
How old are you|?
Can you see the moon|?
Do you like plums|?
Is it cold out|?
Did the bus come|?
Which book is best|?
Are you home|?
I have a red hat|.
The cat is on the bed|.
We like to swim|.
My dog has a bone|.
She went to school|.
The sun is hot|.
Tom can ride a bike|.
They sat on the bench|.
It will rain soon|.
The cup is on the desk|.
He put on his coat|.
Birds have wings|.
`,
);
