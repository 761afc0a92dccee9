/** Physical science: kinds of things by marks in their names, typed separately from the generators' tables. */
import { measureRules } from './physical-measures.ts';
import { numberRules } from './physical-numbers.ts';
import { earthMarks } from './physical-tables.ts';
import type { Rule } from './rule.ts';
import { rulesBy } from './sentences.ts';

/** Kinds of a concept by what a sentence says, with the marks of the members. The last kind has all others. */
type Marks = readonly (readonly [says: string, marks: RegExp])[];

const kindsOf: readonly Marks[] = [
  ...earthMarks,
  [
    ['is made of wood', /log|plank|board|twig|toothpick|stump|matchstick/],
    ['is made of metal', /nail|coin|key|clip|\bpin\b|bolt|anchor|can$/],
    ['is made of cloth', /sock|scarf|towel|flag|sheet|shirt|curtain|handkerchief/],
    ['is made of glass', /./],
  ],
  [
    ['is hard', /rock|brick|hammer|coin|jar|shell|wooden|nail|ice|plate/],
    ['is soft', /./],
  ],
  [
    ['soaks up water', /sponge|towel|cotton|mop|tissue|wool|bread/],
    ['keeps water out', /./],
  ],
  [
    ['floats on water', /cork|log|leaf|duck|beach|ice|feather|apple|twig|wax/],
    ['sinks in water', /./],
  ],
  [
    ['can be undone', /melt|freez|boiling water/],
    ['cannot be undone', /./],
  ],
  [
    ['is a liquid', /milk|\btap|juice|\btea\b|^rain|oil|vinegar|gasoline|melted|lava|sea/],
    ['is a gas', /\bair\b|steam|helium|oxygen|gas|vapor|dioxide|nitrogen/],
    ['is a solid', /./],
  ],
  [
    ['fits a liquid', /that slide past|flows|without a fixed shape|level|bottom|change places/],
    ['fits a gas', /fills|far apart|squeeze|fly|without a fixed volume|whole room/],
    ['fits a solid', /./],
  ],
  [
    ['is a solution', /dissolved|^salt|sugar|lemonade|vinegar|sea water|soda/],
    ['is a mixture with parts you can see', /./],
  ],
  [
    ['can best be separated with a magnet', /iron|steel|nails|clips/],
    ['can best be separated by evaporation', /dissolved|sea/],
    ['can best be separated with a filter', /./],
  ],
  [
    ['is a chemical change', /burn|rust|bak|sour|fry|rot|digest|vinegar|tarnish|explod/],
    ['is a physical change', /./],
  ],
  [
    ['shows only a change of state or shape', /dries|sawn|fog|steam|frost|flat|breaks|dew/],
    ['points to a chemical reaction', /./],
  ],
  [
    ['is a mixture', /^air|sea|soil|brass|milk|steel|dressing|granite|tap|gasoline|coffee|bronze/],
    ['is a compound', /water|oxide|salt|sugar|soda|carbonate|methane|ammonia|glucose|quartz/],
    ['is an element', /./],
  ],
  [
    ['is a base', /baking soda|soap|bleach|ammonia|lye|lime|OH|magnesia/],
    ['is neutral', /pure water/],
    ['is an acid', /./],
  ],
  [
    ['is a push', /kick|throw|hitting|press|pok|blow|roll|shov|step/],
    ['is a pull', /./],
  ],
  [
    ['starts to move', /\bstill\b|at rest/],
    ['turns another way', /bounce|wheel|hit back|twist|rudder|wind/],
    ['slows down', /./],
  ],
  [
    ['sticks to a magnet', /iron|steel/],
    ['does not stick to a magnet', /./],
  ],
  [
    ['acts without contact', /gravity|magnet|charged|Earth|Sun|Moon/i],
    ['needs contact', /./],
  ],
  [
    ['gains energy of motion', /a ball that a bat|pin that|down a hill|falls|harder|drum skin|^a still/i],
    ['loses energy of motion', /./],
  ],
  [
    ['shows the third law of motion', /while|rolls back|rushes out|ashore/],
    ['shows the second law of motion', /harder|more|double|slowly/],
    ['shows the first law of motion', /./],
  ],
  [
    ['feels hardly any force', /copper|glass|wooden|gold|plastic/],
    ['is repelled', /another/],
    ['is attracted', /./],
  ],
  [
    ['works as a lever', /seesaw|crowbar|opener|wheelbarrow|oar|claw|balance/],
    ['works as an inclined plane', /ramp|slide|driveway|plank/],
    ['works as a wedge', /blade|chisel|doorstop|tip/],
    ['works as a screw', /lid|thread|bolt|twist/],
    ['works as a pulley', /rope|cable|cord|clothesline/],
    ['works as a wheel and axle', /./],
  ],
  [
    ['conducts electricity well', /copper|steel|aluminum|silver|gold|iron|brass|foil/],
    ['does not conduct electricity well', /./],
  ],
  [
    ['is stored chemical energy', /battery|bread|wood|gasoline|banana|coal/],
    ['is energy that light carries', /beam|moonlight|glow/],
    ['is energy that sound carries', /thunder|shout|bell|drum|whistle|song/],
    ['is energy of motion', /./],
  ],
  [
    ['is made to turn electricity into light', /lamp|bulb|traffic|screen|headlight/],
    ['is made to turn electricity into heat', /toaster|stove|iron|kettle|blanket|waffle/],
    ['is made to turn electricity into sound', /speaker|buzzer|headphones|siren|horn/],
    ['is made to turn electricity into motion', /./],
  ],
  [
    ['has mostly potential energy', /at rest|held|highest|standing/],
    ['has mostly kinetic energy', /./],
  ],
  [
    ['mainly shows convection', /rises|sinks|breeze|current/],
    ['mainly shows radiation', /sun|fire|red heat|glow/i],
    ['mainly shows conduction', /./],
  ],
  [
    ['has particles that slow down', /cool|fridge|cold water|stand|freezer|cold stone|chill/],
    ['has particles that speed up', /./],
  ],
  [
    ['sounds when a string shakes', /guitar|violin|harp|banjo|cello|\blute/],
    ['sounds when a skin shakes', /drum|bongo/],
    ['sounds when its metal shakes', /bell|gong|triangle|cymbal|chime|fork/],
    ['sounds when air in a tube shakes', /./],
  ],
  [
    ['lets some light through', /paper|frosted|curtain|fog/],
    ['blocks light and makes a dark shadow', /brick|book|trunk|metal|stone|wooden/],
    ['lets almost all light through', /./],
  ],
  [
    [
      'only sends back light from other things',
      /moon|mirror|wall|spoon|page|apple|snow|shirt|ring|reflector/i,
    ],
    ['makes its own light', /./],
  ],
  [
    ['sends its message to the ears', /siren|bell|drum|horn|whistle|spoken/],
    ['sends its message to the eyes', /./],
  ],
  [
    ['mainly shows absorption', /hot|swallow|heats|warms|red light|foam/],
    ['mainly shows refraction', /straw|lens|prism|pool|glasses|magnifier|coin/],
    ['mainly shows reflection', /./],
  ],
  [
    ['is ionic', /sodium and|magnesium and|potassium and|calcium and|lithium/],
    ['is metallic', /copper|iron|gold|silver|sodium|aluminum|magnesium/],
    ['is covalent', /./],
  ],
  [
    ['does not shift', /catalyst|HI|NO\(|helium/],
    [
      'shifts toward the products',
      /more reactant|product is removed|exothermic.*cool|endothermic.*heat|₃\(g\) in less|NO₂\(g\) in more/,
    ],
    ['shifts toward the reactants', /./],
  ],
  [
    ['makes the reaction slower', /cooling|dilut|lump|fridge|more volume|lower|freez|out$/],
    ['makes the reaction faster', /./],
  ],
  [
    ['is nuclear fission', /split|power plant|breakup/],
    ['is nuclear fusion', /the Sun|join|stars/],
    ['is radioactive decay', /./],
  ],
];

const tableOf = (says: string): Marks => kindsOf.find((kinds) => kinds.some(([each]) => each === says)) ?? [];

/** Returns what is said of a thing in the table of the other statement. */
const truthOf = (thing: string, kinds: Marks): string =>
  kinds.find(([, marks]) => marks.test(`${thing.charAt(0).toLowerCase()}${thing.slice(1)}`))?.[0] ?? '';

const allSays = kindsOf.flat().map(([says]) => says);
if (new Set(allSays).size < allSays.length) throw new Error('two kinds say the same');

/** Returns true for a true sentence. */
function holds(sentence: string): boolean {
  const said = allSays.filter((says) => sentence.endsWith(` ${says}`));
  const says = said.sort((a, b) => b.length - a.length)[0];
  if (says === undefined) throw new Error(`cannot read ${sentence}`);
  return truthOf(sentence.slice(0, -says.length - 1), tableOf(says)) === says;
}

/** Returns true if the end of a text is true of a subject. */
function fits(subject: string, text: string): boolean {
  const said = allSays.filter((says) => ` ${text}`.endsWith(` ${says}`));
  const says = said.sort((a, b) => b.length - a.length)[0];
  if (says === undefined) throw new Error(`cannot read ${text}`);
  return holds(`${subject} ${says}`);
}

/** Questions on things by their kinds, with the same sentences for all concepts. */
export const physicalRules: Rule[] = [
  ...numberRules,
  ...measureRules,
  ...rulesBy({ fits, isTrue: (sentence) => holds(sentence.replace(/\.$/, '')) }, 'Which one'),
];
