import { table } from '../text.ts';

// The tests' solver has these words with marks of their meanings, typed apart: `solver/language-tables.ts`.

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
lift|raise|drop|0|-
yell|shout|whisper|0|mood size
wet|damp|dry|0|-
thin|slim|thick|0|size
odd|strange|normal|0|odd
pretty|lovely|ugly|0|nice
kind|nice|mean|0|nice mood
push|shove|pull|0|-
same|alike|different|0|odd
entire|whole|partial|1|-
gather|collect|scatter|1|-
ascend|climb|descend|1|-
cautious|careful|reckless|1|manner shortness
damage|harm|repair|1|act
dull|boring|exciting|1|-
purchase|buy|sell|1|-
loyal|faithful|disloyal|1|manner
murky|cloudy|clear|1|-
stern|strict|lenient|1|manner
weary|tired|rested|1|-
arid|dry|humid|2|-
innate|inborn|acquired|2|-
jubilant|joyful|sorrowful|2|heart
mitigate|ease|aggravate|2|act
rigid|stiff|flexible|2|firm
robust|sturdy|frail|2|firm
superficial|shallow|profound|2|-
vital|essential|unnecessary|2|weight
trivial|unimportant|significant|2|weight
wary|cautious|trusting|2|care heart
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
rapid|swift|sluggish|1|time
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
augment|increase|diminish|2|act
condemn|denounce|praise|2|-
dubious|doubtful|certain|2|clarity
ephemeral|short-lived|lasting|2|time
gregarious|sociable|withdrawn|2|heart
impede|hinder|assist|2|act
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
