/** Facts typed a second time in other forms, so that a slip in the generators' tables does not repeat here. */

/** Symbols by atomic number, one period a line. */
export const periodicTable = `
H He
Li Be B C N O F Ne
Na Mg Al Si P S Cl Ar
K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr
Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe
Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn
Fr Ra Ac Th Pa U Np Pu Am Cm Bk Cf Es Fm Md No Lr Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og`
  .trim()
  .split(/\s+/);

/** Names by atomic number, typed separately from the symbols. */
export const elementNames =
  'hydrogen helium lithium beryllium boron carbon nitrogen oxygen fluorine neon sodium magnesium aluminum silicon phosphorus sulfur chlorine argon potassium calcium scandium titanium vanadium chromium manganese iron cobalt nickel copper zinc gallium germanium arsenic selenium bromine krypton rubidium strontium yttrium zirconium niobium molybdenum technetium ruthenium rhodium palladium silver cadmium indium tin antimony tellurium iodine xenon cesium barium lanthanum cerium praseodymium neodymium promethium samarium europium gadolinium terbium dysprosium holmium erbium thulium ytterbium lutetium hafnium tantalum tungsten rhenium osmium iridium platinum gold mercury thallium lead bismuth polonium astatine radon francium radium actinium thorium protactinium uranium neptunium plutonium americium curium berkelium californium einsteinium fermium mendelevium nobelium lawrencium rutherfordium dubnium seaborgium bohrium hassium meitnerium darmstadtium roentgenium copernicium nihonium flerovium moscovium livermorium tennessine oganesson'.split(
    ' ',
  );

/** Capitals by continent: Country/Capital. */
export const world: Record<string, string> = {
  Europe:
    'Albania/Tirana, Austria/Vienna, Belgium/Brussels, Bulgaria/Sofia, Croatia/Zagreb, Czechia/Prague, Denmark/Copenhagen, Estonia/Tallinn, Finland/Helsinki, France/Paris, Germany/Berlin, Greece/Athens, Hungary/Budapest, Iceland/Reykjavik, Ireland/Dublin, Italy/Rome, Latvia/Riga, Lithuania/Vilnius, Malta/Valletta, Moldova/Chisinau, Norway/Oslo, Poland/Warsaw, Portugal/Lisbon, Romania/Bucharest, Serbia/Belgrade, Slovakia/Bratislava, Slovenia/Ljubljana, Spain/Madrid, Sweden/Stockholm, Switzerland/Bern, Ukraine/Kyiv, the United Kingdom/London',
  Asia: 'Bangladesh/Dhaka, Bhutan/Thimphu, Cambodia/Phnom Penh, China/Beijing, India/New Delhi, Iraq/Baghdad, Japan/Tokyo, Jordan/Amman, Kyrgyzstan/Bishkek, Laos/Vientiane, Lebanon/Beirut, Malaysia/Kuala Lumpur, Mongolia/Ulaanbaatar, Nepal/Kathmandu, Oman/Muscat, Pakistan/Islamabad, the Philippines/Manila, Qatar/Doha, Saudi Arabia/Riyadh, South Korea/Seoul, Thailand/Bangkok, Uzbekistan/Tashkent, Vietnam/Hanoi',
  Africa:
    'Algeria/Algiers, Angola/Luanda, Botswana/Gaborone, Cameroon/Yaounde, Ethiopia/Addis Ababa, Ghana/Accra, Kenya/Nairobi, Libya/Tripoli, Madagascar/Antananarivo, Mali/Bamako, Morocco/Rabat, Mozambique/Maputo, Namibia/Windhoek, Nigeria/Abuja, Rwanda/Kigali, Senegal/Dakar, Somalia/Mogadishu, Sudan/Khartoum, Tunisia/Tunis, Uganda/Kampala, Zambia/Lusaka, Zimbabwe/Harare',
  'North America':
    'Canada/Ottawa, Costa Rica/San Jose, Cuba/Havana, the Dominican Republic/Santo Domingo, Guatemala/Guatemala City, Haiti/Port-au-Prince, Honduras/Tegucigalpa, Jamaica/Kingston, Mexico/Mexico City, Nicaragua/Managua, Panama/Panama City, the United States/Washington; D.C.',
  'South America':
    'Argentina/Buenos Aires, Brazil/Brasilia, Chile/Santiago, Colombia/Bogota, Ecuador/Quito, Paraguay/Asuncion, Peru/Lima, Uruguay/Montevideo, Venezuela/Caracas',
  Oceania:
    "Australia/Canberra, Fiji/Suva, New Zealand/Wellington, Papua New Guinea/Port Moresby, Samoa/Apia, Tonga/Nuku'alofa, Vanuatu/Port Vila",
};

/** State/Capital, by region. */
export const statePairs =
  'Maine/Augusta, New Hampshire/Concord, Vermont/Montpelier, Massachusetts/Boston, Rhode Island/Providence, Connecticut/Hartford, New York/Albany, New Jersey/Trenton, Pennsylvania/Harrisburg, Delaware/Dover, Maryland/Annapolis, Virginia/Richmond, West Virginia/Charleston, North Carolina/Raleigh, South Carolina/Columbia, Georgia/Atlanta, Florida/Tallahassee, Alabama/Montgomery, Mississippi/Jackson, Tennessee/Nashville, Kentucky/Frankfort, Ohio/Columbus, Indiana/Indianapolis, Michigan/Lansing, Illinois/Springfield, Wisconsin/Madison, Minnesota/Saint Paul, Iowa/Des Moines, Missouri/Jefferson City, Arkansas/Little Rock, Louisiana/Baton Rouge, Texas/Austin, Oklahoma/Oklahoma City, Kansas/Topeka, Nebraska/Lincoln, South Dakota/Pierre, North Dakota/Bismarck, Montana/Helena, Wyoming/Cheyenne, Colorado/Denver, New Mexico/Santa Fe, Arizona/Phoenix, Utah/Salt Lake City, Idaho/Boise, Nevada/Carson City, California/Sacramento, Oregon/Salem, Washington/Olympia, Alaska/Juneau, Hawaii/Honolulu'.split(
    ', ',
  );

/** Family names in order, with initials for presidents who share one. */
export const presidentsInOrder =
  'Washington, J. Adams, Jefferson, Madison, Monroe, J. Q. Adams, Jackson, Van Buren, W. Harrison, Tyler, Polk, Taylor, Fillmore, Pierce, Buchanan, Lincoln, A. Johnson, Grant, Hayes, Garfield, Arthur, Cleveland, B. Harrison, Cleveland, McKinley, T. Roosevelt, Taft, Wilson, Harding, Coolidge, Hoover, F. Roosevelt, Truman, Eisenhower, Kennedy, L. Johnson, Nixon, Ford, Carter, Reagan, G. H. W. Bush, Clinton, G. W. Bush, Obama, Trump, Biden, Trump'.split(
    ', ',
  );

/** Years by words that identify the event. */
export const yearsOf: readonly (readonly [RegExp, number])[] = [
  [/Hastings/, 1066],
  [/Magna Carta/, 1215],
  [/fall of Constantinople/, 1453],
  [/Columbus/, 1492],
  [/Ninety-five/, 1517],
  [/Armada/, 1588],
  [/Jamestown/, 1607],
  [/Mayflower/, 1620],
  [/Fire of London/, 1666],
  [/England and Scotland/, 1707],
  [/Lisbon/, 1755],
  [/Tea Party/, 1773],
  [/Declaration of Independence/, 1776],
  [/drafting of the Constitution/, 1787],
  [/Bastille/, 1789],
  [/Louisiana/, 1803],
  [/crowning of Napoleon/, 1804],
  [/Waterloo/, 1815],
  [/Erie Canal/, 1825],
  [/abolished slavery/, 1833],
  [/Gold Rush/, 1848],
  [/Origin of Species/, 1859],
  [/American Civil War/, 1861],
  [/Emancipation/, 1863],
  [/death of Abraham Lincoln/, 1865],
  [/Alaska/, 1867],
  [/Suez/, 1869],
  [/German Empire/, 1871],
  [/Statue of Liberty/, 1886],
  [/Eiffel/, 1889],
  [/Olympic/, 1896],
  [/Wright/, 1903],
  [/Titanic/, 1912],
  [/start of the First World War/, 1914],
  [/fighting in the First World War/, 1918],
  [/Nineteenth Amendment/, 1920],
  [/penicillin/, 1928],
  [/Wall Street/, 1929],
  [/start of the Second World War/, 1939],
  [/Pearl Harbor/, 1941],
  [/D-Day/, 1944],
  [/end of the Second World War/, 1945],
  [/independence of India/, 1947],
  [/NATO/, 1949],
  [/Everest/, 1953],
  [/Sputnik/, 1957],
  [/person into space/, 1961],
  [/Cuban Missile/, 1962],
  [/March on Washington/, 1963],
  [/Civil Rights Act/, 1964],
  [/heart transplant/, 1967],
  [/on the Moon/, 1969],
  [/Vietnam War/, 1975],
  [/Chernobyl/, 1986],
  [/Berlin Wall/, 1989],
  [/reunification/, 1990],
  [/Soviet Union/, 1991],
  [/South Africa/, 1994],
  [/September 11/, 2001],
];

/** Animals by group. */
export const animalGroups: Record<string, string> = {
  mammal:
    'dog cat cow horse sheep goat lion tiger wolf bear mouse fox deer rabbit bat seal whale dolphin elephant giraffe zebra kangaroo koala pig raccoon',
  bird: 'hen duck goose owl hawk eagle crow swan robin parrot penguin ostrich pelican flamingo',
  fish: 'shark trout carp cod salmon tuna goldfish perch pike seahorse',
  reptile: 'snake lizard crocodile alligator turtle tortoise iguana gecko',
  amphibian: 'frog toad newt salamander',
  insect: 'ant bee wasp fly moth beetle butterfly grasshopper dragonfly mosquito ladybug cricket',
};

/** Covering of the body by group. */
export const coverOf: Record<string, string> = {
  mammal: 'fur',
  bird: 'feathers',
  fish: 'scales',
  reptile: 'scales',
  amphibian: 'wet skin',
};

/** Principal parts: base, past, participle. */
export const principalParts = `
arise arose arisen, begin began begun, overcome overcame overcome, rebuild rebuilt rebuilt, bind bound bound, blow blew blown, break broke broken, bring brought brought, build built built, buy bought bought, catch caught caught,
choose chose chosen, cling clung clung, come came come, deal dealt dealt, do did done, draw drew drawn, drive drove driven, eat ate eaten, fall fell fallen,
feed fed fed, feel felt felt, fight fought fought, find found found, flee fled fled, fly flew flown, forgive forgave forgiven, freeze froze frozen,
give gave given, go went gone, grow grew grown, have had had, hold held held, keep kept kept, know knew known,
leave left left, lend lent lent, lose lost lost, make made made, mean meant meant, meet met met, overtake overtook overtaken, ride rode ridden, rise rose risen, run ran run, say said said,
see saw seen, seek sought sought, sell sold sold, send sent sent, shake shook shaken, sit sat sat, sleep slept slept, speak spoke spoken, spend spent spent, stand stood stood,
steal stole stolen, sting stung stung, swear swore sworn, swim swam swum, swing swung swung, take took taken, teach taught taught,
tell told told, think thought thought, throw threw thrown, understand understood understood, undertake undertook undertaken, wear wore worn,
withdraw withdrew withdrawn, write wrote written`
  .trim()
  .split(/,\s*/)
  .map((line) => line.split(' '));
