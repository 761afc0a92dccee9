/** Side of a reaction: coefficients with formulas. */
export type Side = readonly (readonly [count: number, formula: string])[];

/** Balanced reactions with the smallest whole coefficients. Check: the solver counts the atoms of both sides. */
export const reactions: readonly { left: Side; right: Side; level: 0 | 1 | 2 }[] = [
  {
    left: [
      [2, 'H2'],
      [1, 'O2'],
    ],
    right: [[2, 'H2O']],
    level: 0,
  },
  {
    left: [
      [1, 'N2'],
      [3, 'H2'],
    ],
    right: [[2, 'NH3']],
    level: 0,
  },
  {
    left: [
      [2, 'Na'],
      [1, 'Cl2'],
    ],
    right: [[2, 'NaCl']],
    level: 0,
  },
  {
    left: [
      [2, 'Mg'],
      [1, 'O2'],
    ],
    right: [[2, 'MgO']],
    level: 0,
  },
  {
    left: [
      [2, 'CO'],
      [1, 'O2'],
    ],
    right: [[2, 'CO2']],
    level: 0,
  },
  {
    left: [
      [1, 'H2'],
      [1, 'Cl2'],
    ],
    right: [[2, 'HCl']],
    level: 0,
  },
  {
    left: [
      [4, 'Fe'],
      [3, 'O2'],
    ],
    right: [[2, 'Fe2O3']],
    level: 1,
  },
  {
    left: [
      [4, 'Al'],
      [3, 'O2'],
    ],
    right: [[2, 'Al2O3']],
    level: 1,
  },
  {
    left: [
      [1, 'CH4'],
      [2, 'O2'],
    ],
    right: [
      [1, 'CO2'],
      [2, 'H2O'],
    ],
    level: 0,
  },
  {
    left: [
      [1, 'C3H8'],
      [5, 'O2'],
    ],
    right: [
      [3, 'CO2'],
      [4, 'H2O'],
    ],
    level: 1,
  },
  {
    left: [
      [2, 'C2H6'],
      [7, 'O2'],
    ],
    right: [
      [4, 'CO2'],
      [6, 'H2O'],
    ],
    level: 2,
  },
  {
    left: [
      [2, 'C4H10'],
      [13, 'O2'],
    ],
    right: [
      [8, 'CO2'],
      [10, 'H2O'],
    ],
    level: 2,
  },
  {
    left: [
      [1, 'C2H4'],
      [3, 'O2'],
    ],
    right: [
      [2, 'CO2'],
      [2, 'H2O'],
    ],
    level: 1,
  },
  {
    left: [
      [2, 'C2H2'],
      [5, 'O2'],
    ],
    right: [
      [4, 'CO2'],
      [2, 'H2O'],
    ],
    level: 2,
  },
  {
    left: [
      [1, 'C2H5OH'],
      [3, 'O2'],
    ],
    right: [
      [2, 'CO2'],
      [3, 'H2O'],
    ],
    level: 1,
  },
  {
    left: [
      [2, 'CH3OH'],
      [3, 'O2'],
    ],
    right: [
      [2, 'CO2'],
      [4, 'H2O'],
    ],
    level: 2,
  },
  {
    left: [
      [6, 'CO2'],
      [6, 'H2O'],
    ],
    right: [
      [1, 'C6H12O6'],
      [6, 'O2'],
    ],
    level: 1,
  },
  {
    left: [[2, 'H2O2']],
    right: [
      [2, 'H2O'],
      [1, 'O2'],
    ],
    level: 0,
  },
  {
    left: [[2, 'KClO3']],
    right: [
      [2, 'KCl'],
      [3, 'O2'],
    ],
    level: 1,
  },
  {
    left: [
      [2, 'Na'],
      [2, 'H2O'],
    ],
    right: [
      [2, 'NaOH'],
      [1, 'H2'],
    ],
    level: 1,
  },
  {
    left: [
      [1, 'Ca'],
      [2, 'H2O'],
    ],
    right: [
      [1, 'Ca(OH)2'],
      [1, 'H2'],
    ],
    level: 1,
  },
  {
    left: [
      [1, 'Zn'],
      [2, 'HCl'],
    ],
    right: [
      [1, 'ZnCl2'],
      [1, 'H2'],
    ],
    level: 0,
  },
  {
    left: [
      [2, 'Al'],
      [6, 'HCl'],
    ],
    right: [
      [2, 'AlCl3'],
      [3, 'H2'],
    ],
    level: 2,
  },
  {
    left: [
      [1, 'Fe2O3'],
      [3, 'CO'],
    ],
    right: [
      [2, 'Fe'],
      [3, 'CO2'],
    ],
    level: 1,
  },
  {
    left: [
      [1, 'Fe2O3'],
      [2, 'Al'],
    ],
    right: [
      [2, 'Fe'],
      [1, 'Al2O3'],
    ],
    level: 1,
  },
  {
    left: [
      [2, 'SO2'],
      [1, 'O2'],
    ],
    right: [[2, 'SO3']],
    level: 0,
  },
  {
    left: [
      [1, 'P4'],
      [5, 'O2'],
    ],
    right: [[1, 'P4O10']],
    level: 1,
  },
  {
    left: [
      [4, 'NH3'],
      [5, 'O2'],
    ],
    right: [
      [4, 'NO'],
      [6, 'H2O'],
    ],
    level: 2,
  },
  {
    left: [
      [1, 'CaCO3'],
      [2, 'HCl'],
    ],
    right: [
      [1, 'CaCl2'],
      [1, 'H2O'],
      [1, 'CO2'],
    ],
    level: 1,
  },
  {
    left: [
      [1, 'H2SO4'],
      [2, 'NaOH'],
    ],
    right: [
      [1, 'Na2SO4'],
      [2, 'H2O'],
    ],
    level: 1,
  },
  {
    left: [
      [2, 'AgNO3'],
      [1, 'Cu'],
    ],
    right: [
      [1, 'Cu(NO3)2'],
      [2, 'Ag'],
    ],
    level: 2,
  },
  {
    left: [
      [4, 'FeS2'],
      [11, 'O2'],
    ],
    right: [
      [2, 'Fe2O3'],
      [8, 'SO2'],
    ],
    level: 2,
  },
  {
    left: [
      [1, 'SiO2'],
      [4, 'HF'],
    ],
    right: [
      [1, 'SiF4'],
      [2, 'H2O'],
    ],
    level: 2,
  },
  {
    left: [
      [1, 'N2'],
      [1, 'O2'],
    ],
    right: [[2, 'NO']],
    level: 0,
  },
  {
    left: [
      [2, 'NO'],
      [1, 'O2'],
    ],
    right: [[2, 'NO2']],
    level: 0,
  },
];

/** Formulas for molar masses and atom counts. */
export const compounds = [
  'H2O',
  'CO2',
  'NaCl',
  'NH3',
  'CH4',
  'O3',
  'N2O',
  'SO2',
  'SO3',
  'HCl',
  'NaOH',
  'KCl',
  'CaO',
  'MgO',
  'C2H6',
  'C3H8',
  'H2O2',
  'CaCO3',
  'NaHCO3',
  'H2SO4',
  'HNO3',
  'C6H12O6',
  'C12H22O11',
  'C2H5OH',
  'CH3COOH',
  'KNO3',
  'Na2CO3',
  'CaCl2',
  'MgSO4',
  'Fe2O3',
  'Al2O3',
  'Ca(OH)2',
  'Mg(OH)2',
  'Al(OH)3',
  'Ca(NO3)2',
  'Mg(NO3)2',
  'Al2(SO4)3',
  '(NH4)2SO4',
  'H3PO4',
  'Na3PO4',
  'Ca3(PO4)2',
  'C8H18',
  'C6H6',
  'C3H8O3',
  'NH4NO3',
  'KMnO4',
  'Na2SO4',
  'SiO2',
  'FeS2',
  'C8H10N4O2',
] as const;

/** Relative atomic masses, rounded to whole numbers as in school tables. */
export const roundedMasses: Record<string, number> = {
  H: 1,
  C: 12,
  N: 14,
  O: 16,
  F: 19,
  Na: 23,
  Mg: 24,
  Al: 27,
  Si: 28,
  P: 31,
  S: 32,
  K: 39,
  Ca: 40,
  Mn: 55,
  Fe: 56,
};
