import { table } from '../text.ts';

/** Dated events on which reference works agree. Check: the solver knows each year from a second list. As of 2026-11. */
export const events = table(
  ['year', 'event', 'level'],
  `
1066|the Battle of Hastings|1
1215|the sealing of Magna Carta|1
1453|the fall of Constantinople to the Ottomans|1
1492|the first voyage of Columbus to the Americas|0
1517|the posting of Luther's Ninety-five Theses|1
1588|the defeat of the Spanish Armada|1
1607|the founding of Jamestown in Virginia|1
1620|the voyage of the Mayflower|0
1666|the Great Fire of London|0
1707|the union of England and Scotland as Great Britain|2
1755|the great earthquake of Lisbon|2
1773|the Boston Tea Party|0
1776|the Declaration of Independence of the United States|0
1787|the drafting of the Constitution of the United States|1
1789|the storming of the Bastille|0
1803|the Louisiana Purchase|1
1804|the crowning of Napoleon as emperor|2
1815|the Battle of Waterloo|1
1825|the opening of the Erie Canal|2
1833|the act that abolished slavery in most of the British Empire|2
1848|the start of the California Gold Rush|1
1859|the publication of Darwin's On the Origin of Species|2
1861|the start of the American Civil War|0
1863|the Emancipation Proclamation|1
1865|the death of Abraham Lincoln|0
1867|the purchase of Alaska by the United States|1
1869|the opening of the Suez Canal|1
1871|the founding of the German Empire|2
1886|the dedication of the Statue of Liberty|1
1889|the opening of the Eiffel Tower|0
1896|the first modern Olympic Games in Athens|0
1903|the first powered flight of the Wright brothers|0
1912|the sinking of the Titanic|0
1914|the start of the First World War|0
1918|the end of the fighting in the First World War|0
1920|the Nineteenth Amendment on votes for women in the United States|1
1928|the discovery of penicillin by Fleming|1
1929|the Wall Street Crash|1
1939|the start of the Second World War in Europe|0
1941|the attack on Pearl Harbor|0
1944|the D-Day landings in Normandy|1
1945|the end of the Second World War|0
1947|the independence of India|1
1949|the founding of NATO|2
1953|the first ascent of Mount Everest|1
1957|the launch of Sputnik into space|1
1961|the first flight of a person into space|0
1962|the Cuban Missile Crisis|1
1963|the March on Washington for Jobs and Freedom|1
1964|the Civil Rights Act of the United States|1
1967|the first human heart transplant|2
1969|the first landing of people on the Moon|0
1975|the end of the Vietnam War|2
1986|the nuclear accident at Chernobyl|1
1989|the fall of the Berlin Wall|0
1990|the reunification of Germany|1
1991|the end of the Soviet Union|1
1994|the first election in South Africa with votes for all|1
2001|the attacks of September 11 in the United States|0
`,
);

/**
 * Presidents of the United States in order; Cleveland and Trump each appear twice. Check: the solver has a second list.
 * As of 2026-11.
 */
export const presidents: readonly string[] =
  'George Washington|John Adams|Thomas Jefferson|James Madison|James Monroe|John Quincy Adams|Andrew Jackson|Martin Van Buren|William Henry Harrison|John Tyler|James K. Polk|Zachary Taylor|Millard Fillmore|Franklin Pierce|James Buchanan|Abraham Lincoln|Andrew Johnson|Ulysses S. Grant|Rutherford B. Hayes|James A. Garfield|Chester A. Arthur|Grover Cleveland|Benjamin Harrison|Grover Cleveland|William McKinley|Theodore Roosevelt|William Howard Taft|Woodrow Wilson|Warren G. Harding|Calvin Coolidge|Herbert Hoover|Franklin D. Roosevelt|Harry S. Truman|Dwight D. Eisenhower|John F. Kennedy|Lyndon B. Johnson|Richard Nixon|Gerald Ford|Jimmy Carter|Ronald Reagan|George H. W. Bush|Bill Clinton|George W. Bush|Barack Obama|Donald Trump|Joe Biden|Donald Trump'.split(
    '|',
  );
