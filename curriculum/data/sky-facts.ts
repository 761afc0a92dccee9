import { table } from '../text.ts';

const columns = ['term', 'clue', 'why', 'field'] as const;

/** What we see in the sky by day and night. Checked with a second list in the solver. */
export const dayNightFacts = table(
  columns,
  `
the morning sun|comes up in the east|The Earth turns to the east.|body
the evening sun|goes down in the west|We turn away from the sun.|body
the noon sun|is highest in the sky|Shadows are short then.|body
the night sky|is dark and full of stars|The sun is on the other side.|night
a full moon|looks like a bright round disk|We see all of its lit side.|body
a new moon|cannot be seen at all|Its lit side faces away from us.|body
a half moon|looks like half a disk|We see half of its lit side.|body
a thin crescent|looks like a bent slice|We see only a bit of its lit side.|body
a far star|cannot be seen by day|Sunlight is too bright.|body night
a long shadow|shows that the sun is low|Low light makes shadows long.|-
a short shadow|shows that the sun is high|High light makes shadows short.|-
a summer day|has many hours of light|The sun is up for a long time.|-
a winter day|has few hours of light|The sun sets early.|-
the turning Earth|brings us day and night|It turns once in a day.|-
a globe|shows the round Earth as a small model|Its map shows land and sea.|-
`,
);

/** Motions of the Earth and what follows from them. Checked with a second list in the solver. */
export const earthMotionFacts = table(
  columns,
  `
rotation|is the spin of the Earth around its axis|One turn takes about 24 hours.|spin
revolution|is the trip of the Earth around the Sun|One trip takes about 365 days.|year tilt
the tilt of the axis|causes the seasons|The lean gives one half more direct light.|tilt
northern summer|comes when the north leans toward the Sun|Sunlight is steeper, and days are longer.|tilt
northern winter|comes when the north leans away from the Sun|Sunlight is flatter, and days are shorter.|tilt
an equinox|has about 12 hours of daylight at all places|It comes in March and in September.|-
the June solstice|brings the north its longest day|The north pole leans to the Sun most.|tilt
the December solstice|brings the north its shortest day|The north pole leans away most.|tilt
a leap day|makes up for the extra quarter day of a year|Four quarters make a day.|-
a noon shadow|is the shortest of the day|The Sun is at its highest.|-
a shadow in the morning|points to the west|The Sun is in the east.|-
a shadow in the evening|points to the east|The Sun is in the west.|-
the North Star|stays almost in one place in the sky|The axis points at it.|-
a winter constellation|cannot be seen at night in summer|Then it is behind the Sun.|-
`,
);

/** Eclipses, tides and the Moon. Checked with a second list in the solver. */
export const eclipseFacts = table(
  columns,
  `
a solar eclipse|needs the Moon between the Sun and the Earth|It can only come at new moon.|solar
a lunar eclipse|needs the Earth between the Sun and the Moon|It can only come at full moon.|lunar
the umbra|is the dark inner part of a shadow|There the Sun is hidden completely.|-
the penumbra|is the lighter outer part of a shadow|There the Sun is hidden in part.|-
an annular eclipse|leaves a bright ring around the Moon|The Moon is too far away to cover the Sun.|solar
the corona|is the faint outer light seen in a total solar eclipse|The bright disk is covered.|solar
the tilt of the Moon's orbit|keeps eclipses from coming each month|The Moon mostly passes above or below the line.|-
a blood moon|is red from light bent by the air of the Earth|Air scatters the blue light away.|lunar
a high tide|comes where the sea is pulled into a bulge|Most coasts have it about twice a day.|tide
a spring tide|is extra strong, at new and full moon|Sun and Moon pull along one line.|tide
a neap tide|is extra weak, at the quarter moons|Sun and Moon pull at a right angle.|tide
the far side of the Moon|never faces the Earth|The Moon turns once in each orbit.|-
`,
);

/** Stars, their kinds and their light. Checked with a second list in the solver. */
export const starFacts = table(
  columns,
  `
nuclear fusion|joins hydrogen to helium in the core of the Sun|A little mass becomes energy.|-
a nebula|is a cloud of gas and dust in space|Stars may form when it collapses.|-
a main-sequence star|fuses hydrogen in its core|The Sun is one of them.|core
a red giant|has swollen after the hydrogen in its core ran out|Its surface has cooled.|-
a white dwarf|is the small hot core that a star like the Sun leaves behind|It no longer fuses.|-
a neutron star|is a very dense ball left by a supernova|It is only about 20 km wide.|remnant
a black hole|lets no light escape|Its gravity is too strong.|remnant
a supernova|is the explosion of a massive star|It spreads heavy elements.|-
an absorption line|shows which element took out light of one color|Each element has a pattern of its own.|-
a red shift|shows that a source of light moves away|Its waves reach us stretched.|-
a blue color|is the sign of a very hot star|Hotter bodies send out shorter waves.|-
a red color|is the sign of a rather cool star|Its surface is at about 3,000 °C.|-
a massive star|burns its fuel fastest and has the shortest life|It shines far more brightly.|core
the cosmic microwave background|is the faint glow from the hot early universe|It supports the Big Bang theory.|-
`,
);
