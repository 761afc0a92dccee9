import { type Kind, kind } from './kind.ts';

/** Kinds of forces and motions. A second table in the tests' solver (`solver/physical.ts`) checks each member. */

export const pushKinds: readonly Kind[] = [
  kind(
    'is a push',
    'A push moves a thing away from you.',
    'kicking a ball; throwing a ball; hitting a drum; pressing a bell; poking dough; blowing on a toy boat; ' +
      'rolling a ball away; shoving a box; pressing a light switch; stepping on a pedal',
  ),
  kind(
    'is a pull',
    'A pull moves a thing closer to you.',
    'tugging on a rope; dragging a sled behind you; opening a drawer; towing a boat; reeling in a fish; ' +
      'leading a dog on a leash; drawing a wagon behind you; plucking a flower; taking a book off a shelf; ' +
      'lifting a bucket by a rope',
  ),
];

export const motionChangeKinds: readonly Kind[] = [
  kind(
    'starts to move',
    'A push or a pull can start a motion.',
    'a still ball that you kick; a sled at rest that you push; a still swing that you shove; a still cart that a ' +
      'horse pulls; ' +
      'a still puck that a stick hits; a wagon at rest that you pull; a still marble that another marble hits',
  ),
  kind(
    'slows down',
    'A push or a pull against a motion makes it slower.',
    'a bike when you use the brakes; a ball that rolls into tall grass; a sled that gets onto rough sand; a ' +
      'train near its stop; ' +
      'a ball that rolls up a hill; a skater who drags one foot; a runner who leans back to stop',
  ),
  kind(
    'turns another way',
    'A push or a pull from the side turns a motion.',
    'a ball that bounces off a wall; a car when you turn the wheel; a ball that you hit back with a bat; a puck ' +
      'that bounces off the side; ' +
      'a bike when you twist the handlebars; a boat when you turn the rudder; a kite when the wind changes',
  ),
];

export const magnetKinds: readonly Kind[] = [
  kind(
    'sticks to a magnet',
    'A magnet pulls iron and steel.',
    'an iron nail; a steel paper clip; a steel pin; an iron pan; a steel screw; an iron horseshoe; a steel ' +
      'needle; a steel bolt; iron dust; a steel spring',
  ),
  kind(
    'does not stick to a magnet',
    'A magnet does not pull wood, plastic, glass, copper, gold or aluminum.',
    'a copper wire; an aluminum can; a gold ring; a wooden spoon; a rubber band; a glass marble; a plastic cup; ' +
      'a sheet of paper; a cotton shirt; a silver chain',
  ),
];

export const reachKinds: readonly Kind[] = [
  kind(
    'needs contact',
    'This force acts only while the things touch.',
    'a bat hitting a ball; a hand opening a door; a foot kicking a can; friction between a shoe and the floor; a ' +
      'rope pulling a sled; ' +
      'air slowing a parachute; a finger pressing a key; a hammer driving a nail; water slowing a swimmer; a ' +
      'spring pushing a lid',
  ),
  kind(
    'acts without contact',
    'Gravity, magnets and electric charges pull or push through empty space.',
    'gravity pulling an apple down; a magnet pulling a nail from afar; a magnet pushing another magnet away; the ' +
      'Earth pulling the Moon; ' +
      'the Sun pulling a planet; a charged balloon pulling hair from afar; gravity pulling rain down; a magnet ' +
      'turning a compass needle; ' +
      'a charged comb pulling paper bits from afar; the Moon pulling the oceans',
  ),
];

export const energyChangeKinds: readonly Kind[] = [
  kind(
    'gains energy of motion',
    'What gets faster gains energy of motion, and something else gives it.',
    'a still marble that a rolling one hits; a ball that a bat hits; a bowling pin that a ball hits; a cart that ' +
      'rolls down a hill; a stone that falls; ' +
      'a bike that you pedal harder; a drum skin that a stick hits; a still toy car that another car bumps',
  ),
  kind(
    'loses energy of motion',
    'What gets slower loses energy of motion to other things, to sound or to heat.',
    'a rolling marble that hits a still one; a bowling ball that knocks pins over; a bike that brakes; a ball ' +
      'that rolls up a hill; a swing that comes to rest; ' +
      'a sled that gets onto sand; a drumstick when it hits the drum; a toy car that bumps a still one',
  ),
];

export const newtonKinds: readonly Kind[] = [
  kind(
    'shows the first law of motion',
    'Without a net force, a body stays at rest or keeps its velocity.',
    'a rider who leans forward when a bus brakes; a plate that stays when the cloth is pulled away; a puck that ' +
      'glides on over smooth ice; ' +
      'a probe that coasts through space without engines; a bag that slides on when a car stops; dust that stays ' +
      'behind when a rug is shaken; ' +
      'a passenger who seems to lean outward in a curve',
  ),
  kind(
    'shows the second law of motion',
    'The acceleration grows with the net force and shrinks with the mass.',
    'a harder kick that speeds a ball up more; a full cart that needs more force than an empty one; a loaded ' +
      'truck that speeds up more slowly; ' +
      'a double push that doubles the acceleration; a light ball that speeds up more from the same push; a heavy ' +
      'sled that needs two more dogs for the same start; ' +
      'a stronger engine that speeds up the same car more',
  ),
  kind(
    'shows the third law of motion',
    'If one body pushes another, the other pushes back with equal force.',
    'a rocket that pushes gas down while the gas pushes it up; a swimmer who pushes water back while the water ' +
      'pushes her on; ' +
      'a skater who rolls back after a push on a wall; a balloon that flies ahead as its air rushes out; a boat ' +
      'that drifts back as a girl jumps ashore; ' +
      'a foot that pushes the ground while the ground pushes back; a wing that pushes air down while the air ' +
      'pushes it up',
  ),
];

export const fieldKinds: readonly Kind[] = [
  kind(
    'is attracted',
    'Opposite charges attract, opposite poles attract, a magnet attracts iron, and a charged thing attracts light bits.',
    'a north pole near a south pole; a negative charge near a positive charge; an electron near a proton; an ' +
      'iron nail near a magnet; a steel clip near a magnet; ' +
      'a scrap of paper near a charged comb; a charged balloon near a wall',
  ),
  kind(
    'is repelled',
    'Like charges repel, and like poles repel.',
    'a north pole near another north pole; a south pole near another south pole; a proton near another proton; ' +
      'an electron near another electron; a negative charge near another negative charge; ' +
      'a positive charge near another positive charge; a rubbed balloon near another rubbed balloon',
  ),
  kind(
    'feels hardly any force',
    'A magnet hardly acts on copper, gold, wood, plastic or glass, and uncharged bodies hardly act on each other.',
    'a copper coin near a magnet; a glass bead near a magnet; a wooden block near a magnet; a gold ring near a ' +
      'magnet; a plastic cup near a magnet; ' +
      'an uncharged glass bead near another one; an uncharged wooden block near another one',
  ),
];

const plane = 'works as an inclined plane';
const lever = 'works as a lever';
const pulley = 'works as a pulley';
const axle = 'works as a wheel and axle';
const wedge = 'works as a wedge';
const screw = 'works as a screw';

/** A wedge and a screw are inclined planes in another form, and an axle turns like a lever: such kinds are near. */
export const machineKinds: readonly Kind[] = [
  kind(
    lever,
    'A lever is a bar that turns about a fixed point.',
    'a seesaw; a crowbar; a bottle opener; a wheelbarrow handle; an oar; a claw hammer pulling a nail; a balance ' +
      'scale',
    axle,
  ),
  kind(
    plane,
    'An inclined plane is a slope. It needs less force over a longer distance.',
    'a ramp; a slide; a wheelchair ramp; a sloping driveway; a plank from the ground to a truck; a loading ramp',
    `${wedge}; ${screw}`,
  ),
  kind(
    wedge,
    'A wedge is thick at one end and thin at the other. It splits or cuts.',
    'an ax blade; a knife blade; a chisel; a doorstop; the tip of a nail; the blade of a plow',
    `${plane}; ${screw}`,
  ),
  kind(
    screw,
    'A screw is a slope that winds around a rod.',
    'a jar lid; the thread of a corkscrew; a bolt in its nut; a bottle cap that you twist; the thread of a vise; the thread of a light bulb',
    `${plane}; ${wedge}`,
  ),
  kind(
    pulley,
    'A pulley is a wheel with a rope over it. It changes the direction of a force.',
    'a flagpole wheel with a rope over it; a well bucket on a rope over a wheel; a crane hook on a cable over a wheel; the ' +
      'cord of a window blind over its wheel; ' +
      'a rope over a wheel that raises a sail; a clothesline on two wheels',
    axle,
  ),
  kind(
    axle,
    'A wheel and axle turn together. A turn of one turns the other.',
    'a doorknob; a steering wheel; a car wheel on its rod; a screwdriver in use; the handle of a faucet; a Ferris ' +
      'wheel on its shaft',
    `${lever}; ${pulley}`,
  ),
];
