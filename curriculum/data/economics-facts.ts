import { table } from '../text.ts';

const columns = ['term', 'clue', 'why', 'field'] as const;

/** Sellers and the kind of their market. Check: a second list in the solver, and read line by line. */
export const marketFacts = table(
  columns,
  `
a wheat farmer among many thousands|sells in perfect competition|The wheat of all farms is alike, and no farm sets the price.|-
a grower of plain soybeans|sells in perfect competition|There are very many growers of the same crop.|-
a fisher with a small catch of common herring|sells in perfect competition|The price is the same for all, and each catch is tiny.|-
a small dairy farm that sells raw milk|sells in perfect competition|Its milk is like that of thousands of others.|-
a hair salon in a big city|sells in monopolistic competition|There are many salons, and each is a little different.|-
a restaurant among hundreds in town|sells in monopolistic competition|Each has its own food, and new ones open easily.|-
a small brand of jeans among many|sells in monopolistic competition|The brands differ, and many sellers compete.|-
a bakery with its own kinds of bread|sells in monopolistic competition|Its bread is special, but other bakeries are near.|-
one of two makers of large airliners|sells in an oligopoly|Few sellers share the market and watch each other.|-
a cell phone network with three rivals|sells in an oligopoly|Few sellers share the market, and entry is costly.|-
one of three car makers in a country without imports|sells in an oligopoly|Few sellers share the market.|-
an oil company that shares the market with four others|sells in an oligopoly|Few sellers share the market.|-
the only water company in a city|sells as a monopoly|A second network of pipes would cost too much.|-
the owner of a patent on a drug without substitutes|sells as a monopoly|The patent keeps others out.|-
a power line company without any rival|sells as a monopoly|One network is cheaper than two.|-
a railroad in a country without roads or airports|sells as a monopoly|There is no other way to travel.|-
`,
);

/** Measures of policy and their kind. Check: a second list in the solver, and read line by line. */
export const policyFacts = table(
  columns,
  `
a cut in the income tax during a slump|is expansionary fiscal policy|People keep more money and spend more.|-
a new program of road building during a slump|is expansionary fiscal policy|The government buys more.|-
a higher unemployment benefit|is expansionary fiscal policy|The government gives people more to spend.|-
a government check for each family|is expansionary fiscal policy|People get more to spend.|-
an increase in the income tax|is contractionary fiscal policy|People have less to spend.|-
a cut in government spending on buildings|is contractionary fiscal policy|The government buys less.|-
an increase in the sales tax to cool demand|is contractionary fiscal policy|People can buy less.|-
the end of a program of public works|is contractionary fiscal policy|The government buys less.|-
a cut in the central bank's interest rate|is expansionary monetary policy|Loans become cheaper, so people and firms borrow more.|-
a purchase of bonds by the central bank|is expansionary monetary policy|The bank pays with new money.|-
a lower reserve requirement for banks|is expansionary monetary policy|Banks can lend more.|-
a lower discount rate for loans to banks|is expansionary monetary policy|Banks can lend more at lower rates.|-
an increase in the central bank's interest rate|is contractionary monetary policy|Loans become more expensive, so people and firms borrow less.|-
a sale of bonds by the central bank|is contractionary monetary policy|Buyers pay with money that leaves the economy.|-
a higher reserve requirement for banks|is contractionary monetary policy|Banks can lend less.|-
a higher interest rate paid on bank reserves|is contractionary monetary policy|Banks keep their money there and lend less.|-
`,
);

/**
 * Events that move one side of a market. Each market has one event for each side and direction. Check: a second list in
 * the solver, and read line by line for events that would move the other side too.
 */
export const marketEvents = table(
  ['good', 'event', 'curve', 'way', 'why'],
  `
coffee|the price of tea rises sharply|demand|rises|Some tea drinkers change to coffee.
coffee|a study warns that coffee harms sleep|demand|falls|People want less of it.
coffee|a new machine picks the beans at half the cost|supply|rises|It costs growers less.
coffee|frost kills many of the bushes|supply|falls|There are fewer beans.
bread|many families move into the region|demand|rises|More people buy bread.
bread|more and more people eat other things at breakfast|demand|falls|They want less bread.
bread|flour becomes cheaper|supply|rises|It costs bakers less.
bread|bakers have to pay higher wages|supply|falls|It costs bakers more.
bicycles|gasoline becomes much more expensive|demand|rises|People ride instead of driving.
bicycles|bus rides become free|demand|falls|People take the bus instead.
bicycles|robots weld frames faster|supply|rises|It costs makers less.
bicycles|steel for frames becomes more expensive|supply|falls|It costs makers more.
ice cream|a long heat wave comes|demand|rises|People want to cool off.
ice cream|the summer is cold and rainy|demand|falls|People want it less.
ice cream|milk becomes cheaper|supply|rises|It costs makers less.
ice cream|makers have to pay a new tax on each carton|supply|falls|It costs makers more.
new houses|home loans become cheaper|demand|rises|More people can buy.
new houses|many people leave the city|demand|falls|Fewer people look for a house.
new houses|the city allows building on much more land|supply|rises|Builders can build more.
new houses|lumber becomes more expensive|supply|falls|It costs builders more.
electric cars|the government gives each buyer a bonus|demand|rises|More people buy one.
electric cars|gasoline becomes very cheap|demand|falls|Other cars are cheaper to drive.
electric cars|batteries become cheaper to make|supply|rises|It costs makers less.
electric cars|the largest factory burns down|supply|falls|Fewer cars can be made.
apples|a famous cook praises them on television|demand|rises|More people want them.
apples|pears become very cheap|demand|falls|Some people change to pears.
apples|good weather brings a record harvest|supply|rises|There are more apples.
apples|hail destroys many orchards|supply|falls|There are fewer apples.
phones|incomes rise in the whole country|demand|rises|People can buy more.
phones|most people decide to keep their old one longer|demand|falls|Fewer people want a new one.
phones|chips become cheaper|supply|rises|It costs makers less.
phones|a flood stops the main chip factory|supply|falls|Fewer phones can be made.
fish|beef becomes more expensive|demand|rises|Some people change to fish.
fish|news reports warn of poison in it|demand|falls|People are afraid to eat it.
fish|new nets catch more at the same cost|supply|rises|It costs fishers less.
fish|a law limits the catch|supply|falls|Fewer fish may be caught.
umbrellas|a very wet season begins|demand|rises|People need them more.
umbrellas|it does not rain for months|demand|falls|People need them less.
umbrellas|makers find a cheaper cloth|supply|rises|It costs makers less.
umbrellas|the workers in the factories go on strike|supply|falls|Fewer are made.
printer ink|printers become much cheaper|demand|rises|More printers need more ink.
printer ink|offices change to reading on screens|demand|falls|They print less.
printer ink|two more firms begin to make it|supply|rises|There are more sellers.
printer ink|the dye for it becomes more expensive|supply|falls|It costs makers more.
tennis balls|rackets become much cheaper|demand|rises|More people play and need balls.
tennis balls|many courts close|demand|falls|Fewer people play.
tennis balls|rubber becomes cheaper|supply|rises|It costs makers less.
tennis balls|several makers go out of business|supply|falls|There are fewer sellers.
`,
);

/** Purchases and the part of GDP in which they count. Check: a second list in the solver, and read line by line. */
export const gdpFacts = table(
  ['purchase', 'part', 'why'],
  `
A family buys a new car made in the country|consumption|A household uses it for itself.
A student pays for lessons|consumption|The household uses the lessons itself.
A tenant pays rent for an apartment|consumption|Housing is a service to households.
A household pays a dentist|consumption|It is a service to a household.
A firm buys a new machine made in the country|investment|Firms invest in what they produce with.
A family buys a newly built house|investment|A new house is built to be used for many years.
A firm builds a new warehouse in the country|investment|The firm will use the building for years to do its work.
A store adds new goods made in the country to its stock|investment|The store holds the goods to sell them later.
The state pays for a new highway|government purchases|The government buys it.
A city pays its teachers|government purchases|The government buys their work.
The army buys tents made in the country|government purchases|The army belongs to the government.
A town pays its fire fighters|government purchases|The government buys their work.
A farm sells wheat to a buyer abroad|net exports|It is made here and sold abroad.
A tourist from abroad pays a hotel in the country|net exports|A service to people from abroad is an export.
A factory sells trucks to a foreign firm|net exports|They are made here and sold abroad.
A studio sells a film to channels abroad|net exports|It is made here and sold abroad.
`,
);
