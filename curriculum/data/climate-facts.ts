import { table } from '../text.ts';

const columns = ['term', 'clue', 'why', 'field'] as const;

/** Signs of the seasons where the year has four of them. Checked with a second list in the solver. */
export const seasonFacts = table(
  columns,
  `
deep snow|is a sign of winter|Days are short and cold.|-
pond ice|is a sign of winter|Days are short and cold.|-
a snowman|is a sign of winter|Days are short and cold.|-
an icicle|is a sign of winter|Days are short and cold.|-
a sled ride|is a sign of winter|Days are short and cold.|-
a bud|is a sign of spring|Days get warm, and plants start to grow.|-
a crocus|is a sign of spring|Days get warm, and plants start to grow.|-
a tulip|is a sign of spring|Days get warm, and plants start to grow.|-
melting snow|is a sign of spring|Days get warm, and plants start to grow.|-
hot weather|is a sign of summer|Days are long and hot.|-
ripe wheat|is a sign of summer|Days are long and hot.|-
a beach day|is a sign of summer|Days are long and hot.|-
a sunburn|is a sign of summer|Days are long and hot.|-
a falling leaf|is a sign of fall|Days get cool, and many plants get ready for winter.|-
a falling acorn|is a sign of fall|Days get cool, and many plants get ready for winter.|-
the pumpkin harvest|is a sign of fall|Days get cool, and many plants get ready for winter.|-
a flock of geese flying south|is a sign of fall|Days get cool, and many plants get ready for winter.|-
`,
);

/** Statements about weather and about climate. Checked with a second list in the solver. */
export const weatherOrClimateFacts = table(
  columns,
  `
“It is raining now”|is about weather|It tells about one day or night only.|-
“Today will reach 30 °C”|is about weather|It tells about one day or night only.|-
“A storm comes tonight”|is about weather|It tells about one day or night only.|-
“The fog was thick this morning”|is about weather|It tells about one day or night only.|-
“The wind turned north at noon”|is about weather|It tells about one day or night only.|-
“Tomorrow will be cloudy”|is about weather|It tells about one day or night only.|-
“Last Monday it hailed”|is about weather|It tells about one day or night only.|-
“We had frost last night”|is about weather|It tells about one day or night only.|-
“Deserts get little rain”|is about climate|It tells what is usual over many years.|-
“Winters here are usually mild”|is about climate|It tells what is usual over many years.|-
“July is our wettest month in most years”|is about climate|It tells what is usual over many years.|-
“It rarely freezes on this island”|is about climate|It tells what is usual over many years.|-
“The north has long cold winters”|is about climate|It tells what is usual over many years.|-
“Snow falls here in most winters”|is about climate|It tells what is usual over many years.|-
“Rain forests are warm all year”|is about climate|It tells what is usual over many years.|-
“On average, May is dry here”|is about climate|It tells what is usual over many years.|-
“The hill is made of chalk”|is about neither weather nor climate|It tells of the ground.|-
“The oak is 100 years old”|is about neither weather nor climate|It tells of a living thing.|-
“The moon is full”|is about neither weather nor climate|It tells of the sky far above the air.|-
“The river has trout”|is about neither weather nor climate|It tells of living things.|-
“Copper is a metal”|is about neither weather nor climate|It tells of a material.|-
“The soil has worms”|is about neither weather nor climate|It tells of living things.|-
`,
);

/** Air masses, fronts and what they bring. Checked with a second list in the solver. */
export const frontFacts = table(
  columns,
  `
a cold front|pushes warm air up fast and brings short heavy storms|Cold air is denser and stays low.|cold
a warm front|slides over cold air and brings long light rain|The slope is gentle.|warm
a stationary front|stays in one place and brings days of clouds|Neither of the air masses wins.|still
an occluded front|forms when a cold front catches a warm front|The warm air is lifted off the ground.|caught
a high-pressure area|has sinking air and mostly clear sky|Sinking air warms, and clouds dissolve.|-
a low-pressure area|has rising air and mostly clouds|Rising air cools, and its vapor condenses.|cold warm still caught
wind|is air that moves from high to low pressure|The Sun heats places unequally.|wind
a sea breeze|blows from the sea to the warm land by day|Land heats faster than water.|wind
a land breeze|blows from the land to the sea at night|Land cools faster than water.|wind
a maritime air mass|is moist because it formed over the sea|Water evaporated into it.|-
a continental air mass|is dry because it formed over land|Little water was there to evaporate.|-
a jet stream|is a fast wind high above the ground|It steers storms.|wind
the Coriolis effect|turns winds to the right in the Northern Hemisphere|The Earth spins below them.|-
a rain shadow|is the dry land behind a mountain range|The air has lost its rain on the other side.|-
`,
);

/** The climate system and carbon. Checked with a second list in the solver. */
export const climateSystemFacts = table(
  columns,
  `
a greenhouse gas|absorbs heat that the ground sends out|Carbon dioxide and methane are examples.|gas
albedo|is the share of sunlight that a surface reflects|It is high for fresh snow.|-
melting sea ice|uncovers dark water that absorbs more sunlight|That is a positive feedback.|-
the burning of fossil fuels|moves carbon from rock into the air|It is the main cause of the present rise.|rock
the ocean|takes up carbon dioxide and becomes more acidic|The gas forms an acid in water.|-
a growing forest|stores carbon in wood|It takes the carbon from the air.|-
thawing permafrost|may release methane from frozen soil|Microbes digest the thawed plants.|-
an ice core|keeps bubbles of ancient air|They show the gases of the past.|-
a tree ring|shows how good a year was for growth|Wide ones mean good years.|-
a large volcanic eruption|can cool the climate for a year or two|Its droplets high in the air reflect sunlight.|rock
water vapor|strengthens warming because warm air holds more of it|It is a greenhouse gas, too.|gas
the expansion of warming water|raises the sea level|Melting ice on land does so as well.|-
a Milankovitch cycle|changes the orbit or tilt of the Earth over thousands of years|It paces the ice ages.|-
the ozone layer|absorbs ultraviolet light high in the air|It protects living things.|gas
`,
);
