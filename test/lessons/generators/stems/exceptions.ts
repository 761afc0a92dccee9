/** Concepts without a second form: five stems of a lesson differ only in numbers and names. A mended one leaves the list. */
export const ofOneStem: readonly string[] = [
  'geography.maps.scale',
  'geography.people.density',
  'history.time.centuries',
  'life.money.best-buy',
  'life.money.budget',
  'life.money.coins',
  'life.money.loans',
  'life.money.total',
  'life.time.clock',
  'life.work.wages',
];

/** Concepts that ask the same sentence three times or more in a lesson. A mended one leaves the list. */
export const ofOneSentence: readonly string[] = [
  ...ofOneStem,
  'geography.capitals.countries',
  'geography.capitals.us-states',
  'geography.continents.countries',
  'geography.maps.grid',
  'geography.time.zones',
  'geography.world.facts',
  'history.ancient.civilizations',
  'history.events.years',
  'history.people.known-for',
  'history.people.us-presidents',
  'history.time.elapsed-years',
  'history.time.older',
  'life.calendar.dates',
  'life.calendar.days',
  'life.calendar.months',
  'life.cooking.recipes',
  'life.money.change',
  'life.time.24-hour',
];
