import { table } from '../table.ts';

/**
 * Words with a near synonym and an opposite; level 0 for grades 1 to 4, 1 for 4 to 8, 2 for 8 to 12. Words of a common
 * field are never offered together, since another of them might fit as well: calm is an opposite of loud, too.
 */
export const wordRelations = table(
  ['word', 'same', 'opposite', 'level', 'field'],
  `
big|large|small|0|size
happy|glad|sad|0|mood luck
fast|quick|slow|0|wit pace
begin|start|end|0|start
shut|close|open|0|close
hard|difficult|easy|0|pace
loud|noisy|quiet|0|mood size
smart|clever|foolish|0|wit neat
brave|bold|afraid|0|size
ill|sick|healthy|0|luck health
rich|wealthy|poor|0|luck
near|nearby|far|0|close
start|begin|stop|0|start
correct|right|wrong|0|-
angry|mad|calm|0|mood health
tidy|neat|messy|0|neat
giggle|laugh|cry|0|mood
ancient|old|modern|1|-
brief|short|long|1|time amount shortness
generous|giving|selfish|1|manner
rare|uncommon|common|1|amount vulgarity
vacant|empty|full|1|amount
expand|grow|shrink|1|-
permit|allow|forbid|1|act
honest|truthful|lying|1|manner
timid|shy|bold|1|manner shortness
courteous|polite|rude|1|manner vulgarity
cease|stop|continue|1|act
conceal|hide|reveal|1|-
fragile|breakable|sturdy|1|shortness
victory|win|defeat|1|-
humble|modest|proud|1|manner
rapid|swift|slow|1|time
scarce|rare|plentiful|1|amount
assist|help|hinder|1|act
abundant|plentiful|scarce|2|-
benevolent|kind|cruel|2|heart
candid|frank|deceptive|2|clarity
diligent|hardworking|lazy|2|care
eloquent|well-spoken|inarticulate|2|clarity
frugal|thrifty|wasteful|2|care
hostile|unfriendly|friendly|2|heart
lucid|clear|confusing|2|clarity
meticulous|painstaking|careless|2|care
novice|beginner|expert|2|-
obsolete|outdated|current|2|time
tranquil|peaceful|turbulent|2|heart
verbose|wordy|concise|2|clarity
zealous|passionate|indifferent|2|care heart
adversity|hardship|prosperity|2|-
ambiguous|unclear|definite|2|clarity
augment|increase|diminish|2|-
condemn|denounce|praise|2|-
dubious|doubtful|certain|2|clarity
ephemeral|short-lived|lasting|2|time
gregarious|sociable|withdrawn|2|heart
impede|hinder|assist|2|-
pragmatic|practical|idealistic|2|-
`,
);

/** Word parts and their meanings. Those of a common field are close in meaning. */
export const wordParts = table(
  ['part', 'kind', 'meaning', 'example', 'level', 'field'],
  `
un-|prefix|not|unhappy|0|not
re-|prefix|again|rewrite|0|-
pre-|prefix|before|preview|0|-
mis-|prefix|wrongly|misspell|0|bad
sub-|prefix|under|submarine|1|-
inter-|prefix|between|international|1|across
anti-|prefix|against|antifreeze|1|not
semi-|prefix|half|semicircle|1|-
tri-|prefix|three|triangle|0|-
bi-|prefix|two|bicycle|0|-
over-|prefix|too much|overeat|0|much
post-|prefix|after|postwar|1|-
trans-|prefix|across|transport|1|across
-less|suffix|without|hopeless|0|not
-ful|suffix|full of|joyful|0|much
-er|suffix|one who does|teacher|0|-
-able|suffix|can be done|washable|1|-
-ology|suffix|study of|biology|1|-
bio|root|life|biology|1|-
geo|root|earth|geography|1|-
graph|root|write|autograph|1|word
tele|root|far away|telescope|1|across
aqua|root|water|aquarium|1|-
port|root|carry|transport|1|-
dict|root|say|predict|1|word
spect|root|look|inspect|1|-
therm|root|heat|thermometer|1|-
phon|root|sound|telephone|1|word
micro|root|small|microscope|1|-
chron|root|time|chronology|2|-
rupt|root|break|erupt|2|-
struct|root|build|construct|2|-
aud|root|hear|audience|2|word
bene|root|good|benefit|2|-
mal|root|bad|malfunction|2|bad
omni|root|all|omnivore|2|much
poly|root|many|polygon|2|much
photo|root|light|photograph|2|-
ped|root|foot|pedal|2|-
man|root|hand|manual|2|-
cred|root|believe|credible|2|-
`,
);

/** Sentences with a gap and words that are easily confused; the first choice fits. */
export const confusedWords = table(
  ['sentence', 'right', 'wrong', 'level'],
  `
The dog wagged ___ tail.|its|it's, its', it is|0
I think ___ going to rain.|it's|its, its', it|0
The kids lost ___ ball.|their|there, they're, there's|0
Put the box over ___.|there|their, they're, there's|0
I know ___ at home now.|they're|their, there, theirs|0
Is this ___ coat?|your|you're, yore, yours|0
I hope ___ well today.|you're|your, yours, yore|0
We have ___ apples left.|two|to, too, tow|0
She is ___ tired to play.|too|to, two, tow|0
They walk ___ the park.|to|too, two, tow|0
I can ___ a bird sing.|hear|here, hair, hare|0
Please stay ___ with me.|here|hear, hair, hare|0
The wind ___ all night.|blew|blue, blow, blown|0
The sky is ___.|blue|blew, blow, blown|0
We ___ the game last night.|won|one, own, want|0
I ___ a red bus.|see|sea, seas, scene|0
The ship is at ___.|sea|see, seas, sees|0
I will ___ you a note.|write|right, rite, wright|0
You gave the ___ answer.|right|write, rite, wright|0
Do you ___ the answer?|know|no, now, knew|0
She ate the ___ cake.|whole|hole, howl, hold|0
There is a ___ in my sock.|hole|whole, howl, hall|0
We will ___ at noon.|meet|meat, mete, met|0
The ___ is in the pan.|meat|meet, mete, met|0
The school ___ spoke to us.|principal|principle, princely, principled|1
Honesty is a good ___.|principle|principal, princely, principled|1
We took a ___ on the lake in the sailboat.|cruise|crews, crude, cruised|1
The cold did not ___ the plants.|affect|effect, affects, affection|1
The new rule had no ___ on us.|effect|affect, affection, effort|1
Take my ___ and rest.|advice|advise, advised, adverse|1
I ___ you to rest.|advise|advice, adverse, advisor|1
The pants are too ___ for me.|loose|lose, loss, loosen|1
I do not want to ___ the game.|lose|loose, loss, lost|1
She is taller ___ her brother.|than|then, them, that|1
We ate, and ___ we left.|then|than, them, that|1
We had ice cream for ___.|dessert|desert, deserts, dissert|1
Few plants grow in the ___.|desert|dessert, desserts, dissert|1
The car came to a halt when he hit the ___.|brake|break, broke, braked|1
Let us take a short ___.|break|brake, broke, braked|1
I could not ___ the loud noise.|bear|bare, born, bears|1
The ___ was calm and the sun shone.|weather|whether, wither, wheather|1
I do not know ___ he will come.|whether|weather, wither, wheather|1
Her dress will ___ her shoes.|complement|compliment, complaint, compliant|2
He paid me a kind ___.|compliment|complement, complaint, compliant|2
The ___ for the new school was chosen.|site|cite, sight, sit|2
Please ___ the book that you quote from.|cite|site, sight, sit|2
The lawyer sought legal ___.|counsel|council, consul, console|2
The members of the city ___ voted on the tax.|council|counsel, consul, console|2
The storm is ___ and may strike today.|imminent|eminent, immanent, emanate|2
She is an ___ and respected scientist.|eminent|imminent, immanent, emanate|2
I wrote on blue ___.|stationery|stationary, stationer, stationed|2
The bus was ___ at the light.|stationary|stationery, stationer, station|2
He spoke in a ___ way so as not to offend.|discreet|discrete, discretion, discredit|2
The data fall into three ___ groups.|discrete|discreet, discredit, discretion|2
What did you ___ from my silence?|infer|imply, inform, refer|2
In the alphabet A will ___ B.|precede|proceed, precedent, preceding|2
She was glad to ___ the prize.|accept|except, excess, accepts|1
Everyone came ___ Tom.|except|accept, expect, accent|1
`,
);

/** Correct spellings with common misspellings. */
export const spellings = table(
  ['right', 'wrong', 'level'],
  `
friend|freind, frend, frind|0
said|siad, sayd, saed|0
they|thye, thei, tehy|0
because|becaus, becuase, beacause|0
people|peple, poeple, peopel|0
little|littel, litle, littul|0
again|agian, agane, aggain|0
school|skool, shcool, scool|0
pretty|prity, pritty, prettey|0
where|wher, wehre, wheir|0
which|whitch, wihch, whicht|0
could|cuold, cood, culd|0
night|niht, nihgt, nigth|0
laugh|lagh, laugf, laugth|0
enough|enouf, enogh, enouhg|0
answer|answr, answar, awnser|0
beautiful|beutiful, beautifull, beautful|1
believe|beleive, beleeve, bilieve|1
receive|recieve, receeve, receve|1
different|diffrent, diferent, differant|1
favorite|favorit, faverite, favrite|1
tomorrow|tommorow, tomorow, tommorrow|1
surprise|suprise, surprisse, surprice|1
library|libary, librery, liberry|1
February|Febuary, Feburary, Februery|1
Wednesday|Wensday, Wendesday, Wednsday|1
separate|seperate, seprate, separete|1
calendar|calendor, calandar, calindar|1
definitely|definately, definitly, defiantely|1
address|adress, addres, adres|1
beginning|begining, beggining, beginnig|1
business|buisness, busness, bizness|1
disappear|dissapear, disapear, dissappear|1
environment|enviroment, environmant, envirnment|1
familiar|familier, familar, fermiliar|1
grammar|grammer, gramar, gramer|1
height|hieght, heihgt, heigth|1
interesting|intresting, interresting, intersting|1
knowledge|knowlege, nowledge, knowladge|1
neighbor|nieghbor, neihbor, naybor|1
probably|probly, probaly, probabley|1
restaurant|restaraunt, restarant, resturant|1
rhythm|rythm, rhythym, rythem|2
accommodate|accomodate, acommodate, acomodate|2
conscience|concience, consciense, conshence|2
embarrass|embarass, embarress, embaress|2
exaggerate|exagerate, exaggarate, exxagerate|2
guarantee|garantee, guarentee, gaurantee|2
necessary|neccessary, necesary, neccesary|2
occurred|occured, occureed, ocured|2
parallel|paralel, parralel, paralell|2
privilege|priviledge, privelege, privlege|2
questionnaire|questionaire, questionnair, questionare|2
recommend|reccommend, recomend, reccomend|2
schedule|shedule, schedual, skedule|2
vacuum|vaccum, vacume, vaccuum|2
mischievous|mischeivous, mischevous, mischevious|2
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

/** Terms of literature and their definitions. A definition may also fit others of a common field. */
export const literaryTerms = table(
  ['term', 'definition', 'level', 'field'],
  `
protagonist|the main character of a story|0|-
antagonist|the one who works against the main character|0|-
setting|the time and place of a story|0|-
plot|the chain of events in a story|0|-
theme|the main message of a story|0|sign
narrator|the one who tells the story|0|-
dialogue|the words that characters speak to each other|0|speech
stanza|a group of lines in a poem|0|verse
conflict|the struggle between opposing forces in a story|0|-
climax|the turning point of a story|1|-
resolution|the part in which the conflict is solved|1|-
foreshadowing|hints at what will happen later|1|-
flashback|a scene set before the time of the story|1|-
irony|a contrast of what is expected and what happens|1|irony
symbol|an object that stands for an idea|1|sign
mood|the feeling that a text gives the reader|1|-
tone|the attitude of the writer toward the subject|1|-
autobiography|the story of a life told by the one who lived it|1|-
fable|a short tale that teaches a moral, often with animals|1|sign
soliloquy|a speech of a character alone on stage|2|speech
allegory|a story whose figures stand for ideas throughout|2|sign
allusion|a brief reference to a known work or person|2|quotation
satire|writing that mocks faults to criticize them|2|irony
sonnet|a poem of fourteen lines|2|verse
haiku|a poem of three lines with 5, 7 and 5 syllables|2|verse
epigraph|a quotation set at the start of a book|2|quotation
motif|an element that returns throughout a work|2|sign
couplet|two lines of verse that belong together|2|verse
`,
);

/** Words of grades 8 to 12 and their meanings. Those of a common field are close in meaning. */
export const academicWords = table(
  ['word', 'meaning', 'level', 'field'],
  `
analyze|examine in detail|0|thought
contrast|show how things differ|0|comparison
predict|say what will happen|0|thought
summarize|give the main points|0|-
evidence|facts that support a claim|0|thought
hypothesis|an idea to be tested|0|thought
relevant|related to the subject|0|-
reluctant|not willing|0|-
inevitable|sure to happen|1|chance
plausible|likely to be true|1|chance
empathy|sharing the feelings of others|1|-
resilient|able to recover quickly|1|-
skeptical|full of doubt|1|-
advocate|speak in favor of|1|support
bias|an unfair leaning to one side|1|-
deduce|reach a conclusion by reason|1|thought
mundane|ordinary and dull|1|-
nostalgia|longing for the past|1|-
superfluous|more than is needed|2|much
ubiquitous|found everywhere|2|-
esoteric|understood by only a few|2|-
juxtapose|place side by side|2|comparison
paradox|a statement that contradicts itself|2|-
cacophony|a harsh mix of sounds|2|-
capricious|changing without reason|2|-
exacerbate|make worse|2|-
fastidious|very hard to please|2|-
garrulous|talking too much|2|much
intrepid|without fear|2|-
laconic|using very few words|2|-
magnanimous|noble and forgiving|2|-
nefarious|very wicked|2|-
placate|make less angry|2|-
sagacious|wise and shrewd|2|-
vindicate|clear of blame|2|support
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
