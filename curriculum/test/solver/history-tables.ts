/** Facts of history; written separately from the generators' tables. */

/** Marks of what is true of a person. */
export const people = `
George Washington = first president of the U; Abraham Lincoln = in the Civil War; Neil Armstrong = walk on the Moon
Yuri Gagarin = first person in space; Valentina Tereshkova = first woman in space; Marie Curie = Nobel
Amelia Earhart = Atlantic; Rosa Parks = bus boycott; Martin Luther King Jr. = Dream; Nelson Mandela = South Africa
William Shakespeare = Romeo; Leonardo da Vinci = Mona Lisa; Vincent van Gogh = Starry Night
Ludwig van Beethoven = Ninth Symphony; Charles Darwin = Origin; Albert Einstein = relativity; Isaac Newton = motion
Alexander Fleming = penicillin; Harriet Tubman = went back; Thomas Jefferson = Declaration; Julius Caesar = Ides
Cleopatra = Ptolemies; Mahatma Gandhi = Salt March; Edmund Hillary = Everest; Roald Amundsen = South Pole
Florence Nightingale = nursing; Margaret Thatcher = prime minister; Frederick Douglass = North Star
Martin Luther = Theses; Michelangelo = Sistine; Galileo Galilei = Jupiter; Edward Jenner = smallpox
Dmitri Mendeleev = periodic; Simon Bolivar = Venezuela; Genghis Khan = Mongol; Johannes Gutenberg = metal type
Joan of Arc = Orleans; Marco Polo = Kublai; Zheng He = fleets; Mansa Musa = Mali; Toussaint Louverture = Haiti
Wangari Maathai = Green Belt
`;

/** Peoples with a pattern of what they made. */
export const works: readonly (readonly [string, RegExp])[] = [
  ['was created by the Egyptians', /Giza|Sphinx|Karnak|Tutankhamun/],
  ['was created by the Romans', /Colosseum|Pantheon|Pont du Gard|Aeneas/],
  ['was created by the Greeks', /Parthenon|Olympia|Homer|Sparta/],
  ['was created by the Inca', /Machu Picchu|quipu|Cusco/],
  ['was created by the Aztecs', /Tenochtitlan|chinampa|Templo Mayor/],
  ['was created by the Maya', /Chichen|Tikal|Palenque/],
  ['was created by the Vikings', /longship|Bluetooth|Norse/],
  ['was created by the Sumerians', /cuneiform|Uruk|\bUr\b/],
  ['was created by the Chinese', /clay soldiers|Great Wall|Shang/],
  ['was created by the Persians', /Persepolis|Royal Road|Behistun/],
  ['was created by the Babylonians', /Hammurabi|Ishtar|Nebuchadnezzar/],
  ['was created by the Phoenicians', /Tyre|Sidon|Byblos/],
];
