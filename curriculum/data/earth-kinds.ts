import { type Kind, kind } from './kind.ts';

/**
 * Words for weather and sky, instruments, rocks, and layers of the Earth. A second table in the tests' solver
 * (`solver/physical-tables.ts`) checks each member. Kinds that may fit each other's members are near.
 */

const [cloud, fog] = ['is a cloud', 'is fog'];
const [sun, star, moon] = ['is the sun', 'is a star', 'is the moon'];

export const weatherKinds: readonly Kind[] = [
  kind(
    'is snow',
    'Snow falls in soft white flakes.',
    'soft, cold fluff from the sky; a white blanket on hills in winter',
  ),
  kind('is rain', 'Rain falls from clouds.', 'water that falls in drops; water that fills puddles'),
  kind('is hail', 'Hail may fall in a storm.', 'ice that falls in hard balls; ice that bounces off the road'),
  kind('is wind', 'You feel wind on your skin.', 'air that moves; air that lifts a kite'),
  kind(fog, 'Fog hides what is far away.', 'a cloud on the ground; a gray mist on the road', cloud),
  kind('is lightning', 'Lightning lights up the sky.', 'a flash in a storm; a bright zigzag in a dark sky'),
  kind('is thunder', 'You hear thunder after lightning.', 'a boom in a storm; a rumble after a flash'),
  kind(
    sun,
    'The sun gives us light and heat by day.',
    'the bright ball that warms us by day',
    `${star}; ${moon}`,
  ),
  kind(
    moon,
    'The moon can look round or like a thin curve.',
    'a thin curve of light at night',
    `${sun}; ${star}`,
  ),
  kind(star, 'Stars are very far away.', 'a tiny point of light at night', `${sun}; ${moon}`),
  kind('is a rainbow', 'Sun and rain make a rainbow.', 'a bow of colors in the sky'),
  kind(cloud, 'Rain may fall from a cloud.', 'a gray puff high in the sky', fog),
  kind('is frost', 'Frost comes on cold, clear nights.', 'thin ice on cold grass; thin ice on a window'),
];

const [length, distance, height] = [
  'measures length',
  'measures how far a car has gone',
  'measures height above sea level',
];
const [pressure, rain, volume] = [
  'measures air pressure',
  'measures how much rain falls',
  'measures the volume of a liquid',
];
const [wind, speed] = ['measures wind speed', 'measures the speed of a car'];

export const instrumentKinds: readonly Kind[] = [
  kind('measures temperature', 'A thermometer shows degrees.', 'a thermometer'),
  kind(length, 'A ruler has marks at equal steps.', 'a ruler', `${distance}; ${height}`),
  kind('measures time', 'A clock counts seconds, minutes and hours.', 'a clock'),
  kind('measures weight', 'A scale shows how hard a thing presses on it.', 'a kitchen scale'),
  kind(volume, 'A measuring cup has marks for milliliters.', 'a measuring cup', rain),
  kind('shows direction', 'The needle of a compass points north.', 'a compass', 'measures angles'),
  kind(rain, 'A rain gauge collects rain in a tube with marks.', 'a rain gauge', volume),
  kind(pressure, 'A barometer shows how hard the air presses.', 'a barometer', height),
  kind(wind, 'The cups of an anemometer turn faster in stronger wind.', 'an anemometer', speed),
  kind(speed, 'A speedometer shows miles or kilometers in an hour.', 'a speedometer', wind),
  kind('measures voltage', 'A voltmeter shows volts.', 'a voltmeter'),
  kind('measures electric current', 'An ammeter shows amperes.', 'an ammeter'),
  kind('measures angles', 'A protractor has marks for degrees of angles.', 'a protractor', 'shows direction'),
  kind(distance, 'An odometer counts the turns of the wheels.', 'an odometer', length),
  kind(
    'measures the humidity of air',
    'A hygrometer shows how much water vapor the air holds.',
    'a hygrometer',
  ),
  kind(
    'measures the shaking of the ground',
    'A seismograph draws the waves of an earthquake.',
    'a seismograph',
  ),
  kind(height, 'An altimeter shows how high a plane flies.', 'an altimeter', `${length}; ${pressure}`),
];

export const rockKinds: readonly Kind[] = [
  kind(
    'is an igneous rock',
    'Igneous rock forms when magma or lava cools.',
    'granite; basalt; obsidian; pumice; gabbro; a rock from cooled lava; a rock from cooled magma',
  ),
  kind(
    'is a sedimentary rock',
    'Sedimentary rock forms from layers of bits that are pressed together.',
    'sandstone; limestone; shale; chalk; conglomerate; a rock from layers of mud; a rock from pressed sand',
  ),
  kind(
    'is a metamorphic rock',
    'Metamorphic rock forms when heat and pressure change another rock.',
    'marble; slate; gneiss; quartzite; schist; a rock changed by heat and pressure; a limestone turned to marble',
  ),
];

export const layerKinds: readonly Kind[] = [
  kind(
    'is the crust of the Earth',
    'The crust is the thin, solid layer on the outside.',
    'the layer that we live on; the thinnest layer; the layer of the continents; the layer of the ocean floor',
  ),
  kind(
    'is the mantle of the Earth',
    'The mantle is the thick layer of hot rock below the crust.',
    'the layer just below the crust; the thickest layer; the layer of hot rock that flows slowly',
  ),
  kind(
    'is the outer core of the Earth',
    'The outer core is liquid metal. Its currents make the magnetic field.',
    'the layer of liquid metal; the layer that makes the magnetic field; the layer just below the mantle',
  ),
  kind(
    'is the inner core of the Earth',
    'The inner core is a solid ball of metal at the center.',
    'the solid ball of metal; the layer at the center; the deepest layer',
  ),
];
