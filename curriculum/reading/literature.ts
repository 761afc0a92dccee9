import type { Concept } from '../types.ts';
import { sentenceGroups, sorted } from './sorting.ts';

/** Narrators, themes and figures of speech. The tests' solver has marks of its own. */

const info = { subject: 'Reading', category: 'Literature' };
const sentence = { thing: 'sentence', verb: 'has' } as const;

const pointOfView = sorted(
  {
    ...info,
    id: 'reading.literature.point-of-view',
    title: 'Point of view',
    grades: [4, 7],
    objectives: ['Tell who narrates a text'],
    keywords: ['point of view', 'first person', 'third person', 'narrator'],
    standards: ['RL.4.6', 'RL.5.6', 'RL.6.6'],
    teaching: {
      idea:
        'A first-person narrator is in the story and says “I”. A second-person text speaks to “you”. A ' +
        'third-person narrator stands outside the story and says “he”, “she” or “they”.',
      caution: 'Look at who tells the story, not at what a character says.',
      mends: {},
    },
  },
  [
    {
      hints: [
        'Leave out what a character says.',
        'Does the teller say “I”, speak to “you”, or tell about others?',
      ],
      thing: 'text',
      verb: 'has',
      aspect: 'point of view',
      ask: 'From which point of view is it told?',
      questions: {
        member: 'Which text is told in the {}?',
        not: 'Which text is not told in the {}?',
        like: 'Read: {} Which other text is told from the same point of view?',
      },
      says: 'the text is told in the {}',
      groups: sentenceGroups(`
# first person|the teller is in the story and says “I”, “me” or “we”
I opened the old door. My knees shook. | I opened
We rowed all night until the shore came near. | We rowed
My brother laughed at me, but I kept digging. | My brother
The teacher called me. I stood up at once. | called me
“You are late,” he told me as I ran in. | told me
We packed our tent, and I carried the map. | We packed
# second person|the text speaks to you
You open the old door. Your knees shake. | You open
You row all night until the shore comes near. | You row
First you whisk the eggs. Then you add milk. | you whisk
Take your seat, and your trip begins. | your seat
You hear your name and stand up at once. | You hear
Your tent is packed, and you carry the map. | Your tent
# third person|someone outside the story tells about others
She opened the old door. Her knees shook. | She opened
They rowed all night until the shore came near. | They rowed
Her brother laughed, but she kept digging. | Her brother
The teacher called Omar. He stood up at once. | He stood
“I am late,” Lena said as she ran in. | Lena said
The twins packed the tent, and Ana carried the map. | The twins
`),
    },
  ],
);

const narrators = sorted(
  {
    ...info,
    id: 'reading.literature.narrators',
    title: 'Limited and omniscient narrators',
    grades: [6, 9],
    objectives: ['Tell how much a narrator knows'],
    keywords: [
      'omniscient narrator',
      'third person limited',
      'third person omniscient',
      'objective narrator',
    ],
    standards: ['RL.6.6', 'RL.7.6'],
    prerequisites: ['reading.literature.point-of-view'],
    teaching: {
      idea:
        'A limited narrator knows the thoughts of one character. An omniscient one knows those of several. An ' +
        'objective one shows only what could be seen and heard.',
      caution: 'Spoken words are not thoughts: everyone can hear them.',
      mends: {},
    },
  },
  [
    {
      hints: ['Whose thoughts and feelings are told?', 'Could a camera have recorded all of it?'],
      thing: 'text',
      verb: 'has',
      aspect: 'kind of narrator',
      ask: 'Which kind of narrator tells it?',
      questions: {
        member: 'In which text is the narrator {}?',
        not: 'In which text is the narrator not {}?',
      },
      says: 'the narrator is {}',
      groups: sentenceGroups(`
# limited|it gives the thoughts of one character only
Lena hoped that Omar would look up. He kept on reading. | Lena hoped
Ken wondered why his sister smiled. She said nothing. | Ken wondered
The noise worried Amara. The others walked on. | worried Amara
Raj longed for home as the guide spoke. | Raj longed
Mina guessed that the boy was lost. He waved at her. | Mina guessed
Theo regretted his words. His friend closed the door. | Theo regretted
# omniscient|it gives the thoughts of several characters
Lena hoped that Omar would look up, and Omar feared that she would leave. | Lena hoped; Omar feared
Ken wondered why his sister smiled, while she thought of her secret. | Ken wondered; she thought
The noise worried Amara, but it pleased the others. | worried Amara; pleased the others
Raj longed for home, and the guide longed for a quieter group. | Raj longed; the guide longed
Mina guessed that the boy was lost, and he wished that she would ask. | Mina guessed; he wished
Theo regretted his words, and his friend had already forgiven him in his heart. | Theo regretted; forgiven him in his heart
# objective|it tells only what can be seen and heard
Lena sat by the window. Omar turned a page. | sat; turned a page
Ken asked a question. His sister smiled and said nothing. | asked; smiled
Something cracked. Amara stopped, and the others walked on. | cracked; stopped
The guide spoke. Raj looked at the train. | spoke; looked
The boy waved. Mina walked over to him. | waved; walked
Theo spoke, and his friend closed the door. | spoke; closed
`),
    },
  ],
);

const themes = sorted(
  {
    ...info,
    id: 'reading.literature.theme',
    title: 'Theme',
    grades: [4, 9],
    objectives: ['Find the message of a short story'],
    keywords: ['theme', 'message of a story', 'moral', 'lesson of a story'],
    standards: ['RL.4.2', 'RL.5.2', 'RL.6.2', 'RL.7.2'],
    teaching: {
      idea:
        'The theme is what a story says about life. It is not told directly: see what the characters learn, and how ' +
        'things turn out for them.',
      caution: 'The topic is a word, such as friendship. The theme is a message about it.',
      mends: {},
    },
  },
  [
    {
      hints: [
        'What does the main character do, and how does it end?',
        'What could you learn from it for your own life?',
      ],
      thing: 'story',
      verb: 'has',
      aspect: 'theme',
      ask: 'Which theme does the story have?',
      groups: sentenceGroups(`
# Honesty wins trust|somebody tells the truth and is trusted for it
Lena told the coach that she had broken the window. He gave her the keys to the gym. | told the coach; gave her the keys
Omar gave back the extra change. From then on the baker let him mind the shop. | gave back; let him mind the shop
Nia admitted that the idea was her friend’s. The class chose her as its speaker. | admitted; chose her
The clerk reported his own mistake. The next week he was put in charge of the money. | reported his own mistake; put in charge
# Practice leads to success|somebody tries again and again and succeeds
Raj fell off the rope forty times. At the fair he walked across it. | fell off the rope forty times; walked across it
Each day Mei played the hard song slowly. In June her hands flew over the keys. | played the hard song slowly; flew over the keys
The old potter threw away bowl after bowl. The last one won the prize. | bowl after bowl; won the prize
Sam could not float in May. He trained all summer and swam across the lake. | trained all summer; swam across the lake
# Sharing makes everyone richer|somebody gives and everyone gains
Ana gave seeds to her neighbors. In fall each garden fed the whole street. | gave seeds; fed the whole street
One hiker had bread, one had cheese, and one had soup. Together they had a feast. | Together they had a feast
Kofi lent out his books. Soon the village had a reading room. | lent out his books; a reading room
Each child brought one drum or bell. Together they became a band. | Together they became a band
# Haste makes mistakes|somebody hurries and it goes wrong
Ben ran off before he read the map. He reached the wrong town. | before he read the map; the wrong town
The cook left out a step to save time. The cake fell flat. | to save time; fell flat
Ida glued the boat before the paint was dry. It fell apart in the water. | before the paint was dry; fell apart
The builder was too rushed to measure. The door did not fit its frame. | too rushed; did not fit
`),
    },
  ],
);

const tone = sorted(
  {
    ...info,
    id: 'reading.literature.tone',
    title: 'Tone',
    grades: [6, 10],
    objectives: ['Hear the attitude of a writer in the words'],
    keywords: ['tone', 'attitude of the writer', 'tone of a text'],
    standards: ['RL.6.4', 'RL.7.4', 'RI.8.4'],
    teaching: {
      idea:
        'Tone is the attitude of a writer toward the subject. It shows in the choice of words: one can speak of the ' +
        'same rain with joy, with anger or with calm facts.',
      caution: 'Tone is the writer’s attitude. Mood is what the reader feels.',
      mends: {},
    },
  },
  [
    {
      hints: ['Which words judge or feel?', 'How would you say the sentence out loud?'],
      thing: 'sentence',
      verb: 'has',
      aspect: 'tone',
      ask: 'Which tone does the sentence have?',
      groups: sentenceGroups(`
# joyful|its words show delight
At last, the glorious rain! The whole garden seemed to dance. | glorious; dance
What a splendid parade, with drums that made our hearts leap! | splendid; hearts leap
The first warm day had come, and we could have hugged the world. | hugged the world
Nothing beats the bright laughter of a full house. | bright laughter
Hurrah, the old bridge is open again! | Hurrah
# angry|its words blame and protest
Once again the council has broken its word, and we will not stand for it. | broken its word
How dare they cut down that tree without asking anyone! | How dare they
It is outrageous that the ramp is still closed. | outrageous
They ignored us for months, and now they dare to complain. | ignored us; dare to complain
This careless plan is an insult to everyone who lives here. | careless; insult
# sad|its words speak of loss and sorrow
The swing hung empty, and no one came to it anymore. | no one came
She folded his last letter and wept. | wept
The lonely house seemed to mourn for those who had left. | lonely; mourn
With heavy hearts they left the valley for good. | heavy hearts
All that was left of the orchard was one bare stump. | one bare stump
# neutral|it only states facts
The bridge was opened again on Monday. | on Monday
The council met twice and approved the plan. | met twice
The train leaves at noon and stops in two towns. | at noon
The tree was 90 years old and 20 meters tall. | 90 years; 20 meters
About two inches of rain fell in April. | two inches
`),
    },
  ],
);

const figures = sorted(
  {
    ...info,
    id: 'reading.literature.figures-of-speech',
    title: 'Figures of speech',
    grades: [4, 12],
    objectives: ['Recognize simile, metaphor and other figures of speech'],
    keywords: [
      'figurative language',
      'simile',
      'metaphor',
      'personification',
      'hyperbole',
      'figures of speech',
      'onomatopoeia',
      'poetry',
    ],
    standards: ['L.4.5.A', 'L.5.5.A', 'RL.4.4'],
    teaching: {
      idea: {
        4:
          'A figure of speech says more than its plain words. A simile compares with “like” or “as”. A metaphor says ' +
          'that one thing is another. Personification lets a thing act like a person.',
        8:
          'Figures of speech make a reader see or feel an idea. Ask what is compared and what the two share: in ' +
          '“time is a thief”, both take something without asking.',
      },
      caution: 'Not every “like” makes a simile: “I like tea” compares nothing.',
      mends: {},
    },
  },
  [
    {
      hints: [
        'Do the plain words make sense? What is really meant?',
        'Is it a comparison, a thing that acts like a person, an exaggeration or a sound?',
      ],
      ...sentence,
      aspect: 'figure of speech',
      ask: 'Which figure of speech is this?',
      questions: {
        member: 'Which sentence uses this figure of speech: “{}”?',
        not: 'Which sentence does not use this figure of speech: “{}”?',
      },
      groups: sentenceGroups(`
# simile|it compares two things with “like” or “as”
Her smile is like the sun. | like the sun
The lake was as smooth as glass. | as smooth as glass
My pillow is as soft as a cloud. | as soft as a cloud
The cloth felt like silk. | like silk
His hands were as cold as ice. | as cold as ice
# metaphor|it says that one thing is another
The classroom was a zoo. | was a zoo
His heart is a stone. | is a stone
The snow was a white blanket over the field. | was a white blanket
Life is a long road. | is a long road
Her words were a warm coat. | were a warm coat
# personification|it lets a thing act or feel like a person
The sun smiled down on us. | smiled
Fear moved into the town and stayed. | moved into the town
The stars danced in the sky. | danced
The trees bowed and waved to us. | bowed and waved
The old house remembered our games. | remembered
# hyperbole|it exaggerates so much that nobody takes it literally
I am so hungry that I could eat a horse. | eat a horse
I have told you a million times. | a million times
This bag weighs a ton. | a ton
We waited a thousand years for the bus. | a thousand years
I could sleep for a hundred years. | a hundred years
# onomatopoeia|it has a word that sounds like what it names
The buzz of the bees woke him. | buzz
The bacon went sizzle in the pan. | sizzle
The door shut with a bang. | bang
We heard a hiss from the pipe. | hiss
The splash of the oars was near. | splash
`),
    },
  ],
);

const deeperFigures = sorted(
  {
    ...info,
    id: 'reading.literature.figures-of-speech-high',
    title: 'Irony, paradox and understatement',
    grades: [9, 12],
    objectives: ['Recognize irony, paradox, understatement and oxymoron'],
    keywords: ['irony', 'paradox', 'understatement', 'oxymoron', 'verbal irony'],
    standards: ['L.9-10.5.A', 'L.11-12.5.A', 'RL.11-12.6'],
    prerequisites: ['reading.literature.figures-of-speech'],
    teaching: {
      idea:
        'Verbal irony says the opposite of what is meant. A paradox seems to contradict itself and yet is true. ' +
        'Understatement makes something big sound small. An oxymoron joins two words that clash.',
      caution: 'An oxymoron is a pair of words; a paradox is a whole statement.',
      mends: {},
    },
  },
  [
    {
      hints: [
        'Does the speaker mean just what the words say, or more, or the opposite?',
        'If something clashes, is it two words or the whole thought?',
      ],
      ...sentence,
      aspect: 'device',
      ask: 'Which device is used?',
      questions: {
        member: 'Which sentence uses this device: “{}”?',
        not: 'Which sentence does not use this device: “{}”?',
      },
      groups: sentenceGroups(`
# verbal irony|the speaker means the opposite
“What lovely weather,” she said, as hail broke the window. | lovely weather; hail
“How thoughtful of you,” he said, when they had eaten his lunch. | thoughtful; eaten his lunch
“Well done,” said Ana, as the tray crashed to the floor. | Well done; crashed
“I just love waiting,” he said in the third hour. | love waiting; third hour
“Great timing,” she said, as the last bus drove off. | Great timing; drove off
# paradox|the statement seems to contradict itself and yet is true
The more I learn, the less I know. | more I learn; less I know
You must sometimes lose your way to find it. | lose your way; find it
To be silent can be the loudest answer. | silent; loudest
The only constant is change. | constant; change
Whoever wants peace of mind must first be troubled. | peace of mind; troubled
# understatement|something big is told as if it were small
The flood that took the town was a bit of a nuisance. | a bit of a nuisance
A desert at noon can be somewhat warm. | somewhat warm
The champion of ten years plays fairly well. | fairly well
With both legs in a cast, he was slightly slowed down. | slightly slowed
The explosion made a little noise. | a little noise
# oxymoron|two words that clash stand side by side
It was a deafening silence. | deafening silence
They said a bittersweet goodbye. | bittersweet
Their plan was an open secret in town. | open secret
The market was organized chaos. | organized chaos
We sat in the hall, alone together. | alone together
`),
    },
  ],
);

/** Who tells a text, what it means and how it speaks. */
export const literature: Concept[] = [pointOfView, themes, figures, narrators, tone, deeperFigures];
