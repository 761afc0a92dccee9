import { table } from '../text.ts';

const columns = ['term', 'clue', 'why', 'field'] as const;

/** Parts of the body and their organ systems. Checked with a second list in the solver. */
export const bodySystemFacts = table(
  columns,
  `
the stomach|belongs to the digestive system|Its acid and its muscles break down food.|-
the small intestine|belongs to the digestive system|Nutrients pass from it into the blood.|-
the large intestine|belongs to the digestive system|It takes water out of what is left of the food.|-
the esophagus|belongs to the digestive system|It leads food from the throat to the stomach.|-
the lung|belongs to the respiratory system|Oxygen passes into the blood there.|-
the trachea|belongs to the respiratory system|It leads air from the throat toward the lungs.|-
the diaphragm|belongs to the respiratory system|It pulls down to draw air in.|-
the nasal cavity|belongs to the respiratory system|It warms and cleans the air.|-
the heart|belongs to the circulatory system|It pumps blood.|-
an artery|belongs to the circulatory system|It carries blood away from the heart.|-
a vein|belongs to the circulatory system|It carries blood back to the heart.|-
a capillary|belongs to the circulatory system|It is so thin that oxygen leaves the blood through its wall.|-
the brain|belongs to the nervous system|It works out what the signals of the senses mean.|-
the spinal cord|belongs to the nervous system|It carries signals between the brain and the body.|-
a nerve|belongs to the nervous system|It carries signals.|-
a neuron|belongs to the nervous system|It is a cell that carries signals.|-
the skull|belongs to the skeletal system|It protects the brain.|-
the rib cage|belongs to the skeletal system|It protects the heart and the lungs.|-
the thigh bone|belongs to the skeletal system|It supports the body as you stand.|-
the backbone|belongs to the skeletal system|It holds the body upright.|-
the kidney|belongs to the urinary system|It takes waste out of the blood.|-
the bladder|belongs to the urinary system|It stores urine.|-
the ureter|belongs to the urinary system|It leads urine from the kidney to the bladder.|-
`,
);

/** Features of photosynthesis and cellular respiration. Checked with a second list in the solver. */
export const energyProcessFacts = table(
  columns,
  `
the need for light|belongs to photosynthesis only|Light brings the energy that is stored in sugar.|-
the use of chlorophyll|belongs to photosynthesis only|Chlorophyll takes in light.|-
the uptake of carbon dioxide|belongs to photosynthesis only|Its carbon becomes part of the sugar.|-
the release of oxygen|belongs to photosynthesis only|The oxygen is left over when water is split.|-
the making of sugar|belongs to photosynthesis only|Light energy is stored in the sugar.|-
the work of chloroplasts|belongs to photosynthesis only|They hold the chlorophyll.|-
the use of oxygen|belongs to respiration only|Oxygen is needed to get the energy out of sugar.|-
the release of carbon dioxide|belongs to respiration only|The carbon of the sugar leaves that way.|-
the breakdown of sugar|belongs to respiration only|It sets free the energy in the sugar.|-
the work of mitochondria|belongs to respiration only|They get the energy out of sugar with oxygen.|-
activity in animal cells|belongs to respiration only|Animal cells have no chloroplasts.|-
the release of energy for cell work|belongs to respiration only|The energy comes from sugar.|-
the change of energy from one form to another|belongs to both processes|One stores the energy of light in sugar, and the other sets it free.|-
activity in plant cells|belongs to both processes|Plant cells have chloroplasts and mitochondria.|-
a role for water|belongs to both processes|One uses up water, and the other makes it.|-
the help of enzymes|belongs to both processes|Enzymes speed up the steps.|-
the exchange of gases with the air|belongs to both processes|One takes in carbon dioxide, and the other takes in oxygen.|-
a role for sugar|belongs to both processes|One makes sugar, and the other breaks it down.|-
`,
);

/** Ways of reproduction. Checked with a second list in the solver. */
export const reproductionFacts = table(
  columns,
  `
a bacterium that splits in two|shows asexual reproduction|One parent passes on all of its genes.|-
a strawberry that makes a new plant on a runner|shows asexual reproduction|One parent passes on all of its genes.|-
a potato that sprouts from its eyes|shows asexual reproduction|One parent passes on all of its genes.|-
a yeast cell that forms a bud|shows asexual reproduction|One parent passes on all of its genes.|-
a hydra that grows a bud|shows asexual reproduction|One parent passes on all of its genes.|-
a cutting that grows roots|shows asexual reproduction|One parent passes on all of its genes.|-
a flatworm that grows whole from a piece|shows asexual reproduction|One parent passes on all of its genes.|-
a salmon that fertilizes eggs in a river|shows sexual reproduction|Genes of two cells come together.|-
pollen that reaches the flower of another apple tree|shows sexual reproduction|Genes of two cells come together.|-
an egg cell of a cat that joins with a sperm cell|shows sexual reproduction|Genes of two cells come together.|-
a hen that hatches a fertilized egg|shows sexual reproduction|Genes of two cells come together.|-
a coral that releases egg and sperm cells|shows sexual reproduction|Genes of two cells come together.|-
wind that carries pollen from pine to pine|shows sexual reproduction|Genes of two cells come together.|-
a frog that fertilizes eggs in a pond|shows sexual reproduction|Genes of two cells come together.|-
a child that gets taller|shows growth without reproduction|No new living thing comes from it.|-
a tree that adds a ring|shows growth without reproduction|No new living thing comes from it.|-
a lizard that grows a new tail|shows growth without reproduction|No new living thing comes from it.|-
a skin wound that heals|shows growth without reproduction|No new living thing comes from it.|-
a leaf that unfolds|shows growth without reproduction|No new living thing comes from it.|-
a fish that gets heavier|shows growth without reproduction|No new living thing comes from it.|-
a muscle that gets thicker|shows growth without reproduction|No new living thing comes from it.|-
`,
);

/** Parts of homeostasis. Checked with a second list in the solver. */
export const balanceFacts = table(
  columns,
  `
sweating|cools the body as water evaporates from the skin|Evaporation takes heat away.|heat
shivering|makes heat by quick muscle movement|Working muscles give off heat.|heat
the widening of skin vessels|lets more heat leave with the blood|Warm blood flows close to the surface.|heat
the narrowing of skin vessels|keeps warm blood away from the cold skin|Less heat is lost.|heat
the release of insulin|lowers blood sugar by moving it into cells|The pancreas releases it after a meal.|sugar
the release of glucagon|raises blood sugar from stores of the liver|The pancreas releases it between meals.|sugar
the release of antidiuretic hormone|makes the kidneys keep more water|There is less urine, and it is darker.|-
faster breathing|removes more carbon dioxide from the blood|The brain stem notices when the blood becomes too acidic.|air
a faster heartbeat|brings more blood to working muscles|They need oxygen and sugar.|air
blood clotting|is positive feedback that closes a wound|Platelets attract more platelets.|-
labor in childbirth|is positive feedback that ends with a birth|Pressure releases a hormone that brings more pressure.|-
fever|raises the set point of body temperature during an infection|Many germs grow more slowly in the heat.|heat
`,
);

/** Molecules of life and their kinds. Checked with a second list in the solver. */
export const moleculeFacts = table(
  columns,
  `
starch|is a carbohydrate|It is a sugar or a chain of sugars.|-
cellulose|is a carbohydrate|It is a sugar or a chain of sugars.|-
glucose|is a carbohydrate|It is a sugar or a chain of sugars.|-
glycogen|is a carbohydrate|It is a sugar or a chain of sugars.|-
sucrose|is a carbohydrate|It is a sugar or a chain of sugars.|-
lactose|is a carbohydrate|It is a sugar or a chain of sugars.|-
hemoglobin|is a protein|It is made of chains of amino acids.|-
insulin|is a protein|It is made of chains of amino acids.|-
collagen|is a protein|It is made of chains of amino acids.|-
keratin|is a protein|It is made of chains of amino acids.|-
amylase|is a protein|It is made of chains of amino acids.|-
an antibody|is a protein|It is made of chains of amino acids.|-
olive oil|is a lipid|It is fat-like and does not mix with water.|-
beeswax|is a lipid|It is fat-like and does not mix with water.|-
cholesterol|is a lipid|It is fat-like and does not mix with water.|-
a phospholipid|is a lipid|It is fat-like and does not mix with water.|-
butterfat|is a lipid|It is fat-like and does not mix with water.|-
a steroid hormone|is a lipid|It is fat-like and does not mix with water.|-
DNA|is a nucleic acid|It is a chain of nucleotides.|-
messenger RNA|is a nucleic acid|It is a chain of nucleotides.|-
transfer RNA|is a nucleic acid|It is a chain of nucleotides.|-
ribosomal RNA|is a nucleic acid|It is a chain of nucleotides.|-
`,
);
