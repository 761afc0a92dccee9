/** Facts of economics; written separately from the generators' tables. */

/** Kinds of markets with a pattern of their sellers, and kinds of policy with a pattern of their measures. */
export const economicEnds: readonly (readonly [string, RegExp])[] = [
  ['sells in perfect competition', /wheat|soybean|herring|raw milk/i],
  ['sells in monopolistic competition', /salon|restaurant|jeans|bakery/i],
  ['sells in an oligopoly', /airliner|phone network|car maker|oil company/i],
  ['sells as a monopoly', /water company|patent|power line|railroad/i],
  ['is expansionary fiscal policy', /cut in the income tax|new program|benefit|check/i],
  [
    'is contractionary fiscal policy',
    /increase in the (income|sales) tax|cut in government|end of a program/i,
  ],
  ['is expansionary monetary policy', /cut in the central|purchase|lower (reserve|discount)/i],
  ['is contractionary monetary policy', /increase in the central|sale of bonds|higher re|higher interest/i],
];

/** Marks of events by what they move. */
export const shifts: readonly (readonly [string, RegExp])[] = [
  [
    'demand rises',
    /price of tea|families move|gasoline becomes much more|heat wave|loans become cheaper|bonus|famous cook|incomes rise|beef|wet season|printers become|rackets/,
  ],
  [
    'demand falls',
    /harms sleep|other things at breakfast|bus rides|cold and rainy|leave the city|very cheap|old one longer|poison|does not rain|on screens|courts close/,
  ],
  [
    'supply rises',
    /new machine|flour|robots|milk becomes|building on|batteries|record harvest|chips become|new nets|cheaper cloth|two more firms|rubber/,
  ],
  [
    'supply falls',
    /frost|higher wages|steel|new tax|lumber|burns down|hail|flood|limits the catch|strike|dye|out of business/,
  ],
];

/** Parts of GDP with a pattern of their purchases. */
export const purchases: readonly (readonly [string, RegExp])[] = [
  ['net exports', /abroad|foreign/],
  ['government purchases', /^The state|^A city|^The army|^A town/],
  ['investment', /machine|newly built|warehouse|stock/],
  ['consumption', /^A family buys a new car|lessons|rent|dentist/],
];
