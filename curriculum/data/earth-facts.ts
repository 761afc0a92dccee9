import { table } from '../text.ts';

const columns = ['term', 'clue', 'why', 'field'] as const;

/** Land and water. Checked with a second list in the solver. */
export const landWaterFacts = table(
  columns,
  `
a river|flows over land to the sea|Water runs downhill.|flow
a lake|is still water with land all around|It is much bigger than a pond.|-
the ocean|is the biggest body of salt water|It holds most of the water on Earth.|-
a hill|is high land, but not a mountain|It is lower than a mountain.|-
a mountain|is very high land with a peak|Some peaks have snow all year.|-
an island|is land with water on all sides|You need a boat or a bridge.|-
a valley|is low land between hills|A stream may run in it.|-
a beach|is sandy land by the sea|Waves wash the sand up.|-
a glacier|is a slow river of ice|It forms from old snow.|flow
a spring|is where water comes out of the ground|It may be the start of a stream.|flow
a waterfall|drops over a cliff|The water falls down from a high rock.|flow
a desert|is land that gets very little rain|Few plants can live there.|flat
a plain|is wide flat land|It is good land for farms.|flat
a swamp|is wet land with trees|Water stands there for most of the year.|-
a cave|is a hollow in rock under the ground|Water may have made it.|-
`,
);

/** How wind, water and ice change the land, and how people slow it. Checked with a second list in the solver. */
export const erosionFacts = table(
  columns,
  `
a river|cuts a canyon over many years|It carries sand that grinds the rock.|water
the wind|piles up sand into dunes|It drops the sand where it slows down.|-
a sea wave|wears away a cliff on the coast|Then the rock above falls.|water
a flood|takes away a lot of soil in one day|Fast water has great force.|water
a landslide|carries a whole slope down in minutes|Rain makes the slope heavy and slick.|water
a glacier|scrapes out a wide valley|Stones in the ice work like sandpaper.|water
a hedge|slows the wind over a field|Then less soil blows away.|plant
a plant root|holds the soil on a slope|It works like a net.|plant
a sea wall|keeps waves from the shore|It takes the push of the water.|-
a heavy rain|washes soil down the hill|Bare ground has no roots to hold it.|water
a river mouth|builds new land from mud|Slow water drops what it carries.|water
a volcano|adds new rock in days|Its lava cools and gets hard.|-
`,
);

/** Examples of weathering, erosion and deposition. Checked with a second list in the solver. */
export const surfaceFacts = table(
  columns,
  `
ice that splits a rock|shows weathering|Rock breaks or dissolves where it is.|-
a root that cracks a stone|shows weathering|Rock breaks or dissolves where it is.|-
rain with acid that eats a statue|shows weathering|Rock breaks or dissolves where it is.|-
iron in a rock that rusts|shows weathering|Rock breaks or dissolves where it is.|-
heat that makes a rock flake|shows weathering|Rock breaks or dissolves where it is.|-
water that dissolves limestone|shows weathering|Rock breaks or dissolves where it is.|-
wind that blows away dry soil|shows erosion|Pieces are carried away.|-
a river that takes along sand|shows erosion|Pieces are carried away.|-
a glacier that drags stones|shows erosion|Pieces are carried away.|-
a wave that pulls sand off a beach|shows erosion|Pieces are carried away.|-
rain that washes soil from a field|shows erosion|Pieces are carried away.|-
a landslide that carries rock down|shows erosion|Pieces are carried away.|-
a river that drops mud at its mouth|shows deposition|Pieces come to rest and build something up.|-
wind that piles up a dune|shows deposition|Pieces come to rest and build something up.|-
a wave that builds a sand bar|shows deposition|Pieces come to rest and build something up.|-
a glacier that leaves a ridge of stones as it melts|shows deposition|Pieces come to rest and build something up.|-
a flood that leaves a layer of mud|shows deposition|Pieces come to rest and build something up.|-
sand that settles in a lake|shows deposition|Pieces come to rest and build something up.|-
`,
);

/** Renewable and nonrenewable resources. Checked with a second list in the solver. */
export const resourceFacts = table(
  columns,
  `
sunlight|is renewable|The Sun will shine for billions of years.|-
wind|is renewable|The heat of the Sun keeps the air moving.|-
flowing water|is renewable|Rain and snow keep filling the rivers.|-
wood|is renewable|New trees can grow within a human life.|-
plant oil|is renewable|New crops for it grow each year.|-
wool|is renewable|Sheep grow a new coat each year.|-
cotton|is renewable|New plants of this kind grow each year.|-
the energy of sea waves|is renewable|The wind keeps making new ones.|-
heat from inside the Earth|is renewable|The inside stays hot for billions of years.|-
biogas from manure|is renewable|Farm animals drop new manure each day.|-
coal|is nonrenewable|It formed from swamp plants over millions of years.|-
petroleum|is nonrenewable|It formed from tiny sea creatures over millions of years.|-
natural gas|is nonrenewable|It formed from buried remains over millions of years.|-
uranium ore|is nonrenewable|Its metal is older than the Earth itself.|-
iron ore|is nonrenewable|It formed mostly in seas more than a billion years ago.|-
copper ore|is nonrenewable|Hot water left it in the rock over millions of years.|-
gold|is nonrenewable|The Earth does not make new atoms of it.|-
oil sand|is nonrenewable|Its oil took millions of years to form.|-
aluminum ore|is nonrenewable|It formed over millions of years as rock weathered.|-
gasoline from petroleum|is nonrenewable|It is made from something that took millions of years to form.|-
`,
);

/** Natural hazards and their signs or protection. Checked with a second list in the solver. */
export const hazardFacts = table(
  columns,
  `
an earthquake|starts when rock slips along a fault|Strong walls and bolted shelves protect people.|quake
a tsunami|starts when the sea floor moves suddenly|People near the sea go to high ground.|quake
a volcanic eruption|sends out lava and ash|Small quakes and gas often come before.|-
a hurricane|is a huge storm that forms over warm sea water|It weakens over land.|storm
a tornado|is a narrow spinning column of air that touches the ground|A cellar is the safest place.|storm
a flash flood|fills a dry valley within minutes of heavy rain|People must never walk or drive through it.|-
a drought|is a long time with too little rain|Saving water helps.|-
an avalanche|is snow that slides down a mountain|New snow on a steep slope is a danger.|-
a wildfire|spreads through dry plants with the wind|A strip without plants can stop it.|-
a lightning strike|hits high points during a thunderstorm|A house or a car is safer than a tree.|-
a blizzard|brings so much blowing snow that people can hardly see|It is safest to stay inside.|-
a heat wave|is many days of very hot weather|Shade and water protect people.|-
a sinkhole|opens when a cave roof falls in|Water has dissolved the limestone below.|-
`,
);

/** Parts of the Earth and their spheres. Checked with a second list in the solver. */
export const sphereFacts = table(
  columns,
  `
a mountain|belongs to the geosphere|It is made of rock, minerals or metal.|-
a grain of sand|belongs to the geosphere|It is made of rock, minerals or metal.|-
molten lava|belongs to the geosphere|It is made of rock, minerals or metal.|-
a diamond|belongs to the geosphere|It is made of rock, minerals or metal.|-
the metal core|belongs to the geosphere|It is made of rock, minerals or metal.|-
an ocean|belongs to the hydrosphere|It is water or ice.|-
a river|belongs to the hydrosphere|It is water or ice.|-
groundwater|belongs to the hydrosphere|It is water or ice.|-
a glacier|belongs to the hydrosphere|It is water or ice.|-
an iceberg|belongs to the hydrosphere|It is water or ice.|-
wind|belongs to the atmosphere|It is air or a part of the air.|-
the ozone layer|belongs to the atmosphere|It is air or a part of the air.|-
a breeze|belongs to the atmosphere|It is air or a part of the air.|-
the nitrogen in the air|belongs to the atmosphere|It is air or a part of the air.|-
the oxygen above us|belongs to the atmosphere|It is air or a part of the air.|-
an oak|belongs to the biosphere|It is alive.|-
a mushroom|belongs to the biosphere|It is alive.|-
a whale|belongs to the biosphere|It is alive.|-
a soil bacterium|belongs to the biosphere|It is alive.|-
a person|belongs to the biosphere|A person is a living thing.|-
`,
);

/** Steps of the water cycle. Checked with a second list in the solver. */
export const waterCycleFacts = table(
  columns,
  `
evaporation|turns puddle water into vapor|The sun gives the energy.|-
condensation|turns vapor into droplets in cool air|Clouds and dew form that way.|-
precipitation|brings water down as rain, snow or hail|The drops have become too heavy.|-
runoff|carries rain over the land into streams|Gravity pulls the water down.|-
infiltration|lets water sink into the soil|It refills the groundwater.|-
transpiration|lets water leave a plant through its leaves|Roots took it from the soil.|-
melting|turns snow on a mountain into water|Warm air or sun gives the heat.|-
freezing|turns lake water into ice|The water gives off heat.|-
groundwater flow|moves water slowly through rock under the land|It can come out in a spring.|-
sublimation|turns snow into vapor without melting first|It happens in dry, sunny cold.|-
storage in a glacier|keeps water as ice for thousands of years|New snow presses old snow to ice.|-
uptake by a root|brings water from the soil into a plant|It rises through the stem.|-
`,
);

/** Plate tectonics: processes and features. Checked with a second list in the solver. */
export const tectonicFacts = table(
  columns,
  `
a divergent boundary|lies where two plates move apart|New crust forms in the gap.|divergent
a convergent boundary|lies where two plates move toward each other|Crust is pushed up or sinks there.|convergent
a transform boundary|lies where two plates slide past each other|The San Andreas Fault is one.|-
subduction|pushes dense sea floor down under another plate|The old sea floor sinks into the mantle.|convergent
a mid-ocean ridge|is a chain of mountains where sea floor forms|The youngest rock is at its middle.|divergent
a deep-sea trench|marks where a plate bends down|The deepest places of the sea are trenches.|convergent
the Himalayas|rose as India pushed into Asia|The edges of two continents crumpled.|convergent
a hot spot|builds a chain of volcanoes as a plate moves over it|Hawaii is an example.|heat
a rift valley|opens where a continent starts to split|East Africa has one.|divergent
mantle convection|carries heat upward by slowly moving hot rock|It is solid rock that flows very slowly.|heat
Pangaea|was one large continent of the past|It broke up about 200 million years ago.|-
the Ring of Fire|is a belt of volcanoes around the Pacific|Sinking plates feed them.|convergent
a magnetic stripe|records in the sea floor where compasses once pointed|Stripes match on both sides of a ridge.|divergent
`,
);

/** Processes of the rock cycle. Checked with a second list in the solver. */
export const rockChangeFacts = table(
  columns,
  `
melting|turns solid rock into magma|It needs the heat of the deep Earth.|-
slow cooling under ground|makes igneous rock with large crystals|Granite formed that way.|-
fast cooling at the surface|makes igneous rock with tiny crystals or glass|Basalt and obsidian formed that way.|-
weathering|breaks rock into sediment|Ice, water and roots do it.|-
erosion|carries sediment to another place|Rivers, wind and ice do it.|-
deposition|lets sediment settle in layers|It happens where water slows down.|-
compaction|presses the grains of sediment together|The weight of later layers does it.|stone
cementation|glues grains together with minerals|Water between the grains leaves them behind.|stone
heat with pressure|changes limestone into marble without melting|The crystals grow anew in the solid rock.|-
uplift|raises deep rock to the surface|Moving plates push it up.|-
evaporation of a salty lake|leaves beds of rock salt|The water goes, and the salt stays.|-
burial of shells|leads to limestone|Shells are made of the same mineral.|stone
`,
);
