import { table } from '../text.ts';

const columns = ['term', 'clue', 'why', 'field'] as const;

/** What living things need, and where they get it. Checked with a second list in the solver. */
export const needsFacts = table(
  columns,
  `
a plant|makes its food with light|Light is what a plant needs to grow.|plant
a rabbit|eats grass and leaves|It is a plant eater.|grass
an owl|hunts mice at night|It needs meat to live.|bird bugs
a fish|gets its air from water|Its gills take in the air.|bugs
a bee|drinks sweet juice from flowers|That juice is its food.|juice
a frog|eats flies and bugs|Its long tongue grabs them.|bugs air winter
a calf|drinks milk from a cow|Milk has all that it needs.|grass
a squirrel|stores nuts for the winter|Food is hard to find in snow.|winter
a worm|eats dead leaves in the ground|It turns them into good soil.|-
a bear|sleeps for most of the winter|It lives on its fat.|bugs winter grass
a whale|swims to the top for air|It has lungs, as we do.|air
a cactus|keeps water in its thick stem|Rain is rare where it grows.|plant
a bird|builds a nest for its eggs|The nest keeps the eggs safe.|bird bugs juice grass winter
a robin|pulls worms out of the ground|Worms are its food.|bird bugs
a spider|traps flies in its web|The web is sticky.|bugs
`,
);

/** Parts of animals and what they do. Checked with a second list in the solver. */
export const animalPartsFacts = table(
  columns,
  `
a wing|lifts a bird into the air|It pushes down on the air.|bird
a fin|helps a fish to swim|It pushes on the water.|-
a gill|takes air from the water|It is how a fish breathes.|-
a beak|helps a bird to pick up seeds|A bird has no teeth.|-
a claw|holds on to tree bark|It is sharp and bent.|bark
a trunk|lifts food to the mouth of an elephant|It is a long nose.|bark
a shell|is home to a snail|The snail can hide in it.|-
a quill|is a sharp spine of a porcupine|It keeps others away.|-
a webbed foot|helps a duck paddle on the pond|The skin in it pushes the water.|-
a whisker|helps a cat feel its way at night|It is a long stiff hair.|-
an antenna|helps an ant to smell and feel|It sits on the head.|-
a pouch|holds the young of a kangaroo|The young is warm and safe there.|-
a hoof|is the hard foot of a horse|It is made for running on firm ground.|-
a feather|keeps a bird dry and warm|No other animal has it.|bird
a long neck|lets a giraffe eat tree leaves|The best leaves are high up.|-
a stinger|guards a bee|A bee stings if it is in danger.|-
`,
);

/** What parents do for their young, and what the young do. Checked with a second list in the solver. */
export const parentsFacts = table(
  columns,
  `
a hen|sits on her eggs for weeks|The eggs must stay warm.|bird
a kangaroo mother|keeps her young in a pouch|The young is tiny at birth.|-
a cow|feeds her calf with milk|All mammals feed their young with milk.|-
a penguin father|holds an egg on his feet|The ice would freeze it.|-
a young robin|opens its beak wide for food|The parents see it and feed it.|-
a duckling|swims behind its mother|It is safe near her.|swim
a baby turtle|crawls to the sea alone|It never meets its parents.|-
a lion cub|learns to hunt in play|Play makes it fast and strong.|hide
a lamb|calls its mother with a bleat|She knows its voice.|bleat
a fawn|lies still in the grass|Its spots make it hard to see.|hide bleat
a robin parent|brings worms to the nest|The young birds cannot fly yet.|bird
a mother cat|carries her young by the neck|Loose skin there makes it safe.|mouth
a young monkey|clings to its mother's fur|She climbs with both hands free.|-
a crocodile mother|carries her young in her mouth|She holds them softly with her teeth.|mouth
a young beaver|learns to build a dam|It helps its parents for two years.|swim
`,
);

/** Animals and where they live in the wild. Checked with a second list in the solver. */
export const habitatFacts = table(
  columns,
  `
a whale|lives in the sea|It finds its food in salt water.|sea
a shark|lives in the sea|It finds its food in salt water.|sea
an octopus|lives in the sea|It finds its food in salt water.|sea
a starfish|lives in the sea|It finds its food in salt water.|sea
a jellyfish|lives in the sea|It finds its food in salt water.|sea
a tuna|lives in the sea|It finds its food in salt water.|sea
a camel|lives in a hot desert|It can live with little water.|-
a cactus|lives in a hot desert|It can live with little water.|-
a jerboa|lives in a hot desert|It can live with little water.|-
a toucan|lives in the rain forest|It finds fruit, leaves or prey in the wet forest.|-
a sloth|lives in the rain forest|It finds fruit, leaves or prey in the wet forest.|-
an orangutan|lives in the rain forest|It finds fruit, leaves or prey in the wet forest.|-
a gorilla|lives in the rain forest|It finds fruit, leaves or prey in the wet forest.|-
a polar bear|lives on the cold ice|Thick fat keeps it warm.|sea
a walrus|lives on the cold ice|Thick fat keeps it warm.|sea
a bullfrog|lives in a pond|It lives in still fresh water.|-
a cattail|lives in a pond|It lives in still fresh water.|-
duckweed|lives in a pond|It lives in still fresh water.|-
a newt|lives in a pond|It lives in still fresh water.|-
a zebra|lives on the grassland|It lives where grass grows and trees are few.|-
a giraffe|lives on the grassland|It lives where grass grows and trees are few.|-
a bison|lives on the grassland|It lives where grass grows and trees are few.|-
a wildebeest|lives on the grassland|It lives where grass grows and trees are few.|-
`,
);

/** How pollen and seeds travel. Checked with a second list in the solver. */
export const pollinationFacts = table(
  columns,
  `
a bee|gets pollen on its hairs|It takes the pollen to the next flower.|visitor
a dandelion seed|floats on white hairs|The hairs work like a parachute.|-
a coconut|drifts over the sea|It is light, so waves bring it to a beach.|-
a burr|sticks to the fur of animals|Tiny hooks hold it.|-
a cherry|is a sweet fruit that birds eat|The birds drop its stone far away.|-
an acorn|is buried by a squirrel|The squirrel may forget it, and an oak grows.|-
a maple seed|spins down like a propeller|Its wing keeps it up in the wind.|-
a pea pod|dries and bursts open|The seeds shoot out.|-
a hummingbird|drinks nectar with a thin beak|Pollen sticks to its head.|visitor
a bat|visits flowers that open at night|It carries their pollen in the dark.|visitor
pine pollen|flies in yellow clouds|Wind blows it, since pine trees have no bright flowers.|-
a bright petal|shows a flower to insects|They come to it for food.|-
nectar|is a sweet drink in flowers|It brings insects to the pollen.|-
`,
);

/** Traits and where they come from. Checked with a second list in the solver. */
export const traitFacts = table(
  columns,
  `
the color of a cat's eyes|is inherited from the parents|It is there without learning or practice.|-
the number of petals of a rose|is inherited from the parents|It is there without learning or practice.|-
the stripe pattern of a zebra|is inherited from the parents|It is there without learning or practice.|-
the long neck of a giraffe|is inherited from the parents|It is there without learning or practice.|-
the shape of an oak leaf|is inherited from the parents|It is there without learning or practice.|-
the spot pattern of a ladybug|is inherited from the parents|It is there without learning or practice.|-
the curly tail of a pig|is inherited from the parents|It is there without learning or practice.|-
the natural color of hair|is inherited from the parents|It is there without learning or practice.|-
a dog's trick of rolling over|is learned|It takes practice or a teacher.|-
reading a book|is learned|It takes practice or a teacher.|-
riding a bike|is learned|It takes practice or a teacher.|-
a word spoken by a parrot|is learned|It takes practice or a teacher.|-
playing the flute|is learned|It takes practice or a teacher.|-
tying a shoe|is learned|It takes practice or a teacher.|-
a lion's skill in hunting|is learned|It takes practice or a teacher.|-
speaking French|is learned|It takes practice or a teacher.|-
the yellow color of a plant kept in the dark|is caused by the surroundings|Food, light, weather or an accident made it.|-
the slant of a tree bent by the wind|is caused by the surroundings|Food, light, weather or an accident made it.|-
a scar on a knee|is caused by the surroundings|Food, light, weather or an accident made it.|-
a tan from the sun|is caused by the surroundings|Food, light, weather or an accident made it.|-
the pink color of a flamingo from its food|is caused by the surroundings|Food, light, weather or an accident made it.|-
the small size of a plant in dry soil|is caused by the surroundings|Food, light, weather or an accident made it.|-
a broken branch of an oak|is caused by the surroundings|Food, light, weather or an accident made it.|-
the extra weight of an overfed pet|is caused by the surroundings|Food, light, weather or an accident made it.|-
`,
);

/** Adaptations and how they help to survive. Checked with a second list in the solver. */
export const adaptationFacts = table(
  columns,
  `
a polar bear|has thick fat under white fur|The fat keeps it warm, and white is hard to see on snow.|den
a camel|stores fat in a hump|It lives on the fat when there is no food.|-
a walking stick insect|looks like a twig|Birds do not notice it.|-
a skunk|sprays a bad smell|Enemies remember it and stay away.|den
a wild goose|flies south for the winter|Food is easier to find there.|-
a woodchuck|hibernates in a hole|Its body needs little energy while it sleeps.|den
a cactus|has spines instead of broad leaves|It loses less water that way.|-
an anteater|has a long sticky tongue|It reaches deep into ant nests.|tongue
an eagle|grabs prey from above with curved claws|They hold the prey in flight.|-
a chameleon|turns each eye by itself|It looks in two directions for insects.|tongue
a harmless king snake|has bands like a coral snake|Enemies take it for the venomous one.|-
a water lily|has wide leaves that float|They catch light on top of the water.|-
a desert fox|has very large ears|They give off heat and hear prey.|-
a meerkat|stands guard for its group|It warns the others of danger.|-
`,
);

/** Structures that sense, and what they do with the information. Checked with a second list in the solver. */
export const structureFacts = table(
  columns,
  `
the pupil|is the opening that lets light into the eye|It gets smaller in bright light.|-
the lens of the eye|bends light into a sharp picture|It changes its shape for near and far things.|-
the retina|changes light into nerve signals|It lies at the back of the eye.|-
the eardrum|shakes when sound reaches it|It is a thin skin that moves with the air.|-
the outer ear|catches sound like a funnel|Some animals turn it to the sound.|-
a nerve|carries signals between the body and the brain|It works like a cable.|line
the brain|works out what the signals mean|It compares them with what it remembers.|-
a taste bud|notices sweet, sour or salty food|There are many on the tongue.|-
the spinal cord|runs inside the backbone|It links the brain with the body.|line
a reflex|pulls the hand away before we think|The signal takes a short way through the spinal cord.|-
an echo|tells a bat where an insect flies|The bat calls and hears the sound come back.|-
a forked tongue|brings smells to a snake|The tips pick up tiny bits from the air.|-
a lateral line|feels moving water along a fish|It warns of other animals.|-
`,
);

/** Fossils and what they show. Checked with a second list in the solver. */
export const fossilFacts = table(
  columns,
  `
a footprint in stone|shows how an animal walked|The mud hardened before the print was gone.|-
a seashell in mountain rock|shows that a sea once covered the place|Shell animals of the sea live in salt water.|-
a fossil palm leaf in a cold land|shows that the climate was warmer|Palms do not grow where it freezes hard.|-
an insect in amber|was trapped in the resin of a tree|The sticky resin flowed over it and hardened.|gone
a flat tooth|shows that an animal chewed plants|Flat teeth grind leaves and grass.|-
a sharp pointed tooth|shows that an animal ate meat|Pointed teeth tear flesh.|-
petrified wood|is a tree that minerals turned to stone|Water carried the minerals into the wood.|-
a mold in rock|is a hollow in the shape of a shell|The shell went away, and its shape stayed.|-
a cast|is rock that filled a hollow shape|It looks like the shell itself.|-
a frozen mammoth|was kept whole by ice in cold ground|Ice keeps soft parts from rotting.|gone
an extinct animal|no longer lives anywhere on Earth|We know many of them only from fossils.|gone
coal|formed from plants of ancient swamps|The plants were buried and pressed for millions of years.|-
`,
);
