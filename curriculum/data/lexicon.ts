import { table } from '../text.ts';

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
  'jumped skipped waited smiled laughed walked danced sang worked listened played wandered answered nodded'.split(
    ' ',
  );
/** Adjectives for the nouns. */
export const adjectives =
  'old young happy tired brave clever gentle hungry lazy proud quiet small tall kind angry noisy strong shy polite curious'.split(
    ' ',
  );
/** Adverbs for the verbs. */
export const adverbs = 'happily sadly calmly gladly eagerly quietly proudly patiently cheerfully'.split(' ');
/** Buildings that somebody can be in, on no side, and above or below. */
export const buildings = 'house barn tent castle cabin shed school tower palace museum'.split(' ');
/** Prepositions of place. */
export const prepositions = 'near behind beside inside outside by'.split(' ');

/**
 * Irregular verbs with one accepted form in American English, and no regular namesake such as to ring a tree. Check: a second
 * list in the solver.
 */
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
rebuild|rebuilt|rebuilt|1
overcome|overcame|overcome|1
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
undertake|undertook|undertaken|2
`,
);

/** Adjectives with their comparative and superlative forms. Check: rules and a second list in the solver. */
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

/** Words by number of syllables in careful speech. Check: a second list in the solver. */
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
