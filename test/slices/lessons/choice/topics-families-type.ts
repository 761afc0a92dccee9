/**
 * Topics that families type, by hand from reading the content: topic | grade | concepts that are right for it | words, one of
 * which every question of the lesson has. A * stands for the rest of an id; "none": the content has nothing on it for the grade.
 */
export const typedTopics: readonly (readonly [
  topic: string,
  grade: number,
  right: string,
  words?: string,
])[] = `
dinosaurs|3|none
T-Rex|2|none
dinosaur fossils|4|none
fossils|4|science.earth.fossils
mammoths|4|none
sharks|2|science.animals.*|shark
I want to learn about sharks!|3|science.animals.*|shark
whales|1|science.animals.* passages-k-1|whale
humpback whales|2|passages-2-3|whale
cats|2|science.animals.*|cat
cats and dogs|2|science.animals.*|cat, dog
puppies|0|science.animals.young|puppy
kittens|1|science.animals.young passages-k-1|kitten, cat
horses|3|science.animals.*|horse
unicorns|2|none
dragons|3|none
elephants|3|science.animals.*|elephant
penguins|2|science.animals.*|penguin
polar bears|2|science.animals.habitats science.life.adaptations|polar bear
octopus|4|passages-4-5|octopus
bees|3|science.animals.* science.plants.pollination passages-2-3|bee
butterflies|4|science.animals.groups science.life.cycles|butterfly
ladybugs|3|science.animals.groups science.life.cycles|ladybug
frogs|1|science.animals.* science.life.needs passages-k-1|frog
spiders|1|science.life.needs|spider
snakes|3|science.animals.*|snake
camels|2|science.animals.habitats science.life.adaptations passages-2-3|camel
beavers|4|passages-4-5|beaver
sloths|1|science.animals.habitats|sloth
hamsters|2|none
guinea pigs|3|none
dogs|8|science.animals.*|dog
ocean animals|1|science.animals.habitats|sea
rainforest|2|science.animals.habitats|rain forest
mammals|4|science.animals.groups|mammal
reptiles|3|science.animals.groups|reptile
insects|2|science.animals.groups|insect
baby animals|1|science.animals.young
Animals|1|science.animals.*
farm animals|1|science.animals.*|cow, pig, horse, sheep, goat, hen, duck, goose
animal habitats|2|science.animals.habitats
hibernation|4|passages-4-5
bird migration|7|passages-6-8
coral reefs|3|passages-2-3|reef, coral, shell
pets|2|science.animals.*|dog, cat, rabbit, goldfish
zoo|2|none
plants|1|science.life.needs|plant
flowers|4|science.plants.parts|flower
leaves|4|science.plants.parts|leaf
trees|3|none
photosynthesis|7|science.cells.photosynthesis
mushrooms|5|none
food chains|4|science.ecosystems.food-webs
soccer|3|none
football|5|none
football rules|5|none
basketball|4|none
baseball|1|passages-k-1
swimming|3|none
gymnastics|4|none
chess|5|passages-4-5
hockey|6|none
boxing|5|none
cricket|4|none
tennis|4|none
karate|3|none
Olympics|7|history.events.years|Olympic
skateboarding|6|none
riding a bike|1|passages-k-1
space|4|science.space.planets
outer space|4|none
planets|4|science.space.planets
the solar system|5|science.space.planets
Jupiter|4|science.space.planets|Jupiter
mars|5|science.space.planets|Mars
Saturn's rings|4|none
Pluto|4|none
black holes|10|science.space.stars|black hole
stars|10|science.space.stars
the moon|2|science.space.changing-moon
Moon phases|6|science.space.moon-phases
eclipses|7|science.space.eclipses
astronauts|6|history.people.known-for|Gagarin, Armstrong, Tereshkova
moon landing|6|history.events.years|Moon
rockets|4|none
aliens|3|none
star wars|4|none
big bang theory|10|science.space.star-lives|universe
gravity|5|science.forces.contact
comets|5|passages-4-5|comet
day and night|1|science.space.day-and-night passages-k-1
Christmas|2|none
Halloween|3|none
Thanksgiving|3|none
Easter|1|none
Hanukkah|3|none
Diwali|4|none
Ramadan|5|none
Valentine's Day|2|none
New Year|3|none
birthdays|1|none
Columbus Day|6|history.events.years|Columbus
Martin Luther King Day|6|history.people.known-for|Martin Luther King
Black History Month|6|history.people.known-for|Parks, King, Tubman, Douglass
World War II|6|history.events.years|Second World War, Pearl Harbor, D-Day
ww2|8|history.events.years|Second World War, Pearl Harbor, D-Day
World War 1|8|history.events.years|First World War
the second world war|10|history.events.years|Second World War, Pearl Harbor, D-Day
World War III|8|none
World War II|2|none
the civil war|8|history.events.years|Civil War, Emancipation, Lincoln
American Revolution|7|history.events.years|Boston Tea Party, Declaration
cold war|10|history.events.years|Cuban, Berlin Wall, Soviet, Sputnik, NATO
Vietnam War|9|history.events.years|Vietnam
Korean War|9|none
Gulf War|9|none
war|7|none
the art of war|9|none
the French Revolution|9|history.events.years|Bastille
Titanic|6|history.events.years|Titanic
ancient Egypt|5|history.ancient.civilizations|Egypt
pyramids of Egypt|5|history.ancient.civilizations|Egypt
vikings|5|history.ancient.civilizations|Viking
ancient Rome|6|history.ancient.civilizations|Roman
Greek mythology|6|none
ancient Greece|6|history.ancient.civilizations|Greek
mummies|5|none
gladiators|6|none
inventors|6|none
leaders|7|history.people.known-for
bunnies|2|science.animals.*|rabbit
addition and subtraction|3|math.addition.* math.subtraction.*
mean, median and mode|6|math.statistics.*
knights and castles|4|none
pirates|3|none
cowboys|3|none
samurai|6|none
the Holocaust|9|none
Underground Railroad|7|history.people.known-for|Tubman
9/11|8|history.events.years|September 11
Declaration of Independence|7|history.events.years history.civics.documents|Declaration
the Constitution|8|history.civics.*
Bill of Rights|8|history.civics.amendments history.civics.documents
presidents|7|history.people.us-presidents
Abraham Lincoln|6|history.people.known-for history.people.us-presidents|Lincoln
george washington|7|history.people.known-for history.people.us-presidents|George Washington
Washington|5|none
Einstein|7|history.people.known-for|Einstein
Marie Curie|5|history.people.known-for|Curie
Rosa Parks|3|history.people.known-for|Rosa Parks
Cleopatra|6|history.people.known-for|Cleopatra
Shakespeare|9|history.people.known-for|Shakespeare
Taylor Swift|6|none
Messi|4|none
Ronaldo|5|none
scientists|6|history.people.known-for|Curie, Darwin, Einstein, Newton, Fleming, Galile, Jenner, Mendeleev
explorers|5|history.people.known-for
MrBeast|5|none
Ada Lovelace|7|passages-6-8|Ada
France|4|geography.*|France
Japan|5|geography.*|Japan
Brazil|6|geography.*|Brazil
India|4|geography.*|India
Germany|3|geography.*|Germany
Africa|5|geography.*|Africa
Georgia|5|none
Turkey|4|none
Texas|5|geography.capitals.us-states|Texas, Austin
California|4|geography.capitals.us-states|California, Sacramento
state capitals|5|geography.capitals.us-states
continents|4|geography.continents.countries
Mount Everest|6|geography.world.facts history.events.years|Everest
the Nile|5|geography.world.facts|Nile
oceans|5|geography.*|Ocean
deserts|5|geography.*|desert
rivers|6|geography.*
countries of the world|4|geography.*
volcanoes|5|science.earth.hazards geography.land.forms|volcan
how do volcanoes work?|5|science.earth.hazards geography.land.forms|volcan
World War II|3|history.events.years
death of a star|3|none
earthquakes|5|science.earth.hazards|earthquake
tornadoes|6|science.earth.hazards|tornado
hurricanes|5|science.earth.hazards|hurricane
weather|1|science.weather.*
climate change|10|science.climate.system
winter|1|science.weather.seasons|winter
spring|0|science.weather.seasons|spring
autumn|1|science.weather.seasons|fall
the four seasons|1|science.weather.seasons
summer vacation|2|none
the water cycle|4|science.earth.water-cycle
rain|1|passages-k-1
snow|1|none
clouds|2|none
levers|5|science.forces.simple-machines|lever
thermometers|4|science.measurement.tools|thermometer
adverbs|5|reading.grammar.*
nouns|5|reading.grammar.*|noun
rainbows|2|none
why is the sky blue|3|none
rocks|5|science.earth.rocks-and-layers
diamonds|6|none
recycling|6|science.ecosystems.human-impact|recycl
pollution|6|science.ecosystems.human-impact
electricity|4|science.electricity.conductors
magnets|3|science.forces.magnets
light|2|science.waves.light-sources
Sound|2|science.waves.sound
atoms|8|science.chemistry.atoms
periodic table|8|science.chemistry.symbols
gold|8|science.chemistry.symbols|gold
slime|3|none
robots|4|none
coding|5|none
artificial intelligence|8|none
cars|1|none
trains|1|none
airplanes|3|none
the Wright brothers|6|history.events.years|Wright
DNA|10|science.*
evolution|8|science.evolution.natural-selection
dna and genes|8|science.genetics.words
the human body|4|science.body.organs
heart|5|science.body.*|heart
the brain|5|science.body.* science.life.sensing|brain
bones|4|science.body.organs|bone
teeth|2|none
my five senses|0|science.body.senses
eyes|1|science.body.senses|eye
germs|3|none
healthy eating|4|none
vitamins|5|none
sleep|2|passages-2-3|sleep
puberty|6|none
feelings|2|none
emotions|4|none
anger|3|none
friendship|3|none
bullying|4|none
kindness|2|none
family|1|none
moms|1|none
Lego|3|none
Minecraft|4|none
Roblox|4|none
Fortnite|6|none
Pokémon|3|none
Barbie|2|none
Frozen|1|none
Harry Potter|5|none
Super Mario|3|none
dolls|1|none
kites|3|passages-2-3|kite
video games|6|none
anime|6|none
pizza|3|none
ice cream|2|none
chocolate|4|none
cheese|3|passages-2-3|cheese
bread|7|passages-6-8
fruits and vegetables|1|none
apples|1|none
cooking|5|life.cooking.recipes
sushi|4|none
music|4|none
guitar|5|none
violin|5|passages-4-5|violin
dance|3|none
painting|3|none
the Mona Lisa|7|history.people.known-for|Leonardo
poems|1|none
fairy tales|2|none
jokes|3|none
the alphabet|0|reading.phonics.*
ABC|0|reading.phonics.*
rhyming words|1|reading.phonics.rhymes
spelling|3|reading.spelling.words
sight words|0|reading.words.sight-words
nouns|2|reading.grammar.*
nouns and verbs|3|reading.grammar.*
commas|4|reading.writing.commas
synonyms|4|reading.vocabulary.synonyms reading.vocabulary.synonyms-middle
metaphors|6|reading.literature.figures-of-speech
main idea|2|reading.main-idea.grades-2-3
reading comprehension|5|reading.*
plurals|2|reading.grammar.plurals
sentences|9|reading.*
grammar|4|reading.*
counting|0|math.counting.*
counting to 10|0|math.counting.objects math.counting.next
addition|1|math.addition.*
addition|4|math.addition.multi-digit
adding within 20|1|math.addition.within-20
subtraction|2|math.subtraction.*
times tables|3|math.multiplication.facts
multiplicaton|3|math.multiplication.facts
multiplication|2|math.multiplication.*
long division|5|math.division.long
fractions|1|math.fractions.equal-shares
fractions|3|math.fractions.*
adding fractions with unlike denominators|5|math.fractions.add
adding and subtracting fractions|5|math.fractions.*
fractoins|4|math.fractions.*
decimals|5|math.decimals.*
percentages|7|math.percent.*
negative numbers|7|math.integers.*
integers|7|math.integers.*
algebra|8|math.*
algebra|1|none
solving equations|7|math.algebra.*
quadratic equations|10|math.algebra.quadratics
geometry|4|math.*
shapes|1|math.geometry.*
triangles|2|math.geometry.*|triangle
angles|6|math.geometry.*
area and perimeter|4|math.geometry.*
pythagorean theorem|9|math.geometry.pythagoras
pi|8|math.geometry.circles
trigonometry|10|math.trigonometry.*
calculus|2|none
calculus|12|math.derivatives.* math.integrals.*
derivatives|11|math.derivatives.*
statistics|7|math.statistics.*
probability|8|math.probability.*
mean|6|math.statistics.*
telling time|1|life.time.clock
money|2|life.money.*
saving money|6|life.money.budget
taxes|9|life.economics.taxes life.money.discount
days of the week|1|life.calendar.days
supply and demand|9|life.economics.supply-demand
the stock market|10|none
voting|9|history.civics.elections
maps|3|geography.maps.*
photosynthesis|1|none
counting|12|none
math|3|math.*
science|5|science.*
friction|5|none
addiction|8|none
desserts|4|none
biology|9|science.*
vowels|1|reading.phonics.short-vowels reading.phonics.long-vowels
machines|5|science.forces.simple-machines
lion king|2|none
spider man|2|none
heart attack|5|none
war of 1812|8|none
industrial revolution|9|none
Chinese|5|none
speaking French|4|none
black panther|5|none
spelling bee|4|none
Robin Hood|5|none
big cats|3|none
the color red|10|none
my dog|2|science.animals.*|dog
surprise me|4|none
no math please|3|none
anything but fractions|4|none
xyzzy|5|none
!!!|4|none
🦖🦕|2|none
恐竜|3|none
динозавры|3|none
Éléphants|3|science.animals.*|elephant
trial and error|8|none
law and order|9|none
rock and roll|6|none
time travel|6|none
French Revolution|9|history.events.years|Bastille
Mount Everest|3|history.events.years|Everest
Titanic|5|history.events.years|Titanic
Columbus|5|history.events.years|Columbus
Boston Tea Party|5|history.events.years|Boston Tea Party
Pilgrims|5|history.events.years|Mayflower
the digestive system|5|science.body.organs|stomach, intestine, esophagus, liver
Bill of Rights|5|history.civics.amendments|First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth, Ninth, Tenth
carbon cycle|10|science.ecosystems.cycles-of-matter|combustion, decomposition, burial
bees|3|passages-2-3|honeybee
cats|0|passages-k-1|cat
ocean animals|5|science.animals.habitats|sea
ocean animals|8|none
mean median mode|5|none
poems|5|none
nursery rhymes|1|none
fossil fuels|4|none
camouflage|4|science.evolution.natural-selection|camouflage
nouns and verbs|2|reading.grammar.word-kinds|noun, verb
Addition and Subtraction|3|math.addition.stories
help with fractions|4|math.fractions.*
Emma needs help with fractions|4|math.fractions.*
My daughter really needs some practice with long division|5|math.division.long
Can you help me with adding fractions?|5|math.fractions.add
my son loves sharks|2|science.animals.*|shark
capital of France|5|geography.capitals.countries|France
What is the capital of Japan?|5|geography.capitals.countries|Japan
capital of Texas|5|geography.capitals.us-states|Texas
capital of Georgia|5|none
7 times table|3|math.multiplication.facts|7
the seven times table|3|math.multiplication.facts|7
times table of 8|4|math.multiplication.facts|8
multiply by 9|3|math.multiplication.facts|9
multiplying by six|3|math.multiplication.facts|6
6x7|3|math.multiplication.facts
what is 8 times 4?|3|math.multiplication.facts
25 x 13|5|math.multiplication.multi-digit
3/4 + 1/2|5|math.fractions.add
2/3 x 1/5|6|math.fractions.multiply
3 + 4|1|math.addition.within-10
8 plus 7|1|math.addition.within-20
47 + 38 =|2|math.addition.within-100
12 - 5|2|math.subtraction.within-20
56 ÷ 8|4|math.division.facts
100 / 4|4|math.division.long
17 divided by 5|4|math.division.remainder
2.5 + 1.25|5|math.decimals.add-subtract
9/11|3|history.events.years
1914-1918|8|none
24/7|5|none
New York Times 5|5|none
2 + 2|12|none
numbers to 10|0|math.counting.objects
numbers to 20|0|math.numbers.teens
circle|0|math.geometry.everyday-shapes|circle, round, coin, cup, moon, plate
big and small|0|math.measurement.compare-lengths
bugs|0|science.animals.groups|insect
my body|0|science.body.senses
farm animals|0|science.animals.*|cow, pig, horse, sheep, goat, hen, duck, goose
wild animals|2|science.animals.*|lion, tiger, wolf, bear, fox, deer, elephant, giraffe, zebra, kangaroo
zoo animals|1|science.animals.*
electric circuits|9|science.electricity.*
electric circuits|12|science.electricity.*
metric system|5|math.measurement.metric science.units.metric
killer whales|3|none
stars|1|none
friction|8|none
rhetoric|10|reading.argument.*
essay writing|9|reading.argument.*
Hamlet|10|none
Israel|6|none
president Obama|6|history.people.*|Obama
Martin Luther King Jr. Day|3|history.people.known-for|Martin Luther King
Astronomy|1|science.space.*
Astronomy|5|science.space.*
Astronomy|9|science.space.*
Art|3|none
Music|3|none
Foreign Language|7|none
Phoenix|5|none
Jordan|5|none
cell phones|6|none
power rangers|3|none
`
  .trim()
  .split('\n')
  .map((line) => {
    const [topic = '', grade = '', right = '', words] = line.split('|').map((cell) => cell.trim());
    return words === undefined ? [topic, Number(grade), right] : [topic, Number(grade), right, words];
  });
