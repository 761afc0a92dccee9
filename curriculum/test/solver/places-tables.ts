/** Facts of geography; written separately from the generators' tables. */

/** Words for land and water, and features of the Earth, each with a pattern that only what is true of it fits. */
export const landTruths = `
“island” = water on all sides; “hill” = lower than a mountain; “lake” = land on all sides
“river” = fresh water that flows; “ocean” = largest bodies; “beach” = sand or pebbles; “desert” = little rain
“forest” = trees$|full of trees; “cave” = walk into; “mountain” = very high above; “valley” = low land between
“volcano” = lava; “plain” = flat, low; “coast” = land along the sea; “cliff” = wall of rock
“waterfall” = drops over; “peninsula” = three sides; “canyon” = steep sides; “glacier” = ice that moves
“bay” = reaches into the land; “oasis” = in a desert; “tributary” = into a larger river; “delta” = from mud
“plateau” = wide, flat top; “isthmus” = two larger lands; “strait” = two larger waters
“archipelago” = group; “fjord” = glacier carved; “tundra” = frozen; “watershed” = drains to
the Pacific Ocean = larger than any|Japan; the Atlantic Ocean = second in size|South America
the Indian Ocean = and Australia|third in size; the Arctic Ocean = North Pole|smaller than
the Southern Ocean = around Antarctica; Asia = larger than|Himalayas; Africa = Sahara|Nile
South America = Amazon|Andes; Antarctica = colder than|South Pole; Australia = smaller than; Europe = Alps
North America = Rocky|Great Lakes; the equator = middle of|latitude 0
the prime meridian = longitude 0|Greenwich; the International Date Line = date changes
the Tropic of Cancer = June; the Tropic of Capricorn = December; the Arctic Circle = in the north
the Antarctic Circle = in the south; the Nile = Egypt; the Amazon = Brazil; the Danube = Vienna
the Thames = London; the Seine = Paris; the Tiber = Rome; the Rhine = Cologne; the Volga = Caspian
the Mississippi River = New Orleans; the Colorado River = Canyon; the Hudson River = New York
the Yangtze = longest in Asia; the Congo River = equator twice; the Ganges = India
the Andes = western South; the Pyrenees = Spain; the Himalayas = Everest; the Rocky Mountains = Colorado
the Appalachian Mountains = eastern United; the Alps = Switzerland; the Ural Mountains = Russia
the Atlas Mountains = Morocco; Mount Everest = above sea level; Mont Blanc = in the Alps
Kilimanjaro = in Africa; Mount Fuji = Japan; Aconcagua = South America; Mount Olympus = Greece
Mount Vesuvius = Pompeii; the Sahara = hot desert; the Gobi Desert = Mongolia; the Atacama Desert = Chile
the Kalahari Desert = Botswana; the Mojave Desert = California; the Arabian Desert = Saudi
the Namib Desert = Namibia; the Mediterranean Sea = and Africa; the Baltic Sea = Sweden
the North Sea = Norway; the Red Sea = Egypt; the Black Sea = Turkey; the Caribbean Sea = Jamaica
the Caspian Sea = Iran; the Coral Sea = Australia; the Suez Canal = Red Sea; the Panama Canal = Pacific
the Kiel Canal = Baltic; the Erie Canal = Erie$|Erie[.?]; the Strait of Gibraltar = the Mediterranean Sea and the Atlantic
the Bering Strait = Alaska; the English Channel = England; the Bosporus = Istanbul
`;

/** Ends of sentences about cities, each with a pattern of the cities for which it is true. */
export const cityEnds: readonly (readonly [string, RegExp])[] = [
  [
    'is the capital of its country, but not the largest city',
    /Abuja|Ankara|Astana|Beijing|Brasilia|Canberra|Dodoma|Hanoi|Islamabad|Ottawa|Rabat|Washington|Wellington/i,
  ],
  [
    'is the capital of its country and also the largest city',
    /Athens|Bangkok|Budapest|Buenos|Copenhagen|Havana|Lima|London|Mexico|Nairobi|Paris|Santiago|Seoul|Stockholm|Tokyo|Vienna/i,
  ],
  [
    'is larger than the capital of its country',
    /Almaty|Auckland|Casablanca|Dar es|Ho Chi|Istanbul|Karachi|Lagos|Angeles|Melbourne|Montreal|New York|Rio|Paulo|Shanghai|Sydney|Toronto/i,
  ],
];
