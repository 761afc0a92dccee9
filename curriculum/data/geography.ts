import { table } from '../text.ts';

/**
 * Countries with capital and continent, unless these are disputed, shared or about to change. As of 2026-11. Check: a
 * second list in the solver.
 */
export const countries = table(
  ['country', 'capital', 'continent', 'level'],
  `
France|Paris|Europe|0
Germany|Berlin|Europe|0
Italy|Rome|Europe|0
Spain|Madrid|Europe|0
Portugal|Lisbon|Europe|0
the United Kingdom|London|Europe|0
Ireland|Dublin|Europe|0
Greece|Athens|Europe|0
Austria|Vienna|Europe|0
Poland|Warsaw|Europe|0
Sweden|Stockholm|Europe|0
Norway|Oslo|Europe|0
Denmark|Copenhagen|Europe|0
Finland|Helsinki|Europe|1
Belgium|Brussels|Europe|1
Switzerland|Bern|Europe|1
Hungary|Budapest|Europe|1
Czechia|Prague|Europe|1
Slovakia|Bratislava|Europe|2
Slovenia|Ljubljana|Europe|2
Croatia|Zagreb|Europe|2
Serbia|Belgrade|Europe|2
Bulgaria|Sofia|Europe|2
Romania|Bucharest|Europe|1
Albania|Tirana|Europe|2
Iceland|Reykjavik|Europe|1
Estonia|Tallinn|Europe|2
Latvia|Riga|Europe|2
Lithuania|Vilnius|Europe|2
Ukraine|Kyiv|Europe|1
Moldova|Chisinau|Europe|2
Malta|Valletta|Europe|2
Japan|Tokyo|Asia|0
China|Beijing|Asia|0
India|New Delhi|Asia|0
South Korea|Seoul|Asia|0
Thailand|Bangkok|Asia|1
Vietnam|Hanoi|Asia|1
the Philippines|Manila|Asia|1
Malaysia|Kuala Lumpur|Asia|1
Nepal|Kathmandu|Asia|1
Bangladesh|Dhaka|Asia|1
Pakistan|Islamabad|Asia|1
Mongolia|Ulaanbaatar|Asia|2
Cambodia|Phnom Penh|Asia|2
Laos|Vientiane|Asia|2
Bhutan|Thimphu|Asia|2
Iraq|Baghdad|Asia|1
Saudi Arabia|Riyadh|Asia|1
Jordan|Amman|Asia|2
Lebanon|Beirut|Asia|2
Qatar|Doha|Asia|2
Oman|Muscat|Asia|2
Uzbekistan|Tashkent|Asia|2
Kyrgyzstan|Bishkek|Asia|2
Kenya|Nairobi|Africa|0
Morocco|Rabat|Africa|1
Algeria|Algiers|Africa|1
Tunisia|Tunis|Africa|1
Libya|Tripoli|Africa|2
Ethiopia|Addis Ababa|Africa|1
Nigeria|Abuja|Africa|1
Ghana|Accra|Africa|1
Senegal|Dakar|Africa|2
Mali|Bamako|Africa|2
Uganda|Kampala|Africa|2
Rwanda|Kigali|Africa|2
Zambia|Lusaka|Africa|2
Zimbabwe|Harare|Africa|2
Mozambique|Maputo|Africa|2
Angola|Luanda|Africa|2
Namibia|Windhoek|Africa|2
Botswana|Gaborone|Africa|2
Madagascar|Antananarivo|Africa|2
Somalia|Mogadishu|Africa|2
Cameroon|Yaounde|Africa|2
the United States|Washington, D.C.|North America|0
Canada|Ottawa|North America|0
Mexico|Mexico City|North America|0
Cuba|Havana|North America|1
Jamaica|Kingston|North America|1
Guatemala|Guatemala City|North America|1
Honduras|Tegucigalpa|North America|2
Nicaragua|Managua|North America|2
Costa Rica|San Jose|North America|1
Panama|Panama City|North America|1
Haiti|Port-au-Prince|North America|2
the Dominican Republic|Santo Domingo|North America|2
Brazil|Brasilia|South America|0
Argentina|Buenos Aires|South America|0
Peru|Lima|South America|0
Chile|Santiago|South America|1
Colombia|Bogota|South America|1
Ecuador|Quito|South America|1
Venezuela|Caracas|South America|1
Uruguay|Montevideo|South America|2
Paraguay|Asuncion|South America|2
Australia|Canberra|Oceania|0
New Zealand|Wellington|Oceania|0
Fiji|Suva|Oceania|2
Papua New Guinea|Port Moresby|Oceania|2
Samoa|Apia|Oceania|2
Tonga|Nuku'alofa|Oceania|2
Vanuatu|Port Vila|Oceania|2
`,
);

/**
 * States of the United States with their capitals and the regions of the Census Bureau. As of 2026-11. Check: a second list
 * of the capitals in the solver, and the number of states of each region: 9, 12, 16 and 13.
 */
export const states = table(
  ['state', 'capital', 'region'],
  `
Alabama|Montgomery|South
Alaska|Juneau|West
Arizona|Phoenix|West
Arkansas|Little Rock|South
California|Sacramento|West
Colorado|Denver|West
Connecticut|Hartford|Northeast
Delaware|Dover|South
Florida|Tallahassee|South
Georgia|Atlanta|South
Hawaii|Honolulu|West
Idaho|Boise|West
Illinois|Springfield|Midwest
Indiana|Indianapolis|Midwest
Iowa|Des Moines|Midwest
Kansas|Topeka|Midwest
Kentucky|Frankfort|South
Louisiana|Baton Rouge|South
Maine|Augusta|Northeast
Maryland|Annapolis|South
Massachusetts|Boston|Northeast
Michigan|Lansing|Midwest
Minnesota|Saint Paul|Midwest
Mississippi|Jackson|South
Missouri|Jefferson City|Midwest
Montana|Helena|West
Nebraska|Lincoln|Midwest
Nevada|Carson City|West
New Hampshire|Concord|Northeast
New Jersey|Trenton|Northeast
New Mexico|Santa Fe|West
New York|Albany|Northeast
North Carolina|Raleigh|South
North Dakota|Bismarck|Midwest
Ohio|Columbus|Midwest
Oklahoma|Oklahoma City|South
Oregon|Salem|West
Pennsylvania|Harrisburg|Northeast
Rhode Island|Providence|Northeast
South Carolina|Columbia|South
South Dakota|Pierre|Midwest
Tennessee|Nashville|South
Texas|Austin|South
Utah|Salt Lake City|West
Vermont|Montpelier|Northeast
Virginia|Richmond|South
Washington|Olympia|West
West Virginia|Charleston|South
Wisconsin|Madison|Midwest
Wyoming|Cheyenne|West
`,
);

const columns = ['term', 'clue', 'why', 'field', 'kind'] as const;

/** What words for land and water mean; the kind is the first grade. Check: a second list in the solver. */
export const landforms = table(
  columns,
  `
“island”|means land with water on all sides|Hawaii has eight large ones.|-|3
“hill”|means high land that is lower than a mountain|You can often walk up in a few minutes.|-|3
“lake”|means a large body of water with land on all sides|Lake Erie is one.|-|3
“river”|means a large stream of fresh water that flows to a lake or the sea|It flows downhill.|-|3
“ocean”|means one of the largest bodies of salt water|The Pacific is one.|-|3
“beach”|means a strip of sand or pebbles at the edge of the water|Waves bring the sand.|shore|3
“desert”|means a place with very little rain|Some are hot, and some are cold.|-|3
“forest”|means land that is full of trees|Many animals live there.|-|3
“cave”|means a hollow in rock that people can walk into|Water often dissolved the rock.|-|3
“mountain”|means land that rises very high above the land around it|Its top is called the summit.|-|3
“valley”|means low land between hills or mountains|A river often flows through it.|deep|3
“volcano”|means an opening in the Earth through which lava comes|The lava builds a cone around it.|-|3
“plain”|means a wide stretch of flat, low land|Much of Kansas is like that.|-|3
“coast”|means the land along the sea|Beaches and cliffs are parts of it.|shore|3
“cliff”|means a steep wall of rock|Sea waves cut many of them.|-|3
“waterfall”|means a place where a river drops over a steep edge|Niagara Falls is one.|-|3
“peninsula”|means land with water on three sides|Florida is one.|-|4
“canyon”|means a deep and narrow valley with steep sides|A river cut into the rock.|deep|4
“glacier”|means a large mass of ice that moves slowly|Its weight pushes it downhill.|-|4
“bay”|means a part of the sea that reaches into the land|Ships find shelter there.|inlet|4
“oasis”|means a place in a desert with water and plants|Ground water comes up there.|-|4
“tributary”|means a river that flows into a larger river|The Missouri flows into the Mississippi.|-|4
“delta”|means land built from mud where a river ends|The water slows down and drops the mud.|-|4
“plateau”|means high land with a wide, flat top|People also call it a tableland.|-|4
“isthmus”|means a narrow strip of land that joins two larger lands|Panama lies on one.|-|5
“strait”|means a narrow strip of water that joins two larger waters|Ships pass through one at Gibraltar.|-|5
“archipelago”|means a group of islands|The Bahamas are one.|-|5
“fjord”|means a long arm of the sea that a glacier carved|Norway has many.|inlet|5
“tundra”|means cold land without trees, where the deeper ground stays frozen|It lies around the Arctic.|-|5
“watershed”|means all the land that drains to the same river|Rain that falls on it ends up in that river.|-|5
`,
);

/** Starts of the questions, by the kind of the row, and the first grade of the kind. */
export const featureKinds: Readonly<Record<string, { ask: string; grade: number }>> = {
  ocean: { ask: 'Which ocean', grade: 4 },
  continent: { ask: 'Which continent', grade: 4 },
  line: { ask: 'Which line', grade: 4 },
  river: { ask: 'Which river', grade: 5 },
  range: { ask: 'Which mountains', grade: 5 },
  peak: { ask: 'Which mountain', grade: 5 },
  desert: { ask: 'Which desert', grade: 5 },
  sea: { ask: 'Which sea', grade: 6 },
  waterway: { ask: 'Which waterway', grade: 6 },
};

/** Undisputed facts of physical geography. As of 2026-11. Check: a second list in the solver. */
export const worldFacts = table(
  columns,
  `
the Pacific Ocean|is larger than any other ocean|It covers more than all land together.|-|ocean
the Pacific Ocean|reaches both Japan and Chile|It fills the space between Asia and the Americas.|-|ocean
the Atlantic Ocean|is second in size among the oceans|Only the Pacific is larger.|-|ocean
the Atlantic Ocean|lies between Africa and South America|Columbus crossed it farther north.|-|ocean
the Indian Ocean|lies between Africa and Australia|India lies at its northern end.|-|ocean
the Indian Ocean|is third in size among the oceans|The Pacific and the Atlantic are larger.|-|ocean
the Arctic Ocean|lies around the North Pole|Ice covers much of it.|-|ocean
the Arctic Ocean|is smaller than any other ocean|It lies around the North Pole.|-|ocean
the Southern Ocean|lies around Antarctica|It goes around the whole Earth.|-|ocean
Asia|is larger than any other continent|It has almost a third of all land.|-|continent
Asia|contains the Himalayas|They rise between India and China.|-|continent
Africa|contains the Sahara|The Sahara fills most of its north.|-|continent
Africa|contains the Nile|The Nile flows north to the Mediterranean Sea.|-|continent
South America|contains the Amazon rainforest|Most of that forest lies in Brazil.|-|continent
South America|contains the Andes|They run along its west coast.|-|continent
Antarctica|is colder than any other continent|It lies around the South Pole.|-|continent
Antarctica|lies around the South Pole|Ice covers nearly all of it.|-|continent
Australia|is smaller than any other continent|It is also a country.|-|continent
Europe|contains the Alps|They rise between France and Austria.|-|continent
North America|contains the Rocky Mountains|They run from Canada to New Mexico.|-|continent
North America|contains the Great Lakes|They lie in the United States and Canada.|-|continent
the equator|runs around the middle of the Earth|It is equally far from both poles.|-|line
the equator|has the latitude 0°|Latitude counts from it to the poles.|-|line
the prime meridian|has the longitude 0°|Longitude counts east and west from it.|-|line
the prime meridian|passes through Greenwich in London|An old observatory stands there.|-|line
the International Date Line|is where the calendar date changes|It runs through the Pacific, for the most part.|-|line
the Tropic of Cancer|is where the noon Sun stands overhead at the June solstice|It lies north of the equator.|-|line
the Tropic of Capricorn|is where the noon Sun stands overhead at the December solstice|It lies south of the equator.|-|line
the Arctic Circle|marks the edge of the zone of midnight sun in the north|Its latitude is about 66.5° north.|-|line
the Antarctic Circle|marks the edge of the zone of midnight sun in the south|Its latitude is about 66.5° south.|-|line
the Nile|flows through Egypt|It flows into the Mediterranean Sea.|-|river
the Amazon|flows through the rainforest of Brazil|It carries more water than any other river.|-|river
the Danube|flows through Vienna|It also passes Budapest and Belgrade.|-|river
the Thames|flows through London|It flows into the North Sea.|-|river
the Seine|flows through Paris|It flows into the English Channel.|-|river
the Tiber|flows through Rome|It flows into the Mediterranean Sea.|-|river
the Rhine|flows through Cologne|It comes from the Alps in Switzerland.|-|river
the Volga|flows into the Caspian Sea|It is the longest river of Europe.|-|river
the Mississippi River|flows past New Orleans|It reaches the sea near there.|-|river
the Colorado River|formed the Grand Canyon|It cut into the rock for millions of years.|-|river
the Hudson River|reaches the sea at New York City|It flows along Manhattan.|-|river
the Yangtze|is the longest in Asia|It reaches the sea near Shanghai.|-|river
the Congo River|crosses the equator twice|It makes a large bend in central Africa.|-|river
the Ganges|flows from the Himalayas through northern India|It is a holy river for many people.|-|river
the Andes|run along western South America|They are the longest chain on land.|-|range
the Pyrenees|lie between France and Spain|The small country of Andorra lies in them.|-|range
the Himalayas|hold Mount Everest|Nepal and Bhutan lie in them.|-|range
the Rocky Mountains|run from Canada through Colorado to New Mexico|They lie in the west of North America.|-|range
the Appalachian Mountains|run through the eastern United States|They are older and lower than the Rockies.|-|range
the Alps|cover much of Switzerland and Austria|Mont Blanc is in them.|-|range
the Ural Mountains|run from north to south through Russia|Many count them as the border of Europe and Asia.|-|range
the Atlas Mountains|rise in Morocco and Algeria|They lie in northwestern Africa.|-|range
Mount Everest|reaches higher above sea level than any other|Its top is about 8,849 meters high.|-|peak
Mont Blanc|is the highest in the Alps|It stands on the border of France and Italy.|-|peak
Kilimanjaro|is the highest in Africa|It stands in Tanzania.|-|peak
Mount Fuji|is the highest in Japan|It is a volcano.|-|peak
Aconcagua|is the highest in South America|It stands in Argentina.|-|peak
Mount Olympus|is the highest in Greece|The ancient Greeks believed that their gods lived there.|-|peak
Mount Vesuvius|buried Pompeii under ash in the year 79|It is a volcano in Italy.|-|peak
the Sahara|is the largest of the hot deserts|It lies in northern Africa.|-|desert
the Gobi Desert|lies in Mongolia and China|Its winters are very cold.|-|desert
the Atacama Desert|lies along the coast of Chile|Hardly any rain falls there.|-|desert
the Kalahari Desert|covers much of Botswana|It lies in southern Africa.|-|desert
the Mojave Desert|lies in California and Nevada|It is in North America.|-|desert
the Arabian Desert|covers most of Saudi Arabia|It lies on a large peninsula.|-|desert
the Namib Desert|lies along the coast of Namibia|The country is named after it.|-|desert
the Mediterranean Sea|lies between Europe and Africa|Italy and Greece reach into it.|-|sea
the Baltic Sea|lies between Sweden and Estonia|It is in northern Europe.|-|sea
the North Sea|lies between Great Britain and Norway|The Thames and the Rhine end there.|-|sea
the Red Sea|lies between Egypt and Saudi Arabia|It lies between Africa and Asia.|-|sea
the Black Sea|lies between Turkey and Ukraine|The Danube ends there.|-|sea
the Caribbean Sea|lies around Jamaica|It is part of the Atlantic Ocean.|-|sea
the Caspian Sea|lies between Iran and Kazakhstan|It is closed in by land on all sides.|-|sea
the Coral Sea|lies to the northeast of Australia|The Great Barrier Reef is in it.|-|sea
the Suez Canal|joins the Red Sea and the Mediterranean Sea|Ships need not go around Africa.|-|waterway
the Panama Canal|joins the Atlantic Ocean and the Pacific Ocean|Ships need not go around South America.|-|waterway
the Kiel Canal|joins the North Sea and the Baltic Sea|It crosses the north of Germany.|-|waterway
the Erie Canal|joins the Hudson River and Lake Erie|It was opened in 1825.|-|waterway
the Strait of Gibraltar|joins the Mediterranean Sea and the Atlantic Ocean|Spain and Morocco lie beside it.|-|waterway
the Bering Strait|lies between Russia and Alaska|It joins the Pacific and the Arctic Ocean.|-|waterway
the English Channel|lies between England and France|A tunnel for trains runs below it.|-|waterway
the Bosporus|runs through Istanbul|It leads toward the Black Sea.|-|waterway
`,
);

/**
 * Capitals that are the largest city of their country or not, and cities that are larger than the capital, by any usual count.
 * The kind is the first grade. As of 2026-11. Check: a second list in the solver.
 */
export const largeCities = table(
  columns,
  `
Canberra|is the capital of its country, but not the largest city|Australia is governed from there.|-|5
Sydney|is larger than the capital of its country|The capital of Australia is Canberra.|-|5
Melbourne|is larger than the capital of its country|The capital of Australia is Canberra.|-|5
Ottawa|is the capital of its country, but not the largest city|Canada is governed from there.|-|5
Toronto|is larger than the capital of its country|The capital of Canada is Ottawa.|-|5
Montreal|is larger than the capital of its country|The capital of Canada is Ottawa.|-|5
Washington, D.C.|is the capital of its country, but not the largest city|The United States is governed from there.|-|5
New York City|is larger than the capital of its country|The capital of the United States is Washington, D.C.|-|5
Los Angeles|is larger than the capital of its country|The capital of the United States is Washington, D.C.|-|5
Brasilia|is the capital of its country, but not the largest city|Brazil is governed from there.|-|5
Sao Paulo|is larger than the capital of its country|The capital of Brazil is Brasilia.|-|5
Rio de Janeiro|is larger than the capital of its country|The capital of Brazil is Brasilia.|-|5
Beijing|is the capital of its country, but not the largest city|China is governed from there.|-|5
Shanghai|is larger than the capital of its country|The capital of China is Beijing.|-|5
Wellington|is the capital of its country, but not the largest city|New Zealand is governed from there.|-|5
Auckland|is larger than the capital of its country|The capital of New Zealand is Wellington.|-|5
Ankara|is the capital of its country, but not the largest city|Turkey is governed from there.|-|6
Istanbul|is larger than the capital of its country|The capital of Turkey is Ankara.|-|6
Hanoi|is the capital of its country, but not the largest city|Vietnam is governed from there.|-|7
Ho Chi Minh City|is larger than the capital of its country|The capital of Vietnam is Hanoi.|-|7
Rabat|is the capital of its country, but not the largest city|Morocco is governed from there.|-|7
Casablanca|is larger than the capital of its country|The capital of Morocco is Rabat.|-|7
Abuja|is the capital of its country, but not the largest city|Nigeria is governed from there.|-|7
Lagos|is larger than the capital of its country|The capital of Nigeria is Abuja.|-|7
Islamabad|is the capital of its country, but not the largest city|Pakistan is governed from there.|-|7
Karachi|is larger than the capital of its country|The capital of Pakistan is Islamabad.|-|7
Astana|is the capital of its country, but not the largest city|Kazakhstan is governed from there.|-|8
Almaty|is larger than the capital of its country|The capital of Kazakhstan is Astana.|-|8
Dodoma|is the capital of its country, but not the largest city|Tanzania is governed from there.|-|8
Dar es Salaam|is larger than the capital of its country|The capital of Tanzania is Dodoma.|-|8
Paris|is the capital of its country and also the largest city|It is the capital of France.|-|5
London|is the capital of its country and also the largest city|It is the capital of the United Kingdom.|-|5
Tokyo|is the capital of its country and also the largest city|It is the capital of Japan.|-|5
Mexico City|is the capital of its country and also the largest city|It is the capital of Mexico.|-|5
Lima|is the capital of its country and also the largest city|It is the capital of Peru.|-|5
Athens|is the capital of its country and also the largest city|It is the capital of Greece.|-|5
Seoul|is the capital of its country and also the largest city|It is the capital of South Korea.|-|6
Buenos Aires|is the capital of its country and also the largest city|It is the capital of Argentina.|-|6
Vienna|is the capital of its country and also the largest city|It is the capital of Austria.|-|6
Stockholm|is the capital of its country and also the largest city|It is the capital of Sweden.|-|7
Budapest|is the capital of its country and also the largest city|It is the capital of Hungary.|-|7
Bangkok|is the capital of its country and also the largest city|It is the capital of Thailand.|-|7
Santiago|is the capital of its country and also the largest city|It is the capital of Chile.|-|7
Havana|is the capital of its country and also the largest city|It is the capital of Cuba.|-|7
Nairobi|is the capital of its country and also the largest city|It is the capital of Kenya.|-|8
Copenhagen|is the capital of its country and also the largest city|It is the capital of Denmark.|-|8
`,
);
