/** Law of the form product = first × second. Questions ask for each of the three quantities. */
export interface ProductLaw {
  id: string;
  category: string;
  title: string;
  grades: readonly [number, number];
  objective: string;
  keywords: readonly string[];
  prerequisites: readonly string[];
  standards: readonly string[];
  /** What the law says and why, and what to watch out for. */
  idea: string;
  caution: string;
  /** Name and unit of each quantity. */
  product: readonly [string, string];
  first: readonly [string, string];
  second: readonly [string, string];
  formula: string;
  story: string;
  /** First step toward the product, the first and the second quantity, from the two known numbers. */
  leads: readonly [
    product: (first: string, second: string) => string,
    first: (product: string, second: string) => string,
    second: (product: string, first: string) => string,
  ];
  /** True if a circuit shows the quantities: voltage, current and resistance. */
  circuit?: true;
  /** Smallest first factor. Default: 3. */
  leastFirst?: number;
  /** Largest factors at each level. */
  topFirst: readonly [number, number, number];
  topSecond: readonly [number, number, number];
}

/** Laws with sizes of everyday life. The tests' solver computes each from its formula. */
export const productLaws: readonly ProductLaw[] = [
  {
    id: 'science.motion.speed',
    category: 'Physics',
    title: 'Speed, distance and time',
    grades: [5, 10],
    objective: 'Relate speed, distance and time',
    keywords: ['speed', 'distance', 'velocity', 'motion', 'speed distance time'],
    prerequisites: ['math.multiplication.multi-digit', 'math.division.long'],
    standards: ['MS-PS3-1', '6.RP.A.3'],
    idea:
      'Speed tells how far something goes in each hour. So to find the distance, take the speed once for each ' +
      'hour: distance = speed × time.',
    caution: 'At twice the speed, the same trip takes half the time, not twice the time.',
    product: ['distance', 'km'],
    first: ['speed', 'km/h'],
    second: ['time', 'h'],
    formula: 'distance = speed × time',
    story: 'A train travels at a steady speed',
    leads: [
      (v) => `In each hour the train goes ${v} km.`,
      (s, t) => `The train goes ${s} km in ${t} h. How far does it go in one of them?`,
      (s, v) => `Each hour brings the train ${v} km farther. How many such hours make ${s} km?`,
    ],
    leastFirst: 25,
    topFirst: [90, 120, 160],
    topSecond: [9, 12, 20],
  },
  {
    id: 'science.matter.density',
    category: 'Matter',
    title: 'Density',
    grades: [6, 11],
    objective: 'Relate density, mass and volume',
    keywords: ['density', 'mass', 'volume', 'mass and volume'],
    prerequisites: ['math.decimals.divide'],
    standards: ['MS-PS1-2'],
    idea:
      'Density is the mass of each cubic centimeter. It is a property of the material, whatever the size of the ' +
      'piece. ' +
      'A body floats in water if its density is below 1 g/cm³.',
    caution: 'Half of a block has half the mass and half the volume, so the same density.',
    product: ['mass', 'g'],
    first: ['density', 'g/cm³'],
    second: ['volume', 'cm³'],
    formula: 'mass = density × volume',
    story: 'A block is made of one material',
    leads: [
      (d) => `Each cubic centimeter has a mass of ${d} g.`,
      (m, v) => `The ${v} cm³ have a mass of ${m} g together. How many grams are in one of them?`,
      (m, d) => `Each cubic centimeter has a mass of ${d} g. How many of them make ${m} g?`,
    ],
    // The densest element, osmium, has 22.6 g/cm³.
    topFirst: [22, 22, 22],
    topSecond: [60, 90, 120],
  },
  {
    id: 'science.electricity.ohm',
    category: 'Physics',
    title: "Ohm's law",
    grades: [8, 12],
    objective: 'Relate voltage, current and resistance',
    keywords: ['ohm', 'ohms law', 'electricity', 'voltage', 'current', 'resistance', 'circuits'],
    prerequisites: ['math.decimals.divide'],
    standards: ['HS-PS3-5'],
    idea:
      'Voltage drives the current, and resistance hinders it. For a resistor at one temperature, the current is ' +
      'in proportion ' +
      'to the voltage: V = I × R.',
    caution: 'A larger resistance at the same voltage makes the current smaller.',
    product: ['voltage', 'V'],
    first: ['current', 'A'],
    second: ['resistance', 'Ω'],
    formula: 'V = I × R',
    story: 'A current flows through a wire',
    leads: [
      (_, r) => `For each ampere, a resistance of ${r} Ω needs ${r} V.`,
      (v, r) => `Each ampere through ${r} Ω takes ${r} V. How many amperes do ${v} V drive?`,
      (v, i) => `The ${v} V drive ${i} A. How many volts are there for each ampere?`,
    ],
    circuit: true,
    topFirst: [10, 12, 15],
    topSecond: [20, 30, 60],
  },
  {
    id: 'science.forces.newton-second-law',
    category: 'Forces',
    title: 'Force, mass and acceleration',
    grades: [8, 12],
    objective: "Use Newton's second law",
    keywords: ['newton', 'newtons second law', 'force', 'acceleration', 'forces', 'laws of motion'],
    prerequisites: ['math.decimals.divide', 'science.forces.newton-laws'],
    standards: ['MS-PS2-2', 'HS-PS2-1'],
    idea:
      'A net force changes the velocity of a body. The same force speeds up a large mass less than a small one: ' +
      'force = mass × acceleration. One newton speeds up 1 kg by 1 m/s each second.',
    caution: 'The force is the net force: friction counts too.',
    product: ['force', 'N'],
    first: ['mass', 'kg'],
    second: ['acceleration', 'm/s²'],
    formula: 'F = m × a',
    story: 'A cart is pushed along a track without friction',
    leads: [
      (_, a) => `Each kilogram needs ${a} N for this acceleration.`,
      (f, a) => `Each kilogram takes ${a} N of the force. How many kilograms can ${f} N speed up like that?`,
      (f, m) => `The ${f} N are shared among ${m} kg. How many newtons push each kilogram?`,
    ],
    topFirst: [40, 80, 150],
    topSecond: [6, 9, 12],
  },
  {
    id: 'science.energy.work',
    category: 'Energy',
    title: 'Work',
    grades: [7, 12],
    objective: 'Relate work, force and distance',
    keywords: ['work', 'joules', 'work and energy'],
    prerequisites: ['math.decimals.divide', 'science.energy.forms'],
    standards: ['MS-PS3-5', 'HS-PS3-1'],
    idea:
      'Work is the energy that a force gives to a body as it moves in the direction of the force. A force of 1 N over 1 m does ' +
      '1 J of work.',
    caution: 'Holding a bag still does no work on the bag: it does not move.',
    product: ['work', 'J'],
    first: ['force', 'N'],
    second: ['distance', 'm'],
    formula: 'work = force × distance',
    story: 'A crate is pushed across the floor',
    leads: [
      (f) => `Each meter takes ${f} J.`,
      (w, s) => `The ${w} J are spread over ${s} m. How many joules does each meter take?`,
      (w, f) => `Each meter takes ${f} J. How many meters use up ${w} J?`,
    ],
    topFirst: [60, 120, 250],
    topSecond: [9, 15, 25],
  },
  {
    id: 'science.energy.power',
    category: 'Energy',
    title: 'Power',
    grades: [8, 12],
    objective: 'Relate energy, power and time',
    keywords: ['power', 'watts', 'energy and power'],
    prerequisites: ['science.energy.work'],
    standards: ['HS-PS3-3'],
    idea: 'Power tells how much energy is used or converted in each second. 1 watt is 1 joule per second.',
    caution:
      'Power is not energy. A strong motor that runs briefly can use less energy than a weak one that runs long.',
    product: ['energy', 'J'],
    first: ['power', 'W'],
    second: ['time', 's'],
    formula: 'energy = power × time',
    story: 'A motor uses electrical energy',
    leads: [
      (p) => `In each second the motor uses ${p} J.`,
      (e, t) => `The motor uses ${e} J in ${t} s. How many joules is that in one second?`,
      (e, p) => `Each second takes ${p} J. How many seconds use up ${e} J?`,
    ],
    topFirst: [60, 120, 300],
    topSecond: [12, 20, 60],
  },
  {
    id: 'science.waves.speed',
    category: 'Waves',
    title: 'Wave speed',
    grades: [8, 12],
    objective: 'Relate speed, frequency and wavelength of a wave',
    keywords: ['waves', 'wave speed', 'speed of waves', 'frequency and wavelength'],
    prerequisites: ['science.motion.speed'],
    standards: ['HS-PS4-1'],
    idea:
      'In each period the wave moves on by one wavelength. The frequency counts the periods in a second, so the ' +
      'speed is ' +
      'frequency × wavelength.',
    caution:
      'The material sets the speed. A higher frequency makes the wavelength shorter, not the wave faster.',
    product: ['wave speed', 'm/s'],
    first: ['frequency', 'Hz'],
    second: ['wavelength', 'm'],
    formula: 'speed = frequency × wavelength',
    story: 'A wave travels along a rope',
    leads: [
      (f, l) => `Each second brings ${f} waves, and each is ${l} m long.`,
      (v, l) => `The wave travels ${v} m in a second. How many waves of ${l} m is that?`,
      (v, f) => `The ${f} waves of one second cover ${v} m. How long is one of them?`,
    ],
    topFirst: [9, 12, 15],
    topSecond: [6, 9, 9],
  },
  {
    id: 'science.forces.momentum',
    category: 'Forces',
    title: 'Momentum',
    grades: [9, 12],
    objective: 'Relate momentum, mass and velocity',
    keywords: ['momentum', 'mass and velocity'],
    prerequisites: ['science.motion.speed'],
    standards: ['HS-PS2-2'],
    idea:
      'Momentum measures how hard it is to stop a moving body: mass × velocity. It has a direction, that of the ' +
      'velocity.',
    caution: 'A slow truck can have more momentum than a fast ball.',
    product: ['momentum', 'kg·m/s'],
    first: ['mass', 'kg'],
    second: ['velocity', 'm/s'],
    formula: 'p = m × v',
    story: 'A loaded sled slides over the ice',
    leads: [
      (_, v) => `Each kilogram at this speed has a momentum of ${v} kg·m/s.`,
      (p, v) => `One kilogram at ${v} m/s has a momentum of ${v} kg·m/s. How many kilograms make ${p}?`,
      (p, m) => `The momentum ${p} kg·m/s is shared by ${m} kg. How much is that for each kilogram?`,
    ],
    topFirst: [60, 90, 150],
    topSecond: [9, 12, 20],
  },
  {
    id: 'science.forces.pressure',
    category: 'Forces',
    title: 'Pressure',
    grades: [8, 12],
    objective: 'Relate pressure, force and area',
    keywords: ['pressure', 'pascal', 'force and area'],
    prerequisites: ['math.decimals.divide', 'math.geometry.area-rectangle'],
    standards: ['HS-PS2-1'],
    idea:
      'Pressure is the force on each square meter. The same force on a smaller area presses harder: that is why ' +
      'a sharp knife cuts.',
    caution: 'A larger area makes the pressure smaller, not larger.',
    product: ['force', 'N'],
    first: ['pressure', 'Pa'],
    second: ['area', 'm²'],
    formula: 'force = pressure × area',
    story: 'A heavy mat lies on the floor',
    leads: [
      (p) => `Each square meter bears ${p} N.`,
      (f, a) => `The ${f} N are spread over ${a} m². How much does each square meter bear?`,
      (f, p) => `Each square meter bears ${p} N. How many of them bear ${f} N?`,
    ],
    topFirst: [90, 150, 300],
    topSecond: [9, 12, 12],
  },
];
