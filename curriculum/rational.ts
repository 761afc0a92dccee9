/** Whole number or fraction. A `number` is always a safe integer. */
export type Numeric = number | bigint | Rational;

function gcdOf(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

/** Exact fraction in lowest terms with a positive denominator. */
export class Rational {
  readonly n: bigint;
  readonly d: bigint;

  constructor(n: bigint, d: bigint) {
    if (d === 0n) throw new RangeError('division by zero');
    // Most numbers are whole: no divisor is looked for.
    if (d === 1n) {
      this.n = n;
      this.d = d;
      return;
    }
    const divisor = gcdOf(n, d) * (d < 0n ? -1n : 1n);
    this.n = n / divisor;
    this.d = d / divisor;
  }

  plus(other: Numeric): Rational {
    const o = rational(other);
    return new Rational(this.n * o.d + o.n * this.d, this.d * o.d);
  }

  minus(other: Numeric): Rational {
    const o = rational(other);
    return new Rational(this.n * o.d - o.n * this.d, this.d * o.d);
  }

  times(other: Numeric): Rational {
    const o = rational(other);
    return new Rational(this.n * o.n, this.d * o.d);
  }

  over(other: Numeric): Rational {
    const o = rational(other);
    return new Rational(this.n * o.d, this.d * o.n);
  }

  power(exponent: number): Rational {
    const e = BigInt(Math.abs(exponent));
    return exponent < 0 ? new Rational(this.d ** e, this.n ** e) : new Rational(this.n ** e, this.d ** e);
  }

  /** Returns a negative number, 0 or a positive number for less, equal or greater. */
  compare(other: Numeric): number {
    const o = rational(other);
    const [left, right] = [this.n * o.d, o.n * this.d];
    return left < right ? -1 : left > right ? 1 : 0;
  }

  equals(other: Numeric): boolean {
    return this.compare(other) === 0;
  }

  isInteger(): boolean {
    return this.d === 1n;
  }

  /** Rounds to decimal places, halves away from zero as schools teach it. */
  round(places = 0): Rational {
    const scale = 10n ** BigInt(places);
    const twice = this.n * scale * 2n;
    const sign = twice < 0n ? -1n : 1n;
    return new Rational((twice + sign * this.d) / (this.d * 2n), scale);
  }

  /** Returns the same text for equal values. */
  toString(): string {
    return this.d === 1n ? `${this.n}` : `${this.n}/${this.d}`;
  }
}

/** Returns the exact value of n/d. Throws if a number is not whole, so that no floating point enters an answer. */
export function rational(n: Numeric, d: Numeric = 1): Rational {
  if (typeof d === 'number' && d === 1) return n instanceof Rational ? n : new Rational(BigInt(n), 1n);
  return rational(n).over(d);
}

/** Returns the greatest common divisor of two whole numbers. */
export function gcd(a: number, b: number): number {
  return Number(gcdOf(BigInt(a), BigInt(b)));
}

/** Returns the least common multiple of two positive whole numbers. */
export function lcm(a: number, b: number): number {
  return (a / gcd(a, b)) * b;
}
