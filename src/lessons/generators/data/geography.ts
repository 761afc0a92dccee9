import { table } from '../table.ts';

/** Countries with capital and continent, unless these are disputed, shared or about to change. As of 2026-11. */
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
Sudan|Khartoum|Africa|2
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

/** States of the United States and their capitals. As of 2026-11. */
export const states = table(
  ['state', 'capital'],
  `
Alabama|Montgomery
Alaska|Juneau
Arizona|Phoenix
Arkansas|Little Rock
California|Sacramento
Colorado|Denver
Connecticut|Hartford
Delaware|Dover
Florida|Tallahassee
Georgia|Atlanta
Hawaii|Honolulu
Idaho|Boise
Illinois|Springfield
Indiana|Indianapolis
Iowa|Des Moines
Kansas|Topeka
Kentucky|Frankfort
Louisiana|Baton Rouge
Maine|Augusta
Maryland|Annapolis
Massachusetts|Boston
Michigan|Lansing
Minnesota|Saint Paul
Mississippi|Jackson
Missouri|Jefferson City
Montana|Helena
Nebraska|Lincoln
Nevada|Carson City
New Hampshire|Concord
New Jersey|Trenton
New Mexico|Santa Fe
New York|Albany
North Carolina|Raleigh
North Dakota|Bismarck
Ohio|Columbus
Oklahoma|Oklahoma City
Oregon|Salem
Pennsylvania|Harrisburg
Rhode Island|Providence
South Carolina|Columbia
South Dakota|Pierre
Tennessee|Nashville
Texas|Austin
Utah|Salt Lake City
Vermont|Montpelier
Virginia|Richmond
Washington|Olympia
West Virginia|Charleston
Wisconsin|Madison
Wyoming|Cheyenne
`,
);

/** Land and water forms in plain words. */
export const landforms = table(
  ['form', 'meaning', 'level'],
  `
island|land with water on all sides|0
hill|land that is high but not as high as a mountain|0
lake|still water with land on all sides|0
river|a long stream of fresh water that flows to a lake or the sea|0
ocean|one of the very large bodies of salt water|0
beach|the strip of sand at the edge of the sea|0
desert|a dry place with not much rain|0
forest|land full of trees|0
cave|a hole in rock that you can walk in|0
valley|low land that lies between hills|1
mountain|land that rises very high|0
volcano|a mountain that can send out lava|1
waterfall|where a river drops down a cliff|1
peninsula|land with water on three sides|1
canyon|a deep valley with steep sides cut by a river|1
glacier|a large mass of ice that moves slowly|1
delta|land built up where a river meets the sea|2
plateau|high land with a flat top|2
isthmus|a narrow strip of land that joins two larger lands|2
strait|a narrow strip of water that joins two larger waters|2
archipelago|a group of islands|2
`,
);

/** Undisputed facts of physical geography. As of 2026-11. */
export const worldFacts = table(
  ['question', 'answer', 'wrong', 'level'],
  `
Which is the largest ocean?|Pacific|Atlantic, Indian, Arctic|0
Which is the smallest ocean?|Arctic|Atlantic, Indian, Pacific|0
Which is the largest continent?|Asia|Africa, Europe, Australia|0
Which continent is the coldest?|Antarctica|Europe, Asia, North America|0
Which ocean lies between Africa and South America?|Atlantic|Pacific, Indian, Arctic|0
Which ocean lies between Africa and Australia?|Indian|Atlantic, Arctic, Baltic|1
Which ocean lies around the North Pole?|Arctic|Indian, Pacific, Southern|0
Which is the highest mountain above sea level?|Mount Everest|Mont Blanc, Kilimanjaro, Mount Fuji|1
Which is the largest hot desert?|Sahara|Gobi, Kalahari, Mojave|1
Which line runs around the middle of the Earth?|the equator|the prime meridian, the polar circle, the date line|0
At how many degrees of latitude is the equator?|0°|90°, 45°, 180°|1
At how many degrees of latitude is the North Pole?|90°|0°, 180°, 60°|1
Which river flows through Egypt?|Nile|Amazon, Danube, Ganges|1
Which river flows through London?|Thames|Seine, Rhine, Tiber|2
Which river flows through Paris?|Seine|Thames, Danube, Elbe|2
Which river flows through Rome?|Tiber|Seine, Volga, Rhine|2
Which river flows through Vienna?|Danube|Seine, Thames, Ebro|2
Which river formed the Grand Canyon?|Colorado|Missouri, Hudson, Columbia|1
Which mountain range runs along western South America?|Andes|Alps, Rockies, Atlas|1
Which mountain range lies between France and Spain?|Pyrenees|Alps, Carpathians, Urals|2
Which mountain range is Mount Everest in?|Himalayas|Andes, Rockies, Alps|1
Which sea lies between Europe and Africa?|Mediterranean Sea|Caribbean Sea, Baltic Sea, Coral Sea|1
Which canal joins the Red Sea and the Mediterranean Sea?|Suez Canal|Panama Canal, Kiel Canal, Erie Canal|2
Which canal joins the Atlantic and Pacific oceans?|Panama Canal|Suez Canal, Kiel Canal, Corinth Canal|1
On which continent is the Sahara?|Africa|Asia, Europe, Australia|0
On which continent is the Amazon rainforest?|South America|Africa, Asia, North America|0
`,
);
