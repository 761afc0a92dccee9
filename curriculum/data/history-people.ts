import { table } from '../text.ts';

const columns = ['term', 'clue', 'why', 'field'] as const;

/** People and their undisputed achievements. Check: a second list in the solver, and read line by line. As of 2026-11. */
export const people = table(
  columns,
  `
George Washington|was the first president of the United States|He took office in 1789.|-
Abraham Lincoln|was president of the United States in the Civil War|The war began in 1861, just after he took office.|-
Neil Armstrong|was the first person to walk on the Moon|He stepped out of Apollo 11's lander in 1969.|-
Yuri Gagarin|was the first person in space|He flew once around the Earth in 1961.|-
Valentina Tereshkova|was the first woman in space|She flew alone in 1963.|-
Marie Curie|won Nobel Prizes in both physics and chemistry|She studied radioactivity and found polonium and radium.|-
Amelia Earhart|was the first woman to fly alone across the Atlantic|She landed in Northern Ireland in 1932.|-
Rosa Parks|was the seamstress whose arrest set off the Montgomery bus boycott|She kept her seat in 1955.|-
Martin Luther King Jr.|gave the “I Have a Dream” speech|He gave it at the March on Washington in 1963.|-
Nelson Mandela|was the first Black president of South Africa|Before that he had been in prison for 27 years.|-
William Shakespeare|wrote Romeo and Juliet|He wrote plays in London around 1600.|-
Leonardo da Vinci|painted the Mona Lisa|The painting now hangs in Paris.|-
Vincent van Gogh|painted The Starry Night|He painted it in the south of France in 1889.|-
Ludwig van Beethoven|composed the Ninth Symphony with the Ode to Joy|He was deaf when it was first played.|-
Charles Darwin|wrote On the Origin of Species|It explains evolution by natural selection.|-
Albert Einstein|published the theory of relativity|Its first part appeared in 1905.|-
Isaac Newton|stated the three laws of motion|They appeared in his book of 1687.|-
Alexander Fleming|discovered penicillin|A mold in a dish of bacteria showed it in 1928.|-
Harriet Tubman|escaped from slavery and went back to lead others to freedom|She was a guide of the Underground Railroad.|freedom
Thomas Jefferson|was the main author of the Declaration of Independence|It was adopted on July 4, 1776.|-
Julius Caesar|was killed in Rome on the Ides of March|That was in 44 BC.|-
Cleopatra|was the last active ruler of the Ptolemies in Egypt|After her death Egypt became Roman.|-
Mahatma Gandhi|led the Salt March in India|It was a peaceful protest in 1930.|-
Edmund Hillary|reached the top of Mount Everest with Tenzing Norgay|They stood there in 1953.|-
Roald Amundsen|led the first group to reach the South Pole|They arrived in December 1911.|-
Florence Nightingale|reformed nursing after the Crimean War|She used numbers to show that clean wards save lives.|-
Margaret Thatcher|was the first woman to be British prime minister|She took office in 1979.|-
Frederick Douglass|escaped slavery and published The North Star|It was a newspaper against slavery.|freedom
Martin Luther|wrote the Ninety-five Theses|They began the Reformation in 1517.|-
Michelangelo|painted the ceiling of the Sistine Chapel|The chapel is in the Vatican.|-
Galileo Galilei|discovered four large moons of Jupiter|He saw them through his telescope in 1610.|-
Edward Jenner|introduced vaccination against smallpox|He tried it in 1796.|-
Dmitri Mendeleev|published an early periodic table of the elements|It left gaps for elements that were found later.|-
Simon Bolivar|led Venezuela and Colombia to independence from Spain|Bolivia is named after him.|-
Genghis Khan|founded the Mongol Empire|He united the Mongol tribes in 1206.|-
Johannes Gutenberg|printed the Bible with movable metal type in Mainz|That was in the 1450s.|-
Joan of Arc|led French soldiers to lift the siege of Orleans|That was in 1429.|-
Marco Polo|told of his years at the court of Kublai Khan|He came from Venice.|-
Zheng He|commanded the treasure fleets of Ming China|They sailed as far as East Africa.|-
Mansa Musa|ruled Mali and went on a famous pilgrimage to Mecca|He took so much gold along that people long spoke of it.|-
Toussaint Louverture|led the revolution of the enslaved people in Haiti|Haiti became independent in 1804, after his death.|-
Wangari Maathai|founded the Green Belt Movement in Kenya|It has planted millions of trees.|-
`,
);

/** Works and the peoples who made them first. Check: a second list in the solver, and read line by line. */
export const works = table(
  columns,
  `
the great pyramid at Giza|was created by the Egyptians|It is the tomb of a pharaoh beside the Nile.|-
the Great Sphinx|was created by the Egyptians|It lies beside the pyramids at Giza.|-
the temple of Karnak|was created by the Egyptians|It stands at Luxor on the Nile.|-
the golden mask of Tutankhamun|was created by the Egyptians|It covered the mummy of the young pharaoh.|-
the Colosseum|was created by the Romans|Fights were held there before tens of thousands.|-
the Pantheon in Rome|was created by the Romans|Its dome has a round opening at the top.|-
the Pont du Gard|was created by the Romans|It is an aqueduct in the south of France.|-
the poem about Aeneas in Latin|was created by the Romans|Virgil wrote it.|-
the Parthenon|was created by the Greeks|It is a temple of Athena in Athens.|-
the first stadium at Olympia|was created by the Greeks|The Olympic Games began there.|-
the epic poem by Homer about Troy|was created by the Greeks|It is called the Iliad.|-
the city of Sparta|was created by the Greeks|Its soldiers were feared.|-
Machu Picchu|was created by the Inca|It lies high in the Andes of Peru.|-
a knotted cord called a quipu|was created by the Inca|Its knots recorded numbers.|-
the temple of the sun in Cusco|was created by the Inca|Cusco was their capital.|-
the city of Tenochtitlan|was created by the Aztecs|Mexico City stands in its place.|-
a lake field called a chinampa|was created by the Aztecs|Such fields fed Tenochtitlan.|-
the Templo Mayor|was created by the Aztecs|It was the main temple of Tenochtitlan.|-
the city of Chichen Itza|was created by the Maya|It lies in Yucatan in Mexico.|-
the city of Tikal|was created by the Maya|It lies in the forest of Guatemala.|-
the city of Palenque|was created by the Maya|It lies in the south of Mexico.|-
a longship from Scandinavia|was created by the Vikings|It could land on any beach.|-
the rune stone of Harald Bluetooth|was created by the Vikings|It stands at Jelling in Denmark.|-
the old Norse settlement in Newfoundland|was created by the Vikings|It is about a thousand years old.|-
the first cuneiform writing|was created by the Sumerians|It was pressed into clay with a reed.|-
the city of Uruk|was created by the Sumerians|It was one of the first large cities.|-
the ziggurat of Ur|was created by the Sumerians|It is a temple tower in the south of Iraq.|-
the tomb with an army of clay soldiers|was created by the Chinese|It guards the first emperor.|-
the Great Wall of the Ming dynasty|was created by the Chinese|It was built against riders from the north.|-
an oracle bone of the Shang kings|was created by the Chinese|It bears their oldest known writing.|-
the palace of Persepolis|was created by the Persians|Darius began it.|-
the Royal Road of Darius|was created by the Persians|Messengers rode on it from Susa to Sardis.|-
the rock relief of Darius at Behistun|was created by the Persians|It shows the king with his foes.|-
the stone with the laws of Hammurabi|was created by the Babylonians|Hammurabi was their king.|-
the Ishtar Gate|was created by the Babylonians|Its bricks are blue.|-
the palace of Nebuchadnezzar|was created by the Babylonians|It stood in Babylon.|-
the harbor city of Tyre|was created by the Phoenicians|Its people sold purple dye.|-
the harbor city of Sidon|was created by the Phoenicians|It lies in Lebanon.|-
the harbor city of Byblos|was created by the Phoenicians|It lies in Lebanon.|-
`,
);
