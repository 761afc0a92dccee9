/** Facts of life and earth science; written separately from the generators' tables. */

/** Subjects by the end of their sentence; which several share. */
export const kinds: Record<string, string> = {
  'is alive':
    'a dog; a cat; a cow; a pig; a hen; a duck; a bird; a fish; a frog; a bee; an ant; a fox; a bear; a goat; a tree; a rose; a bush; a fern; an owl; a weed',
  'is not alive':
    'a rock; a cup; a shoe; a car; a book; a hat; a sock; a chair; a lamp; a spoon; a bell; a coin; a brick; a door; a kite; a pen; a box; a ball; a drum; a fork',
  'has fur':
    'a dog; a cat; a cow; a horse; a sheep; a goat; a lion; a tiger; a wolf; a bear; a mouse; a fox; a deer; a rabbit; a bat; a seal; a giraffe; a zebra; a kangaroo; a koala; a raccoon',
  'has feathers':
    'a hen; a duck; a goose; an owl; a hawk; an eagle; a crow; a swan; a robin; a parrot; a penguin; an ostrich; a pelican; a flamingo',
  'has scales':
    'a trout; a carp; a cod; a salmon; a goldfish; a perch; a pike; a snake; a lizard; a crocodile; an alligator; an iguana; a gecko',
  'has wet skin': 'a frog; a newt; a salamander',
  'is a mammal':
    'a dog; a cat; a cow; a horse; a sheep; a goat; a lion; a tiger; a wolf; a bear; a mouse; a fox; a deer; a rabbit; a bat; a seal; a whale; a dolphin; an elephant; a giraffe; a zebra; a kangaroo; a koala; a pig; a raccoon',
  'is a bird':
    'a hen; a duck; a goose; an owl; a hawk; an eagle; a crow; a swan; a robin; a parrot; a penguin; an ostrich; a pelican; a flamingo',
  'is a kind of fish':
    'a shark; a trout; a carp; a cod; a salmon; a tuna; a goldfish; a perch; a pike; a seahorse',
  'is a reptile': 'a snake; a lizard; a crocodile; an alligator; a turtle; a tortoise; an iguana; a gecko',
  'is an amphibian': 'a frog; a toad; a newt; a salamander',
  'is an insect':
    'an ant; a bee; a wasp; a fly; a moth; a beetle; a butterfly; a grasshopper; a dragonfly; a mosquito; a ladybug; a cricket',
  'is a herbivore':
    'a cow; a horse; a sheep; a goat; a deer; a rabbit; an elephant; a giraffe; a zebra; a kangaroo; a koala; a goose; an iguana; a bee',
  'is an omnivore': 'a bear; a mouse; a fox; a pig; a raccoon; a hen; a duck; a crow; an ostrich; a carp',
  'is a carnivore':
    'a cat; a lion; a tiger; a wolf; a seal; a dolphin; an owl; a hawk; an eagle; a penguin; a pelican; a trout; a salmon; a tuna; a perch; a pike; a seahorse; a snake; a crocodile; an alligator; a newt; a salamander; a dragonfly',
};

/** Ends of sentences, each with a pattern that only subjects of a true sentence fit. */
export const ends: readonly (readonly [string, RegExp])[] = [
  ['lives in the sea', /whale|shark|octopus|starfish|jellyfish|tuna/i],
  ['lives in a hot desert', /camel|cactus|jerboa/i],
  ['lives in the rain forest', /toucan|sloth|orangutan|gorilla/i],
  ['lives on the cold ice', /polar|walrus/i],
  ['lives in a pond', /bullfrog|cattail|duckweed|newt/i],
  ['lives on the grassland', /zebra|giraffe|bison|wildebeest/i],
  ['is inherited from the parents', /color of a cat|petals|stripe|long neck|leaf|spot|curly|natural color/i],
  ['is learned', /trick|reading|riding|spoken|flute|tying|skill|French/i],
  [
    'is caused by the surroundings',
    /kept in the dark|bent by|scar|tan|from its food|dry soil|broken|overfed/i,
  ],
  ['shows mutualism', /bee|anemone|bacteria|fungus/i],
  ['shows parasitism', /tick|tapeworm|flea|mistletoe/i],
  ['shows predation', /lion|owl|spider|pike/i],
  ['shows competition', /same light|carcass|for a mate|weed/i],
  ['shows commensalism', /barnacle|nests|orchid|egret/i],
  ['belongs to the digestive system', /stomach|intestine|esophagus/i],
  ['belongs to the respiratory system', /lung|trachea|diaphragm|nasal/i],
  ['belongs to the circulatory system', /heart|artery|vein|capillary/i],
  ['belongs to the nervous system', /brain|cord|nerve|neuron/i],
  ['belongs to the skeletal system', /skull|cage|bone/i],
  ['belongs to the urinary system', /kidney|bladder|ureter/i],
  [
    'belongs to photosynthesis only',
    /light$|chlorophyll|uptake of carbon|release of oxygen|making of sugar|chloroplasts/i,
  ],
  [
    'belongs to respiration only',
    /use of oxygen|release of carbon|breakdown|mitochondria|animal cells|cell work/i,
  ],
  ['belongs to both processes', /change of energy|plant cells|water|enzymes|exchange|for sugar/i],
  ['shows asexual reproduction', /splits|runner|potato|bud$|cutting|from a piece/i],
  ['shows sexual reproduction', /fertilize|pollen|sperm/i],
  ['shows growth without reproduction', /taller|ring|tail|heals|unfolds|heavier|thicker/i],
  ['is a carbohydrate', /starch|cellulose|glucose|glycogen|sucrose|lactose/i],
  ['is a protein', /hemoglobin|insulin|collagen|keratin|amylase|antibody/i],
  ['is a lipid', /oil|wax|cholesterol|phospholipid|fat|steroid/i],
  ['is a nucleic acid', /NA$/i],
  ['is evidence from anatomy', /arm bones|hip|five|small wing|remnant of a leg/i],
  ['is evidence from embryos', /pouches|before birth|shape/i],
  ['is evidence from fossils', /rock|stone|print of|layers/i],
  ['is evidence from molecules', /code|DNA|hemoglobin|gene/i],
  ['belongs to mitosis only', /two cells|skin|root|equal|single|same/i],
  ['belongs to meiosis only', /four|crossing|pairing|half|egg|second/i],
  ['belongs to both mitosis and meiosis', /copying|spindle|thick|lining|breakdown|cytoplasm/i],
  ['shows weathering', /splits|cracks|eats|rusts|flake|dissolves/i],
  ['shows erosion', /blows away|takes along|drags|pulls|washes|carries/i],
  ['shows deposition', /drops|piles|builds|leaves|settles/i],
  ['is renewable', /sunlight|wind|flowing|wood|plant oil|wool|cotton|waves|heat|biogas/i],
  ['is nonrenewable', /coal|petroleum|natural gas|uranium|ore$|gold|oil sand/i],
  ['belongs to the geosphere', /mountain|sand|lava|diamond|core/i],
  ['belongs to the hydrosphere', /ocean|river|water|glacier|iceberg/i],
  ['belongs to the atmosphere', /wind|ozone|breeze|nitrogen|oxygen/i],
  ['belongs to the biosphere', /oak|mushroom|whale|bacterium|person/i],
  ['is a sign of winter', /deep|ice$|snowman|icicle|sled/i],
  ['is a sign of spring', /bud|crocus|melting|tulip/i],
  ['is a sign of summer', /hot weather|wheat|beach|sunburn/i],
  ['is a sign of fall', /leaf|harvest|acorn|geese/i],
  ['is about weather', /now”|today|tonight|morning|noon|tomorrow|monday|night”/i],
  ['is about climate', /little rain|usually|most years|rarely|long cold|most winters|all year|average/i],
  ['is about neither weather nor climate', /chalk|oak|moon|trout|copper|worms/i],
];

/** Subjects of one sentence or a few, each with a pattern that only what is true of it fits. */
export const truths = `
an eye = \\b(sees?|looks?)\\b; an ear = \\bhears?\\b; a nose = \\bsmells?\\b; a tongue = \\btastes?\\b
skin = \\bfeels?\\b; a puppy = young dog; a kitten = young cat; a calf = young cow; a foal = young horse
a lamb = young sheep; a kid = young goat; a piglet = young pig; a cub = young bear; a duckling = young duck
a gosling = young goose; a cygnet = young swan; an owlet = young owl; a tadpole = young frog
a joey = young kangaroo; a fawn = young deer; a caterpillar = young butterfly; the heart = pump
a lung = oxygen from the air; the brain = lets us think; the stomach = with acid; the skin = germs out
a muscle = pulls on a bone; a bone = firm frame; a kidney = makes urine; the liver = bile
the small intestine = most nutrients; the large intestine = takes water back; the bladder = stores urine
the pancreas = insulin; the esophagus = from the mouth to the stomach; the trachea = carries air
the diaphragm = moving down; an artery = away from the heart; a vein = back to the heart
a root = water from the soil; a leaf = energy of sunlight; a stem = holds up the leaves
a flower = seeds begin to form; a seed = tiny new plant; a fruit = grows around the seeds; bark = trunk
a petal = color; a thorn = from eating the plant; a stoma = tiny opening; chlorophyll = makes leaves green
pollen = fine dust; the nucleus = most of the DNA; the cell membrane = enters and leaves
the cell wall = stiff outer layer; a chloroplast = photosynthesis; a mitochondrion = respiration
a ribosome = builds proteins; the cytoplasm = around its other parts; the large central vacuole = stores water
the Golgi apparatus = packs; a lysosome = breaks down waste; a flagellum = whip
the rough endoplasmic reticulum = folded membrane; a plant = with light; a rabbit = grass and leaves
an owl = hunts mice; a fish = air from water; a bee = juice from flowers|on its hairs; a frog = flies and bugs
a calf = milk from a cow; a squirrel = stores nuts; a worm = dead leaves; a bear = most of the winter
a whale = to the top; a cactus = thick stem|spines; a bird = builds a nest; a robin = worms out of
a spider = in its web; a wing = lifts a bird; a fin = fish to swim; a gill = air from the water
a beak = pick up seeds; a claw = tree bark; a trunk = to the mouth of an; a shell = to a snail
a quill = porcupine; a webbed foot = duck; a whisker = a cat feel; an antenna = an ant; a pouch = kangaroo
a hoof = foot of a horse; a feather = bird dry; a long neck = giraffe; a stinger = guards a bee; a hen = on her eggs
a kangaroo mother = pouch; a cow = with milk; a penguin father = on his feet; a young robin = opens its beak
a duckling = swims behind; a baby turtle = to the sea; a lion cub = hunt in play; a lamb = calls its mother
a fawn = lies still; a robin parent = brings worms; a mother cat = by the neck; a young monkey = fur
a crocodile mother = in her mouth; a young beaver = dam; a dandelion seed = white hairs; a coconut = drifts
a burr = sticks to; a cherry = sweet fruit; an acorn = buried; a maple seed = propeller; a pea pod = bursts
a hummingbird = thin beak; a bat = at night; pine pollen = yellow clouds; a bright petal = shows a flower
nectar = sweet drink; a polar bear = thick fat; a camel = hump; a walking stick insect = twig
a skunk = bad smell; a wild goose = south; a woodchuck = hibernates; an anteater = sticky tongue
an eagle = curved claws; a chameleon = each eye; a harmless king snake = coral snake
a water lily = leaves that float; a desert fox = large ears; a meerkat = stands guard
the pupil = opening that lets light; the lens of the eye = bends light; the retina = light into nerve
the eardrum = shakes; the outer ear = funnel; a nerve = carries signals between
the brain = what the signals mean; a taste bud = salty food; the spinal cord = inside the backbone
a reflex = before we think; an echo = tells a bat; a forked tongue = smells to a snake
a lateral line = along a fish; a footprint in stone = walked; a seashell in mountain rock = a sea once
a fossil palm leaf in a cold land = warmer; an insect in amber = resin; a flat tooth = chewed plants
a sharp pointed tooth = ate meat; petrified wood = turned to stone; a mold in rock = hollow in the shape
a cast = filled a hollow; a frozen mammoth = by ice; an extinct animal = no longer lives; coal = swamps
a long drought = dries up; a forest fire = opens the ground; a beaver dam = into a pond
cutting down a forest = nests of birds; a new kind of plant without enemies = crowds out
a highway through a wood = paths of deer; an oil spill = sea birds stick
too much fertilizer in a lake = algae grow thick; a flood = with new mud|lot of soil in
a volcano's lava = bare rock; planting hedges = new places to live; a warmer sea = corals lose
cleaning a river = clear water come back; photosynthesis = builds sugar; cellular respiration = energy from sugar
combustion = wood or coal into; decomposition = dead matter; nitrogen fixation = nitrogen gas into
denitrification = back into nitrogen gas; nitrification = ammonium
transpiration = from leaves into|leave a plant; condensation = droplets
burial over millions of years = into coal; weathering of rock = phosphorus; feeding = on to animals
burning coal = adds carbon dioxide; planting trees = carbon dioxide out; overfishing = grown fish
paving a field = rain run off; treating sewage = germs and waste; composting = scraps
recycling scrap metal = metal ore; spraying insecticide = kill bees; building a fish ladder = salmon
setting up a nature reserve = free from building; insulating a house = needed for heating
watering plants drop by drop = dry fields; throwing plastic into the sea = harms turtles
bringing in a foreign snake = wipe out birds; sweating = evaporates from the skin; shivering = quick muscle
the widening of skin vessels = more heat leave; the narrowing of skin vessels = away from the cold skin
the release of insulin = lowers blood sugar; the release of glucagon = raises blood sugar
the release of antidiuretic hormone = keep more water; faster breathing = carbon dioxide from the blood
a faster heartbeat = more blood to; blood clotting = closes a wound; labor in childbirth = with a birth
fever = set point; “gene” = section of DNA; “allele” = one version; “chromosome” = packed thread
“genotype” = that a living thing has; “phenotype” = seen or measured; “dominant” = with one copy
“recessive” = only with two copies; “homozygous” = identical alleles; “heterozygous” = different alleles
“mutation” = change in the DNA; “gamete” = egg cell or a sperm; “codominant” = both show; “carrier” = hidden recessive
variation = members of a population differ; inheritance = from parents to offspring; overproduction = more offspring
fitness = success in leaving; artificial selection = people choose; antibiotic resistance = drug kills
camouflage = predators find; sexual selection = attract mates; genetic drift = by chance
gene flow = from another population; extinction = last members; convergent evolution = unrelated species
allopatric speciation = river or mountain; sympatric speciation = within one place
temporal isolation = different times; behavioral isolation = courtship; mechanical isolation = do not fit
hybrid sterility = mule; adaptive radiation = many species; the founder effect = settlers
a bottleneck = few survivors; polyploidy = extra sets; coevolution = response to each other
a ring species = chain of neighbors; a river = to the sea|canyon; a lake = land all around
the ocean = biggest body; a hill = not a mountain; a mountain = with a peak; an island = on all sides; a cave = hollow in rock
a valley = between hills; a beach = by the sea; a glacier = river of ice|scrapes
a spring = out of the ground; a waterfall = over a cliff; a desert = little rain; a plain = flat land
a swamp = wet land; the wind = dunes; a sea wave = away a cliff; a landslide = slope down
a hedge = slows the wind; a plant root = holds the soil; a sea wall = from the shore
a heavy rain = down the hill; a river mouth = land from mud; a volcano = adds new rock; an earthquake = fault
a tsunami = sea floor moves; a volcanic eruption = lava and ash; a hurricane = huge storm; a tornado = spinning
a flash flood = dry valley; a drought = too little rain; an avalanche = slides down; a wildfire = dry plants
a lightning strike = thunderstorm; a blizzard = blowing snow; a heat wave = very hot; a sinkhole = cave roof
evaporation = puddle water; precipitation = rain, snow or hail; runoff = over the land; infiltration = sink into
melting = on a mountain|into magma; freezing = into ice; groundwater flow = through rock
sublimation = without melting first; storage in a glacier = thousands; uptake by a root = into a plant
a divergent boundary = move apart; a convergent boundary = toward each other
a transform boundary = past each other; subduction = down under; a mid-ocean ridge = where sea floor forms
a deep-sea trench = bends down; the Himalayas = India; a hot spot = chain of volcanoes
a rift valley = starts to split; mantle convection = carries heat; Pangaea = one large continent
the Ring of Fire = around the Pacific; a magnetic stripe = compasses once; slow cooling under ground = large crystals
fast cooling at the surface = glass; weathering = into sediment; erosion = to another place
deposition = settle in layers; compaction = presses; cementation = glues; heat with pressure = marble
uplift = raises; evaporation of a salty lake = rock salt; burial of shells = limestone$|limestone[?.]
the morning sun = east; the evening sun = west; the noon sun = highest; the night sky = full of stars
a full moon = round disk; a new moon = seen at all; a half moon = half a disk; a thin crescent = bent slice
a far star = seen by day; a long shadow = sun is low; a short shadow = sun is high; a summer day = many hours
a winter day = few hours; the turning Earth = day and night; a globe = small model; rotation = spin of the Earth
revolution = trip of the Earth; the tilt of the axis = causes the seasons; northern summer = leans toward
northern winter = leans away from; an equinox = at all places; the June solstice = longest day
the December solstice = shortest day; a leap day = quarter day; a noon shadow = shortest of the day
a shadow in the morning = to the west; a shadow in the evening = to the east; the North Star = in one place
a winter constellation = night in summer; a solar eclipse = needs the Moon between; a lunar eclipse = needs the Earth between
the umbra = inner part; the penumbra = outer part; an annular eclipse = bright ring
the corona = faint outer light; the tilt of the Moon's orbit = coming each month; a blood moon = is red
a high tide = bulge; a spring tide = extra strong; a neap tide = extra weak
the far side of the Moon = never faces; nuclear fusion = joins hydrogen; a nebula = cloud of gas
a main-sequence star = fuses hydrogen in; a red giant = swollen; a white dwarf = small hot core
a neutron star = very dense; a black hole = no light escape; a supernova = explosion
an absorption line = light of one color; a red shift = moves away; a blue color = very hot star
a red color = rather cool; a massive star = shortest life; the cosmic microwave background = glow
a cold front = short heavy; a warm front = long light; a stationary front = days of clouds
an occluded front = catches; a high-pressure area = sinking; a low-pressure area = rising air
wind = from high to low; a sea breeze = by day; a land breeze = at night; a maritime air mass = is moist
a continental air mass = is dry because; a jet stream = high above the ground; the Coriolis effect = turns winds
a rain shadow = behind a mountain; a greenhouse gas = heat that the ground; albedo = share of sunlight
melting sea ice = dark water; the burning of fossil fuels = from rock into the air; the ocean = acidic
a growing forest = carbon in wood; thawing permafrost = methane; an ice core = ancient air
a tree ring = how good a year; a large volcanic eruption = cool the climate; water vapor = strengthens warming
the expansion of warming water = sea level; a Milankovitch cycle = thousands of years; the ozone layer = ultraviolet
`;

/** Orders of steps. The last step of a cycle is followed by the first again. */
export const orders: Record<string, string> = {
  'the life of a butterfly': 'the egg, the caterpillar, the pupa, the adult butterfly, …',
  'the life of a frog':
    'the egg, the young tadpole, the tadpole with legs, the small frog with a tail, the adult frog, …',
  'the life of a ladybug': 'the egg, the larva, the pupa, the adult ladybug, …',
  'the life of a grasshopper': 'the egg, the young nymph, the older nymph, the adult grasshopper, …',
  'the life of a bean plant':
    'the seed, the sprout, the young plant with leaves, the plant in bloom, the plant with pods, …',
  'the life of an apple tree': 'the seed, the young tree, the grown tree, the blossom, the ripe apple, …',
  'the life of a hen': 'the fresh egg, the chick inside the egg, the hatched chick, the adult hen, …',
  'the life of a salmon':
    'the egg in the stream, the hatchling with a yolk sac, the young fish in the river, the adult in the sea, the adult back in the stream, …',
  'the life of a mosquito': 'the egg, the larva in water, the pupa in water, the flying adult, …',
  'the cycle of Moon phases':
    'the new moon, the waxing crescent, the first quarter, the waxing gibbous moon, the full moon, the waning gibbous moon, the last quarter, the waning crescent, …',
  'the trip of the Moon around the Earth':
    'the point between Earth and Sun, the first-quarter point, the point opposite the Sun, the third-quarter point, …',
  'the cell cycle':
    'the first growth phase, the copying of the DNA, the second growth phase, mitosis, the division of the cytoplasm, …',
  mitosis: 'prophase, metaphase, anaphase, telophase',
  'mitosis, as seen under a microscope':
    'the thickening of the chromosomes, the lining up in the middle, the parting of sister chromatids, the forming of two nuclei, the splitting of the cell',
  'the making of egg and sperm cells by meiosis':
    'the copying of the DNA, the pairing of homologous chromosomes, the parting of the pairs, the parting of sister chromatids, the splitting into four cells',
  'the life of a star like the Sun':
    'the nebula, the protostar, the main-sequence star, the red giant, the white dwarf',
  'the life of a very massive star':
    'the cloud of gas, the young protostar, the hot blue star, the red supergiant, the supernova, the black hole',
  'the fusion in a massive star': 'hydrogen, helium, carbon, oxygen, silicon, iron',
  'the early universe':
    'the Big Bang, the first atomic nuclei, the first atoms, the first stars, the first planets',
};
