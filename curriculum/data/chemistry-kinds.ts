import { type Kind, kind } from './kind.ts';

/** Kinds of bonds and reactions. A second table in the tests' solver (`solver/physical.ts`) checks each member. */

export const bondKinds: readonly Kind[] = [
  kind(
    'is ionic',
    'A metal gives electrons to a nonmetal, and the ions attract each other.',
    'the bond between sodium and chlorine; the bond between magnesium and oxygen; the bond between potassium and ' +
      'bromine; ' +
      'the bond between calcium and fluorine; the bond between lithium and fluorine; the bond between calcium ' +
      'and oxygen; ' +
      'the bond between potassium and iodine; the bond between sodium and fluorine',
  ),
  kind(
    'is covalent',
    'Nonmetal atoms share pairs of electrons.',
    'the bond between hydrogen and oxygen; the bond between carbon and oxygen; the bond between carbon and ' +
      'hydrogen; ' +
      'the bond between nitrogen and hydrogen; the bond between two chlorine atoms; the bond between two ' +
      'nitrogen atoms; ' +
      'the bond between sulfur and oxygen; the bond between carbon and chlorine',
  ),
  kind(
    'is metallic',
    'Metal atoms share their outer electrons, which move freely through the whole piece.',
    'the bond between copper atoms; the bond between iron atoms; the bond between gold atoms; the bond between ' +
      'silver atoms; ' +
      'the bond between sodium atoms; the bond between copper and zinc in brass; the bond between aluminum ' +
      'atoms; the bond between magnesium atoms',
  ),
];

export const equilibriumKinds: readonly Kind[] = [
  kind(
    'shifts toward the products',
    'The equilibrium shifts so that it partly undoes the change.',
    'an equilibrium to which more reactant is added; an equilibrium from which product is removed; an exothermic ' +
      'equilibrium that is cooled; ' +
      'an endothermic equilibrium that is heated; the equilibrium N₂(g) + 3 H₂(g) ⇌ 2 NH₃(g) in less volume; ' +
      'the equilibrium 2 SO₂(g) + O₂(g) ⇌ 2 SO₃(g) in less volume; the equilibrium N₂O₄(g) ⇌ 2 NO₂(g) in more volume',
  ),
  kind(
    'shifts toward the reactants',
    'The equilibrium shifts back so that it partly undoes the change.',
    'an equilibrium to which more product is added; an equilibrium from which reactant is removed; an exothermic ' +
      'equilibrium that is heated; ' +
      'an endothermic equilibrium that is cooled; the equilibrium N₂(g) + 3 H₂(g) ⇌ 2 NH₃(g) in more volume; ' +
      'the equilibrium 2 SO₂(g) + O₂(g) ⇌ 2 SO₃(g) in more volume; the equilibrium N₂O₄(g) ⇌ 2 NO₂(g) in less volume',
  ),
  kind(
    'does not shift',
    'The change affects both directions alike, so neither of them gains.',
    'an equilibrium to which a catalyst is added; the equilibrium H₂(g) + I₂(g) ⇌ 2 HI(g) in less volume; ' +
      'the equilibrium H₂(g) + I₂(g) ⇌ 2 HI(g) in more volume; the equilibrium N₂(g) + O₂(g) ⇌ 2 NO(g) in less ' +
      'volume; ' +
      'the equilibrium N₂(g) + O₂(g) ⇌ 2 NO(g) in more volume; an equilibrium of gases to which helium is added ' +
      'at constant volume',
  ),
];

export const rateKinds: readonly Kind[] = [
  kind(
    'makes the reaction faster',
    'More collisions in a second, or collisions with more energy, speed a reaction up. A catalyst lowers the ' +
      'energy that they need.',
    'grinding the solid to powder; heating the mixture; adding a catalyst; using a more concentrated acid; ' +
      'squeezing the reacting gases; ' +
      'cutting the metal into thin strips; warming the acid; raising the pressure of the reacting gases',
  ),
  kind(
    'makes the reaction slower',
    'Fewer collisions in a second, or collisions with less energy, slow a reaction down.',
    'cooling the mixture; diluting the acid with water; using one lump instead of powder; putting the milk into ' +
      'a fridge; ' +
      'giving the reacting gases more volume; lowering the pressure of the reacting gases; freezing the food; ' +
      'taking the catalyst out',
  ),
];

export const nuclearKinds: readonly Kind[] = [
  kind(
    'is nuclear fission',
    'A heavy nucleus splits into lighter ones.',
    'the splitting of uranium-235 by a neutron; the process in the core of a nuclear power plant; the splitting ' +
      'of plutonium-239; ' +
      'a chain reaction of splitting nuclei; the breakup of uranium into barium and krypton; the breakup of a ' +
      'heavy nucleus into two',
  ),
  kind(
    'is nuclear fusion',
    'Light nuclei join into a heavier one.',
    'the process in the core of the Sun; the joining of hydrogen nuclei into helium; the joining of deuterium and ' +
      'tritium; ' +
      'the process that makes stars shine; the joining of helium nuclei into carbon; the joining of two light nuclei',
  ),
  kind(
    'is radioactive decay',
    'An unstable nucleus sends out radiation without a push from outside.',
    'the change of carbon-14 into nitrogen-14; the emission of an alpha particle by radium; the emission of an ' +
      'electron by iodine-131; ' +
      'the change of radon into polonium; the change of potassium-40 into argon-40; the emission of a gamma ray ' +
      'by a nucleus',
  ),
];
