import { table } from '../table.ts';

/** Activities, and the part of the body for each. */
export const senses = table(
  ['act', 'organ'],
  `
see a red kite|eyes
see the moon|eyes
see a star|eyes
look at a book|eyes
watch a bird fly|eyes
see a green leaf|eyes
hear a bell|ears
hear a drum|ears
hear a song|ears
hear a dog bark|ears
hear rain fall|ears
hear a loud horn|ears
smell a rose|nose
smell smoke|nose
smell fresh bread|nose
smell the soap|nose
smell a pie bake|nose
taste a sweet plum|tongue
taste salt|tongue
taste a sour lime|tongue
taste cold milk|tongue
taste the soup|tongue
feel soft fur|skin
feel a cold wind|skin
feel a rough rock|skin
feel warm sun|skin
`,
);

/** Weather and sky in words that beginners can read. Answers of a common field may both fit, such as fog and clouds. */
export const weatherFacts = table(
  ['question', 'answer', 'explanation', 'field'],
  `
Soft white flakes fall. What is it?|snow|Snow falls in soft white flakes.|-
Drops of water fall from the clouds. What is it?|rain|Drops that fall from clouds are rain.|-
Small balls of ice fall. What is it?|hail|Balls of ice that fall are hail.|-
Air moves and the trees sway. What is it?|wind|Wind is air that moves.|-
A cloud lies low on the ground. What is it?|fog|Fog is a cloud on the ground.|cloud
A flash of light is in the storm cloud. What is it?|lightning|The flash in a storm is lightning.|-
A loud boom comes with the flash. What is it?|thunder|The boom after the flash is thunder.|-
What gives us light and heat by day?|the sun|The sun gives us light and heat.|star
It can look like a thin crescent at night. What is it?|the moon|The moon can look like a crescent.|floating
Small points of light are in the night sky. What are they?|stars|Stars look like small points of light.|star
It has bands of red, green and blue. What is it?|a rainbow|Sun and rain make a rainbow.|-
What is white or gray and floats in the sky?|clouds|Clouds float in the sky.|cloud floating
What do we call thin ice on grass at dawn?|frost|Thin ice on cold grass is frost.|-
`,
);

/** Everyday substances and their state at room temperature, except for ice and steam. */
export const states = table(
  ['thing', 'state', 'level'],
  `
ice|solid|0
a rock|solid|0
a brick|solid|0
wood|solid|0
a spoon|solid|0
glass in a window|solid|1
an iron nail|solid|0
salt|solid|1
sand|solid|1
sugar|solid|1
a candle that is not lit|solid|1
milk|liquid|0
water from a tap|liquid|0
juice|liquid|0
tea|liquid|0
rain|liquid|0
cooking oil|liquid|1
vinegar|liquid|1
gasoline|liquid|1
mercury at room temperature|liquid|2
melted wax|liquid|1
lava|liquid|2
air|gas|0
steam|gas|0
helium in a balloon|gas|1
oxygen that we breathe|gas|1
carbon dioxide in our breath|gas|2
natural gas for a stove|gas|1
nitrogen in the air|gas|2
water vapor|gas|1
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
  ['question', 'answer', 'level'],
  `
Which planet of the Sun is the largest?|Jupiter|0
Which planet of the Sun is the smallest?|Mercury|0
On which planet do we live?|Earth|0
Which planet is known as the Red Planet?|Mars|0
Which planet of the Sun has the brightest and widest rings?|Saturn|0
Which planet of the Sun is the hottest?|Venus|1
Which planet rotates tipped over on its side?|Uranus|1
Which planet has the Great Red Spot?|Jupiter|1
Which planet of the Sun has the shortest year?|Mercury|1
Which planet of the Sun has the longest year?|Neptune|1
Which planet has the tallest known volcano, Olympus Mons?|Mars|1
Which planet has the moon Titan?|Saturn|2
Which planet has the moons Phobos and Deimos?|Mars|2
Which planet has the moons Io, Europa, Ganymede and Callisto?|Jupiter|2
Which planet has the moon Triton?|Neptune|2
Which planet has the moons Titania and Oberon?|Uranus|2
Which planet of the Sun has the shortest day?|Jupiter|2
Which planet of the Sun has liquid oceans of water on its surface?|Earth|0
`,
);

/** Parts of the body and their functions. Parts of a common field help each other with the same work. */
export const organs = table(
  ['organ', 'job', 'level', 'field'],
  `
heart|pumping blood through the body|0|-
lungs|taking in oxygen from the air|0|air
brain|controlling the body and thinking|0|-
stomach|breaking up food with acid|0|digestion
skin|covering and protecting the body|0|-
muscles|pulling on bones to move the body|0|frame
bones|holding the body up|0|frame
kidneys|filtering the blood and making urine|1|blood
liver|making bile and clearing poisons from the blood|1|blood
small intestine|taking most nutrients from food into the blood|1|digestion
large intestine|taking water back from undigested food|1|digestion
bladder|storing urine|1|-
pancreas|making insulin|2|-
esophagus|carrying food from the mouth to the stomach|2|-
trachea|carrying air to and from the lungs|2|air
diaphragm|pulling air into the lungs by moving down|2|air frame
arteries|carrying blood away from the heart|2|-
veins|carrying blood back to the heart|2|-
`,
);

/** Parts of a plant and their functions. A function may also be that of another part of the field: petals and flower. */
export const plantParts = table(
  ['part', 'job', 'level', 'field'],
  `
roots|taking up water from the soil|0|hold
leaves|making food with the energy of sunlight|0|leaf
stem|holding the plant up and carrying water|0|hold leaf
flower|making the seeds|0|bloom
seed|holding a tiny new plant and food for it|0|bloom
fruit|holding and protecting the seeds|0|bloom
bark|protecting the trunk of a tree|1|guard
petals|attracting insects with their color|1|bloom
thorns|keeping animals from eating the plant|1|guard
stomata|letting gases in and out of a leaf|2|leaf
chlorophyll|taking in light for photosynthesis|2|leaf
`,
);

/** Instruments and the quantities that they measure. Those of a common field are close: length and distance. */
export const instruments = table(
  ['tool', 'measures', 'level', 'field'],
  `
thermometer|temperature|0|-
ruler|length|0|length
clock|time|0|-
scale|weight|0|-
measuring cup|volume of a liquid|0|volume
compass|direction|0|angle
rain gauge|amount of rain|0|volume
barometer|air pressure|1|pressure
anemometer|wind speed|1|speed
speedometer|speed of a car|1|speed
voltmeter|voltage|1|-
ammeter|electric current|1|-
protractor|angles|1|angle
odometer|distance a car has driven|1|length
hygrometer|humidity of the air|2|-
seismograph|shaking of the ground|2|-
altimeter|height above sea level|2|length pressure
`,
);

/** Parts of cells and their functions. Those of a common field share a function. */
export const organelles = table(
  ['part', 'job', 'level', 'field'],
  `
nucleus|holding most of the DNA of the cell|0|-
cell membrane|controlling what enters and leaves the cell|0|-
cell wall|giving a plant cell a stiff outer layer|0|firmness
chloroplast|carrying out photosynthesis|0|-
mitochondrion|releasing energy from food in respiration|0|energy
ribosome|making proteins|1|-
cytoplasm|filling the cell with a fluid like jelly|1|content energy
large central vacuole|storing water and keeping a plant cell firm|1|firmness content
Golgi apparatus|packing and shipping proteins|2|-
lysosome|digesting waste in an animal cell|2|-
flagellum|moving a cell by beating like a whip|2|-
`,
);

/** The earth and its rocks. */
export const earthFacts = table(
  ['question', 'answer', 'level'],
  `
Which layer of the Earth do we live on?|crust|0
Which layer of the Earth lies just below the crust?|mantle|0
Which layer of the Earth is liquid metal?|outer core|1
Which layer of the Earth is a solid ball of metal at the center?|inner core|1
Which kind of rock forms when magma or lava cools?|igneous|0
Which kind of rock forms from layers pressed together?|sedimentary|0
Which kind of rock forms when heat and pressure change another rock?|metamorphic|0
What kind of rock is granite?|igneous|1
What kind of rock is basalt?|igneous|1
What kind of rock is obsidian?|igneous|2
What kind of rock is pumice?|igneous|2
What kind of rock is sandstone?|sedimentary|1
What kind of rock is limestone?|sedimentary|1
What kind of rock is shale?|sedimentary|2
What kind of rock is marble?|metamorphic|1
What kind of rock is slate?|metamorphic|2
What kind of rock is gneiss?|metamorphic|2
What kind of rock is quartzite?|metamorphic|2
`,
);

/** Simple machines and everyday examples of them. */
export const machines = table(
  ['thing', 'machine', 'level'],
  `
a seesaw|lever|0
a crowbar|lever|0
a bottle opener|lever|1
a wheelbarrow handle|lever|1
a ramp|inclined plane|0
a slide|inclined plane|0
a wheelchair ramp|inclined plane|0
an ax blade|wedge|0
a knife blade|wedge|1
a chisel|wedge|1
a jar lid|screw|0
a corkscrew thread|screw|1
a flagpole rope and wheel|pulley|0
a well bucket on a rope over a wheel|pulley|1
a crane hook on a cable|pulley|2
a doorknob|wheel and axle|1
a steering wheel|wheel and axle|1
a car tire on its rod|wheel and axle|0
`,
);

/** Acidic, basic and neutral substances; pH at 25 °C. No name says what it is. */
export const acids = table(
  ['thing', 'kind', 'level'],
  `
lemon juice|acid|0
vinegar|acid|0
stomach juice|acid|0
orange juice|acid|0
cola|acid|0
tomato juice|acid|0
black coffee|acid|1
carbonated water|acid|1
the liquid in a car battery|acid|1
HCl in water|acid|2
HNO₃ in water|acid|2
H₂SO₄ in water|acid|2
pure water|neutral|0
table salt in pure water|neutral|1
sugar in pure water|neutral|1
baking soda in water|base|0
soap in water|base|0
bleach|base|1
ammonia in water|base|1
lye in water|base|1
limewater|base|2
NaOH in water|base|2
KOH in water|base|2
NaCl in water|neutral|2
`,
);
