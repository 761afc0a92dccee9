import { table } from '../text.ts';

/**
 * Animals with class, body covering (? if no single word fits) and diet (? if it varies). As of 2026-11. Checked with
 * second lists in the solver.
 */
export const animals = table(
  ['name', 'group', 'cover', 'diet'],
  `
dog|mammal|fur|?
cat|mammal|fur|carnivore
cow|mammal|fur|herbivore
horse|mammal|fur|herbivore
sheep|mammal|fur|herbivore
goat|mammal|fur|herbivore
lion|mammal|fur|carnivore
tiger|mammal|fur|carnivore
wolf|mammal|fur|carnivore
bear|mammal|fur|omnivore
mouse|mammal|fur|omnivore
fox|mammal|fur|omnivore
deer|mammal|fur|herbivore
rabbit|mammal|fur|herbivore
bat|mammal|fur|?
seal|mammal|fur|carnivore
whale|mammal|?|?
dolphin|mammal|?|carnivore
elephant|mammal|?|herbivore
giraffe|mammal|fur|herbivore
zebra|mammal|fur|herbivore
kangaroo|mammal|fur|herbivore
koala|mammal|fur|herbivore
pig|mammal|?|omnivore
raccoon|mammal|fur|omnivore
hen|bird|feathers|omnivore
duck|bird|feathers|omnivore
goose|bird|feathers|herbivore
owl|bird|feathers|carnivore
hawk|bird|feathers|carnivore
eagle|bird|feathers|carnivore
crow|bird|feathers|omnivore
swan|bird|feathers|?
robin|bird|feathers|?
parrot|bird|feathers|?
penguin|bird|feathers|carnivore
ostrich|bird|feathers|omnivore
pelican|bird|feathers|carnivore
flamingo|bird|feathers|?
shark|fish|?|?
trout|fish|scales|carnivore
carp|fish|scales|omnivore
cod|fish|scales|?
salmon|fish|scales|carnivore
tuna|fish|?|carnivore
goldfish|fish|scales|?
perch|fish|scales|carnivore
pike|fish|scales|carnivore
seahorse|fish|?|carnivore
snake|reptile|scales|carnivore
lizard|reptile|scales|?
crocodile|reptile|scales|carnivore
alligator|reptile|scales|carnivore
turtle|reptile|?|?
tortoise|reptile|?|?
iguana|reptile|scales|herbivore
gecko|reptile|scales|?
frog|amphibian|wet skin|?
toad|amphibian|?|?
newt|amphibian|wet skin|carnivore
salamander|amphibian|wet skin|carnivore
ant|insect|?|?
bee|insect|?|herbivore
wasp|insect|?|?
fly|insect|?|?
moth|insect|?|?
beetle|insect|?|?
butterfly|insect|?|?
grasshopper|insect|?|?
dragonfly|insect|?|carnivore
mosquito|insect|?|?
ladybug|insect|?|?
cricket|insect|?|?
`,
);

/** Animals and the names of their young. As of 2026-11. Checked with a second list in the solver. */
export const youngAnimals = table(
  ['name', 'young', 'sign'],
  `
dog|puppy|It wags its tail and barks.
cat|kitten|It purrs and plays with yarn.
cow|calf|It says moo like its mother.
horse|foal|It stands on long legs soon after birth.
sheep|lamb|It has a coat of soft wool.
goat|kid|It climbs and jumps on rocks.
pig|piglet|It has a flat nose and a curly tail.
bear|cub|It is born in a den in winter.
duck|duckling|It will learn to say quack.
goose|gosling|It will learn to honk.
swan|cygnet|It is gray now and will turn white.
owl|owlet|It will hunt mice at night.
frog|tadpole|It lives in water and has a tail.
kangaroo|joey|It rides in a pouch.
deer|fawn|It has white spots on its coat.
butterfly|caterpillar|It crawls and eats leaves.
`,
);

/** Living things for beginners. */
export const livingThings = [
  'dog',
  'cat',
  'cow',
  'pig',
  'hen',
  'duck',
  'bird',
  'fish',
  'frog',
  'bee',
  'ant',
  'fox',
  'bear',
  'goat',
  'tree',
  'rose',
  'bush',
  'fern',
  'owl',
  'weed',
] as const;

/** Things for beginners that are not alive. */
export const lifelessThings = [
  'rock',
  'cup',
  'shoe',
  'car',
  'book',
  'hat',
  'sock',
  'chair',
  'lamp',
  'spoon',
  'bell',
  'coin',
  'brick',
  'door',
  'kite',
  'pen',
  'box',
  'ball',
  'drum',
  'fork',
] as const;

/** What a body covering does, or what it tells. */
export const useOfCover: Record<string, string> = {
  fur: 'Fur keeps a body warm.',
  feathers: 'All birds have feathers, and no other animals do.',
  scales: 'Scales are small hard plates that guard the skin.',
  'wet skin': 'It can breathe through its wet skin.',
};
