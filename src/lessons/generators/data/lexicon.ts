import { table } from '../table.ts';

/** Families of words that rhyme, for beginners. */
export const rhymeFamilies: readonly (readonly string[])[] = [
  ['cat', 'hat', 'bat', 'mat', 'rat'],
  ['dog', 'log', 'fog', 'hog', 'jog'],
  ['pig', 'wig', 'dig', 'fig', 'big'],
  ['sun', 'run', 'fun', 'bun'],
  ['hen', 'pen', 'ten', 'men', 'den'],
  ['cake', 'lake', 'rake', 'bake', 'snake'],
  ['ball', 'wall', 'tall', 'fall', 'call'],
  ['bee', 'tree', 'see', 'knee', 'free'],
  ['king', 'ring', 'sing', 'wing', 'swing'],
  ['book', 'look', 'cook', 'hook'],
  ['boat', 'goat', 'coat', 'float'],
  ['bell', 'well', 'shell', 'tell', 'smell'],
  ['light', 'night', 'kite', 'bite', 'right'],
  ['rain', 'train', 'chain', 'plane', 'brain'],
  ['duck', 'truck', 'luck', 'stuck'],
  ['nose', 'rose', 'hose', 'toes', 'chose'],
  ['moon', 'spoon', 'soon', 'noon'],
  ['sock', 'rock', 'clock', 'block', 'lock'],
  ['car', 'star', 'jar', 'far'],
  ['house', 'mouse', 'blouse'],
  ['bread', 'bed', 'red', 'head', 'sled'],
  ['chair', 'bear', 'hair', 'pear', 'square'],
];

/** Words that begin and end with clear sounds, for first letters. */
export const firstWords =
  'ant bat bed bus cat cup dog duck egg fan fish fox goat gum hat hen hop jam jug kid kite lamp leg lip map milk moon net nut ox pan pig pen queen rat rug sun sock tent top van vest wig web yak zip bear book cake doll fork gate horn jet lake mask nest pond rain salt tree wall zoo'.split(
    ' ',
  );

/** People and animals that act in the sentences on parts of speech. */
export const nouns =
  'dog cat horse farmer teacher sailor baker singer artist nurse driver king queen girl boy uncle doctor pilot tiger rabbit parrot puppy kitten child woman man painter dancer captain neighbor'.split(
    ' ',
  );
/** Verbs for the nouns, in the past tense. */
export const verbs =
  'jumped skipped slept waited smiled laughed walked danced sang worked shouted listened rested traveled arrived wandered answered whispered nodded hurried'.split(
    ' ',
  );
/** Adjectives for the nouns. */
export const adjectives =
  'old young happy tired brave clever gentle hungry lazy proud quiet small tall kind angry noisy strong shy polite curious'.split(
    ' ',
  );
/** Adverbs for the verbs. */
export const adverbs =
  'quickly slowly loudly softly happily sadly calmly bravely gladly eagerly kindly neatly quietly gently proudly politely'.split(
    ' ',
  );
/** Buildings that somebody can be in, on no side, and above or below. */
export const buildings = 'house barn tent castle cabin shed school tower palace museum'.split(' ');
/** Prepositions of place. */
export const prepositions = 'near behind under beside above inside outside beyond'.split(' ');

/** Singular and plural of nouns; level 0 regular, 1 spelling change, 2 irregular. */
export const plurals = table(
  ['one', 'many', 'level'],
  `
cat|cats|0
dog|dogs|0
book|books|0
tree|trees|0
cup|cups|0
star|stars|0
bus|buses|0
box|boxes|0
fox|foxes|0
dish|dishes|0
wish|wishes|0
brush|brushes|0
lunch|lunches|0
bench|benches|0
peach|peaches|0
glass|glasses|0
dress|dresses|0
class|classes|0
baby|babies|1
city|cities|1
puppy|puppies|1
lady|ladies|1
berry|berries|1
story|stories|1
party|parties|1
penny|pennies|1
fly|flies|1
country|countries|1
family|families|1
day|days|1
key|keys|1
toy|toys|1
boy|boys|1
monkey|monkeys|1
valley|valleys|1
turkey|turkeys|1
potato|potatoes|1
tomato|tomatoes|1
hero|heroes|1
echo|echoes|1
piano|pianos|2
photo|photos|2
radio|radios|2
leaf|leaves|1
wolf|wolves|1
knife|knives|1
wife|wives|1
life|lives|1
shelf|shelves|1
half|halves|1
loaf|loaves|1
calf|calves|1
thief|thieves|1
chief|chiefs|2
belief|beliefs|2
cliff|cliffs|2
man|men|2
woman|women|2
child|children|2
foot|feet|2
tooth|teeth|2
goose|geese|2
mouse|mice|2
ox|oxen|2
sheep|sheep|2
moose|moose|2
crisis|crises|2
analysis|analyses|2
oasis|oases|2
`,
);

/** Irregular verbs with one accepted form in American English, and no regular namesake such as to ring a tree. */
export const irregularVerbs = table(
  ['base', 'past', 'participle', 'level'],
  `
go|went|gone|0
see|saw|seen|0
eat|ate|eaten|0
run|ran|run|0
come|came|come|0
give|gave|given|0
take|took|taken|0
make|made|made|0
have|had|had|0
do|did|done|0
say|said|said|0
sit|sat|sat|0
sleep|slept|slept|0
keep|kept|kept|0
feel|felt|felt|0
find|found|found|0
fall|fell|fallen|0
know|knew|known|0
grow|grew|grown|0
fly|flew|flown|0
draw|drew|drawn|0
write|wrote|written|0
ride|rode|ridden|0
drive|drove|driven|0
buy|bought|bought|1
bring|brought|brought|1
think|thought|thought|1
catch|caught|caught|1
teach|taught|taught|1
fight|fought|fought|1
speak|spoke|spoken|1
break|broke|broken|1
choose|chose|chosen|1
freeze|froze|frozen|1
steal|stole|stolen|1
wear|wore|worn|1
spend|spent|spent|1
throw|threw|thrown|1
blow|blew|blown|1
begin|began|begun|1
send|sent|sent|1
swim|swam|swum|1
build|built|built|1
mean|meant|meant|1
stand|stood|stood|1
understand|understood|understood|1
lend|lent|lent|1
meet|met|met|1
feed|fed|fed|1
hold|held|held|1
tell|told|told|1
sell|sold|sold|1
leave|left|left|1
lose|lost|lost|1
shake|shook|shaken|2
rise|rose|risen|2
arise|arose|arisen|2
overtake|overtook|overtaken|2
forgive|forgave|forgiven|2
swear|swore|sworn|2
withdraw|withdrew|withdrawn|2
seek|sought|sought|2
cling|clung|clung|2
sting|stung|stung|2
swing|swung|swung|2
bind|bound|bound|2
deal|dealt|dealt|2
flee|fled|fled|2
lie down|lay down|lain down|2
undertake|undertook|undertaken|2
`,
);

/** Adjectives with their comparative and superlative forms. */
export const comparisons = table(
  ['base', 'more', 'most', 'level'],
  `
tall|taller|tallest|0
small|smaller|smallest|0
fast|faster|fastest|0
long|longer|longest|0
short|shorter|shortest|0
old|older|oldest|0
warm|warmer|warmest|0
cold|colder|coldest|0
strong|stronger|strongest|0
deep|deeper|deepest|0
nice|nicer|nicest|1
large|larger|largest|1
brave|braver|bravest|1
wide|wider|widest|1
safe|safer|safest|1
big|bigger|biggest|1
hot|hotter|hottest|1
thin|thinner|thinnest|1
wet|wetter|wettest|1
sad|sadder|saddest|1
happy|happier|happiest|1
easy|easier|easiest|1
funny|funnier|funniest|1
heavy|heavier|heaviest|1
busy|busier|busiest|1
early|earlier|earliest|1
noisy|noisier|noisiest|1
good|better|best|2
bad|worse|worst|2
careful|more careful|most careful|2
beautiful|more beautiful|most beautiful|2
expensive|more expensive|most expensive|2
dangerous|more dangerous|most dangerous|2
important|more important|most important|2
`,
);

/** Contractions and their long forms. */
export const contractions = table(
  ['short', 'full'],
  `
can't|cannot
don't|do not
won't|will not
isn't|is not
aren't|are not
wasn't|was not
weren't|were not
didn't|did not
doesn't|does not
couldn't|could not
shouldn't|should not
wouldn't|would not
hasn't|has not
haven't|have not
I'm|I am
you're|you are
we're|we are
they're|they are
I've|I have
you've|you have
we've|we have
they've|they have
I'll|I will
you'll|you will
we'll|we will
they'll|they will
she'll|she will
he'll|he will
let's|let us
`,
);

/** Compound words. */
export const compoundWords =
  'sun+flower rain+bow foot+ball butter+fly snow+man tooth+brush cup+cake pan+cake star+fish jelly+fish lady+bug back+pack bed+room bath+tub mail+box fire+fly gold+fish moon+light note+book play+ground pop+corn sail+boat sand+box sea+shell air+plane camp+fire door+bell finger+nail grass+hopper hair+cut key+board light+house news+paper over+coat pine+apple tea+pot water+melon wheel+chair wind+mill'.split(
    ' ',
  );

/** Words by number of syllables in careful speech. */
export const syllableWords: readonly (readonly string[])[] = [
  'cat dog sun tree milk ball fish book hand rain star cake jump green black house school friend bread train'.split(
    ' ',
  ),
  'apple baby water table pencil rabbit window monkey yellow garden paper dinner sister kitten pumpkin winter candy robot tiger turtle'.split(
    ' ',
  ),
  'banana elephant tomato potato dinosaur butterfly kangaroo umbrella computer hospital piano radio bicycle library octopus'.split(
    ' ',
  ),
  'watermelon alligator caterpillar helicopter avocado information supermarket motorcycle calculator'.split(
    ' ',
  ),
];
