import type { Concept } from '../types.ts';
import { sentenceGroups, sorted } from './sorting.ts';

/** Stories and informational texts: what a sentence or a short text does. The tests' solver has marks of its own. */

const info = { subject: 'Reading', category: 'Comprehension' };

const storyElements = sorted(
  {
    ...info,
    id: 'reading.comprehension.story-elements',
    title: 'Parts of a story',
    grades: [1, 4],
    objectives: ['Find character, setting, problem and solution'],
    keywords: ['story elements', 'character setting problem', 'parts of a story', 'problem and solution'],
    standards: ['RL.K.3', 'RL.1.3', 'RL.2.5'],
    teaching: {
      idea:
        'A story has characters: the people or animals in it. The setting is where and when it happens. A ' +
        'problem comes up, and a solution ends it.',
      caution: 'A problem is something that goes wrong. It is not the place.',
      mends: {},
    },
  },
  [
    {
      hints: [
        'Does it tell who someone is, or where and when?',
        'Does something go wrong, or does it end well?',
      ],
      thing: 'sentence',
      verb: 'has',
      aspect: 'part of a story',
      ask: 'Which part of a story is it?',
      questions: {
        member: 'Which sentence tells this part of a story: “{}”?',
        not: 'Which sentence does not tell this part of a story: “{}”?',
        like: 'Read: {} Which other sentence tells the same part of a story?',
      },
      says: 'the part is the {}',
      groups: sentenceGroups(`
# character|it tells who is in the story
Rosa is a brave girl of six. | brave girl
Max is a shy little fox. | shy little fox
Gran is kind and very old. | kind and very old
The king is proud and loud. | proud and loud
Pip is a small blue bird. | small blue bird
Sam is a boy who likes jokes. | likes jokes
# setting|it tells where and when the story happens
It is a dark night in a forest. | night; in a forest
It is noon at the beach. | noon; at the beach
Long ago there was a town by a lake. | Long ago; by a lake
It is a hot day on a farm. | hot day; on a farm
It is winter in the hills. | winter; in the hills
It is early, and the school is still empty. | early; school
# problem|it tells what goes wrong
Rosa cannot find her way home. | cannot find
Max has lost his mother. | has lost
The roof leaks, and it rains on the beds. | leaks
The king cannot sleep. | cannot sleep
Pip fell out of the nest. | fell out
The bus leaves without Sam. | leaves without
# solution|it tells how the problem is solved
At last a map shows Rosa the way home. | At last
In the end Max finds his mother. | In the end
Then everyone helps, and the roof is fixed. | is fixed
A song helps, and the king sleeps at last. | at last
So Gran puts Pip back into the nest. | puts Pip back
So Dad drives Sam, and he gets there on time. | gets there on time
`),
    },
  ],
);

const factAndOpinion = sorted(
  {
    ...info,
    id: 'reading.comprehension.fact-and-opinion',
    title: 'Fact and opinion',
    grades: [3, 6],
    objectives: ['Tell what can be checked from what somebody thinks'],
    keywords: ['fact and opinion', 'facts or opinions', 'opinion words'],
    standards: ['RI.3.6', 'RI.5.8'],
    teaching: {
      idea:
        'A fact can be checked. An opinion says what someone likes or thinks. One person may think so, and ' +
        'another may not.',
      caution: 'An opinion may sound sure. Ask if it can be checked.',
      mends: {},
    },
  },
  [
    {
      hints: [
        'Can you look it up, count it or measure it?',
        'Look for words that judge, such as best or nice.',
      ],
      thing: 'sentence',
      verb: 'has',
      aspect: 'kind of statement',
      ask: 'Does it state only a fact, only an opinion, or both?',
      questions: {
        member: 'Which sentence states {}?',
        not: 'Three sentences state {}. Which sentence is different?',
        like: 'Read: {} Does it state only a fact, only an opinion, or both? Which other sentence does the same?',
      },
      says: 'the sentence states {}',
      groups: sentenceGroups(`
# only a fact|all of it can be checked
A week has seven days. | seven days
Penguins cannot fly. | cannot fly
Ice melts when it gets warm. | melts
The sun is a star. | a star
Spiders have eight legs. | eight legs
A dime is worth ten cents. | ten cents
Bees make honey. | make honey
# only an opinion|it says what someone likes or thinks
Sunday is the nicest day. | nicest
Penguins are funny. | funny
Snow is more fun than rain. | more fun
The song is too long. | too long
Spiders are scary. | scary
Red is a better color than blue. | better
Honey tastes great. | great
# both a fact and an opinion|one part can be checked, and the other judges
A week has seven days, and Friday is the best one. | seven days; the best one
Penguins swim, and they look so cute. | swim; so cute
Ice is frozen water, and it is fun to skate on. | frozen water; fun
The moon has no air, and it looks lovely. | no air; lovely
Spiders spin webs, which is really clever. | webs; really clever
A quarter is worth 25 cents, and it looks nice. | 25 cents; nice
Bees have six legs, and they are awful guests. | six legs; awful
`),
    },
  ],
);

const causeAndEffect = sorted(
  {
    ...info,
    id: 'reading.comprehension.cause-and-effect',
    title: 'Cause and effect',
    grades: [3, 5],
    objectives: ['Find what makes something happen'],
    keywords: ['cause and effect', 'causes and effects', 'because so'],
    standards: ['RI.3.3', 'RI.3.8'],
    teaching: {
      idea:
        'A cause makes something happen. The effect is what happens. “Because” stands before the cause, and ' +
        '“so” before the effect.',
      caution:
        'The cause may be told after the effect. Two things that happen one after the other need not be linked.',
      mends: {},
    },
  },
  [
    {
      hints: ['What happened? Why did it happen?', 'Look for “because” or “so”. What does it link?'],
      thing: 'sentence',
      verb: 'has',
      aspect: 'place of the cause',
      ask: 'Where is the cause told?',
      questions: {
        member: 'In which sentence is the cause told {}?',
        not: 'In three sentences the cause is told {}. Which sentence is different?',
        like: 'Read: {} Is the cause told first, last, or not at all? Which other sentence is like that?',
      },
      says: 'the cause is told {}',
      groups: sentenceGroups(`
# in the first part|the cause comes first, and its effect follows
It rained all day, so the path is muddy. | so
The ice was thin, so nobody skated. | so
Ben forgot his lunch, so Ann shared hers. | so
The wind was strong, so the kite flew high. | so
The lamp broke, so the room was dark. | so
She had practiced, so she played well. | so
# in the second part|the effect comes first, and its cause follows
The grass is wet because it rained. | because
Nobody skated because the ice was thin. | because
Ann shared her lunch because Ben had none. | because
The kite flew high because the wind was strong. | because
The room was dark because the lamp broke. | because
She played well because she had practiced. | because
# nowhere|two things are told, and neither makes the other happen
It rained all day, and Ann turned nine.
Some of them skated, and others read.
Ben ate soup, and Ann ate bread.
The kite was red, and the ball was green.
The lamp is on the desk, and the bed is brown.
She plays the drum, and he plays ball.
`),
    },
  ],
);

const textStructure = sorted(
  {
    ...info,
    id: 'reading.comprehension.text-structure',
    title: 'Text structure',
    grades: [4, 8],
    objectives: ['Recognize how an informational text is built'],
    keywords: ['text structure', 'compare and contrast', 'chronological order', 'problem solution'],
    standards: ['RI.4.5', 'RI.5.5', 'RI.6.5'],
    prerequisites: ['reading.comprehension.cause-and-effect'],
    teaching: {
      idea:
        'Writers order their facts: by time, by cause and effect, by comparing, as a problem with its solution, or ' +
        'as a description. Signal words show which one it is.',
      caution: 'One signal word does not decide. Look at what the whole text does.',
      mends: {},
    },
  },
  [
    {
      hints: [
        'Which words link its parts?',
        'Does it follow time, give reasons, compare, solve a problem, or describe?',
      ],
      thing: 'text',
      verb: 'has',
      aspect: 'structure of a text',
      ask: 'How is the text built?',
      questions: {
        member: 'Which text has this structure: “{}”?',
        not: 'Which text does not have this structure: “{}”?',
        like: 'Read: {} Which other text is built in the same way?',
      },
      says: 'the structure is “{}”',
      groups: sentenceGroups(`
# order of time|it tells what comes first and what comes later
First the seed swells. Next a root grows, and finally a stem appears. | First; Next; finally
The bridge was begun in 1900. Ten years later the first train crossed it. | Ten years later
Early on, bakers mix the dough. Later they shape it, and at last they bake it. | Early on; Later; at last
In spring the eggs hatch. By summer the tadpoles have become frogs. | In spring; By summer
# comparison|it shows how two things are alike or different
Frogs have smooth skin. Toads, in contrast, have rough skin. | in contrast
Both lakes are deep, but only one of them freezes. | Both; but
Trains carry more people than buses. Buses, however, reach more places. | more; however
Like bats, owls hunt by night. Unlike bats, they lay eggs. | Like; Unlike
# cause and effect|it tells why something happens
Because salt lowers the freezing point of water, salty seas freeze later. | Because
Heavy rain fell. As a result, the river flooded its banks. | As a result
Warm air rises. Therefore balloons filled with it go up. | Therefore
The bees lost their meadow. For this reason the trees bore little fruit. | For this reason
# problem and solution|it names a difficulty and a way out
Deer kept eating the young trees. The town solved this with a fence. | solved this
Many students missed the bus. To help them, the school moved the start to nine. | To help them
The well ran dry each August. A tank for rainwater ended the trouble. | ended the trouble
Plastic bags clogged the drains. Shops now hand out bags of paper instead. | clogged; instead
# description|it tells what something is like
The cave is wide and cool. Its walls shine with crystals. | wide and cool
The market has forty stalls. Its roof is made of glass. | forty stalls
A heron has long legs and gray feathers. Its bill is sharp. | long legs; gray feathers
The old mill stands on a hill. It has four white sails. | four white sails
`),
    },
  ],
);

const mainIdeas = sorted(
  {
    ...info,
    id: 'reading.comprehension.main-idea-of-paragraph',
    title: 'Main idea and details of a paragraph',
    grades: [3, 6],
    objectives: ['Tell the main idea from details and from what does not belong'],
    keywords: ['main idea of a paragraph', 'paragraph', 'topic sentence', 'supporting details'],
    standards: ['RI.3.2', 'RI.4.2', 'RI.5.2', 'W.4.2.A'],
    prerequisites: ['reading.comprehension.who'],
    teaching: {
      idea:
        'The main idea is what all sentences of a paragraph tell together. Details explain it or give examples. A ' +
        'sentence about something else does not belong.',
      caution: 'A detail is true, but it is not the main idea: it covers only one point.',
      mends: {},
    },
  },
  [
    {
      hints: [
        'Is the sentence about the topic at all?',
        'Does it tell a single point, or what all the points have in common?',
      ],
      thing: 'sentence',
      verb: 'has',
      aspect: 'role in a paragraph',
      ask: 'Is this the main idea of its paragraph, a detail, or off the topic?',
      questions: {
        member: 'Each choice names the topic of its paragraph. Which sentence is {}?',
        not: 'Each choice names the topic of its paragraph. Which sentence is not {}?',
      },
      says: 'the sentence is {}',
      groups: sentenceGroups(`
# the main idea|it says what the whole paragraph tells
On bees: Bees help plants in more than one way. | more than one way
On trains: The first trains changed daily life. | changed daily life
On camels: Camels are made for life in the desert. | made for life in the desert
On spiders: Spiders build webs of many kinds. | many kinds
On salt: Salt is useful in many ways. | many ways
On owls: Owls are well fitted to hunt at night. | well fitted
On glass: Old glass has many second lives. | many second lives
On the library: The library has something for everyone. | something for everyone
On elephants: Elephants care for each other. | care for each other
# a detail|it tells a single point about the topic
On bees: A bee visits fifty flowers on one trip. | fifty flowers
On trains: Milk from distant farms reached the city the same day. | Milk
On camels: Their wide feet do not sink into sand. | wide feet
On spiders: Some spin just a single thread. | a single thread
On salt: It melts the ice on roads. | melts the ice
On owls: Soft feathers let them fly without a sound. | Soft feathers
On glass: A broken jar can become a new bottle. | A broken jar
On the library: On Mondays it lends toys. | lends toys
On elephants: Two of them held up a sick friend. | Two of them
# off the topic|it speaks of something else
On bees: My uncle likes cake. | My uncle
On trains: Boats need deep water. | Boats
On camels: A goat gave milk at the fair. | A goat
On spiders: Ants live in large nests. | Ants
On salt: Sugar comes from beets. | Sugar
On owls: Hens lay eggs by day. | Hens
On glass: Wood floats on water. | Wood
On the library: The bakery opens at six. | The bakery
On elephants: A giraffe has a long neck. | A giraffe
`),
    },
  ],
);

/** Stories, informational texts and arguments up to the middle grades. */
export const texts: Concept[] = [mainIdeas, storyElements, factAndOpinion, causeAndEffect, textStructure];
