import { table } from '../text.ts';

const columns = ['term', 'clue', 'why', 'field'] as const;

/** Changes of an ecosystem and what follows from them. Checked with a second list in the solver. */
export const changeFacts = table(
  columns,
  `
a long drought|dries up a pond, so that its fish die|Fish cannot breathe in air.|-
a forest fire|opens the ground to sunlight, so that young plants sprout|Some seeds even need the heat.|forest
a beaver dam|turns a stream into a pond|Pond animals move in, and some stream animals leave.|home
cutting down a forest|takes away the nests of birds that live in trees|They must move or die.|forest
a new kind of plant without enemies|crowds out the plants that were there before|Nothing eats it, so it spreads.|-
a highway through a wood|cuts the paths of deer in two|A bridge for animals can help.|forest
an oil spill|makes the feathers of sea birds stick together|Then they cannot swim or stay warm.|-
too much fertilizer in a lake|makes algae grow thick and green|When they rot, the oxygen runs low.|-
a flood|covers the fields with new mud|The mud makes the soil rich.|-
a volcano's lava|buries all plants and leaves bare rock|Years later, small plants begin anew.|forest
planting hedges|gives birds and insects new places to live|Hedges offer food and shelter.|home
a warmer sea|makes corals lose the algae that feed them|The corals turn white.|-
cleaning a river|lets fish that need clear water come back|Clear water holds more oxygen.|-
`,
);

/** Relations of two kinds of living things. Checked with a second list in the solver. */
export const interactionFacts = table(
  columns,
  `
a bee that feeds at a flower and pollinates it|shows mutualism|Both gain.|-
a clownfish that defends the anemone in which it hides|shows mutualism|Both gain.|-
a root that feeds the bacteria which bring it nitrogen|shows mutualism|Both gain.|-
an alga that feeds the fungus which shelters it|shows mutualism|Both gain.|-
a tick that sucks blood from a deer|shows parasitism|One lives on the other and harms it.|-
a tapeworm that lives in a dog|shows parasitism|One lives on the other and harms it.|-
a flea that bites a cat|shows parasitism|One lives on the other and harms it.|-
a mistletoe that draws water from an apple tree|shows parasitism|One lives on the other and harms it.|-
a lion that hunts a zebra|shows predation|One kills and eats the other.|-
an owl that catches a mouse|shows predation|One kills and eats the other.|-
a spider that eats a fly|shows predation|One kills and eats the other.|-
a pike that swallows a perch|shows predation|One kills and eats the other.|-
a tree that reaches for the same light as its neighbor|shows competition|Both need the same thing.|-
a hyena that fights a vulture for a carcass|shows competition|Both need the same thing.|-
a stag that fights another stag for a mate|shows competition|Both need the same thing.|-
a weed that takes water from wheat in a field|shows competition|Both need the same thing.|-
a barnacle that rides on a whale|shows commensalism|One gains, and the other hardly notices.|-
a bird that nests in a tree|shows commensalism|One gains, and the other hardly notices.|-
an orchid that sits on a branch|shows commensalism|One gains, and the other hardly notices.|-
an egret that eats insects stirred up by a cow|shows commensalism|One gains, and the other hardly notices.|-
`,
);

/** Processes that move matter through ecosystems and the Earth. Checked with a second list in the solver. */
export const matterCycleFacts = table(
  columns,
  `
photosynthesis|takes carbon dioxide from the air and builds sugar|Carbon enters living things that way.|carbon
cellular respiration|gives carbon dioxide back while it releases energy from sugar|All plants and animals do it.|carbon
combustion|sends carbon of wood or coal into the air within minutes|Burning joins carbon with oxygen.|carbon
decomposition|breaks down dead matter and returns nutrients to the soil|Fungi and bacteria do it.|carbon nitrogen
nitrogen fixation|turns nitrogen gas into compounds that plants can use|Certain bacteria and lightning do it.|nitrogen
denitrification|turns nitrates in the soil back into nitrogen gas|Bacteria in wet soil do it.|nitrogen
nitrification|turns ammonium in the soil into nitrates|Soil bacteria do it in two steps.|nitrogen
transpiration|moves water from leaves into the air|It leaves as vapor through tiny openings.|-
condensation|turns water vapor into the droplets of a cloud|The air cools as it rises.|-
burial over millions of years|turns remains of swamp plants into coal|Carbon is locked away in rock.|carbon
weathering of rock|frees phosphorus for the roots of plants|Phosphorus has no important gas form.|-
feeding|passes carbon from plants on to animals|The animal builds its body from it.|carbon
`,
);

/** Human actions and how they affect the environment. Checked with a second list in the solver. */
export const impactFacts = table(
  columns,
  `
burning coal|adds carbon dioxide to the air|The carbon was stored under ground.|air
planting trees|takes carbon dioxide out of the air for many years|Wood is built from its carbon.|-
overfishing|leaves too few grown fish to breed|The stock shrinks from year to year.|-
paving a field|makes rain run off instead of sinking in|Floods come faster then.|-
treating sewage|removes germs and waste before the water reaches a river|Filters and bacteria do the work.|-
composting|turns kitchen scraps into soil|Less waste goes to the dump.|-
recycling scrap metal|saves metal ore and energy|Melting old metal takes less energy than making new metal.|-
spraying insecticide|may kill bees together with the pests|Poison does not choose.|-
building a fish ladder|lets salmon pass a dam|They reach the place where they lay eggs.|-
setting up a nature reserve|keeps a habitat free from building|Rare species keep their homes.|-
insulating a house|lowers the energy needed for heating|Less heat escapes.|-
watering plants drop by drop|saves water in dry fields|Little of it evaporates.|-
throwing plastic into the sea|harms turtles that swallow bags|It breaks down very slowly.|-
bringing in a foreign snake|can wipe out birds that know no such enemy|They do not flee from it.|-
`,
);
