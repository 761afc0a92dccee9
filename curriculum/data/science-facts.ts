import { table } from '../text.ts';

/** Things that a part of the body does for a sense. Checked with a second list in the solver. */
export const senses = table(
  ['term', 'clue', 'why', 'field'],
  `
an eye|sees a red kite|Light brings us colors.|-
an eye|sees the moon|The moon sends light to us.|-
an eye|looks at a book|We see words by their light.|-
an eye|sees a green leaf|Light brings us colors.|-
an eye|sees a star|The light of a star comes to us.|-
an ear|hears a bell|Sound comes through the air.|-
an ear|hears a drum|Sound comes through the air.|-
an ear|hears a song|Sound comes through the air.|-
an ear|hears a dog bark|A bark is a sound.|-
an ear|hears rain fall|Falling rain makes a sound.|-
a nose|smells a rose|A smell comes with the air.|-
a nose|smells smoke|A smell comes with the air.|-
a nose|smells fresh bread|A smell comes with the air.|-
a nose|smells the soap|A smell comes with the air.|-
a tongue|tastes a sweet plum|Sweet is a taste.|-
a tongue|tastes salt|Salty is a taste.|-
a tongue|tastes a sour lime|Sour is a taste.|-
skin|feels soft fur|Skin can feel soft and rough things.|-
skin|feels a cold wind|Skin can feel warm and cold.|-
skin|feels a rough rock|Skin can feel soft and rough things.|-
skin|feels warm sun|Skin can feel warm and cold.|-
`,
);

/** Planets, nearest to the Sun first, without numbers of moons, which discoveries change. As of 2026-11. */
export const planets = [
  'Mercury',
  'Venus',
  'Earth',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
] as const;

/** Undisputed statements about the solar system. As of 2026-11. */
export const planetFacts = table(
  ['question', 'answer', 'level', 'clue', 'why'],
  `
Which planet in our solar system is the largest?|Jupiter|0|All others would fit into it together.|Jupiter is eleven times as wide as the Earth.
Which planet in our solar system is the smallest?|Mercury|0|It is only a little larger than our Moon.|Mercury is less than half as wide as the Earth.
On which planet do we live?|Earth|0|It has air that we can breathe.|The Earth is our home in space.
Which planet is known as the Red Planet?|Mars|0|Its dust is full of rust.|Iron rust colors the ground of Mars red.
Which planet in our solar system has the brightest and widest rings?|Saturn|0|Pieces of ice make its rings shine.|The rings of Saturn are of bright ice.
Which planet in our solar system is the hottest?|Venus|1|It is not the nearest one: thick air holds its heat.|The thick air of Venus holds the heat like a blanket.
Which planet rotates tipped over on its side?|Uranus|1|It is one of the two giants of ice.|Uranus lies on its side as it goes around the Sun.
Which planet has the Great Red Spot?|Jupiter|1|The spot is a storm in the clouds of a giant of gas.|The Great Red Spot is a huge storm on Jupiter.
Which planet in our solar system has the shortest year?|Mercury|1|The nearer a planet is to the Sun, the shorter its year.|Mercury goes around the Sun in 88 days.
Which planet in our solar system has the longest year?|Neptune|1|The farther a planet is from the Sun, the longer its year.|Neptune needs about 165 years for one round.
Which planet has the tallest known volcano, Olympus Mons?|Mars|1|The volcano is on a cold planet with red dust.|Olympus Mons on Mars is more than 20 km high.
Which planet has the moon Titan?|Saturn|2|Titan goes around a giant with wide rings.|Titan is the largest moon of Saturn.
Which planet has the moons Phobos and Deimos?|Mars|2|Their names mean fear and dread, sons of the god of war.|Phobos and Deimos are the two small moons of Mars.
Which planet has the moons Io, Europa, Ganymede and Callisto?|Jupiter|2|Galileo saw these four beside the largest planet.|Io, Europa, Ganymede and Callisto are the largest moons of Jupiter.
Which planet has the moon Triton?|Neptune|2|Triton is a son of the god of the sea.|Triton is the largest moon of Neptune.
Which planet has the moons Titania and Oberon?|Uranus|2|They go around a planet that lies on its side.|Titania and Oberon are the largest moons of Uranus.
Which planet in our solar system has the shortest day?|Jupiter|2|Though it is very large, it turns once in ten hours.|Jupiter turns once in about ten hours.
Which planet in our solar system has liquid oceans of water on its surface?|Earth|0|It is neither too hot nor too cold for them.|Water covers most of the Earth.
`,
);

/** Parts of the body and what they do. Parts of a common field help each other with the same work. Checked with a
 * second list in the solver. */
export const organs = table(
  ['term', 'clue', 'why', 'field'],
  `
the heart|pumps blood through the body|It is a muscle that squeezes all day and night.|blood
a lung|takes oxygen from the air into the blood|Its tiny sacs have thin walls, and oxygen passes through them.|air
the brain|controls the body and lets us think|Nerves carry its messages to each part.|-
the stomach|breaks up food with acid|It mixes the food like a bag that squeezes.|digestion
the skin|covers the body and keeps germs out|It is a wall around all that is inside.|-
a muscle|pulls on a bone to move it|Muscles can pull but not push, so many work in pairs.|frame air
a bone|gives the body a firm frame|Without bones we could not stand.|frame
a kidney|filters the blood and makes urine|Waste leaves the body with the urine.|blood
the liver|makes bile, which helps to digest fat|It also stores sugar and clears poisons.|blood digestion
the small intestine|passes most nutrients from food into the blood|Its folded wall has a very large surface.|digestion
the large intestine|takes water back from undigested food|The rest leaves the body.|digestion
the bladder|stores urine|It stretches as it fills.|-
the pancreas|makes insulin|Insulin lets cells take in sugar from the blood.|digestion
the esophagus|carries food from the mouth to the stomach|Its muscles squeeze the food along.|digestion
the trachea|carries air to the lungs|It is also called the windpipe.|air
the diaphragm|pulls air into the lungs by moving down|It is a sheet of muscle below the lungs.|air frame
an artery|carries blood away from the heart|Its thick wall withstands the strong push of the blood.|blood
a vein|carries blood back to the heart|Flaps in it keep the blood from flowing back.|blood
`,
);

/** Parts of a plant and what they do. A job may also be that of another part of the field: petals and flower. Checked
 * with a second list in the solver. */
export const plantParts = table(
  ['term', 'clue', 'why', 'field'],
  `
a root|takes up water from the soil|Fine hairs on it reach between the grains of soil.|hold
a leaf|makes food with the energy of sunlight|It is flat, so that much light falls on it.|leaf
a stem|holds up the leaves and carries water to them|Thin tubes run through it from the ground upward.|hold leaf
a flower|is where seeds begin to form|Its pollen and its egg cells meet there.|bloom
a seed|holds a tiny new plant and food for it|The food lasts until the first leaves are out.|bloom
a fruit|grows around the seeds and protects them|Many animals eat it and spread the seeds.|bloom
bark|protects the trunk of a tree|It is a firm cover that keeps out cold and insects.|guard
a petal|attracts insects with its color|Insects that visit the flower carry its pollen.|bloom
a thorn|keeps animals from eating the plant|It is sharp and hurts the mouth.|guard
a stoma|is a tiny opening that lets gases in and out|It lets carbon dioxide in and oxygen out.|leaf
chlorophyll|makes leaves green and takes in light|It is a substance inside the leaf cells.|leaf
pollen|is the fine dust that wind or bees bring to a flower|With it, a flower can make seeds.|bloom
`,
);

/** Parts of cells and what they do. Those of a common field share a function. Checked with a second list in the
 * solver. */
export const organelles = table(
  ['term', 'clue', 'why', 'field'],
  `
the nucleus|holds most of the DNA of the cell|The DNA has the instructions for proteins.|-
the cell membrane|controls what enters and leaves the cell|It lets some substances pass and keeps others out.|-
the cell wall|gives a plant cell a stiff outer layer|It lies outside of the membrane.|firmness
a chloroplast|carries out photosynthesis|Its chlorophyll takes in light.|energy
a mitochondrion|releases energy from food in respiration|The energy is stored in ATP for the work of the cell.|energy content
a ribosome|builds proteins|It joins amino acids in the order that RNA gives.|protein
the cytoplasm|fills the cell around its other parts|It is mostly water, and many reactions take place in it.|content energy
the large central vacuole|stores water and keeps a plant cell firm|Full of water, it presses against the wall.|firmness content
the Golgi apparatus|packs and ships proteins|It works like a post office of the cell.|-
a lysosome|breaks down waste in an animal cell|Its enzymes digest old parts.|-
a flagellum|moves a cell by beating like a whip|A sperm cell swims with one.|-
the rough endoplasmic reticulum|is a folded membrane with ribosomes on it|The ribosomes make it look rough.|protein
`,
);
