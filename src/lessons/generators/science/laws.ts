import { numeric } from '../choices.ts';
import type { Figure } from '../figure-types.ts';
import { type Numeric, rational } from '../rational.ts';
import { byLevel, sampled } from '../templates.ts';
import { decimal, unit } from '../text.ts';
import type { Concept } from '../types.ts';

const physics = { subject: 'Science', category: 'Physics' };

/** Law of the form product = first × second. Questions ask for each of the three quantities. */
interface ProductLaw {
  id: string;
  category?: string;
  title: string;
  grades: readonly [number, number];
  objective: string;
  keywords: readonly string[];
  prerequisites: readonly string[];
  /** Name and unit of each quantity. */
  product: readonly [string, string];
  first: readonly [string, string];
  second: readonly [string, string];
  formula: string;
  story: string;
  /** Returns a figure with two of the quantities, and a question mark for the third. */
  figure?: (product: string, first: string, second: string) => Figure;
  /** Largest factor at each level. */
  top: readonly [number, number, number];
  /** Largest first quantity in nature. */
  mostFirst?: number;
}

function productLaw(law: ProductLaw): Concept {
  const info = {
    ...physics,
    ...law,
    category: law.category ?? physics.category,
    objectives: [law.objective],
  };
  return sampled(info, (rng, dial) => {
    const scale = byLevel(dial, [1, 1, 10]);
    const top = byLevel(dial, law.top);
    const topFirst = Math.min(top, (law.mostFirst ?? top) * scale);
    const [a, b] = [
      rational(rng.int(2, topFirst), scale),
      rational(rng.int(2, top), byLevel(dial, [1, 2, 2])),
    ];
    const p = a.times(b);
    const asked = rng.int(0, 2);
    const quantities = [
      [law.product, p],
      [law.first, a],
      [law.second, b],
    ] as const;
    const [target, answer] = quantities[asked] ?? quantities[0];
    const known = quantities
      .filter((_, i) => i !== asked)
      .map(([[name, u], v]) => `the ${name} is ${decimal(v)} ${u}`);
    const mistakes: Record<string, Numeric> =
      asked === 0
        ? {
            'added-instead': a.plus(b),
            'divided-instead': a.over(b).round(2),
            'doubled-product': p.times(2),
            'slip-of-ten': p.times(10),
          }
        : {
            'multiplied-instead': p.times(asked === 1 ? b : a),
            'subtracted-instead': p.minus(asked === 1 ? b : a),
            'divided-upside-down': answer.power(-1).over(1).round(2),
            'slip-of-ten': answer.times(10),
          };
    const [product, first, second] = quantities.map(([[, u], v], i) =>
      i === asked ? '?' : `${decimal(v)} ${u}`,
    );
    const figure = law.figure?.(product ?? '', first ?? '', second ?? '');
    const way =
      asked === 0 ? `${decimal(a)} × ${decimal(b)}` : `${decimal(p)} ÷ ${decimal(asked === 1 ? b : a)}`;
    return {
      key: `${target[0]} ${a} ${b}`,
      question: `${law.story}: ${known.join(' and ')}. What is the ${target[0]}? (${law.formula})`,
      ...numeric(answer, mistakes, { show: unit(target[1]) }),
      explanation: `Use ${law.formula}. ${way} = ${decimal(answer)}, so it is ${decimal(answer)} ${target[1]}.`,
      ...(figure && { figure }),
    };
  });
}

const productLaws: readonly ProductLaw[] = [
  {
    id: 'science.motion.speed',
    title: 'Speed, distance and time',
    grades: [5, 10],
    objective: 'Relate speed, distance and time',
    keywords: ['speed', 'distance', 'velocity', 'motion', 'speed distance time'],
    prerequisites: ['math.multiplication.multi-digit', 'math.division.long'],
    product: ['distance', 'km'],
    first: ['speed', 'km/h'],
    second: ['time', 'h'],
    formula: 'distance = speed × time',
    story: 'A train keeps one speed',
    top: [60, 120, 300],
  },
  {
    id: 'science.matter.density',
    category: 'Matter',
    title: 'Density',
    grades: [6, 11],
    objective: 'Relate density, mass and volume',
    keywords: ['density', 'mass', 'volume', 'floating and sinking'],
    prerequisites: ['math.decimals.divide'],
    product: ['mass', 'g'],
    first: ['density', 'g/cm³'],
    second: ['volume', 'cm³'],
    formula: 'mass = density × volume',
    story: 'A solid block is weighed',
    top: [40, 90, 250],
    // The densest element, osmium, has 22.6 g/cm³.
    mostFirst: 22,
  },
  {
    id: 'science.electricity.ohm',
    title: "Ohm's law",
    grades: [8, 12],
    objective: 'Relate voltage, current and resistance',
    keywords: ['ohm', 'ohms law', 'electricity', 'voltage', 'current', 'resistance', 'circuits'],
    prerequisites: ['math.decimals.divide'],
    product: ['voltage', 'V'],
    first: ['current', 'A'],
    second: ['resistance', 'Ω'],
    formula: 'V = I × R',
    story: 'A wire carries a current',
    figure: (battery, current, resistor) => ({
      kind: 'circuit',
      layout: 'series',
      battery,
      current,
      resistors: [resistor],
    }),
    top: [40, 80, 200],
  },
  {
    id: 'science.forces.newton-second-law',
    category: 'Forces',
    title: 'Force, mass and acceleration',
    grades: [8, 12],
    objective: "Use Newton's second law",
    keywords: ['newton', 'newtons second law', 'force', 'acceleration', 'forces', 'laws of motion'],
    prerequisites: ['math.decimals.divide'],
    product: ['force', 'N'],
    first: ['mass', 'kg'],
    second: ['acceleration', 'm/s²'],
    formula: 'F = m × a',
    story: 'A cart is pushed',
    top: [40, 90, 250],
  },
  {
    id: 'science.energy.work',
    category: 'Energy',
    title: 'Work',
    grades: [7, 12],
    objective: 'Relate work, force and distance',
    keywords: ['work', 'energy', 'joules', 'work and energy'],
    prerequisites: ['math.decimals.divide'],
    product: ['work', 'J'],
    first: ['force', 'N'],
    second: ['distance', 'm'],
    formula: 'work = force × distance',
    story: 'A crate is pushed over the floor',
    top: [40, 90, 250],
  },
  {
    id: 'science.energy.power',
    category: 'Energy',
    title: 'Power',
    grades: [8, 12],
    objective: 'Relate energy, power and time',
    keywords: ['power', 'watts', 'energy and power'],
    prerequisites: ['science.energy.work'],
    product: ['energy', 'J'],
    first: ['power', 'W'],
    second: ['time', 's'],
    formula: 'energy = power × time',
    story: 'A motor runs',
    top: [60, 120, 300],
  },
  {
    id: 'science.waves.speed',
    title: 'Wave speed',
    grades: [8, 12],
    objective: 'Relate speed, frequency and wavelength of a wave',
    keywords: ['waves', 'frequency', 'wavelength', 'wave speed', 'sound', 'light'],
    prerequisites: ['science.motion.speed'],
    product: ['wave speed', 'm/s'],
    first: ['frequency', 'Hz'],
    second: ['wavelength', 'm'],
    formula: 'speed = frequency × wavelength',
    story: 'A wave runs along a rope',
    top: [40, 90, 250],
  },
  {
    id: 'science.forces.momentum',
    category: 'Forces',
    title: 'Momentum',
    grades: [9, 12],
    objective: 'Relate momentum, mass and velocity',
    keywords: ['momentum', 'collisions'],
    prerequisites: ['science.motion.speed'],
    product: ['momentum', 'kg·m/s'],
    first: ['mass', 'kg'],
    second: ['velocity', 'm/s'],
    formula: 'p = m × v',
    story: 'A ball rolls',
    top: [40, 90, 250],
  },
  {
    id: 'science.forces.pressure',
    category: 'Forces',
    title: 'Pressure',
    grades: [8, 12],
    objective: 'Relate pressure, force and area',
    keywords: ['pressure', 'pascal', 'force and area'],
    prerequisites: ['math.decimals.divide', 'math.geometry.area-rectangle'],
    product: ['force', 'N'],
    first: ['pressure', 'Pa'],
    second: ['area', 'm²'],
    formula: 'force = pressure × area',
    story: 'A box stands on the floor',
    top: [60, 120, 300],
  },
];

/** Laws of physics that give one quantity as the product of two others. */
export const laws: Concept[] = productLaws.map(productLaw);
