import { type Kind, kind } from './kind.ts';

/**
 * Kinds of matter and of its changes, at room temperature unless the thing says otherwise. A second table in the tests'
 * solver (`solver/physical.ts`) checks each member.
 */

export const materialKinds: readonly Kind[] = [
  kind(
    'is made of wood',
    'Wood comes from trees.',
    'a log; a plank; a twig; a toothpick; a tree stump; a matchstick; a pine board; a log cabin wall',
  ),
  kind(
    'is made of metal',
    'Metal is hard and often shiny.',
    'a nail; a coin; a key; a paper clip; a pin; a bolt; an anchor; a soup can',
  ),
  kind(
    'is made of glass',
    'Glass is hard, smooth and often clear.',
    'a window pane; a jam jar; a fish bowl; a mirror; a clear marble; a test tube; a pickle jar; a perfume bottle',
  ),
  kind(
    'is made of cloth',
    'Cloth is soft. It is made of threads.',
    'a sock; a scarf; a towel; a flag; a bed sheet; a shirt; a curtain; a handkerchief',
  ),
];

export const hardnessKinds: readonly Kind[] = [
  kind(
    'is hard',
    'A hard thing keeps its shape when you press it.',
    'a rock; a brick; a hammer; a coin; a glass jar; a seashell; a wooden block; a nail; an ice cube; a plate',
  ),
  kind(
    'is soft',
    'You can press a soft thing into another shape.',
    'a pillow; a sponge; a cotton ball; a blanket; a teddy bear; a feather; a ball of dough; a scarf; a sock; a ' +
      'marshmallow',
  ),
];

export const waterKinds: readonly Kind[] = [
  kind(
    'soaks up water',
    'Water goes into its tiny holes.',
    'a sponge; a bath towel; a paper towel; a cotton ball; a mop; a tissue; a wool sock; a piece of bread',
  ),
  kind(
    'keeps water out',
    'It has no tiny holes for water.',
    'a raincoat; a rubber boot; a plastic bag; a sheet of foil; a glass plate; an umbrella; a duck feather; a ' +
      'metal roof',
  ),
];

export const floatKinds: readonly Kind[] = [
  kind(
    'floats on water',
    'It is light for its size.',
    'a cork; a log; a dry leaf; a rubber duck; a beach ball; an ice cube; a feather; an apple; a twig; a wax candle',
  ),
  kind(
    'sinks in water',
    'It is heavy for its size.',
    'a stone; a coin; a key; an iron nail; a glass marble; a brick; a steel spoon; a bolt; a gold ring; a pebble',
  ),
];

export const undoKinds: readonly Kind[] = [
  kind(
    'can be undone',
    'The stuff stays the same. Heating or cooling brings it back.',
    'melting ice; freezing water; melting butter; melting wax; freezing juice; melting chocolate; boiling water; ' +
      'freezing milk; melting gold; melting a crayon',
  ),
  kind(
    'cannot be undone',
    'The heat has made new stuff. Cooling does not bring the old back.',
    'baking bread; frying an egg; burning wood; toasting bread; popping corn; boiling an egg; burning paper; ' +
      'baking a cake; burning a candle wick; roasting nuts',
  ),
];

export const stateKinds: readonly Kind[] = [
  kind(
    'is a solid',
    'A solid keeps its own shape.',
    'ice; a rock; a brick; a wooden block; a spoon; a window pane; an iron nail; a grain of salt; a grain of ' +
      'sand; a sugar cube; a coin; a candle that is not lit',
  ),
  kind(
    'is a liquid',
    'A liquid flows and takes the shape of its cup.',
    'milk; water from a tap; juice; tea; rain; cooking oil; vinegar; gasoline; melted wax; lava; melted butter; ' +
      'sea water',
  ),
  kind(
    'is a gas',
    'A gas spreads out and fills all the space it gets.',
    'air; steam; helium in a balloon; the oxygen that we breathe; natural gas for a stove; water vapor; the ' +
      'carbon dioxide in our breath; ' +
      'the nitrogen in the air; the air in a tire; the gas in soda bubbles',
  ),
];

export const particleKinds: readonly Kind[] = [
  kind(
    'fits a solid',
    'The particles of a solid stay at their places and only vibrate.',
    'a fixed shape with a fixed volume; a picture of particles that only vibrate in place; a set of particles in ' +
      'fixed positions; ' +
      'a material that keeps its shape without a container; a row of particles that cannot slide past each ' +
      'other; a body that cannot be poured',
  ),
  kind(
    'fits a liquid',
    'The particles of a liquid stay close together but slide past each other.',
    'a fixed volume without a fixed shape; a picture of close particles that slide past each other; a material ' +
      'that flows but keeps its volume; ' +
      'a material with a level surface in a glass; a substance that fills only the bottom of its container; a ' +
      'set of touching particles that change places',
  ),
  kind(
    'fits a gas',
    'The particles of a gas are far apart and move freely.',
    'a material that fills its whole container; a picture of particles far apart; a substance that is easy to ' +
      'squeeze into less space; ' +
      'a set of particles that fly freely; a material without a fixed volume; a substance that spreads through a ' +
      'whole room',
  ),
];

export const solutionKinds: readonly Kind[] = [
  kind(
    'is a solution',
    'In a solution, one substance is dissolved, so all parts look the same.',
    'salt water; sugar dissolved in tea; clear lemonade without pulp; vinegar; sea water without sand; soda in a ' +
      'closed bottle; ' +
      'sugar water; food color dissolved in water; baking soda dissolved in water',
  ),
  kind(
    'is a mixture with parts you can see',
    'Its parts stay separate, so you can see or pick them out.',
    'a fruit salad; sand with pebbles; trail mix; muddy water; cereal in milk; oil on water; a bowl of mixed nuts; ' +
      'soil; vegetable soup; a box of mixed beads',
  ),
];

export const separationKinds: readonly Kind[] = [
  kind(
    'can best be separated with a magnet',
    'A magnet pulls out iron and steel.',
    'a mix of iron filings and sand; a mix of steel pins and rice; a mix of nails and sawdust; a mix of paper ' +
      'clips and confetti; ' +
      'a mix of steel bolts and plastic beads; a mix of iron powder and sulfur',
  ),
  kind(
    'can best be separated with a filter',
    'A filter holds back solid bits and lets the liquid through.',
    'sand in water; coffee with its grounds; tea with loose leaves; muddy water; juice with pulp; chalk powder in water',
  ),
  kind(
    'can best be separated by evaporation',
    'The water goes into the air, and what was dissolved stays behind.',
    'salt dissolved in water; sugar dissolved in water; baking soda dissolved in water; Epsom salt dissolved in ' +
      'water; ' +
      'the salt in sea water; alum dissolved in water',
  ),
];

export const changeKinds: readonly Kind[] = [
  kind(
    'is a physical change',
    'The substance stays the same. Only its form, size or state changes.',
    'melting ice; cutting paper; boiling water; dissolving sugar in water; breaking glass; bending a wire; ' +
      'freezing juice; ' +
      'grinding pepper; stretching a rubber band; mixing sand with salt; melting wax; shredding cheese',
  ),
  kind(
    'is a chemical change',
    'New substances form, with new properties.',
    'burning wood; rusting iron; baking a cake; souring milk; frying an egg; rotting fruit; digesting food; ' +
      'mixing vinegar with baking soda; tarnishing silver; burning gasoline; exploding fireworks; burning a match',
  ),
];

export const signKinds: readonly Kind[] = [
  kind(
    'points to a chemical reaction',
    'Gas, light, heat, a new color or a new solid may be signs of new substances.',
    'a gas that bubbles up when vinegar meets baking soda; a white solid that forms when two clear solutions meet; ' +
      'a pop when hydrogen meets a flame; a green coat that grows on copper; light from a burning ribbon of ' +
      'magnesium; ' +
      'a sour smell in old milk; a brown crust that grows on wet iron; a rotten smell from an old egg',
  ),
  kind(
    'shows only a change of state or shape',
    'The substance is still the same, so no reaction has taken place.',
    'a puddle that dries in the sun; a log that is sawn in half; fog on a cold mirror; a bubble of steam in ' +
      'boiling water; ' +
      'frost on a window; a clay ball that is pressed flat; a glass that breaks; dew on grass at dawn',
  ),
];

export const substanceKinds: readonly Kind[] = [
  kind(
    'is an element',
    'An element has atoms of one kind only.',
    'oxygen gas; pure gold; helium; pure copper; iron; carbon in a diamond; nitrogen gas; pure aluminum; silver; ' +
      'mercury; hydrogen gas; neon',
  ),
  kind(
    'is a compound',
    'A compound has atoms of different elements in a fixed ratio, held by bonds.',
    'pure water; carbon dioxide; table salt; methane; ammonia; iron oxide; table sugar; pure baking soda; ' +
      'calcium carbonate; carbon monoxide; glucose; quartz',
  ),
  kind(
    'is a mixture',
    'A mixture has several substances that are not bonded in a fixed ratio.',
    'air; sea water; soil; brass; milk; steel; salad dressing; granite; tap water; gasoline; black coffee; bronze',
  ),
];

export const acidKinds: readonly Kind[] = [
  kind(
    'is an acid',
    'An acid has a pH below 7.',
    'lemon juice; vinegar; stomach juice; orange juice; cola; tomato juice; black coffee; carbonated water; the ' +
      'liquid in a car battery; HCl in water; HNO₃ in water; H₂SO₄ in water',
  ),
  kind(
    'is a base',
    'A base has a pH above 7.',
    'baking soda in water; soap in water; bleach; ammonia in water; a glass cleaner with ammonia; limewater; NaOH in water; KOH ' +
      'in water; drain cleaner with lye; milk of magnesia',
  ),
  kind(
    'is neutral',
    'A neutral liquid has a pH of 7.',
    'pure water; table salt in pure water; sugar in pure water; KBr in pure water; KCl in pure water; ' +
      'glucose in pure water; KNO₃ in pure water',
  ),
];
