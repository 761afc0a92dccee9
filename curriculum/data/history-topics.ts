import { table } from '../text.ts';

/** Topics of dated events and of people: names that families use, and parts of the texts that belong to them. */
const topics = table(
  ['names', 'parts'],
  `
Second World War; World War II; World War 2; World War Two; WWII; WW2|Second World War; Pearl Harbor; D-Day
First World War; World War I; World War 1; World War One; WWI; WW1|First World War
world wars; the world wars; both world wars|First World War; Second World War; Pearl Harbor; D-Day
American Revolution; Revolutionary War; American Independence; War of Independence|Boston Tea Party; Declaration of Independence
Civil War; American Civil War; US Civil War|American Civil War; Emancipation Proclamation; death of Abraham Lincoln
Cold War|Cuban Missile Crisis; Berlin Wall; Soviet Union; Sputnik; NATO
Vietnam War; Vietnam War history|Vietnam War
French Revolution; Bastille; storming of the Bastille|Bastille
Napoleon; Napoleon Bonaparte; Napoleonic Wars|Napoleon; Waterloo
Battle of Waterloo; Waterloo|Waterloo
Battle of Hastings; Norman Conquest|Hastings
Spanish Armada|Spanish Armada
Magna Carta|Magna Carta
Constantinople; fall of Constantinople|Constantinople
Columbus; Christopher Columbus; voyage of Columbus; Columbus Day|Columbus
Reformation; Protestant Reformation; Ninety-five Theses; 95 Theses|Ninety-five Theses
Jamestown|Jamestown
Mayflower; Pilgrims|Mayflower
Great Fire of London; Fire of London|Great Fire of London
Boston Tea Party|Boston Tea Party
Declaration of Independence|Declaration of Independence
Louisiana Purchase|Louisiana Purchase
Gold Rush; California Gold Rush|Gold Rush
Suez Canal|Suez Canal
Erie Canal|Erie Canal
Statue of Liberty|Statue of Liberty
Eiffel Tower|Eiffel Tower
Olympic Games; Olympics; modern Olympics; history of the Olympics|Olympic Games
first flight; history of flight; invention of the airplane; Wright brothers; Orville and Wilbur Wright|powered flight
Titanic; sinking of the Titanic|Titanic
penicillin; discovery of penicillin|penicillin
Wall Street Crash; stock market crash of 1929|Wall Street Crash
Pearl Harbor|Pearl Harbor
D-Day; D-Day landings|D-Day
independence of India; Indian independence|independence of India
Mount Everest; Everest|Mount Everest
Sputnik; first satellite|Sputnik
space race; history of space travel; space exploration; space travel|Sputnik; flight of a person into space; first landing of people on the Moon
moon landing; first moon landing; Apollo 11|first landing of people on the Moon
Cuban Missile Crisis|Cuban Missile Crisis
civil rights; civil rights movement|March on Washington; Civil Rights Act
women's suffrage; votes for women; suffragettes|votes for women
abolition of slavery; end of slavery|abolished slavery; Emancipation Proclamation
Emancipation Proclamation|Emancipation Proclamation
Chernobyl; nuclear accident at Chernobyl|Chernobyl
Berlin Wall; fall of the Berlin Wall|Berlin Wall
German reunification; reunification of Germany|reunification of Germany
Soviet Union; end of the Soviet Union|Soviet Union
apartheid; end of apartheid|election in South Africa
September 11; September 11 attacks; 9/11|September 11
`,
);

const fields = table(
  ['names', 'parts'],
  `
explorers; famous explorers; great explorers|Neil Armstrong; Yuri Gagarin; Valentina Tereshkova; Edmund Hillary; Roald Amundsen; Marco Polo; Zheng He
scientists; famous scientists; great scientists|Marie Curie; Charles Darwin; Albert Einstein; Isaac Newton; Alexander Fleming; Galileo Galilei; Edward Jenner; Dmitri Mendeleev
leaders; famous leaders; great leaders; world leaders|George Washington; Abraham Lincoln; Nelson Mandela; Martin Luther King Jr.; Julius Caesar; Cleopatra; Mahatma Gandhi; Margaret Thatcher; Simon Bolivar; Genghis Khan; Mansa Musa; Toussaint Louverture
artists; painters; famous artists; famous painters|Leonardo da Vinci; Vincent van Gogh; Michelangelo
astronauts; famous astronauts; cosmonauts|Neil Armstrong; Yuri Gagarin; Valentina Tereshkova
women in history; famous women; women's history; women's history month|Valentina Tereshkova; Marie Curie; Amelia Earhart; Rosa Parks; Harriet Tubman; Cleopatra; Florence Nightingale; Margaret Thatcher; Joan of Arc; Wangari Maathai
black history; black history month; African American history|Rosa Parks; Martin Luther King Jr.; Harriet Tubman; Frederick Douglass
Underground Railroad|Harriet Tubman
slavery|Harriet Tubman; Frederick Douglass; Toussaint Louverture
Mona Lisa|Leonardo da Vinci
Romeo and Juliet|William Shakespeare
South Pole expedition; race to the South Pole|Roald Amundsen
I Have a Dream|Martin Luther King Jr.
`,
);

const listed = (cell: string): string[] => cell.split(';').map((part) => part.trim());

function namesIn(rows: readonly { names: string; parts: string }[], text: string): string[] {
  return rows.flatMap(({ names, parts }) =>
    listed(parts).some((part) => text.includes(part)) ? listed(names) : [],
  );
}

/** Returns the names of what an event belongs to: the Second World War for the attack on Pearl Harbor. */
export const topicsOfEvent = (event: string): string[] => namesIn(topics, event);

/** Returns the fields of a person: scientists for Marie Curie. */
export const fieldsOfPerson = (name: string): string[] => namesIn(fields, name);
