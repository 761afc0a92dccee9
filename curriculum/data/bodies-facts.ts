import { table } from '../text.ts';

const columns = ['term', 'clue', 'why', 'field'] as const;

/** Parts of the body and their organ systems. Checked with a second list in the solver. */
export const bodySystemFacts = table(
  columns,
  `
the stomach|belongs to the digestive system|It breaks down food or takes in nutrients.|-
the small intestine|belongs to the digestive system|It breaks down food or takes in nutrients.|-
the large intestine|belongs to the digestive system|It breaks down food or takes in nutrients.|-
the esophagus|belongs to the digestive system|It breaks down food or takes in nutrients.|-
the lung|belongs to the respiratory system|It moves air or exchanges gases.|-
the trachea|belongs to the respiratory system|It moves air or exchanges gases.|-
the diaphragm|belongs to the respiratory system|It moves air or exchanges gases.|-
the nasal cavity|belongs to the respiratory system|It moves air or exchanges gases.|-
the heart|belongs to the circulatory system|It moves blood.|-
an artery|belongs to the circulatory system|It moves blood.|-
a vein|belongs to the circulatory system|It moves blood.|-
a capillary|belongs to the circulatory system|It moves blood.|-
the brain|belongs to the nervous system|It carries or works out signals.|-
the spinal cord|belongs to the nervous system|It carries or works out signals.|-
a nerve|belongs to the nervous system|It carries or works out signals.|-
a neuron|belongs to the nervous system|It carries or works out signals.|-
the skull|belongs to the skeletal system|It supports and protects the body.|-
the rib cage|belongs to the skeletal system|It supports and protects the body.|-
the thigh bone|belongs to the skeletal system|It supports and protects the body.|-
the backbone|belongs to the skeletal system|It supports and protects the body.|-
the kidney|belongs to the urinary system|It cleans the blood or leads urine away.|-
the bladder|belongs to the urinary system|It cleans the blood or leads urine away.|-
the ureter|belongs to the urinary system|It cleans the blood or leads urine away.|-
`,
);

/** Features of photosynthesis and cellular respiration. Checked with a second list in the solver. */
export const energyProcessFacts = table(
  columns,
  `
the need for light|belongs to photosynthesis only|It is part of storing light energy in sugar.|-
the use of chlorophyll|belongs to photosynthesis only|It is part of storing light energy in sugar.|-
the uptake of carbon dioxide|belongs to photosynthesis only|It is part of storing light energy in sugar.|-
the release of oxygen|belongs to photosynthesis only|It is part of storing light energy in sugar.|-
the making of sugar|belongs to photosynthesis only|It is part of storing light energy in sugar.|-
the work of chloroplasts|belongs to photosynthesis only|It is part of storing light energy in sugar.|-
the use of oxygen|belongs to respiration only|It is part of releasing energy from sugar with oxygen.|-
the release of carbon dioxide|belongs to respiration only|It is part of releasing energy from sugar with oxygen.|-
the breakdown of sugar|belongs to respiration only|It is part of releasing energy from sugar with oxygen.|-
the work of mitochondria|belongs to respiration only|It is part of releasing energy from sugar with oxygen.|-
the process in animal cells|belongs to respiration only|It is part of releasing energy from sugar with oxygen.|-
the release of energy for cell work|belongs to respiration only|It is part of releasing energy from sugar with oxygen.|-
the change of energy from one form to another|belongs to both processes|Each of the two shows it.|-
the presence in plant cells|belongs to both processes|Each of the two shows it.|-
the part of water in the reaction|belongs to both processes|Each of the two shows it.|-
the help of enzymes|belongs to both processes|Each of the two shows it.|-
the exchange of gases with the air|belongs to both processes|Each of the two shows it.|-
the link to sugar|belongs to both processes|Each of the two shows it.|-
`,
);

/** Ways of reproduction. Checked with a second list in the solver. */
export const reproductionFacts = table(
  columns,
  `
a bacterium that splits in two|is asexual reproduction|One parent passes on all of its genes.|-
a strawberry that makes a new plant on a runner|is asexual reproduction|One parent passes on all of its genes.|-
a potato that sprouts from its eyes|is asexual reproduction|One parent passes on all of its genes.|-
a yeast cell that forms a bud|is asexual reproduction|One parent passes on all of its genes.|-
a hydra that grows a bud|is asexual reproduction|One parent passes on all of its genes.|-
a cutting that grows roots|is asexual reproduction|One parent passes on all of its genes.|-
a flatworm that grows whole from a piece|is asexual reproduction|One parent passes on all of its genes.|-
a salmon that fertilizes eggs in a river|is sexual reproduction|Genes of two cells come together.|-
pollen that reaches the flower of another apple tree|is sexual reproduction|Genes of two cells come together.|-
an egg cell of a cat that joins with a sperm cell|is sexual reproduction|Genes of two cells come together.|-
a hen that hatches a fertilized egg|is sexual reproduction|Genes of two cells come together.|-
a coral that releases egg and sperm cells|is sexual reproduction|Genes of two cells come together.|-
wind that carries pollen from pine to pine|is sexual reproduction|Genes of two cells come together.|-
a frog that fertilizes eggs in a pond|is sexual reproduction|Genes of two cells come together.|-
a child that gets taller|is growth without reproduction|No new living thing comes from it.|-
a tree that adds a ring|is growth without reproduction|No new living thing comes from it.|-
a lizard that grows a new tail|is growth without reproduction|No new living thing comes from it.|-
a skin wound that heals|is growth without reproduction|No new living thing comes from it.|-
a leaf that unfolds|is growth without reproduction|No new living thing comes from it.|-
a fish that gets heavier|is growth without reproduction|No new living thing comes from it.|-
a muscle that gets thicker|is growth without reproduction|No new living thing comes from it.|-
`,
);

/** Parts of homeostasis. Checked with a second list in the solver. */
export const balanceFacts = table(
  columns,
  `
sweating|cools the body as water evaporates from the skin|Evaporation takes heat away.|heat
shivering|makes heat by quick muscle movement|Working muscles give off heat.|heat
widening of skin vessels|lets more heat leave with the blood|Warm blood flows close to the surface.|heat
narrowing of skin vessels|keeps warm blood away from the cold skin|Less heat is lost.|heat
release of insulin|lowers blood sugar by moving it into cells|The pancreas releases it after a meal.|sugar
release of glucagon|raises blood sugar from stores of the liver|The pancreas releases it between meals.|sugar
release of antidiuretic hormone|makes the kidneys keep more water|The urine becomes less and darker.|-
faster breathing|removes more carbon dioxide from the blood|The brain stem notices the acid that it forms.|air
faster heartbeat|brings more blood to working muscles|They need oxygen and sugar.|air
blood clotting|is positive feedback that closes a wound|Platelets call more platelets.|-
labor in childbirth|is positive feedback that ends with a birth|Pressure releases a hormone for more pressure.|-
fever|raises the set point of body temperature during an infection|Some germs grow worse in the heat.|heat
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
hemoglobin|is a protein|It is a chain of amino acids.|-
insulin|is a protein|It is a chain of amino acids.|-
collagen|is a protein|It is a chain of amino acids.|-
keratin|is a protein|It is a chain of amino acids.|-
amylase|is a protein|It is a chain of amino acids.|-
an antibody|is a protein|It is a chain of amino acids.|-
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
