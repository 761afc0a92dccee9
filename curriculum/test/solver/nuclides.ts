/** Nuclides and ions in another form than the generators' table, so that a slip there does not repeat here. */

/** Mass numbers with the elements that have a nuclide of this mass in nature. */
const byMass =
  '3 He, 4 He, 6 Li, 7 Li, 9 Be, 10 B, 11 B, 12 C, 13 C, 14 N, 15 N, 16 O, 17 O, 18 O, 19 F, 20 Ne, 21 Ne, 22 Ne, 23 Na, 24 Mg, 25 Mg, 26 Mg, 27 Al, 28 Si, 29 Si, 30 Si, 31 P, 32 S, 33 S, 34 S, 35 Cl, 36 S Ar, 37 Cl, 38 Ar, 39 K, 40 Ar K Ca, 41 K, 42 Ca, 43 Ca, 44 Ca, 45 Sc, 46 Ca Ti, 47 Ti, 48 Ca Ti, 49 Ti, 50 Ti V Cr, 51 V, 52 Cr, 53 Cr, 54 Cr Fe, 55 Mn, 56 Fe, 57 Fe, 58 Fe Ni, 59 Co, 60 Ni, 61 Ni, 62 Ni, 63 Cu, 64 Ni Zn, 65 Cu, 66 Zn, 67 Zn, 68 Zn, 69 Ga, 70 Zn Ge, 71 Ga, 72 Ge, 73 Ge, 74 Ge Se, 75 As, 76 Ge Se, 77 Se, 78 Se Kr, 79 Br, 80 Se Kr, 81 Br, 82 Se Kr, 83 Kr, 84 Kr Sr, 85 Rb, 86 Kr Sr, 87 Rb Sr, 88 Sr, 89 Y, 90 Zr, 91 Zr, 92 Zr Mo, 93 Nb, 94 Zr Mo, 95 Mo, 96 Zr Mo Ru, 97 Mo, 98 Mo Ru, 99 Ru, 100 Mo Ru, 101 Ru, 102 Ru Pd, 103 Rh, 104 Ru Pd, 105 Pd, 106 Pd Cd, 107 Ag, 108 Pd Cd, 109 Ag, 110 Pd Cd, 111 Cd, 112 Cd Sn, 113 Cd In, 114 Cd Sn, 115 In Sn, 116 Cd Sn, 117 Sn, 118 Sn, 119 Sn, 120 Sn Te, 121 Sb, 122 Sn Te, 123 Sb Te, 124 Sn Te Xe, 125 Te, 126 Te Xe, 127 I, 128 Te Xe, 129 Xe, 130 Te Xe Ba, 131 Xe, 132 Xe Ba, 133 Cs, 134 Xe Ba, 135 Ba, 136 Xe Ba Ce, 137 Ba, 138 Ba La Ce, 139 La, 140 Ce, 141 Pr, 142 Ce Nd, 143 Nd, 144 Nd Sm, 145 Nd, 146 Nd, 147 Sm, 148 Nd Sm, 149 Sm, 150 Nd Sm, 151 Eu, 152 Sm Gd, 153 Eu, 154 Sm Gd, 155 Gd, 156 Gd Dy, 157 Gd, 158 Gd Dy, 159 Tb, 160 Gd Dy, 161 Dy, 162 Dy Er, 163 Dy, 164 Dy Er, 165 Ho, 166 Er, 167 Er, 168 Er Yb, 169 Tm, 170 Er Yb, 171 Yb, 172 Yb, 173 Yb, 174 Yb Hf, 175 Lu, 176 Yb Lu Hf, 177 Hf, 178 Hf, 179 Hf, 180 Hf Ta W, 181 Ta, 182 W, 183 W, 184 W Os, 185 Re, 186 W Os, 187 Re Os, 188 Os, 189 Os, 190 Os Pt, 191 Ir, 192 Os Pt, 193 Ir, 194 Pt, 195 Pt, 196 Pt Hg, 197 Au, 198 Pt Hg, 199 Hg, 200 Hg, 201 Hg, 202 Hg, 203 Tl, 204 Hg Pb, 205 Tl, 206 Pb, 207 Pb, 208 Pb, 209 Bi, 232 Th, 234 U, 235 U, 238 U';

/** Common ions by charge. */
const byCharge: Record<string, string> = {
  '+1': 'Li Na K Rb Cs Cu Ag',
  '+2': 'Be Mg Ca Sr Ba Mn Fe Co Ni Cu Zn Cd Sn Hg Pb',
  '+3': 'Al Sc Y La Cr Fe Ga In Bi Ce Pr Nd Sm Eu Gd Tb Dy Ho Er Tm Yb Lu',
  '-1': 'F Cl Br I',
  '-2': 'O S Se Te',
  '-3': 'N P',
};

const nuclides = new Set(
  byMass.split(', ').flatMap((row) => {
    const [mass, ...symbols] = row.split(' ');
    return symbols.map((symbol) => `${symbol} ${mass}`);
  }),
);

export const occurs = (symbol: string, mass: number): boolean => nuclides.has(`${symbol} ${mass}`);

/** Returns true for an uncharged atom and for an ion that is common in compounds. */
export const isCommon = (symbol: string, charge: string): boolean =>
  charge === '0' || (byCharge[charge]?.split(' ').includes(symbol) ?? false);
