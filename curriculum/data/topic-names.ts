import { table } from '../text.ts';

/**
 * Other names of what facts and passages are about. Each stands for the first names only: `Columbus` is the sailor, not the
 * capital of Ohio. A name that is not one of these must occur in the content.
 */
const aliases = table(
  ['names', 'others'],
  `
Abraham Lincoln|Lincoln; Abe Lincoln; President Lincoln
Albert Einstein|Einstein
Amelia Earhart|Earhart
Charles Darwin|Darwin
Christopher Columbus|Columbus
Franklin D. Roosevelt|FDR; Franklin Roosevelt
Barack Obama|Obama; President Obama
Galileo Galilei|Galileo
Genghis Khan|Mongol Empire; Mongols
George Washington|President Washington
Harriet Tubman|Tubman
Isaac Newton|Newton; Sir Isaac Newton
John F. Kennedy|JFK; John Kennedy; President Kennedy
Julius Caesar|Caesar
Leonardo da Vinci|da Vinci; Leonardo
Ludwig van Beethoven|Beethoven
Mahatma Gandhi|Gandhi
Marie Curie|Madame Curie
Martin Luther King Jr.|Martin Luther King; MLK; Dr. King; Dr. Martin Luther King; MLK Day; Martin Luther King Day; Martin Luther King Jr. Day; Dr. Martin Luther King Jr.
Neil Armstrong|first man on the moon; first person on the moon
Nelson Mandela|Mandela
Theodore Roosevelt|Teddy Roosevelt
Thomas Jefferson|Jefferson
Vincent van Gogh|van Gogh
William Shakespeare|Shakespeare
ancient Egyptians|egypt; ancient egypt
the great pyramid at Giza|pyramids of egypt; egyptian pyramids; great pyramid; the pyramids
ancient Romans|ancient rome; roman empire
ancient Greeks|ancient greece
Vikings|viking; norse
Maya|mayans; mayan
Inca|incas; inca empire
Aztecs|aztec; aztec empire
ancient Chinese|ancient china
ancient Persians|ancient persia; persian empire
ancient Sumerians|sumer; mesopotamia
the Great Wall of the Ming dynasty|Great Wall of China; the Great Wall
the golden mask of Tutankhamun|King Tut; Tutankhamun
the Great Sphinx|Sphinx
the rain forest|rainforest; rain forests; rainforests; jungle; rainforest animals; jungle animals; animals of the rain forest
the sea|ocean animals; sea animals; ocean life; sea life; sea creatures; under the sea; ocean creatures; marine animals; marine life
a hot desert|desert animals; desert life; animals of the desert
the cold ice|arctic animals; polar animals; animals of the arctic
a pond|pond life; pond animals; ponds
the grassland|savanna; savannah; grassland animals; safari animals; african animals; grasslands; savanna animals
spring season|spring; springtime
fall|autumn
a volcanic eruption|volcano; volcano eruptions; volcanic eruptions; erupting volcanoes
a lightning strike|lightning; thunder and lightning; thunderstorm
an earthquake|quakes; why earthquakes happen
a hurricane|cyclones; typhoons
a tornado|twisters
a wildfire|forest fires; wildfires
a lung|breathing
the heart|heartbeat
a bone|skeleton
a muscle|muscular system
the Nile|river Nile; Nile River
the Amazon|Amazon River; river Amazon
the Thames|River Thames
the Mississippi River|Mississippi river
the Himalayas|himalaya
the Sahara|Sahara Desert
Mount Fuji|Fuji
the Rocky Mountains|Rockies
the Mediterranean Sea|Mediterranean
the Pacific Ocean|Pacific
the Atlantic Ocean|Atlantic
the United Kingdom|UK; Great Britain; Britain
the United States|USA; America; United States of America; US
puppy|puppies; baby dogs
kitten|baby cats
a supernova|exploding stars
the early universe|big bang; big bang theory; origin of the universe
a butterfly|butterflies; caterpillars; life cycle of a butterfly; butterfly life cycle; metamorphosis of a butterfly
a frog|life cycle of a frog; frog life cycle
composting|compost
recycling scrap metal|recycling; reduce reuse recycle
a starfish|sea stars; star fish
a rabbit|bunny
a kitten|kitty
a hen|chickens
a seahorse|sea horses
an insect|bugs; bug
cow; pig; horse; sheep; goat; hen; duck; goose|farm animals; animals on a farm; farmyard animals; barnyard animals
dog; cat; rabbit; goldfish|pets; pet; pet animals; house pets
lion; tiger; wolf; bear; fox; deer; elephant; giraffe; zebra; kangaroo|wild animals; wildlife
lion; tiger; bear; elephant; giraffe; zebra; kangaroo; koala; penguin; flamingo|zoo animals; animals at the zoo
the stomach; the small intestine; the large intestine; the esophagus; the liver|digestive system; digestion
the heart; an artery; a vein|circulatory system; blood circulation
a lung; the trachea; the diaphragm|respiratory system; windpipe and lungs
the First Amendment; the Second Amendment; the Third Amendment; the Fourth Amendment; the Fifth Amendment; the Sixth Amendment; the Seventh Amendment; the Eighth Amendment; the Ninth Amendment; the Tenth Amendment|Bill of Rights; first ten amendments
combustion; decomposition; burial over millions of years|carbon cycle
nitrogen fixation; denitrification; nitrification; decomposition|nitrogen cycle
`,
);

/** Further words for whole concepts. */
const concepts = table(
  ['id', 'names'],
  `
science.waves.light-sources|light
science.waves.meeting-matter|light; mirrors and lenses
science.waves.spectrum|light
science.waves.sound|sounds
science.electricity.conductors|electricity
science.forces.contact|forces
science.forces.pushes|forces; force and motion
science.weather.climate|weather
science.weather.fronts|weather
science.weather.records|weather; temperature
science.space.day-and-night|sun; moon; night sky; astronomy
science.space.changing-moon|moon; astronomy
science.space.moon-phases|moon; astronomy
science.space.earth-motion|seasons
science.space.stars|star; astronomy; stars in space
science.life.needs|plants
science.plants.parts|plant parts
science.life.cycles|growing up
science.earth.resources|natural resources; energy sources
science.ecosystems.food-webs|food chains
science.ecosystems.change|ecosystem; ecosystems
science.ecosystems.interactions|ecosystems
science.ecosystems.human-impact|environment; the environment
science.climate.system|climate; climate crisis
science.matter.particles|matter
science.animals.habitats|animal habitats; habitats of animals
geography.continents.countries|countries of the world; world countries
reading.grammar.sentence-types|sentences
reading.phonics.short-vowels|vowels
reading.phonics.long-vowels|vowels
science.forces.simple-machines|machines
reading.grammar.word-in-sentence|nouns; verbs; adjectives; adverbs
science.body.systems|human body; body; anatomy; digestive system; circulatory system; urinary system
science.body.senses|body; body parts; parts of the body
science.genetics.words|dna and genes
life.time.clock|telling the time; reading a clock; analog clock
life.money.budget|managing money; personal finance
life.money.coins|american coins; us coins
life.money.best-buy|money
life.calendar.days|weekdays; days
history.civics.elections|vote; election
math.multiplication.facts|times table; multiplication tables; multiplication table
math.subtraction.within-10|take away sums
math.addition.within-10|simple sums
math.division.facts|sharing equally
math.numbers.compare|bigger and smaller numbers; bigger than
math.geometry.pythagoras|pythagorean
math.fractions.equal-shares|fractions; half; halves; one half
math.percent.of-number|percents
math.data.charts|graphing data
math.algebra.quadratics|quadratic; quadratic formula
math.word-problems.two-step|math stories
math.addition.stories|addition and subtraction; adding and subtracting
math.counting.objects|numbers to 10; numbers 1 to 10; numbers to 5; numbers 1 to 5
math.numbers.teens|numbers to 20; numbers 1 to 20; numbers 10 to 20
math.measurement.compare-lengths|big and small; big and little; sizes; long and short; tall and short
math.measurement.metric|metric system; metric
science.units.metric|metric system; metric
science.electricity.ohm|electric circuits; electrical circuits; electricity and circuits
science.electricity.resistors|electric circuits; electrical circuits
reading.argument.appeals|rhetoric
reading.argument.rhetorical-devices|rhetoric
reading.argument.claim-and-evidence|essay; essays; essay writing; argumentative essay; persuasive essay; argumentative writing
reading.phonics.alphabet|letters of the alphabet
reading.grammar.word-kinds|parts of speech; noun; verb; adjective
reading.literature.figures-of-speech|similes and metaphors; metaphors; similes; poetry
reading.phonics.rhymes|rhyme
reading.comprehension.story-elements|story; stories
reading.vocabulary.antonyms|opposite
reading.writing.end-marks|full stops
`,
);

/** Keywords that a lesson on the concept rarely asks: few questions on weather have snow, none on plurals asks for nouns. */
export const rareKeywords: readonly string[] = [
  'rain',
  'snow',
  'storms',
  'clouds',
  'sun and moon',
  'nouns',
  'noun or verb',
  'inventors',
  'poems',
  'camouflage',
  'fossil fuels',
  'ad hominem',
  'metaphase',
  'prophase',
];

/** Names of single facts that mean something else to most who type them: a sentence is no verdict, a kid no goat. */
export const ambiguousFacts: readonly string[] = (
  'sentence, kid, fly, bark, pouch, cast, feeding, variation, fitness, carrier, corona, platform, primary, initiative, recall, ' +
  'appeal, witness, settlement, plain, oasis, spring, red color, blue color, common sense, pupil, revolution, long neck, hot spot'
).split(', ');

/** Topics that mean too many things: a lesson on one of them would be wrong for most who ask. */
export const ambiguous: readonly string[] = (
  'cricket, turkey, georgia, jordan, chad, washington, phoenix, jackson, madison, hamilton, victoria, helena, pierre, augusta, ' +
  'austin, concord, providence, dover, richmond, male, lead, diet, jobs, sharing, competition, crane, change, dates, series, period, capital of georgia'
).split(', ');

const listed = (cell: string): string[] => cell.split(';').map((name) => name.trim());

export const aliasRows = aliases.map(({ names, others }) => ({
  names: listed(names),
  others: listed(others),
}));

export const conceptRows = concepts.map(({ id, names }) => ({
  id,
  names: listed(names),
}));
