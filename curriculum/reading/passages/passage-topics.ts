import { table } from '../../text.ts';

/** What a passage is about as a whole, in the words of somebody who looks for it. Others are about no such topic. */
const rows = table(
  ['title', 'names'],
  `
Stop and Go|traffic lights; traffic signs; road safety; traffic safety; signs and lights
Jin at Bat|baseball; softball; ball games
Ants|ants
The Sun|the sun
A Bird's Nest|birds' nests; nests; bird nests
Bats|bats
Mei and the Seed|planting a seed; growing a seed; how seeds grow
Corn|corn; corn plants
Day and Night|day and night
Hands|hands; thumbs; fingers
Logs|dead trees; logs
The Pen|pigs; mud
Snow Day|snow days; snow day; playing in the snow
Frogs|frogs; life of a frog; tadpoles
The Cat in the Shed|cats; kittens; cat
Ducks|ducks
Rain|rain
Trunks|elephants; elephant trunks
Bread with Baba|baking bread; bread
Whales|whales
Red Fish|fish tanks; pet fish; aquariums
Ravi Can Ride|riding a bike; bikes; bicycles
Ice|ice
Kite Trouble|kites; flying kites
The Library Cat|library cats
Sleep|sleep; sleeping; why we sleep
Shadows|shadows
Worms at Work|worms; earthworms
The Bean Race|beans; bean plants; growing beans
The First Wheels|wheels; invention of the wheel; the wheel
Seeds on the Move|seeds; how seeds travel
From Cow to Cheese|cheese; how cheese is made; milk and cheese
Why Leaves Change|leaves; fall leaves; autumn leaves; why leaves change color
The Bicycle Pump|bicycle pumps; air pumps
The Chalk Cliffs|chalk; chalk cliffs
A Home of Snow|igloos; snow houses
The Camel|camels
Where Pencils Come From|pencils; how pencils are made
Grandpa's Stamps|stamps; stamp collecting
Coral Reefs|coral reefs; corals; coral
How Bees Talk|bees; honeybees; honey bees
The Humpback's Song|whales; humpback whales; whale songs
Mail on Horses|Pony Express; mail on horses
The Lighthouse Keeper's Log|lighthouses; lighthouse keepers
The Kite Maker's Test|kites; kite making
The Orchard Owl|owls
The Beaver's Work|beavers; beaver dams
Taste and Smell|taste and smell; taste; smell; flavor
A Garden on the Roof|roof gardens; rooftop gardens
Octopus Minds|octopuses; octopus; octopi
The Moon's Face|the moon
Second Violin|violins; orchestras; violin
The Night of the Turtles|sea turtles; turtles; baby turtles
Why the Sea Is Salty|salt water; salty sea; salt in the sea; why the sea is salty; why the ocean is salty
The Bake Sale|bake sales; lemonade stands
Hibernation|hibernation; hibernating animals; animals in winter
How a Canyon Grows|canyons; how canyons form; Grand Canyon
Paper from Rags|paper; how paper is made; history of paper
Bridges That Hang|bridges; suspension bridges
The Chess Bench|chess
The Water Strider|water striders; pond insects
Sundials to Seconds|sundials; history of clocks
Crickets and Heat|crickets
The Erie Canal|Erie Canal
The Silk Secret|silk; silkworms; Silk Road
Braille's Dots|Braille; Louis Braille
Maria's Comet|comets; Maria Mitchell
The Understood Rule|chess
The Great Green Wall|Great Green Wall
The Apprentice Beekeeper|beekeeping; beekeepers; bees
The Chemistry of Bread|bread; baking bread; chemistry of bread; yeast
Mangroves|mangroves
Why Cities Are Hot|heat in cities; urban heat islands; hot cities
Women of the Radio Sky|pulsars; Jocelyn Bell; radio astronomy
The Rosetta Stone|Rosetta Stone; hieroglyphs; hieroglyphics
Migration by Magnet|bird migration; migration of birds; migrating birds; animal migration
The Wood Wide Web|wood wide web; fungi; trees and fungi
The Placebo|placebos; placebo effect; fair tests
The Longitude Problem|longitude problem; John Harrison
Ironclad Beetle|beetles; ironclad beetles
Bioluminescence|bioluminescence; deep sea animals; glowing animals; deep sea creatures
The Printing Revolution|printing; printing press; Gutenberg; invention of printing
Volcanic Winter|volcanic winter; Tambora; Mount Tambora; year without a summer
Seeds in the Ice|seed vaults; seed banks; Svalbard
Ada's Notes|Ada Lovelace; first programmer; history of computers
The Bridge of Grass|grass bridges; rope bridges; Q'eswachaka
The Man Who Measured the Earth|Eratosthenes; size of the Earth
The Return of the Star Path|Hōkūleʻa; Mau Piailug; Polynesian navigation; wayfinding
The Doctor Who Washed His Hands|Ignaz Semmelweis; Semmelweis; hand washing in hospitals
The Walls Without Mortar|Great Zimbabwe
The Woman Who Planted Trees|Wangari Maathai
The Dial Painters|radium girls; radium
The Map of the Ocean Floor|Marie Tharp; mapping the ocean floor
The Ulcer Experiment|stomach ulcers; Barry Marshall
What the Eye Leaves Out|blind spot; blind spots of the eye
The Price of a Cure|antibiotic resistance; penicillin; Alexander Fleming
Return the Bronzes|Benin bronzes
A Vote at Sixteen|voting age
The Map of Broad Street|John Snow; cholera
The Hole That Closed|ozone hole; ozone layer; Montreal Protocol
The Language of Knots|khipu; quipu; khipus; quipus
The Price of the Truth|Truth and Reconciliation Commission; end of apartheid
The Algebra of Inheritance|al-Khwarizmi; history of algebra
Who Owns the Night|light pollution
`,
);

const byTitle = new Map(rows.map(({ title, names }) => [title, names.split(';')]));

/** Returns the names of what a passage is about. */
export const topicsOfPassage = (title: string): string[] => byTitle.get(title) ?? [];

/** Titles of the passages with further names, for the tests. */
export const titlesWithTopics: readonly string[] = rows.map(({ title }) => title);
