import { table } from '../text.ts';

const columns = ['term', 'clue', 'why', 'field'] as const;

/** Words of genetics. Checked with a second list in the solver. */
export const geneticWordFacts = table(
  columns,
  `
“gene”|names a section of DNA with the instructions for a trait|Most genes code for a protein.|-
“allele”|names one version of a gene|B and b are two of them.|-
“chromosome”|names a long packed thread of DNA with many genes|Human body cells have 46.|-
“genotype”|names the pair of alleles that a living thing has|It is written with letters, such as Bb.|-
“phenotype”|names the trait that can be seen or measured|Brown fur is one.|-
“dominant”|describes an allele that shows with one copy|It is written with a capital letter.|show
“recessive”|describes an allele that shows only with two copies|It is written with a small letter.|-
“homozygous”|describes a pair of identical alleles|BB and bb are such pairs.|-
“heterozygous”|describes a pair of different alleles|Bb is such a pair.|-
“mutation”|names a change in the DNA|It may harm, help or do nothing.|-
“gamete”|names an egg cell or a sperm cell|It holds one allele of each pair.|-
“codominant”|describes two alleles that both show fully|Blood type AB shows both A and B.|show
“carrier”|names a living thing with a hidden recessive allele|The trait may come back in its offspring.|-
`,
);

/** Parts of natural selection. Checked with a second list in the solver. */
export const selectionFacts = table(
  columns,
  `
variation|means that members of a population differ|Without it there is nothing to select.|-
inheritance|means that traits pass from parents to offspring|A trait that is not passed on cannot spread.|-
overproduction|means that more offspring are born than can live|So they compete for food and space.|-
fitness|means success in leaving offspring that live|It is not the same as strength.|-
artificial selection|means that people choose which plants or animals breed|Dog breeds came about that way.|-
antibiotic resistance|spreads when the drug kills all other bacteria|The few that survive multiply.|-
camouflage|spreads when predators find the others more easily|Moths on dark bark are an example.|-
sexual selection|favors traits that attract mates|The tail of the peacock is an example.|-
genetic drift|changes a small population by chance|It needs no advantage.|-
gene flow|brings alleles from another population|Migrants carry them.|-
extinction|comes when the last members of a species die|It may follow a fast change.|-
convergent evolution|makes unrelated species similar in similar surroundings|Sharks and dolphins have a similar shape.|-
`,
);

/** Evidence of common ancestry by its kind. Checked with a second list in the solver. */
export const ancestryFacts = table(
  columns,
  `
the same plan of arm bones in a bat and a whale|is evidence from anatomy|It compares the build of grown bodies.|-
a tiny hip bone inside a whale|is evidence from anatomy|It compares the build of grown bodies.|-
the five-fingered pattern in cats and people|is evidence from anatomy|It compares the build of grown bodies.|-
the small wing of a bird that cannot fly|is evidence from anatomy|It compares the build of grown bodies.|-
the tiny remnant of a leg in some snakes|is evidence from anatomy|It compares the build of grown bodies.|-
the row of throat pouches in young embryos of chicks and people|is evidence from embryos|It compares bodies before birth or hatching.|-
the short tail of a human before birth|is evidence from embryos|It compares bodies before birth or hatching.|-
the growth of tooth buds before birth in a whale without teeth|is evidence from embryos|It compares bodies before birth or hatching.|-
the similar early shape of fish and birds|is evidence from embryos|It compares bodies before birth or hatching.|-
the order of shells in rock layers|is evidence from fossils|It comes from remains in rock.|-
an old whale skeleton with hind legs in stone|is evidence from fossils|It comes from remains in rock.|-
the print of feathers around dinosaur bones|is evidence from fossils|It comes from remains in rock.|-
a series of horse feet in layers of different ages|is evidence from fossils|It comes from remains in rock.|-
the simple life in the oldest rocks|is evidence from fossils|It comes from remains in rock.|-
the genetic code shared by bacteria and plants|is evidence from molecules|It compares DNA or proteins.|-
the small DNA difference between chimpanzees and people|is evidence from molecules|It compares DNA or proteins.|-
the similar hemoglobin of dogs and wolves|is evidence from molecules|It compares DNA or proteins.|-
the same broken vitamin C gene in apes and people|is evidence from molecules|It compares DNA or proteins.|-
`,
);

/** Speciation and the history of life. Checked with a second list in the solver. */
export const speciationFacts = table(
  columns,
  `
allopatric speciation|starts when a river or mountain parts a population|Genes no longer flow between the two sides.|-
sympatric speciation|splits a population within one place|A change of host or of chromosome number may begin it.|-
temporal isolation|keeps species apart that breed at different times|One frog calls in March, another in June.|-
behavioral isolation|keeps species apart by different courtship|Fireflies flash in patterns of their own.|-
mechanical isolation|keeps species apart by parts that do not fit|Flowers fit only certain insects.|-
hybrid sterility|shows in a mule, which has no offspring|Horse and donkey chromosomes do not pair well.|-
adaptive radiation|produces many species from one ancestor in new habitats|The Galapagos finches are an example.|-
the founder effect|acts when a few settlers start a population|Their alleles are a chance sample.|-
a bottleneck|leaves few survivors and little variety|Cheetahs show little genetic variety.|-
polyploidy|makes a plant with extra sets of chromosomes|Bread wheat has six sets.|-
coevolution|changes two species in response to each other|Long flowers and long tongues go together.|-
a ring species|links two forms by a chain of neighbors that interbreed|The ends of the chain do not interbreed.|-
`,
);

/** Features of mitosis and meiosis. Checked with a second list in the solver. */
export const divisionFacts = table(
  columns,
  `
an end result of two cells|belongs to mitosis only|There is only one division.|-
the repair of skin|belongs to mitosis only|New skin cells need all the chromosomes of the old ones.|-
the growth of a root tip|belongs to mitosis only|A root gets longer by making more cells of one kind.|-
equal DNA in all new cells|belongs to mitosis only|Each new cell gets a copy of each chromosome.|-
a single division|belongs to mitosis only|The copies of each chromosome part, and the number stays.|-
the same chromosome number as before|belongs to mitosis only|The copies are shared out evenly.|-
an end result of four cells|belongs to meiosis only|The cell divides twice.|-
crossing over as a regular step|belongs to meiosis only|Paired chromosomes swap pieces, which mixes the genes.|-
the pairing of homologous chromosomes|belongs to meiosis only|The two partners lie side by side and part later.|-
half the chromosome number|belongs to meiosis only|Each new cell gets one chromosome of each pair.|-
the making of egg and sperm cells|belongs to meiosis only|Two of them will join, so each needs only one set.|-
a second division|belongs to meiosis only|The first one parts the pairs, and this one parts the copies.|-
DNA copying beforehand|belongs to both mitosis and meiosis|Without a copy, there would be too little to share out.|-
the pull of spindle fibers|belongs to both mitosis and meiosis|Something must move the chromosomes apart.|-
the thickening of chromosomes|belongs to both mitosis and meiosis|Tightly packed threads do not tangle when they move.|-
the lining up of chromosomes|belongs to both mitosis and meiosis|Fibers pull them to the middle of the cell.|-
the breakdown of the nuclear membrane|belongs to both mitosis and meiosis|The fibers can then reach the chromosomes.|-
the division of the cytoplasm|belongs to both mitosis and meiosis|The cell is pinched in two at the end.|-
`,
);
