/** Symbols and English names of the 118 elements by atomic number (IUPAC, 2026-11). Check: a second list in the solver. */
const text =
  'H Hydrogen He Helium Li Lithium Be Beryllium B Boron C Carbon N Nitrogen O Oxygen F Fluorine Ne Neon Na Sodium ' +
  'Mg Magnesium Al Aluminum Si Silicon P Phosphorus S Sulfur Cl Chlorine Ar Argon K Potassium Ca Calcium Sc Scandium ' +
  'Ti Titanium V Vanadium Cr Chromium Mn Manganese Fe Iron Co Cobalt Ni Nickel Cu Copper Zn Zinc Ga Gallium ' +
  'Ge Germanium As Arsenic Se Selenium Br Bromine Kr Krypton Rb Rubidium Sr Strontium Y Yttrium Zr Zirconium ' +
  'Nb Niobium Mo Molybdenum Tc Technetium Ru Ruthenium Rh Rhodium Pd Palladium Ag Silver Cd Cadmium In Indium Sn Tin ' +
  'Sb Antimony Te Tellurium I Iodine Xe Xenon Cs Cesium Ba Barium La Lanthanum Ce Cerium Pr Praseodymium Nd Neodymium ' +
  'Pm Promethium Sm Samarium Eu Europium Gd Gadolinium Tb Terbium Dy Dysprosium Ho Holmium Er Erbium Tm Thulium ' +
  'Yb Ytterbium Lu Lutetium Hf Hafnium Ta Tantalum W Tungsten Re Rhenium Os Osmium Ir Iridium Pt Platinum Au Gold ' +
  'Hg Mercury Tl Thallium Pb Lead Bi Bismuth Po Polonium At Astatine Rn Radon Fr Francium Ra Radium Ac Actinium ' +
  'Th Thorium Pa Protactinium U Uranium Np Neptunium Pu Plutonium Am Americium Cm Curium Bk Berkelium Cf Californium ' +
  'Es Einsteinium Fm Fermium Md Mendelevium No Nobelium Lr Lawrencium Rf Rutherfordium Db Dubnium Sg Seaborgium ' +
  'Bh Bohrium Hs Hassium Mt Meitnerium Ds Darmstadtium Rg Roentgenium Cn Copernicium Nh Nihonium Fl Flerovium ' +
  'Mc Moscovium Lv Livermorium Ts Tennessine Og Oganesson';

export interface Element {
  /** Atomic number. */
  number: number;
  symbol: string;
  name: string;
}

/** Elements in the order of their atomic numbers. */
export const elements: readonly Element[] = [...text.matchAll(/(\S+) (\S+)/g)].map(
  ([, symbol = '', name = ''], i) => ({ number: i + 1, symbol, name: name.toLowerCase() }),
);

/** Mass numbers of the nuclides in nature, except hydrogen and mere traces (IUPAC, Commission on Isotopic Abundances). */
const isotopes =
  'He 3 4, Li 6 7, Be 9, B 10 11, C 12 13, N 14 15, O 16 17 18, F 19, Ne 20 21 22, Na 23, Mg 24 25 26, ' +
  'Al 27, Si 28 29 30, P 31, S 32 33 34 36, Cl 35 37, Ar 36 38 40, K 39 40 41, Ca 40 42 43 44 46 48, ' +
  'Sc 45, Ti 46 47 48 49 50, V 50 51, Cr 50 52 53 54, Mn 55, Fe 54 56 57 58, Co 59, Ni 58 60 61 62 64, ' +
  'Cu 63 65, Zn 64 66 67 68 70, Ga 69 71, Ge 70 72 73 74 76, As 75, Se 74 76 77 78 80 82, Br 79 81, ' +
  'Kr 78 80 82 83 84 86, Rb 85 87, Sr 84 86 87 88, Y 89, Zr 90 91 92 94 96, Nb 93, ' +
  'Mo 92 94 95 96 97 98 100, Ru 96 98 99 100 101 102 104, Rh 103, Pd 102 104 105 106 108 110, ' +
  'Ag 107 109, Cd 106 108 110 111 112 113 114 116, In 113 115, ' +
  'Sn 112 114 115 116 117 118 119 120 122 124, Sb 121 123, Te 120 122 123 124 125 126 128 130, I 127, ' +
  'Xe 124 126 128 129 130 131 132 134 136, Cs 133, Ba 130 132 134 135 136 137 138, La 138 139, ' +
  'Ce 136 138 140 142, Pr 141, Nd 142 143 144 145 146 148 150, Sm 144 147 148 149 150 152 154, ' +
  'Eu 151 153, Gd 152 154 155 156 157 158 160, Tb 159, Dy 156 158 160 161 162 163 164, Ho 165, ' +
  'Er 162 164 166 167 168 170, Tm 169, Yb 168 170 171 172 173 174 176, Lu 175 176, ' +
  'Hf 174 176 177 178 179 180, Ta 180 181, W 180 182 183 184 186, Re 185 187, ' +
  'Os 184 186 187 188 189 190 192, Ir 191 193, Pt 190 192 194 195 196 198, Au 197, ' +
  'Hg 196 198 199 200 201 202 204, Tl 203 205, Pb 204 206 207 208, Bi 209, Th 232, U 234 235 238';

/** Nuclides in nature, by element. */
export const nuclides: readonly { element: Element; mass: number }[] = isotopes.split(', ').flatMap((row) => {
  const [symbol, ...masses] = row.split(' ');
  const element = elements.find((each) => each.symbol === symbol);
  if (!element) throw new Error(`no element ${symbol}`);
  return masses.map((mass) => ({ element, mass: Number(mass) }));
});

/** Charges of ions that are common in compounds, by symbol. */
export const ionCharges: ReadonlyMap<string, readonly number[]> = new Map(
  (
    'Li 1, Be 2, N -3, O -2, F -1, Na 1, Mg 2, Al 3, P -3, S -2, Cl -1, K 1, Ca 2, Sc 3, Cr 3, Mn 2, Fe 2 3, Co 2, Ni 2, ' +
    'Cu 1 2, Zn 2, Ga 3, Se -2, Br -1, Rb 1, Sr 2, Y 3, Ag 1, Cd 2, In 3, Sn 2, Te -2, I -1, Cs 1, Ba 2, La 3, Ce 3, Pr 3, ' +
    'Nd 3, Sm 3, Eu 3, Gd 3, Tb 3, Dy 3, Ho 3, Er 3, Tm 3, Yb 3, Lu 3, Hg 2, Pb 2, Bi 3'
  )
    .split(', ')
    .map((row) => {
      const [symbol = '', ...charges] = row.split(' ');
      return [symbol, charges.map(Number)];
    }),
);
