import { type Kind, kind } from './kind.ts';

/** Kinds of energy, sound and light. A second table in the tests' solver (`solver/physical.ts`) checks each member. */

export const conductorKinds: readonly Kind[] = [
  kind(
    'conducts electricity well',
    'Metals let electric current through.',
    'a copper wire; a steel nail; an aluminum can; a silver spoon; a gold ring; an iron rod; a brass key; a ' +
      'sheet of foil; a paper clip of steel; a copper coin',
  ),
  kind(
    'does not conduct electricity well',
    'Wood, glass, rubber and plastic hardly let current through.',
    'a rubber glove; a dry wooden stick; a glass rod; a plastic pen; a wool sock; a dry paper cup; a rubber ' +
      'ball; a wax candle; a china plate; a cotton thread',
  ),
];

export const energyFormKinds: readonly Kind[] = [
  kind(
    'is energy of motion',
    'Whatever moves has energy of motion.',
    'the energy of a rolling ball; the energy of a running dog; the energy of wind; the energy of a falling ' +
      'stone; the energy of a speeding car; the energy of a river current',
  ),
  kind(
    'is stored chemical energy',
    'Food, fuels and batteries store chemical energy.',
    'the energy in a battery; the energy in bread; the energy in firewood; the energy in gasoline; the ' +
      'energy in a banana; the energy in coal',
  ),
  kind(
    'is energy that light carries',
    'Light carries energy to the place where it shines.',
    'the energy of a sunbeam; the energy of a flashlight beam; the energy of moonlight; the energy of a laser ' +
      'beam; the energy of a firefly’s glow; the energy of a lighthouse beam',
  ),
  kind(
    'is energy that sound carries',
    'Sound carries energy from a vibrating thing.',
    'the energy of thunder; the energy of a shout; the energy of a bell tone; the energy of a drumbeat; the ' +
      'energy of a whistle; the energy of a song',
  ),
];

export const converterKinds: readonly Kind[] = [
  kind(
    'is made to turn electricity into light',
    'Its job is to shine.',
    'a desk lamp; a flashlight bulb; a traffic light; a street lamp; a computer screen; a car headlight',
  ),
  kind(
    'is made to turn electricity into heat',
    'Its job is to warm something.',
    'a toaster; an electric stove; a clothes iron; an electric kettle; an electric blanket; a waffle maker',
  ),
  kind(
    'is made to turn electricity into motion',
    'Its motor moves something.',
    'a ceiling fan; an electric drill; a blender; an electric toy train; a washing machine drum; an electric scooter',
  ),
  kind(
    'is made to turn electricity into sound',
    'Its job is to make sounds.',
    'a loudspeaker; a doorbell buzzer; a pair of headphones; a smoke alarm siren; an electric horn; a radio speaker',
  ),
];

export const storedEnergyKinds: readonly Kind[] = [
  kind(
    'has mostly kinetic energy',
    'Whatever moves fast has a lot of energy of motion.',
    'a bowling ball rolling on a flat lane; an arrow in flight just above the ground; a swing at its lowest ' +
      'point; a car at full speed on a flat road; ' +
      'a roller coaster at the bottom of a drop; a ball just before it hits the ground; a spinning top on the ' +
      'floor; a hockey puck sliding over ice',
  ),
  kind(
    'has mostly potential energy',
    'A thing that is raised, stretched or squeezed has stored energy.',
    'a rock at rest on a cliff; a stretched bow that is held still; a swing at its highest point; a roller ' +
      'coaster at rest on the top of the hill; ' +
      'a squeezed spring that is held; water at rest behind a high dam; a diver standing on a high board; a ' +
      'stretched rubber band that is held',
  ),
];

export const heatTransferKinds: readonly Kind[] = [
  kind(
    'mainly shows conduction',
    'Heat passes from particle to particle where bodies touch.',
    'a spoon handle that gets hot in soup; a hand that gets warm on a mug; ice that melts in a hand; an iron rod ' +
      'whose far end gets hot; ' +
      'a foot that feels cold on tiles; a pan bottom heated by the stove plate that it touches; a metal chair ' +
      'that warms your back as you lean on it',
  ),
  kind(
    'mainly shows convection',
    'Warm liquid or gas rises, cool liquid or gas sinks, and the flow carries heat.',
    'warm air that rises over a heater; hot water that rises in a pot; a sea breeze by day; a hot-air balloon ' +
      'that rises in cool air; ' +
      'cool air that sinks from an open freezer; smoke that rises from a fire; a slow current of warm rock in ' +
      'the mantle',
  ),
  kind(
    'mainly shows radiation',
    'Electromagnetic waves carry heat, even through empty space.',
    'sunlight that warms your face; heat that you feel beside a campfire; a red heat lamp over a chick; the heat ' +
      'of the Sun that crosses space; ' +
      'a dark roof that warms up in the sun; a grill whose glow warms your hands from the side; a car seat ' +
      'warmed by sunlight',
  ),
];

export const thermalKinds: readonly Kind[] = [
  kind(
    'has particles that speed up',
    'Added heat raises the average energy of the particles.',
    'water heated on a stove; ice water left in the sun until it is warm; a nail warmed by many hammer blows; ' +
      'air warmed in a balloon; a cold spoon put into hot soup; ' +
      'a stone heated in a fire; milk warmed in a pot; a cold can set in a warm room',
  ),
  kind(
    'has particles that slow down',
    'Heat that leaves lowers the average energy of the particles.',
    'tea cooled to room temperature; warm juice put into a fridge; a hot horseshoe dipped into cold water; ' +
      'hot soup left to stand; ' +
      'a warm balloon put into a freezer; a hot engine cooled with water; a hot pan set on cold stone; ' +
      'a warm bottle chilled with ice',
  ),
];

export const soundSourceKinds: readonly Kind[] = [
  kind(
    'sounds when a string shakes',
    'You pluck or rub the string. It shakes fast.',
    'a guitar; a violin; a harp; a banjo; a cello; a lute',
  ),
  kind(
    'sounds when a skin shakes',
    'You tap the skin. It shakes fast.',
    'a snare drum; a bongo; a big drum; a hand drum; a bass drum; a kettledrum',
  ),
  kind(
    'sounds when air in a tube shakes',
    'You blow. The air in the tube shakes fast.',
    'a flute; a trumpet; a recorder; a tuba; a clarinet; a trombone',
  ),
  kind(
    'sounds when its metal shakes',
    'You hit the metal. It shakes fast.',
    'a bell; a gong; a triangle; a cymbal; a chime bar; a tuning fork',
  ),
];

export const lightPathKinds: readonly Kind[] = [
  kind(
    'lets almost all light through',
    'It shows clearly what is behind it.',
    'a window pane; clear water in a glass; air; clear plastic wrap; a clean drinking glass; a clear lens',
  ),
  kind(
    'lets some light through',
    'It shows light, but no clear shapes.',
    'wax paper; a frosted window; a thin curtain; tissue paper; a paper lantern; thick fog',
  ),
  kind(
    'blocks light and makes a dark shadow',
    'It stops all the light.',
    'a brick wall; a book; a tree trunk; a metal door; a stone; a wooden board',
  ),
];

export const lightSourceKinds: readonly Kind[] = [
  kind(
    'makes its own light',
    'It shines without help from other light.',
    'the Sun; a lit candle; a campfire; a firefly; a lamp that is on; a star at night; a flashlight that is on; ' +
      'a glowing coal; a flash of lightning; a burning match',
  ),
  kind(
    'only sends back light from other things',
    'It cannot be seen in total darkness.',
    'the Moon; a mirror; a white wall; a shiny spoon; a book page; a red apple; a snowman; a yellow shirt; a ' +
      'gold ring; a bike reflector',
  ),
];

export const signalKinds: readonly Kind[] = [
  kind(
    'sends its message to the eyes',
    'Light carries this message.',
    'a traffic light; a lighthouse; a waved flag; a stop sign; a blinking turn light; a wave of the hand; a ' +
      'smoke signal; a flashlight code',
  ),
  kind(
    'sends its message to the ears',
    'Sound carries this message.',
    'a siren; a school bell; a drum code; a car horn; a whistle; a spoken word; a doorbell; a foghorn',
  ),
];

export const lightMeetingKinds: readonly Kind[] = [
  kind(
    'mainly shows reflection',
    'Light or sound bounces back from a surface.',
    'a face seen in a mirror; an echo from a cliff; the image of a tree in a still lake; light that bounces off ' +
      'white paper; a beam turned by a bike reflector; moonlight; a glare on wet ice',
  ),
  kind(
    'mainly shows refraction',
    'A wave bends where its speed changes between two materials.',
    'a straw that looks broken in water; a lens that makes print look larger; a prism that spreads white light ' +
      'into colors; a pool floor that seems raised; ' +
      'a pair of glasses that sharpens a view; a magnifier that gathers sunlight to a spot; a coin in water that ' +
      'seems raised',
  ),
  kind(
    'mainly shows absorption',
    'A material takes in the energy of the wave and gets warmer.',
    'a black shirt that gets hot in the sun; a carpet that swallows sound; asphalt that heats up in sunlight; a ' +
      'dark roof that warms up in the sun; ' +
      'a green leaf that takes in red light; foam that quiets a music room; a black car hood that gets hot at noon',
  ),
];
