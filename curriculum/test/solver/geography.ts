/** Solves questions on maps, the globe, time zones and populations. */
import { int, n } from './arithmetic.ts';
import { number, over, plus, q, times } from './exact.ts';
import { type Found, type Rule, rule } from './rule.ts';

const compass = ['north', 'east', 'south', 'west'];
const quarter: Record<string, number> = { right: 1, around: 2, left: 3, behind: 2 };
const after = (from: string, quarters: number): string =>
  compass[(compass.indexOf(from) + quarters) % 4] ?? '';

const directions: Rule[] = [
  rule(/^\w+ faces (\w+)\. \w+ turns (.+)\. Which way does \w+ face now\?$/, (p) =>
    p(2)
      .split(', then ')
      .reduce((at, turn) => after(at, quarter[turn.replace(' again', '')] ?? 0), p(1)),
  ),
  rule(/^\w+ faces (\w+)\. Which way is (?:to the )?(\w+)/, (p) => after(p(1), quarter[p(2)] ?? 0)),
  rule(/^The \w+ is (\w+) of the \w+\. Which way do you go from/, (p) => after(p(1), 2)),
  rule(/^\w+ turns (.+)\. Now \w+ faces (\w+)\./, (p) =>
    p(1)
      .split(', then ')
      .reduce((at, turn) => after(at, 4 - (quarter[turn.replace(' again', '')] ?? 0)), p(2)),
  ),
  rule(/walks (\d+) steps? (\w+)\. Then \w+ walks (\d+) steps? \w+\. Where/, (p) => {
    const ahead = n(p(1)) - n(p(3));
    const steps = Math.abs(ahead) === 1 ? '1 step' : `${Math.abs(ahead)} steps`;
    return `${ahead > 0 ? p(2) : after(p(2), 2)} of the start, ${steps} away`;
  }),
  rule(
    /^The (\w+) is (\w+) of the (\w+)\. The (\w+) is just as far (\w+) of the \1\. Which way is the \4 from the \3\?$/,
    (p) => (/north|south/.test(p(2)) ? p(2) + p(5) : p(5) + p(2)),
  ),
];

const moved = (text: string): [number, number] => {
  const by = (way: string): number => {
    const [, before, after] = new RegExp(`(\\d+) ${way}|${way} (\\d+)`).exec(text) ?? [];
    return n(before ?? after ?? 0);
  };
  return [by('right') - by('left'), by('up') - by('down')];
};
const square = (text: string): [number, number] => [text.charCodeAt(0), n(text.slice(1))];
const from = (start: string, [x, y]: readonly [number, number]): string => {
  const [column, row] = square(start);
  return `${String.fromCharCode(column + x)}${row + y}`;
};

const squares: Rule[] = [
  rule(/ is in ([A-Z]\d+)\. It goes (.+)\. Which square is it in now\?$/, (p) => from(p(1), moved(p(2)))),
  rule(/You are in ([A-Z]\d+) on a map\. (.+) Which square are you in\?$/, (p) => from(p(1), moved(p(2)))),
  rule(/On a map you go (.+)\. Now you are in ([A-Z]\d+)\. In which square did you start\?$/, (p) => {
    const [x, y] = moved(p(1));
    return from(p(2), [-x, -y]);
  }),
  rule(
    /The (\w+) is in ([A-Z]\d+)\. The (\w+) is in ([A-Z]\d+)\. How do you go from the \1 to the \3\?$/,
    (p) => (c) => from(p(2), moved(c)) === p(4),
  ),
  rule(/You go from ([A-Z]\d+) to ([A-Z]\d+)\. You move right, left, up or down only\./, (p) => {
    const [[a, b], [c, d]] = [square(p(1)), square(p(2))];
    return Math.abs(a - c) + Math.abs(b - d);
  }),
];

const scales: Rule[] = [
  rule(/1 cm stands for (\d+) km\. Two towns are ([\d,.]+) km apart\./, (p) =>
    over(number(p(2)), number(p(1))),
  ),
  rule(/1 cm stands for (\d+) km\. Two towns are ([\d,.]+) cm apart/, (p) =>
    times(number(p(2)), number(p(1))),
  ),
  rule(/^Two towns are ([\d,.]+) cm apart on a map\. They are really ([\d,.]+) km apart\./, (p) =>
    over(number(p(2)), number(p(1))),
  ),
  rule(/1 cm stands for (\d+) km\. A road is ([\d.]+) cm long to a bridge and ([\d.]+) cm/, (p) =>
    times(number(p(1)), plus(number(p(2)), number(p(3)))),
  ),
  rule(/^On map A, 1 cm stands for (\d+) km, and on map B for (\d+) km\. A trail is (\d+) cm/, (p) =>
    q(n(p(1)) * n(p(3)), n(p(2))),
  ),
  rule(/^On a map, 1 cm stands for (\d+) km\. A trail is (\d+) cm long on it\. \w+ rides (\d+) km/, (p) =>
    q(n(p(1)) * n(p(2)), n(p(3))),
  ),
  rule(/^A map has the scale 1 : ([\d,]+)\. Two villages are (\d+) cm apart/, (p) =>
    q(int(p(1)) * n(p(2)), 100_000),
  ),
];

/** Returns degrees with the sign of the hemisphere: north and east are positive. */
const degrees = (text: string): number[] =>
  [...text.matchAll(/(\d+)° ([NSEW])/g)].map(
    ([, size, half = '']) => n(size) * ('NE'.includes(half) ? 1 : -1),
  );

const globe: Rule[] = [
  rule(/^Which place is (farthest north|farthest south|nearest to the equator): (.+)\?$/, (p): Found => {
    const rank = (place: string): number => {
      const [north = 0] = degrees(place);
      return p(1).endsWith('north') ? -north : p(1).endsWith('south') ? north : Math.abs(north);
    };
    const best = Math.min(...p(2).split('; ').map(rank));
    return (c) => rank(c) === best;
  }),
  rule(/^Which place lies in the (\w+) and the (\w+) hemisphere\?$/, (p) => (c) => {
    const [north = 0, east = 0] = degrees(c);
    return north > 0 === (p(1) === 'northern') && east > 0 === (p(2) === 'eastern');
  }),
  rule(/^Two places have the same longitude\. (.+)\. How many degrees/, (p) => {
    const [a = 0, b = 0] = degrees(p(1));
    return (c) => c === `${Math.abs(a - b)} ${Math.abs(a - b) === 1 ? 'degree' : 'degrees'}`;
  }),
  rule(/^A ship is at (.+?)\. It sails (\d+)° to the (\w+) and then (\d+)° to the (\w+)\./, (p) => (c) => {
    const [[a = 0, b = 0], [x, y]] = [degrees(p(1)), degrees(c)];
    return x === a + n(p(2)) * (p(3) === 'north' ? 1 : -1) && y === b + n(p(4)) * (p(5) === 'east' ? 1 : -1);
  }),
  rule(/^A line goes from (.+) through the center of the Earth/, (p) => (c) => {
    const [[a = 0, b = 0], [x, y = 0]] = [degrees(p(1)), degrees(c)];
    return x === -a && Math.abs(b - y) === 180;
  }),
  rule(/^A degree of latitude is about 111 km\. .+ are at (.+)\. About how far/, (p) => {
    const [a = 0, b = 0] = degrees(p(1));
    return Math.abs(a - b) * 111;
  }),
];

const clockOf = (minutes: number): string => {
  const m = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`;
};
const minutesOf = (time: string): number => n(time.slice(0, 2)) * 60 + n(time.slice(3));

/** Returns the minutes from UTC to a zone such as UTC-5 or UTC+5:30. */
function offset(zone: string): number {
  const [, sign, hours = 0, rest = 0] = /^UTC([-+])(\d+)(?::(\d+))?$/.exec(zone) ?? [];
  return (sign === '-' ? -1 : 1) * (n(hours) * 60 + n(rest));
}
const week = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const zoneIn = '(UTC(?:[-+]\\d+(?::\\d+)?)?)';

const timeZones: Rule[] = [
  rule(
    new RegExp(`^It is (\\S+) in a city on ${zoneIn}\\. What time is it in a city on ${zoneIn}\\?$`),
    (p) => clockOf(minutesOf(p(1)) + offset(p(3)) - offset(p(2))),
  ),
  rule(new RegExp(`^City A is on ${zoneIn}, and city B is on ${zoneIn}\\.`), (p) => (c) => {
    const [, hours = 0, rest = 0] = /^B is (\d+) h\w*(?: (\d+) min)? /.exec(c) ?? [];
    const size = n(hours) * 60 + n(rest);
    return offset(p(2)) - offset(p(1)) === (c.endsWith('ahead') ? size : -size);
  }),
  rule(
    new RegExp(`^At the same moment it is (\\S+) in a city on ${zoneIn} and (\\S+) in another city\\.`),
    (p) => (c) => {
      const shift = offset(c) - offset(p(2));
      return Math.abs(shift) < 360 && clockOf(minutesOf(p(1)) + shift) === p(3);
    },
  ),
  rule(
    new RegExp(
      `^It is (\\S+) on (\\w+) in a city on ${zoneIn}\\. What day and time is it in a city on ${zoneIn}\\?$`,
    ),
    (p) => {
      const total = week.indexOf(p(2)) * 1440 + minutesOf(p(1)) + offset(p(4)) - offset(p(3));
      const inWeek = (total + 7 * 1440) % (7 * 1440);
      return `${week[Math.floor(inWeek / 1440)]}, ${clockOf(inWeek)}`;
    },
  ),
  rule(
    new RegExp(
      `^A plane leaves a city on ${zoneIn} at (\\S+)\\. It flies (\\d+) hours( and 30 minutes)? to a city on ${zoneIn}\\.`,
    ),
    (p) => clockOf(minutesOf(p(2)) + n(p(3)) * 60 + (p(4) ? 30 : 0) + offset(p(5)) - offset(p(1))),
  ),
];

const populations: Rule[] = [
  rule(/^A region has ([\d,]+) people on ([\d,]+) km²\./, (p) => over(number(p(1)), number(p(2)))),
  rule(/^A region of ([\d,]+) km² has (\d+) people per km²\./, (p) => times(number(p(1)), number(p(2)))),
  rule(/^A region has ([\d,]+) people and (\d+) people per km²\./, (p) => over(number(p(1)), number(p(2)))),
  rule(
    /^Region A has ([\d,]+) people on ([\d,]+) km², and region B has ([\d,]+) people on ([\d,]+) km²\./,
    (p) => {
      const [a, b] = [int(p(1)) / int(p(2)), int(p(3)) / int(p(4))];
      return `region ${a > b ? 'A' : 'B'}, by ${Math.abs(a - b)}`;
    },
  ),
  rule(/^A region of ([\d,]+) km² has ([\d,]+) people\. Then ([\d,]+) people move there\./, (p) =>
    over(plus(number(p(2)), number(p(3))), number(p(1))),
  ),
];

/** Geography, but for names of places. */
export const geographyRules: Rule[] = [
  ...directions,
  ...squares,
  ...scales,
  ...globe,
  ...timeZones,
  ...populations,
];
