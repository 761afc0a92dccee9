import { table } from '../text.ts';

// The tests' solver has these words with marks of their meanings, typed apart: `solver/language-tables.ts`.

/**
 * Words with a near synonym and an opposite of the same kind of word; level 0 for grades 1 to 4, 1 for 4 to 8, 2 for 8 to 12. Words of a common
 * field are never offered together, since another of them might fit as well: calm is an opposite of loud, too.
 */
export const wordRelations = table(
  ['word', 'same', 'opposite', 'kind', 'level', 'field'],
  `
big|large|small|adjective|0|size
happy|glad|sad|adjective|0|mood luck
fast|quick|slow|adjective|0|wit pace
begin|start|end|verb|0|start
shut|close|open|verb|0|close
hard|difficult|easy|adjective|0|pace
loud|noisy|quiet|adjective|0|mood size
smart|clever|foolish|adjective|0|wit neat
brave|bold|afraid|adjective|0|size
ill|sick|healthy|adjective|0|luck health
rich|wealthy|poor|adjective|0|luck
near|nearby|far|adjective|0|close
start|begin|stop|verb|0|start
correct|right|wrong|adjective|0|-
angry|mad|calm|adjective|0|mood health
tidy|neat|messy|adjective|0|neat
laugh|giggle|cry|verb|0|mood
lift|raise|drop|verb|0|-
yell|shout|whisper|verb|0|mood size
wet|damp|dry|adjective|0|-
thin|slim|thick|adjective|0|size
odd|strange|normal|adjective|0|odd
pretty|lovely|ugly|adjective|0|nice
kind|nice|mean|adjective|0|nice mood
push|shove|pull|verb|0|-
same|alike|different|adjective|0|odd
entire|whole|partial|adjective|1|-
gather|collect|scatter|verb|1|-
ascend|climb|descend|verb|1|-
cautious|careful|reckless|adjective|1|manner shortness
damage|harm|repair|verb|1|act
dull|boring|exciting|adjective|1|-
purchase|buy|sell|verb|1|-
loyal|faithful|disloyal|adjective|1|manner
murky|cloudy|clear|adjective|1|-
stern|strict|lenient|adjective|1|manner
weary|tired|rested|adjective|1|-
arid|dry|humid|adjective|2|-
innate|inborn|acquired|adjective|2|-
jubilant|joyful|sorrowful|adjective|2|heart
mitigate|ease|aggravate|verb|2|act
rigid|stiff|flexible|adjective|2|firm
robust|sturdy|frail|adjective|2|firm
superficial|shallow|profound|adjective|2|-
vital|essential|unnecessary|adjective|2|weight
trivial|unimportant|significant|adjective|2|weight
wary|cautious|trusting|adjective|2|care heart
ancient|old|modern|adjective|1|-
brief|short|long|adjective|1|time amount shortness
generous|giving|selfish|adjective|1|manner
rare|uncommon|common|adjective|1|amount vulgarity
vacant|empty|full|adjective|1|amount
expand|grow|shrink|verb|1|-
permit|allow|forbid|verb|1|act
honest|truthful|dishonest|adjective|1|manner
timid|shy|bold|adjective|1|manner shortness
courteous|polite|rude|adjective|1|manner vulgarity
cease|stop|continue|verb|1|act
conceal|hide|reveal|verb|1|-
fragile|breakable|sturdy|adjective|1|shortness
victory|win|defeat|noun|1|-
humble|modest|proud|adjective|1|manner
rapid|swift|sluggish|adjective|1|time
scarce|rare|plentiful|adjective|1|amount
assist|help|hinder|verb|1|act
abundant|plentiful|scarce|adjective|2|-
benevolent|kind|cruel|adjective|2|heart
candid|frank|deceptive|adjective|2|clarity
diligent|hardworking|lazy|adjective|2|care
eloquent|well-spoken|inarticulate|adjective|2|clarity
frugal|thrifty|wasteful|adjective|2|care
hostile|unfriendly|friendly|adjective|2|heart
lucid|clear|confusing|adjective|2|clarity
meticulous|painstaking|careless|adjective|2|care
novice|beginner|expert|noun|2|-
obsolete|outdated|current|adjective|2|time
tranquil|peaceful|turbulent|adjective|2|heart
verbose|wordy|concise|adjective|2|clarity
zealous|passionate|indifferent|adjective|2|care heart
adversity|hardship|prosperity|noun|2|-
ambiguous|unclear|definite|adjective|2|clarity
augment|increase|diminish|verb|2|act
condemn|denounce|praise|verb|2|praise
dubious|doubtful|certain|adjective|2|clarity
ephemeral|short-lived|lasting|adjective|2|time
gregarious|sociable|withdrawn|adjective|2|heart
impede|hinder|assist|verb|2|act
pragmatic|practical|idealistic|adjective|2|-
ally|friend|enemy|noun|1|-
dawn|daybreak|dusk|noun|1|-
surplus|excess|shortage|noun|1|-
ancestor|forefather|descendant|noun|1|-
benefit|advantage|drawback|noun|1|-
apathy|indifference|enthusiasm|noun|2|-
candor|frankness|deceit|noun|2|-
esteem|respect|contempt|noun|2|-
tumult|uproar|calm|noun|2|-
virtue|goodness|vice|noun|2|-
revere|honor|despise|verb|2|praise
retain|keep|discard|verb|2|-
commence|begin|conclude|verb|2|-
divulge|reveal|conceal|verb|2|-
consolidate|combine|separate|verb|2|-
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
  ['term', 'definition', 'level', 'field', 'example'],
  `
protagonist|the main character of a story|0|-|Cinderella in “Cinderella”
antagonist|the one who works against the main character|0|-|the wolf in “Little Red Riding Hood”
setting|the time and place of a story|0|-|a snowy village a hundred years ago
plot|the chain of events in a story|0|-|a boy loses his dog, searches the town and finds it
theme|the main message of a story|0|sign|true friends help each other
narrator|the one who tells the story|0|-|the “I” of a story that begins “I was nine when we moved”
dialogue|the words that characters speak to each other|0|speech|“Are you coming?” asked Ana. “Soon,” said Ben
stanza|a group of lines in a poem|0|verse|the first four lines of “Mary Had a Little Lamb”
conflict|the struggle between opposing forces in a story|0|-|a sailor fights against a storm
climax|the turning point of a story|1|-|the hero faces the dragon at last
resolution|the part in which the conflict is solved|1|-|the dragon is beaten, and the village is safe
foreshadowing|hints at what will happen later|1|-|clouds gather on the first page, and a storm ends the story
flashback|a scene set before the time of the story|1|-|an old woman thinks back, and we see her first day of school
irony|a contrast of what is expected and what happens|1|irony|the fire station burns down
symbol|an object that stands for an idea|1|sign|a dove for peace
mood|the feeling that a text gives the reader|1|-|a tale of an empty house makes us uneasy
tone|the attitude of the writer toward the subject|1|-|the mocking words of a critic about a film
autobiography|the story of a life told by the one who lived it|1|-|“The Story of My Life” by Helen Keller
fable|a short tale that teaches a moral, often with animals|1|sign|“The Tortoise and the Hare”
soliloquy|a speech of a character alone on stage|2|speech|“To be, or not to be” in “Hamlet”
allegory|a story whose figures stand for ideas throughout|2|sign|“Animal Farm”, in which pigs stand for tyrants
allusion|a brief reference to a known work or person|2|quotation|a writer calls a strong boy “our Hercules”
satire|writing that mocks faults to criticize them|2|irony|“Gulliver’s Travels” by Jonathan Swift
sonnet|a poem of fourteen lines|2|verse|“Shall I compare thee to a summer’s day?” by Shakespeare
haiku|a poem of three lines with 5, 7 and 5 syllables|2|verse|the lines of Bashō on a frog that jumps into an old pond
epigraph|a quotation set at the start of a book|2|quotation|a line of Homer before the first chapter
motif|an element that returns throughout a work|2|sign|blood, which is named again and again in “Macbeth”
couplet|two lines of verse in a row that belong together|2|verse|the last two lines of a sonnet by Shakespeare
`,
);

/** Words of grades 8 to 12 and their meanings. Those of a common field are close in meaning. */
export const academicWords = table(
  ['word', 'meaning', 'kind', 'level', 'field', 'example'],
  `
analyze|examine in detail|verb|0|thought|We analyze the water to see what is in it
contrast|show how things differ|verb|0|comparison|The essay contrasts life in a city with life on a farm
predict|say what will happen|verb|0|thought|Dark clouds let us predict rain
summarize|give the main points|verb|0|-|She summarized the film in three sentences
evidence|facts that support a claim|noun|0|thought|The fingerprint was evidence that he had been there
hypothesis|an idea to be tested|noun|0|thought|Her hypothesis was that music makes plants grow faster
relevant|related to the subject|adjective|0|-|Your shoe size is not relevant to your grade
reluctant|not willing|adjective|0|-|He was reluctant to jump into the cold lake
inevitable|sure to happen|adjective|1|chance|If you drop the egg, a mess is inevitable
plausible|likely to be true|adjective|1|chance|A flat tire is a plausible reason for being late
empathy|sharing the feelings of others|noun|1|-|Her empathy with the new boy made her sit with him
resilient|able to recover quickly|adjective|1|-|The resilient team lost twice and still won the cup
skeptical|full of doubt|adjective|1|-|He was skeptical of the ad that promised riches
advocate|speak in favor of|verb|1|support|Doctors advocate more sleep for teenagers
bias|an unfair leaning to one side|noun|1|-|A judge must decide without bias
deduce|reach a conclusion by reason|verb|1|thought|From the wet umbrella she deduced that it had rained
mundane|ordinary and dull|adjective|1|-|Washing dishes is a mundane task
nostalgia|longing for the past|noun|1|-|The old song filled him with nostalgia for his school days
superfluous|more than is needed|adjective|2|much|A coat is superfluous in the heat of July
ubiquitous|found everywhere|adjective|2|-|Phones are ubiquitous today
esoteric|understood by only a few|adjective|2|-|The talk on ancient coins was too esoteric for most of us
juxtapose|place side by side|verb|2|comparison|The photo juxtaposes a palace and a hut
paradox|a statement that contradicts itself|noun|2|-|“This sentence is false” is a paradox
cacophony|a harsh mix of sounds|noun|2|-|Forty car horns made a cacophony
capricious|changing without reason|adjective|2|-|The capricious wind turned every minute
exacerbate|make worse|verb|2|-|Scratching will exacerbate the itch
fastidious|very hard to please|adjective|2|-|The fastidious guest sent back his soup three times
garrulous|talking too much|adjective|2|much|Our garrulous neighbor spoke for two hours
intrepid|without fear|adjective|2|-|The intrepid diver swam among sharks
laconic|using very few words|adjective|2|-|Asked for a report, the laconic sailor said, “Storm.”
magnanimous|noble and forgiving|adjective|2|-|The magnanimous winner praised the loser
nefarious|very wicked|adjective|2|-|The villain had a nefarious plan to poison the well
placate|make less angry|verb|2|-|She placated the angry guest with a free dessert
sagacious|wise and shrewd|adjective|2|-|The sagacious judge saw through the lie
vindicate|clear of blame|verb|2|support|The new evidence vindicated the man in prison
`,
);
