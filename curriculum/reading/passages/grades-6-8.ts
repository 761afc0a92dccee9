import type { Passage } from './passage.ts';

/** Passages for grades 6 to 8, from easy to hard. */
export const grades6To8: readonly Passage[] = [
  {
    title: 'Nine Minutes of Sun',
    kind: 'story',
    sentences: [
      'In the deep valley where Signe lives, no sunlight reaches the town square from November to February.',
      "Signe's class had an idea: a mirror on the ridge could throw a patch of light into the square.",
      'The engineer laughed, calculated and stopped laughing.',
      'On the day of the test, clouds hung over the ridge until noon.',
      'People had already turned to leave when a pale circle slid over the snow, climbed the fountain and lay still.',
      'It lasted nine minutes.',
      'Nobody cheered.',
      'They just shuffled closer, old people first, and turned up their faces with their eyes shut.',
      'Signe counted fifty-three of them.',
      'The engineer was in the middle, holding his hat.',
    ],
    mainIdea: {
      answer: "A class's idea brings winter sun into a dark town.",
      wrong: {
        'a-detail-only': 'A class waits until noon because of the clouds.',
        'too-broad': 'Science can help us to improve the places we live.',
        'not-in-the-text': "A class's idea fails because of the bad weather.",
      },
      why: 'The idea is a mirror on the ridge. In the test the light reaches the square, and everyone enjoys it.',
    },
    inferences: [
      {
        question: 'Why did nobody cheer?',
        answer: 'They were deeply moved by the light.',
        wrong: {
          'guess-from-the-topic': 'They were disappointed by the test.',
          'not-in-the-text': 'They had not noticed the light.',
          'goes-too-far': 'They were told to keep quiet.',
        },
        why: 'They shuffled closer, shut their eyes and turned up their faces. So they enjoyed it in silence.',
      },
    ],
    words: [
      {
        word: 'patch',
        answer: 'a small area',
        wrong: {
          'everyday-meaning': 'a piece of cloth over a hole',
          'other-meaning': 'to mend for a while',
          'guess-from-the-topic': 'a machine that makes light',
        },
        why: 'The mirror throws light on a part of the square. So it is a small area of light.',
      },
    ],
    evidence: [
      {
        claim: 'people wanted to feel the sun on their skin',
        sentence: 8,
        others: [4, 5, 9],
        why: 'They shuffled closer and turned up their faces with their eyes shut.',
      },
    ],
  },
  {
    title: 'The Understood Rule',
    kind: 'story',
    sentences: [
      'The chess club had one unwritten rule: on Fridays Viktor, its oldest member, won.',
      'He was ninety, and since his hands shook when he moved the pieces, people let a bishop hang here and overlooked a fork there.',
      'Then Adaeze joined, who was eleven and knew no unwritten rules, and she beat him in twenty moves.',
      'The room went cold, and Viktor studied the board for so long that the tea stopped steaming.',
      '"How long," he asked, "have you all been letting me win?"',
      'Nobody answered.',
      'He set up the pieces again with great care and turned the board so that Adaeze had white.',
      '"Now," he said, "we will play chess."',
      'I had not seen him so awake in years.',
    ],
    mainIdea: {
      answer: 'An honest game gives an old player new joy in chess.',
      wrong: {
        'a-detail-only': "An old player's hands shake when he moves the pieces.",
        'too-broad': 'Games are a good way for old and young people to meet.',
        'not-in-the-text': 'A young player is sent away for being rude to Viktor.',
      },
      why: 'The others let Viktor win. Adaeze plays honestly, and Viktor is more awake than he has been in years.',
    },
    inferences: [
      {
        question: 'Why did the others let Viktor win?',
        answer: 'They meant to be kind to an old man.',
        wrong: {
          'guess-from-the-topic': 'They did not know how to play chess well.',
          'not-in-the-text': "They were paid for it by Viktor's family.",
          'goes-too-far': 'They wanted the games to be over quickly.',
        },
        why: 'He was ninety and his hands shook. So they made mistakes on purpose.',
      },
    ],
    words: [
      {
        word: 'fork',
        answer: 'an attack on two pieces at once',
        wrong: {
          'everyday-meaning': 'a tool with which one eats',
          'other-meaning': 'a place where a road divides',
          'guess-from-the-topic': 'a piece with a long, thin shape',
        },
        why: 'The members overlook it in a chess game. So it is a threat on the board.',
      },
    ],
    evidence: [
      {
        claim: 'the honest game did Viktor good',
        sentence: 9,
        others: [2, 3, 4],
        why: 'The narrator had not seen him so awake in years.',
      },
    ],
  },
  {
    title: 'The Debate',
    kind: 'story',
    sentences: [
      'Nasrin had drawn the wrong side.',
      'She had to argue that the town should cut down the oak on Main Street, the very tree that she had climbed all her life.',
      'For a week she read about roots and broken pipes, and every good point made her angry.',
      'At the debate she spoke so clearly that her own mother nodded, and her team won by a single vote.',
      'Afterward a man from the town council asked whether he might have her notes.',
      'Nasrin went pale.',
      'Then she gave him the notes together with three more pages, which held the answer to every point that she had made.',
      '"You should read both," she said.',
    ],
    mainIdea: {
      answer: 'Nasrin argues against her own view and still sees both sides.',
      wrong: {
        'a-detail-only': 'Nasrin reads about roots and pipes for a week of her life.',
        'too-broad': 'Debates are a good way to decide what a town should do.',
        'not-in-the-text': 'Nasrin refuses to speak against the tree that she climbed.',
      },
      why: 'She argues for cutting the oak and wins. Then she hands over the answers to her own points.',
    },
    inferences: [
      {
        question: 'Why did Nasrin go pale?',
        answer: 'She feared that the oak would be cut down.',
        wrong: {
          'guess-from-the-topic': 'She thought that she had lost the debate.',
          'not-in-the-text': 'She had written down none of her points.',
          'goes-too-far': 'She was afraid of speaking to a grown man.',
        },
        why: 'The man is from the town council and wants her notes. They could be used against the tree.',
      },
    ],
    words: [
      {
        word: 'drawn',
        answer: 'got by chance',
        wrong: {
          'everyday-meaning': 'made a picture of',
          'other-meaning': 'pulled along',
          'guess-from-the-topic': 'closed, like curtains',
        },
        why: 'Nasrin did not choose her side. She got it as one draws a card.',
      },
    ],
    evidence: [
      {
        claim: 'Nasrin had also worked on the case for the oak',
        sentence: 7,
        others: [3, 4, 6],
        why: 'The three pages hold an answer to each of her points against the oak.',
      },
    ],
  },
  {
    title: 'The Last Bus',
    kind: 'story',
    sentences: [
      'Irena, the driver of the last bus, knew that the boy in the back row did not live at the end of the line.',
      'Every night that week he had ridden past his stop, reading under the yellow lamp.',
      'On Friday she turned off the engine and sat down across from him.',
      '"Good book?" she asked.',
      '"It\'s the quiet," Jamal said, "because we have a new baby and only one room."',
      'The next Monday she stopped, as usual, in front of the library, but this time she kept the door open and pointed at the lighted windows on the second floor.',
      '"My sister has the evening shift, and she knows your name," she said.',
      '"Be back at nine."',
    ],
    mainIdea: {
      answer: 'A driver finds a quiet place for a boy to read.',
      wrong: {
        'a-detail-only': 'A driver turns off the engine on a Friday night.',
        'too-broad': 'Good books can help people in hard times.',
        'not-in-the-text': 'A driver tells a boy that he must ride no more.',
      },
      why: "Jamal rides the bus for the quiet. Irena's sister works at the library and lets him read there.",
    },
    inferences: [
      {
        question: "How did the sister know Jamal's name?",
        answer: 'Irena had spoken with her about him.',
        wrong: {
          'guess-from-the-topic': "She had met Jamal's mother with the baby.",
          'not-in-the-text': 'She was a teacher at the school he attended.',
          'goes-too-far': 'She had ridden on the same bus with him.',
        },
        why: 'Irena says that her sister knows his name. So she has told her sister about the boy.',
      },
    ],
    words: [
      {
        word: 'shift',
        answer: 'a fixed period of work',
        wrong: {
          'everyday-meaning': 'a change of place',
          'other-meaning': 'a loose dress',
          'guess-from-the-topic': 'a bus ride',
        },
        why: 'The sister works at the library in the evening. That is her time of work.',
      },
    ],
    evidence: [
      {
        claim: "Jamal's home was crowded",
        sentence: 5,
        others: [2, 3, 7],
        why: 'There is a new baby, and they have only one room.',
      },
    ],
  },
  {
    title: 'The Recipe Without Numbers',
    kind: 'story',
    sentences: [
      'When Tariq asked his great-aunt for her lentil soup recipe, she gave him a list without a single number: enough lentils, some onions, salt until it is right.',
      'He found this maddening.',
      'On his first try the soup was glue, and on his second it was tea with lentils in it.',
      'So he spent a Sunday in her kitchen with a scale and a notebook.',
      'Each time she reached for something, he caught her hand and weighed what was in it.',
      'By evening he had exact figures for everything.',
      'His great-aunt tasted his next pot and nodded.',
      '"Good," she said.',
      '"But today the onions are sweeter than last week\'s."',
      'Tariq looked at his notebook.',
      'Then he picked up a spoon and began to taste.',
    ],
    mainIdea: {
      answer: 'Tariq learns that cooking takes judgment as well as figures.',
      wrong: {
        'a-detail-only': 'Tariq weighs the things for which his great-aunt reaches.',
        'too-broad': 'Family recipes are handed down from the old to the young.',
        'not-in-the-text': "Tariq proves that a scale is better than his great-aunt's taste.",
      },
      why: 'He gets exact figures, but the onions differ. At the end he begins to taste.',
    },
    inferences: [
      {
        question: "What does the great-aunt's remark about the onions mean?",
        answer: 'Exact amounts cannot fit every time.',
        wrong: {
          'guess-from-the-topic': 'Tariq should buy better vegetables.',
          'not-in-the-text': "Tariq's soup has turned out badly.",
          'goes-too-far': 'Onions should be left out of the soup.',
        },
        why: "The onions are sweeter than last week's. So the same numbers do not give the same soup.",
      },
    ],
    words: [
      {
        word: 'figures',
        answer: 'numbers',
        wrong: {
          'everyday-meaning': 'shapes of bodies',
          'other-meaning': 'thinks or supposes',
          'guess-from-the-topic': 'spoons to measure with',
        },
        why: 'Tariq weighs everything and writes it down. So he has exact numbers.',
      },
    ],
    evidence: [
      {
        claim: "Tariq's second soup was too thin",
        sentence: 3,
        others: [2, 4, 6],
        why: 'On his second try it was "tea with lentils in it". Tea is thin.',
      },
    ],
  },
  {
    title: 'The Shortcut',
    kind: 'story',
    sentences: [
      'Every cross-country runner at Lakeview knew about the gap in the hedge.',
      'It cut off nearly half a mile, and the coach could not see it from the finish.',
      'Obi had used it twice in practice and hated how easily he slept afterward.',
      'In the race he came to the hedge in ninth place.',
      'A boy in front of him slipped through without looking back.',
      'Obi slowed, felt his legs argue, and stayed on the path to finish twelfth.',
      'That evening the coach posted the results and wrote beside Obi\'s name, "best time of the year by nine seconds."',
      'Obi stared at it.',
      'Then he asked whether he might show the coach something by the hedge.',
    ],
    mainIdea: {
      answer: 'Obi chooses to run honestly and is glad of a true result.',
      wrong: {
        'a-detail-only': 'Obi comes to the hedge in ninth place during the race.',
        'too-broad': 'Running long distances calls for training and strong will.',
        'not-in-the-text': 'Obi wins the race because he knows about a shortcut.',
      },
      why: 'He could take the gap but stays on the path. He gets his best time and decides to report the gap.',
    },
    inferences: [
      {
        question: 'What will Obi show the coach?',
        answer: 'the gap in the hedge',
        wrong: {
          'guess-from-the-topic': 'a faster way to train',
          'not-in-the-text': 'the place where he fell',
          'goes-too-far': 'his list of old times',
        },
        why: 'He asks to show something by the hedge. The gap is there, and the coach cannot see it from the finish.',
      },
    ],
    words: [
      {
        word: 'posted',
        answer: 'put up for everybody to read',
        wrong: {
          'everyday-meaning': 'sent by mail',
          'other-meaning': 'placed as a guard',
          'guess-from-the-topic': 'read out in a loud voice',
        },
        why: 'Obi stares at the results and a note beside his name. So they hang where one can read them.',
      },
    ],
    evidence: [
      {
        claim: "Obi's body wanted to take the easy way",
        sentence: 6,
        others: [1, 4, 8],
        why: 'He "felt his legs argue". So his legs wanted the shortcut.',
      },
    ],
  },
  {
    title: 'The Borrowed Telescope',
    kind: 'story',
    sentences: [
      'The museum lent its old brass telescope to our school for a single night, and of course it rained.',
      'Our club stood under the roof of the bicycle shed and watched the puddles.',
      'Somebody suggested that we should go home.',
      'Zeynep, however, had pointed the telescope at the church tower two miles away.',
      '"Come and see," she said.',
      'Through the rain we saw a kestrel, pressed against the stone, with her wings spread over four ragged chicks.',
      'Water ran off her back.',
      'Nobody spoke.',
      'We took turns until midnight, and when the clouds parted at last and Saturn stood there with its rings, three of us were still looking at the tower.',
    ],
    mainIdea: {
      answer: 'A rainy night brings a club an unexpected discovery.',
      wrong: {
        'a-detail-only': 'A museum lends its brass telescope for a single night.',
        'too-broad': 'There are many wonders to be seen through a telescope.',
        'not-in-the-text': 'A club is let down by a night on which nothing is seen.',
      },
      why: 'It rains, so the stars cannot be seen. But Zeynep finds a kestrel that shelters her chicks.',
    },
    inferences: [
      {
        question: 'What does the end show about three of the club?',
        answer: 'The bird fascinated them more than Saturn.',
        wrong: {
          'guess-from-the-topic': 'They did not know where they could find Saturn.',
          'not-in-the-text': 'They were too sleepy to look at the sky.',
          'goes-too-far': 'They were angry because it had rained so long.',
        },
        why: 'Saturn could be seen at last, but three were still looking at the tower.',
      },
    ],
    words: [
      {
        word: 'ragged',
        answer: 'with untidy feathers',
        wrong: {
          'everyday-meaning': 'dressed in torn clothes',
          'other-meaning': 'not playing well together',
          'guess-from-the-topic': 'flying in circles',
        },
        why: 'Chicks wear no clothes. In the wet their down looks rough and untidy.',
      },
    ],
    evidence: [
      {
        claim: 'the mother bird protected her young',
        sentence: 6,
        others: [2, 5, 9],
        why: 'Her wings were spread over the chicks. So the water did not reach them.',
      },
    ],
  },
  {
    title: 'The Great Green Wall',
    kind: 'information',
    sentences: [
      'South of the Sahara lies the Sahel, a belt of dry grassland.',
      'Droughts and heavy use of the land have turned parts of it into dust.',
      'In 2007 African states agreed on a bold plan: a wall of trees, 8,000 kilometers long, from coast to coast.',
      'Planting alone, however, often failed, for many seedlings died.',
      'In Niger, farmers went another way.',
      'Beneath their fields, old roots and stumps were still alive.',
      'Instead of clearing the shoots, they chose the strongest, pruned them and let them grow.',
      'Millions of trees returned at little cost, and harvests improved in their shade.',
      'So the plan has changed from a line of trees to a mosaic of green and useful land.',
    ],
    mainIdea: {
      answer: 'Experience turned a plan for a wall into a wiser one.',
      wrong: {
        'a-detail-only': 'Experience in Niger shows that old roots may live.',
        'too-broad': "People have to take better care of the planet's land.",
        'not-in-the-text': 'Experience showed that trees cannot grow in the Sahel.',
      },
      why: 'The plan was a line of planted trees. Many died, so a mosaic with regrown trees took its place.',
    },
    inferences: [
      {
        question: 'Why was the way of the farmers in Niger so cheap?',
        answer: 'The trees grew from roots that were already there.',
        wrong: {
          'guess-from-the-topic': 'The states paid for the seedlings and the water.',
          'not-in-the-text': 'The farmers sold the wood of the old stumps.',
          'goes-too-far': 'The trees were planted by many volunteers.',
        },
        why: 'Old roots and stumps were still alive under the fields. Nobody had to buy and plant seedlings.',
      },
    ],
    words: [
      {
        word: 'belt',
        answer: 'a long and narrow strip of land',
        wrong: {
          'everyday-meaning': 'a band around the waist',
          'other-meaning': 'to hit hard',
          'guess-from-the-topic': 'a high mountain',
        },
        why: 'The Sahel lies south of the Sahara and is grassland. So it is a strip of land.',
      },
    ],
    evidence: [
      {
        claim: 'the trees helped the crops',
        sentence: 8,
        others: [2, 3, 6],
        why: 'Harvests improved in their shade.',
      },
    ],
  },
  {
    title: 'The Apprentice Beekeeper',
    kind: 'story',
    sentences: [
      'On the first morning my uncle handed me a veil, a pair of gloves and a single rule: move as if you had all day.',
      'I did not believe him until I lifted a lid too fast, the hum rose by a tone, and three bees struck my sleeve like thrown seeds.',
      '"They read you," he said.',
      'So I breathed out, counted and lifted the next frame as though it were asleep, and the hum sank.',
      'Under my hands thousands of bees went on with their work as if I were weather.',
      'By the end of the summer I no longer needed the gloves.',
      'What surprised me was September, when my teacher asked why I had stopped slamming my locker.',
    ],
    mainIdea: {
      answer: 'Working with bees teaches the narrator to be calm.',
      wrong: {
        'a-detail-only': 'Working with bees requires both a veil and gloves.',
        'too-broad': 'Working outdoors in summer can be a lot of fun.',
        'not-in-the-text': 'Working with bees makes the narrator afraid of them.',
      },
      why: 'The rule is to move slowly. The narrator learns it and acts calmly even at school.',
    },
    inferences: [
      {
        question: 'Why did the narrator stop slamming the locker?',
        answer: 'The calm had become a habit.',
        wrong: {
          'guess-from-the-topic': 'The teacher had forbidden it.',
          'not-in-the-text': 'The locker was broken.',
          'goes-too-far': 'The narrator was too tired.',
        },
        why: 'All summer the narrator moved calmly. The last sentence shows that this went on at school.',
      },
    ],
    words: [
      {
        word: 'struck',
        answer: 'hit',
        wrong: {
          'everyday-meaning': 'refused to work',
          'other-meaning': 'came to mind',
          'guess-from-the-topic': 'stuck fast',
        },
        why: 'The bees came against the sleeve like thrown seeds. So they hit it.',
      },
    ],
    evidence: [
      {
        claim: 'the narrator used to be rough with things at school',
        sentence: 7,
        others: [2, 4, 6],
        why: 'The narrator "had stopped slamming" the locker. So before, the narrator slammed it.',
      },
    ],
  },
  {
    title: 'The Chemistry of Bread',
    kind: 'information',
    sentences: [
      'Bread looks simple, but a lot of chemistry goes into it.',
      'When flour meets water, two proteins link up and form gluten, a stretchy net.',
      'Kneading lines up its strands and makes it stronger.',
      'Meanwhile yeast, a tiny fungus, feeds on sugar and gives off carbon dioxide.',
      'The gas is caught in the net, and the dough swells.',
      'In the oven the bubbles expand in the heat, until the proteins and the starch set and the shape is fixed.',
      'On the surface, sugars and proteins combine into brown substances with hundreds of scents.',
      'Inside it stays white, since the moist crumb does not get much hotter than boiling water.',
    ],
    mainIdea: {
      answer: 'A number of chemical changes turn flour and water into bread.',
      wrong: {
        'a-detail-only': 'A number of different scents form on the surface of bread.',
        'too-broad': 'Chemistry can be found in nearly every part of daily life.',
        'not-in-the-text': 'A number of chemicals are added to keep bread soft and white.',
      },
      why: 'The text follows the changes: gluten, gas from yeast, setting in the oven and browning.',
    },
    inferences: [
      {
        question: 'What would happen to dough without gluten?',
        answer: 'The gas would escape, and it would stay flat.',
        wrong: {
          'guess-from-the-topic': 'The yeast would die, and it would taste sour.',
          'not-in-the-text': 'The crust would burn, and it would turn black.',
          'opposite-of-the-text': 'The bubbles would be held better than before.',
        },
        why: 'The gas is caught in the gluten net. Without the net it would not be caught.',
      },
    ],
    words: [
      {
        word: 'set',
        answer: 'become firm',
        wrong: {
          'everyday-meaning': 'put on a table',
          'other-meaning': 'go down, as the sun does',
          'guess-from-the-topic': 'catch fire',
        },
        why: 'The shape is fixed when the proteins and the starch become firm.',
      },
    ],
    evidence: [
      {
        claim: 'working the dough by hand has a purpose',
        sentence: 3,
        others: [2, 5, 7],
        why: 'Kneading lines up the strands and makes the net stronger.',
      },
    ],
  },
  {
    title: 'Mangroves',
    kind: 'information',
    sentences: [
      'Mangroves are trees that grow where few others can: in the salty mud between land and sea.',
      'The mud holds almost no oxygen, so the roots of many kinds rise above it like stilts or pencils and take in air.',
      'Some species keep salt out at the roots, while others push it out through their leaves, where you can taste it.',
      'Their tangled roots shelter young fish and slow the waves of storms.',
      'Mangrove soil also stores carbon, for fallen leaves hardly rot without oxygen.',
      'Nevertheless, large areas have been cleared for shrimp ponds and hotels.',
      'Some villages have begun to plant the trees again after storms showed them what had been lost.',
    ],
    mainIdea: {
      answer: 'Mangroves are adapted to a hard place and are of great use.',
      wrong: {
        'a-detail-only': 'Mangroves of some kinds can push salt out by their leaves.',
        'too-broad': 'Coasts around the world are changing because of people.',
        'not-in-the-text': 'Mangroves are found along warm coasts on several continents.',
      },
      why: 'The text tells how they deal with mud and salt, and then how they help fish, coasts and climate.',
    },
    inferences: [
      {
        question: 'Why did storms lead some villages to plant mangroves?',
        answer: 'Without the trees, waves did more damage.',
        wrong: {
          'guess-from-the-topic': 'The storms had carried seeds to the shore.',
          'not-in-the-text': 'The storms had made the mud less salty.',
          'goes-too-far': 'The hotels asked for a better view.',
        },
        why: 'The roots slow the waves of storms. Where the trees were gone, people saw what had been lost.',
      },
    ],
    words: [
      {
        word: 'rot',
        answer: 'decay',
        wrong: {
          'everyday-meaning': 'nonsense',
          'other-meaning': 'get worse from lack of practice',
          'guess-from-the-topic': 'float',
        },
        why: 'Fallen leaves break down slowly without oxygen, so the carbon stays in the soil.',
      },
    ],
    evidence: [
      {
        claim: 'roots must get air in another way than through the mud',
        sentence: 2,
        others: [4, 5, 6],
        why: 'The mud holds almost no oxygen, so roots rise above it.',
      },
    ],
  },
  {
    title: 'Why Cities Are Hot',
    kind: 'information',
    sentences: [
      'On a clear summer night a large city can be several degrees warmer than the fields around it.',
      'Scientists call it an urban heat island.',
      'Asphalt and brick take in sunlight all day and release the heat slowly after dark.',
      'Tall walls block the wind and catch the warmth between them.',
      'Cars and air conditioners add waste heat.',
      'The countryside cools more easily, since plants give off water, and the evaporation uses up heat.',
      'Therefore a row of trees does more than throw shade.',
      'Some cities also paint roofs white so that they reflect the sun.',
      'The measures cost money, but so do heat waves: they send people to the hospital and drive up the use of power.',
    ],
    mainIdea: {
      answer: 'Cities hold heat for several reasons, but it can be reduced.',
      wrong: {
        'a-detail-only': 'Cities have walls that are tall and block the wind at night.',
        'too-broad': 'Cities around the world are facing a growing list of problems.',
        'not-in-the-text': 'Cities are hot because they are built in the warmest regions.',
      },
      why: 'The text gives the causes of an urban heat island and then measures such as trees and white roofs.',
    },
    inferences: [
      {
        question: 'Which change would make a city hotter?',
        answer: 'turning a park into a parking lot',
        wrong: {
          'guess-from-the-topic': 'moving a parking lot to the suburbs',
          'opposite-of-the-text': 'painting black roofs white',
          'not-in-the-text': 'planting grass along the streets',
        },
        why: 'Plants cool by evaporation, and asphalt takes in heat. So a parking lot in place of a park adds heat.',
      },
    ],
    words: [
      {
        word: 'drive up',
        answer: 'increase',
        wrong: {
          'everyday-meaning': 'arrive in a car',
          'other-meaning': 'steer to a higher place',
          'guess-from-the-topic': 'cut off',
        },
        why: 'In a heat wave people use more air conditioning. So the use of power increases.',
      },
    ],
    evidence: [
      {
        claim: 'the color of a surface can help to keep a city cool',
        sentence: 8,
        others: [3, 6, 7],
        why: 'Some cities paint roofs white, for white reflects the sun.',
      },
    ],
  },
  {
    title: 'The Repair Café',
    kind: 'story',
    sentences: [
      'On the first Sunday of the month, volunteers in our hall fix whatever people carry in, and I sat at the door and wrote labels: toaster, lamp, talking bear.',
      'A woman in a gray coat set down a radio the size of a loaf.',
      "It had not played since her husband's death, she said, and she wanted to give it away but not while it was broken.",
      'Our clockmaker opened it and laughed.',
      '"It is only unplugged inside, because someone took out a wire," he said, and he fixed it in a minute.',
      'A dance tune filled the hall.',
      'The woman listened with her coat on until the tune was over.',
      'Then she asked me, quietly, to tear up the label.',
    ],
    mainIdea: {
      answer: 'A mended radio turns out to matter to its owner.',
      wrong: {
        'a-detail-only': 'A volunteer writes labels for the things people bring.',
        'too-broad': 'Repairing old things is better than buying new ones.',
        'not-in-the-text': 'A broken radio is given to the hall by its owner.',
      },
      why: 'The woman wants to give the radio away. When she hears it play, she changes her mind.',
    },
    inferences: [
      {
        question: 'What does the woman want at the end?',
        answer: 'to keep the radio',
        wrong: {
          'guess-from-the-topic': 'to buy a new radio',
          'opposite-of-the-text': 'to give the radio away',
          'not-in-the-text': 'to have a new label',
        },
        why: 'She asks the narrator to tear up the label. She does not want the radio to go to someone else.',
      },
    ],
    words: [
      {
        word: 'loaf',
        answer: 'bread baked in one piece',
        wrong: {
          'everyday-meaning': 'to spend time doing nothing',
          'other-meaning': 'a block of sugar',
          'guess-from-the-topic': 'a big truck',
        },
        why: 'The word tells about the size of the radio. It is as big as bread that is baked in one piece.',
      },
    ],
    evidence: [
      {
        claim: 'the music held the woman in its spell',
        sentence: 7,
        others: [2, 4, 6],
        why: 'She listened until the tune was over and did not even take off her coat.',
      },
    ],
  },
  {
    title: 'The Silent Alarm',
    kind: 'story',
    sentences: [
      'The alarm at the town pool was meant to ring if a swimmer stayed under too long.',
      'It had rung eleven times that spring, and each time it had been a shadow, a toy or a diver.',
      'The guards had learned to sigh, glance up and go on.',
      'Lamar, who was sixteen and new, kept a list of every alarm with its time and place.',
      "After two weeks he saw that eight of the eleven had come from the same corner shortly after four o'clock.",
      'He stood there at four and looked up.',
      'A gap in the blinds let a bar of sunlight slide over the water.',
      'Lamar closed it with a strip of tape.',
      'When the alarm rang again in August, everybody ran.',
    ],
    mainIdea: {
      answer: 'By finding the cause of false alarms, Lamar restores trust in the alarm.',
      wrong: {
        'a-detail-only': 'By keeping a list, Lamar learns the time and place of each of the alarms.',
        'too-broad': 'By using machines and training, people can make public pools a lot safer.',
        'not-in-the-text': 'By turning the alarm off, Lamar ends the noise that bothers the swimmers.',
      },
      why: 'The guards ignore the alarm since it is wrong so often. Lamar finds out why. After that everybody runs.',
    },
    inferences: [
      {
        question: 'Why did everybody run in August?',
        answer: 'They no longer expected a false alarm.',
        wrong: {
          'guess-from-the-topic': 'They had been told to run by Lamar.',
          'not-in-the-text': 'They had seen a swimmer go under.',
          'goes-too-far': 'They wanted to turn off the noise.',
        },
        why: 'Before, alarms were mostly false and the guards just sighed. With the cause gone, an alarm meant something.',
      },
    ],
    words: [
      {
        word: 'bar',
        answer: 'a narrow band of light',
        wrong: {
          'everyday-meaning': 'a rod of metal',
          'other-meaning': 'a counter that serves drinks',
          'guess-from-the-topic': 'a wall at the edge of the pool',
        },
        why: 'Sunlight comes through a gap in the blinds. So it forms a narrow band.',
      },
    ],
    evidence: [
      {
        claim: 'the guards took the alarm less seriously',
        sentence: 3,
        others: [1, 5, 6],
        why: 'They sighed, glanced up and went on.',
      },
    ],
  },
  {
    title: 'The Ferry Strike',
    kind: 'story',
    sentences: [
      'When the ferry stopped running, our island had flour for nine days.',
      'On the third day, families who had not talked for years compared shelves in the school gym.',
      'Old Lindqvist, who never shared anything, brought a sack of oats and a face that dared us to mention it.',
      'We cooked in two big pots, and someone found a fiddle.',
      'I learned that the doctor could juggle and that my worst enemy was afraid of moths.',
      'On the eighth day the horn of the ferry sounded across the bay.',
      'We ran down to the dock and waved, as one does.',
      'But I saw several people look back at the gym, the way you look at a house you are moving out of.',
    ],
    mainIdea: {
      answer: "Being cut off for days brings an island's people closer.",
      wrong: {
        'a-detail-only': 'Being cut off for days, the islanders have some flour.',
        'too-broad': 'Living on an island is very different from city life.',
        'not-in-the-text': 'Being cut off for days makes the islanders quarrel.',
      },
      why: 'Families who had not talked cook and play as one. At the end some are sorry that it is over.',
    },
    inferences: [
      {
        question: 'How did several people feel when the ferry came?',
        answer: 'a little sad that this time was over',
        wrong: {
          'guess-from-the-topic': 'angry that the ferry had come so late',
          'not-in-the-text': 'afraid that the flour would not last',
          'opposite-of-the-text': 'glad to leave the gym behind',
        },
        why: 'They looked back at the gym as one looks at a house one is moving out of. That is a farewell.',
      },
    ],
    words: [
      {
        word: 'sounded',
        answer: 'made a noise',
        wrong: {
          'everyday-meaning': 'seemed to be',
          'other-meaning': 'measured how deep the water is',
          'guess-from-the-topic': 'sank',
        },
        why: 'A horn of a ship makes a noise that people hear across the bay.',
      },
    ],
    evidence: [
      {
        claim: 'people got to know new sides of each other',
        sentence: 5,
        others: [3, 4, 7],
        why: 'The narrator learned things about the doctor and about an enemy.',
      },
    ],
  },
  {
    title: 'Women of the Radio Sky',
    kind: 'information',
    sentences: [
      'In 1967 Jocelyn Bell, a student at Cambridge, checked long strips of paper from a new radio telescope.',
      'Each week the pen drew hundreds of feet of wavy lines.',
      'Among them she noticed a bit of scruff, as she called it, that fitted neither a star nor any noise from Earth.',
      'It came from the same part of the sky each time.',
      'A faster recording showed pulses, 1.3 seconds apart, as regular as a clock.',
      'Her team jokingly named the source LGM, for little green men.',
      'Soon she found a second one elsewhere, which made that idea most unlikely.',
      'They were pulsars: spinning stars, no larger than a city, whose beams sweep past us like a lighthouse.',
    ],
    mainIdea: {
      answer: 'Careful attention led Jocelyn Bell to discover pulsars.',
      wrong: {
        'a-detail-only': 'Careful recording used up hundreds of feet of paper.',
        'too-broad': 'Radio telescopes help us to learn more about space.',
        'not-in-the-text': 'Careful attention led Jocelyn Bell to leave Cambridge.',
      },
      why: 'She noticed a bit of scruff, looked closer and found pulses. They came from pulsars.',
    },
    inferences: [
      {
        question: 'Why do we receive pulses and not a steady signal?',
        answer: 'The beam points at us only for a moment in each turn.',
        wrong: {
          'guess-from-the-topic': 'The star switches itself off to save its energy.',
          'not-in-the-text': 'The pen of the telescope can write only now and then.',
          'goes-too-far': 'The noise from Earth covers the signal again and again.',
        },
        why: 'The stars spin, and their beams sweep past us like a lighthouse.',
      },
    ],
    words: [
      {
        word: 'scruff',
        answer: 'a small and untidy mark',
        wrong: {
          'everyday-meaning': 'the back of the neck',
          'other-meaning': 'a badly dressed person',
          'guess-from-the-topic': 'a distant star',
        },
        why: 'She saw it among the wavy lines on the paper. It was a messy bit of the line.',
      },
    ],
    evidence: [
      {
        claim: 'the signal did not come from something on Earth',
        sentence: 4,
        others: [1, 2, 6],
        why: 'It came from the same part of the sky each time.',
      },
    ],
  },
  {
    title: 'The Rosetta Stone',
    kind: 'information',
    sentences: [
      'For some 1,400 years nobody could read Egyptian hieroglyphs.',
      'Then, in 1799, French soldiers at Rashid, also called Rosetta, came upon a broken slab of dark stone.',
      'It carried one decree in three scripts: hieroglyphs, a later Egyptian script and Greek.',
      'As scholars could read Greek, they hoped to match the words.',
      'The Englishman Thomas Young showed that some signs stood for the sounds of a royal name.',
      'Jean-François Champollion of France went further.',
      'He knew Coptic, a late form of Egyptian, and in 1822 he proved that hieroglyphs mix signs for sounds with signs for ideas.',
      'Until then many had taken them for pure picture writing.',
      'With the stone as a key, a lost world could speak again.',
    ],
    mainIdea: {
      answer: 'The Rosetta Stone helped scholars to read hieroglyphs again.',
      wrong: {
        'a-detail-only': 'The Rosetta Stone was found by French soldiers in the year 1799.',
        'too-broad': 'Ancient Egypt left behind a great number of treasures.',
        'not-in-the-text': 'The Rosetta Stone showed that hieroglyphs are nothing but pictures.',
      },
      why: 'The stone has one text in three scripts. With its help Young and Champollion worked out the signs.',
    },
    inferences: [
      {
        question: 'Why was the Greek part so important?',
        answer: 'It showed what the other parts said.',
        wrong: {
          'guess-from-the-topic': 'It was the oldest part of the stone.',
          'not-in-the-text': 'It was written by Champollion.',
          'goes-too-far': 'It was the only part not broken.',
        },
        why: 'It was one decree in three scripts. Scholars could read Greek, so they knew the meaning of the rest.',
      },
    ],
    words: [
      {
        word: 'taken',
        answer: 'thought to be',
        wrong: {
          'everyday-meaning': 'carried away',
          'other-meaning': 'needed, as time is',
          'guess-from-the-topic': 'turned',
        },
        why: 'Many thought that hieroglyphs were picture writing. They took them for that.',
      },
    ],
    evidence: [
      {
        claim: 'knowledge of another language helped Champollion',
        sentence: 7,
        others: [2, 4, 8],
        why: 'He knew Coptic, a late form of Egyptian.',
      },
    ],
  },
  {
    title: 'Migration by Magnet',
    kind: 'information',
    sentences: [
      'Each autumn, bar-tailed godwits fly from Alaska to New Zealand, over 11,000 kilometers, without a single stop.',
      'How do birds find their way?',
      'There is no one answer.',
      'Many use the sun by day and the stars by night.',
      'In a classic experiment, young indigo buntings were raised in a planetarium.',
      'When the stars turned around a false pole, the birds took that for north.',
      'Birds also sense the magnetic field of Earth, although it is not yet settled how.',
      'One idea is that a protein in their eyes reacts to light and to the field.',
      'Near the goal they rely on landmarks and even on smell.',
      'If one compass fails, as on a cloudy night, another can take over.',
    ],
    mainIdea: {
      answer: 'Birds find their way with the help of several compasses.',
      wrong: {
        'a-detail-only': 'Birds were raised in a planetarium in one experiment.',
        'too-broad': 'Birds are among the most amazing animals on our planet.',
        'not-in-the-text': 'Birds find their way since the old ones lead the young.',
      },
      why: 'The sun, stars, magnetic field, landmarks and smell are all named. One can take over for another.',
    },
    inferences: [
      {
        question: 'What did the experiment with the buntings show?',
        answer: 'Young birds learn north from how the stars turn.',
        wrong: {
          'guess-from-the-topic': 'Young birds fly at night to avoid their enemies.',
          'not-in-the-text': 'Young birds cannot find the way without the sun.',
          'goes-too-far': 'Young birds know at birth which star is in the north.',
        },
        why: 'The stars turned around a false pole, and the birds took that for north. So the turning taught them.',
      },
    ],
    words: [
      {
        word: 'settled',
        answer: 'known for sure',
        wrong: {
          'everyday-meaning': 'made a home in a place',
          'other-meaning': 'sank to the bottom',
          'guess-from-the-topic': 'written by hand',
        },
        why: 'Scientists have ideas about it, but they do not yet know how birds do it.',
      },
    ],
    evidence: [
      {
        claim: 'birds can manage when the sky is hidden',
        sentence: 10,
        others: [1, 5, 9],
        why: 'If one compass fails on a cloudy night, another can take over.',
      },
    ],
  },
  {
    title: "The Carver's Question",
    kind: 'story',
    sentences: [
      'Old Tama carved canoe prows, and people crossed the island to watch him.',
      "Wiremu, his pupil, worked for a year on his first one and copied his master's spirals so exactly that visitors could not tell the two apart.",
      'Proudly he set them side by side.',
      'Tama walked around both of them twice.',
      '"This one is mine," he said, "and this one is mine also, so where is yours?"',
      'Wiremu took his knives to the shore, but he did not carve for a month, and he watched the tide fold over the rocks.',
      'The prow that he made that winter had errors a child could see, and waves that nobody had ever carved.',
      'Tama hung it above his own door.',
    ],
    mainIdea: {
      answer: 'A pupil finds a style of his own instead of copying.',
      wrong: {
        'a-detail-only': 'A pupil works on his very first prow for a year.',
        'too-broad': 'The arts are an important part of life on islands.',
        'not-in-the-text': 'A pupil becomes so good that his master gives up.',
      },
      why: "Wiremu's copy is perfect but is not his own. Tama values the new prow with its waves.",
    },
    inferences: [
      {
        question: 'Why did Tama honor a prow with errors?',
        answer: "It came from Wiremu's own mind.",
        wrong: {
          'guess-from-the-topic': 'It was made of better wood.',
          'not-in-the-text': 'It looked exactly like his own.',
          'goes-too-far': 'It was done in a short time.',
        },
        why: 'Tama asked, "Where is yours?" The new prow had waves that nobody had ever carved.',
      },
    ],
    words: [
      {
        word: 'fold',
        answer: 'curl over itself',
        wrong: {
          'everyday-meaning': 'bend paper',
          'other-meaning': 'a pen for sheep',
          'guess-from-the-topic': 'break into small pieces',
        },
        why: 'The tide does not bend paper. The water curls over the rocks.',
      },
    ],
    evidence: [
      {
        claim: 'Tama was proud of his pupil in the end',
        sentence: 8,
        others: [3, 4, 6],
        why: 'Tama hung the prow above his own door. There everybody could see it.',
      },
    ],
  },
  {
    title: 'Market Day in Two Languages',
    kind: 'story',
    sentences: [
      'My grandmother sells baskets in the market, and I translate.',
      'When a tourist offered a third of the price, Grandmother said, in our language, that the man had the manners of a goat.',
      '"She says that she is honored by your interest," I translated.',
      'He raised his offer, and Grandmother said that a goat might at least be useful.',
      '"She says that the reeds are cut by hand at dawn," I said, which was true.',
      'In the end he paid the full price and asked me to thank her.',
      'Grandmother smiled like a queen, and on the way home she said, in perfect English, "You did well, but the goat was the better part."',
    ],
    mainIdea: {
      answer: "A child's polite translation sells a basket and hides a joke.",
      wrong: {
        'a-detail-only': 'A tourist offers no more than a third of the price of a basket.',
        'too-broad': 'Knowing more than one language helps people to do business.',
        'not-in-the-text': "A child's poor translation makes an angry tourist leave the market.",
      },
      why: 'The child turns the rude remarks into kind ones. The tourist pays, and Grandmother understood all of it.',
    },
    inferences: [
      {
        question: 'What does the last part show about Grandmother?',
        answer: 'She had understood every word of the talk.',
        wrong: {
          'guess-from-the-topic': "She was upset by the child's translation.",
          'not-in-the-text': 'She had sold few baskets to tourists before.',
          'goes-too-far': 'She wanted to learn English from the tourist.',
        },
        why: 'She speaks perfect English. So she knew what the child had told the man.',
      },
    ],
    words: [
      {
        word: 'manners',
        answer: 'way of behaving toward others',
        wrong: {
          'everyday-meaning': 'ways in which things are done',
          'other-meaning': 'kinds or sorts',
          'guess-from-the-topic': 'large houses in the country',
        },
        why: 'The man offers too little. Grandmother finds his behavior rude.',
      },
    ],
    evidence: [
      {
        claim: 'the child did not make up everything',
        sentence: 5,
        others: [2, 3, 6],
        why: 'What the child said about the reeds "was true".',
      },
    ],
  },
  {
    title: 'The Wood Wide Web',
    kind: 'information',
    sentences: [
      'Under a forest lies a second forest of fungi.',
      'Their threads, thinner than a hair, wrap around the roots of trees and form a partnership called mycorrhiza.',
      'The fungus draws water and minerals from the soil and passes some on to the tree.',
      'In return the tree supplies sugar, which the fungus cannot make.',
      'Experiments have shown that carbon can pass from one tree to another, perhaps by way of such threads.',
      'Some writers speak of trees that feed their young or warn their neighbors through the network.',
      'Here caution is needed.',
      'Scientists still debate how much is passed on in real forests, and whether it makes a difference.',
    ],
    mainIdea: {
      answer: 'Trees and fungi are partners, but some claims about it are unproven.',
      wrong: {
        'a-detail-only': 'Trees and fungi are connected by threads that are thinner than hair.',
        'too-broad': 'Forests are home to countless living things that need each other.',
        'not-in-the-text': 'Trees and fungi are both harmed when a forest is cut down.',
      },
      why: 'The text explains the partnership. Then it says that caution is needed about some claims.',
    },
    inferences: [
      {
        question: 'What would probably happen to the fungus if the tree died?',
        answer: 'It would lose its source of sugar.',
        wrong: {
          'guess-from-the-topic': 'It would grow into a new tree.',
          'not-in-the-text': 'It would get more water and minerals.',
          'opposite-of-the-text': 'It would not be affected.',
        },
        why: 'The tree supplies sugar, which the fungus cannot make. Without the tree it gets none.',
      },
    ],
    words: [
      {
        word: 'draws',
        answer: 'pulls in',
        wrong: {
          'everyday-meaning': 'makes a picture',
          'other-meaning': 'ends a game without a winner',
          'guess-from-the-topic': 'pours out',
        },
        why: 'The fungus takes water from the soil. It pulls it in.',
      },
    ],
    evidence: [
      {
        claim: 'experts do not agree on everything',
        sentence: 8,
        others: [3, 5, 6],
        why: 'Scientists still debate how much is passed on. To debate is to disagree.',
      },
    ],
  },
  {
    title: 'The Placebo',
    kind: 'information',
    sentences: [
      'Suppose that a hundred people with headaches swallow a new pill, and seventy feel better an hour later.',
      'Does the pill work?',
      'Not necessarily.',
      'Many headaches fade without any pill.',
      'In addition, the belief that help is on the way can ease pain, which is known as the placebo effect.',
      'So researchers divide people into two groups by chance.',
      'One group gets the pill, and the other gets a look-alike without any drug, a placebo.',
      'In the best trials neither the patients nor the doctors know who has received which.',
      'If clearly more people recover in the first group, the pill deserves the credit.',
      'Comparison, not the number seventy, gives the answer.',
    ],
    mainIdea: {
      answer: 'A fair test of a pill needs a group to compare it with.',
      wrong: {
        'a-detail-only': 'A headache may go away even if no pill is taken for it.',
        'too-broad': 'Research is needed before people can trust new ideas.',
        'not-in-the-text': 'A pill works if seventy of a hundred people feel better.',
      },
      why: 'The text shows why the number alone proves little and how two groups give the answer.',
    },
    inferences: [
      {
        question: 'Seventy of a hundred people in each group feel better. What follows?',
        answer: 'The pill works no better than a placebo.',
        wrong: {
          'guess-from-the-topic': 'The pill works for most of the people.',
          'not-in-the-text': 'The pill made the headaches worse.',
          'goes-too-far': 'The test must have been done badly.',
        },
        why: 'The pill deserves the credit only if clearly more people recover in its group. Here both are equal.',
      },
    ],
    words: [
      {
        word: 'trials',
        answer: 'tests',
        wrong: {
          'everyday-meaning': 'cases before a judge',
          'other-meaning': 'hard times in life',
          'guess-from-the-topic': 'small roads',
        },
        why: 'Groups get a pill or a placebo, and researchers compare them. So these are tests.',
      },
    ],
    evidence: [
      {
        claim: 'chance decides who belongs to which group',
        sentence: 6,
        others: [4, 7, 8],
        why: 'Researchers divide people into two groups by chance.',
      },
    ],
  },
  {
    title: 'The Understudy',
    kind: 'story',
    sentences: [
      'For six weeks Rosalind had known every line of the play, and for six weeks nobody had asked her to speak one.',
      'She was the understudy, which meant that she sat in the dark and hoped, a little guiltily, that the lead would catch a cold.',
      'On opening night it happened.',
      "Marisol's voice had shrunk to a whisper, and the director turned to Rosalind.",
      'She walked out, felt the heat of the lamps and forgot her first words.',
      'From the wings came a hoarse whisper with the line.',
      'All evening Marisol stood there, mouthing each sentence along with her.',
      'At the end, when the audience rose, Rosalind stepped to the side of the stage and pulled Marisol out by the hand.',
    ],
    mainIdea: {
      answer: 'A stand-in succeeds with the help of the girl she replaces.',
      wrong: {
        'a-detail-only': 'A stand-in sits in the dark and knows all of the lines by heart.',
        'too-broad': 'Working in a theater demands patience, talent and good luck.',
        'not-in-the-text': 'A stand-in tries to show that she is better than the lead.',
      },
      why: 'Rosalind replaces Marisol, who whispers the lines to her. At the end they share the applause.',
    },
    inferences: [
      {
        question: 'Why does Rosalind pull Marisol out on the stage?',
        answer: 'She feels that both of them earned the applause.',
        wrong: {
          'guess-from-the-topic': 'She wants the audience to know that Marisol is ill.',
          'not-in-the-text': 'She is worried that Marisol would be angry with her.',
          'goes-too-far': 'She has decided that she will give up acting for good.',
        },
        why: 'Marisol whispered the first line and mouthed each sentence. Rosalind knows that she did not do it alone.',
      },
    ],
    words: [
      {
        word: 'wings',
        answer: 'the sides of a stage, out of view',
        wrong: {
          'everyday-meaning': 'the parts with which birds fly',
          'other-meaning': 'the long parts at the sides of a building',
          'guess-from-the-topic': 'the seats in which an audience sits',
        },
        why: 'A whisper comes from there, and Marisol stands there without being seen. It is a place in a theater.',
      },
    ],
    evidence: [
      {
        claim: 'Rosalind was ashamed of one of her wishes',
        sentence: 2,
        others: [1, 3, 5],
        why: 'She hoped "a little guiltily" that the lead would catch a cold.',
      },
    ],
  },
  {
    title: 'The Drought Year',
    kind: 'story',
    sentences: [
      'By August the creek behind our farm was a string of puddles.',
      'My sister Imani and I had been told to leave the fish alone, since herons have to eat as well, but Imani could not bear it.',
      'One bucket at a time, she carried the trapped minnows to the deep pool under the bridge.',
      'I said that it made no difference, for there were thousands of them.',
      'She did not argue but held up the bucket, so that I saw the quick dark shapes, and said, "It does to these."',
      'I walked away, angry for a reason I could not find.',
      'An hour later I came back with the second bucket, and we did not talk about it, then or afterward.',
    ],
    mainIdea: {
      answer: "The narrator comes to share Imani's wish to help.",
      wrong: {
        'a-detail-only': "The narrator's creek has dried into a string of puddles.",
        'too-broad': 'A drought is hard on farms and on the animals in nature.',
        'not-in-the-text': 'The narrator persuades Imani to leave the fish alone.',
      },
      why: 'At first the narrator says that it makes no difference. Then the narrator brings the second bucket.',
    },
    inferences: [
      {
        question: 'Why did the narrator come back?',
        answer: "Imani's words had changed the narrator's mind.",
        wrong: {
          'guess-from-the-topic': 'The narrator was sent there to fetch Imani.',
          'not-in-the-text': "Imani's bucket had turned out to be too small.",
          'goes-too-far': 'The narrator wanted to keep some of the fish.',
        },
        why: '"It does to these," said Imani. An hour later the narrator helped.',
      },
    ],
    words: [
      {
        word: 'bear',
        answer: 'stand',
        wrong: {
          'everyday-meaning': 'a large, heavy animal',
          'other-meaning': 'produce, as a tree does fruit',
          'guess-from-the-topic': 'see clearly',
        },
        why: 'Imani cannot watch the fish die. She cannot stand it.',
      },
    ],
    evidence: [
      {
        claim: 'the narrator did not understand their own feelings',
        sentence: 6,
        others: [2, 4, 7],
        why: 'The narrator was "angry for a reason I could not find".',
      },
    ],
  },
  {
    title: 'The Longitude Problem',
    kind: 'information',
    sentences: [
      'By about 1700 sailors could find their latitude from the height of the sun, but not their longitude, the position east or west.',
      'Ships were wrecked because captains guessed wrong, and in 1714 Britain offered a great prize for a solution.',
      'In theory it was simple.',
      'Earth turns 15 degrees an hour, so a sailor who knew the time at home could compare it with local noon.',
      'But clocks of that age lost minutes on a rolling, damp ship.',
      'John Harrison, a carpenter who had taught himself to make clocks, worked on the problem for decades.',
      'His fourth sea clock, the size of a large watch, lost only about five seconds on a voyage to Jamaica.',
    ],
    mainIdea: {
      answer: 'Harrison solved the problem of longitude with an exact clock.',
      wrong: {
        'a-detail-only': "Harrison's clock lost just five seconds on a voyage to Jamaica.",
        'too-broad': 'Sailors have faced a lot of dangers in the history of the sea.',
        'not-in-the-text': 'Harrison solved the problem of longitude by watching the stars.',
      },
      why: "The text explains the problem, why time is the key, and how Harrison's clock solved it.",
    },
    inferences: [
      {
        question: 'It is noon on the ship and 2 p.m. at home. How far apart are the places in longitude?',
        answer: '30 degrees',
        wrong: {
          'guess-from-the-topic': '2 degrees',
          'not-in-the-text': '15 degrees',
          'goes-too-far': '60 degrees',
        },
        why: 'Earth turns 15 degrees an hour. Two hours make 30 degrees.',
      },
    ],
    words: [
      {
        word: 'age',
        answer: 'a period of history',
        wrong: {
          'everyday-meaning': 'the number of years one has lived',
          'other-meaning': 'to become old',
          'guess-from-the-topic': 'a kind of ship',
        },
        why: '"Clocks of that age" are the clocks of those years around 1700.',
      },
    ],
    evidence: [
      {
        claim: 'errors in position could be dangerous',
        sentence: 2,
        others: [3, 4, 6],
        why: 'Ships were wrecked because captains guessed wrong.',
      },
    ],
  },
  {
    title: 'A Letter to Myself',
    kind: 'story',
    sentences: [
      'At the start of sixth grade, our teacher had everyone write a letter to be opened two years later, and now the envelopes lay on our desks.',
      'Around me people were laughing at their old handwriting.',
      'I had expected to laugh as well, but mine began, "Dear Paloma, I hope you are taller and that you still talk to Wren."',
      'I folded it quickly.',
      'Wren sat three rows away, and we had not spoken since a quarrel about something so small that I could no longer name it.',
      'When the bell rang, I stayed in my chair, and so did she.',
      'She was holding her own letter as if it might break, and I could see my name in the first line.',
    ],
    mainIdea: {
      answer: 'Old letters remind two former friends of each other.',
      wrong: {
        'a-detail-only': 'Old letters lie on the desks when the class comes in.',
        'too-broad': 'Writing down your hopes can tell you who you are.',
        'not-in-the-text': 'Old letters show that the class has better handwriting.',
      },
      why: "Paloma's letter names Wren, and Wren's letter names Paloma. Both stay in their chairs.",
    },
    inferences: [
      {
        question: 'What do the two girls probably do next?',
        answer: 'They talk to each other.',
        wrong: {
          'guess-from-the-topic': 'They tear up both letters.',
          'not-in-the-text': 'They tell their teacher about it.',
          'opposite-of-the-text': 'They leave without a word.',
        },
        why: 'Both stay when the bell rings. Each letter shows that the other one mattered to the writer.',
      },
    ],
    words: [
      {
        word: 'rows',
        answer: 'lines of desks',
        wrong: {
          'everyday-meaning': 'moves a boat with oars',
          'other-meaning': 'loud arguments',
          'guess-from-the-topic': 'letters on paper',
        },
        why: 'Wren sits three of them away in a classroom. So they are lines of desks.',
      },
    ],
    evidence: [
      {
        claim: 'Wren treated her letter as something precious',
        sentence: 7,
        others: [2, 3, 5],
        why: 'She was holding it "as if it might break".',
      },
    ],
  },
  {
    title: 'Ironclad Beetle',
    kind: 'information',
    sentences: [
      'The diabolical ironclad beetle of western North America has earned its name.',
      'Birds, lizards and even the tires of cars often fail to crush it.',
      'In tests it withstood a force of some 39,000 times its own weight.',
      'The beetle cannot fly, for in the course of evolution its wing cases have locked together for good.',
      'Under the microscope, researchers found that the seam between the two halves interlocks like the pieces of a jigsaw puzzle.',
      'When the shell is pressed, the layers within each piece separate slightly.',
      'This spreads the stress, so the joint gives way slowly and does not snap.',
      'Engineers have copied the shape to connect parts made of different materials.',
    ],
    mainIdea: {
      answer: 'The structure of its shell makes this beetle very strong.',
      wrong: {
        'a-detail-only': 'The structure of its shell cannot be seen by the naked eye.',
        'too-broad': 'Insects have many ways to protect themselves from enemies.',
        'not-in-the-text': 'The weight of its shell makes this beetle slow and clumsy.',
      },
      why: 'The text tells how much the beetle withstands and explains it by the seam and the layers.',
    },
    inferences: [
      {
        question: 'Why would engineers copy the seam?',
        answer: 'They want joints that do not break suddenly.',
        wrong: {
          'guess-from-the-topic': 'They want machines that can fly like insects.',
          'not-in-the-text': 'They want tires that can drive over stones.',
          'goes-too-far': 'They want puzzles that are hard to solve.',
        },
        why: 'The joint gives way slowly and does not snap. That is useful where parts are connected.',
      },
    ],
    words: [
      {
        word: 'gives way',
        answer: 'yields',
        wrong: {
          'everyday-meaning': 'lets others go first',
          'other-meaning': 'hands over as a gift',
          'guess-from-the-topic': 'grows longer',
        },
        why: 'Under stress the joint does not snap. It yields little by little.',
      },
    ],
    evidence: [
      {
        claim: 'the beetle gave up an ability for its armor',
        sentence: 4,
        others: [2, 3, 7],
        why: 'It cannot fly, for its wing cases have locked together.',
      },
    ],
  },
  {
    title: 'Bioluminescence',
    kind: 'information',
    sentences: [
      'In the deep sea, where no sunlight arrives, most animals make their own light.',
      'The process is called bioluminescence: two substances react, and the energy comes out as light with hardly any heat.',
      'Animals use it in surprising ways.',
      'The female anglerfish dangles a glowing lure before its mouth.',
      'Some squid carry lights on their bellies that match the faint glow from above, so that a hunter below sees no dark outline.',
      "A certain shrimp even spits a shining cloud into an attacker's face and flees.",
      'Blue light travels farthest in sea water, and most deep-sea creatures produce exactly this color.',
      'A few dragonfish, however, give off red light, which most of their prey cannot see at all.',
    ],
    mainIdea: {
      answer: 'Deep-sea animals make light and use it in many ways.',
      wrong: {
        'a-detail-only': 'Deep-sea squid may have lights on their bellies.',
        'too-broad': 'The sea holds many secrets that we have yet to explore.',
        'not-in-the-text': 'Deep-sea animals make light in order to keep warm.',
      },
      why: 'The text explains what the light is. Then it gives examples: a lure, a disguise, a defense.',
    },
    inferences: [
      {
        question: 'What advantage does red light give a dragonfish?',
        answer: 'It can see its prey without being noticed.',
        wrong: {
          'guess-from-the-topic': 'It can attract its prey from a long way off.',
          'not-in-the-text': 'It can keep itself warm in the cold water.',
          'goes-too-far': 'It can frighten away larger animals.',
        },
        why: 'Most prey cannot see red light. So the dragonfish lights up the prey, and the prey does not know it.',
      },
    ],
    words: [
      {
        word: 'lure',
        answer: 'something that attracts others',
        wrong: {
          'everyday-meaning': 'to tempt someone to come',
          'other-meaning': 'a bait made by people',
          'guess-from-the-topic': 'a long, sharp tooth',
        },
        why: 'It is a part of the fish that glows before its mouth and brings animals near.',
      },
    ],
    evidence: [
      {
        claim: 'some animals use light to hide',
        sentence: 5,
        others: [2, 4, 6],
        why: 'The lights match the glow from above, so no dark outline is seen.',
      },
    ],
  },
  {
    title: 'The Printing Revolution',
    kind: 'information',
    sentences: [
      'Before about 1450, a book in Europe was usually copied by hand, which could take months.',
      'Johannes Gutenberg of Mainz changed this with movable type: single letters of metal that could be arranged into a page, inked, printed and used again.',
      'Printing itself was older.',
      'In China and Korea, books had long been printed from wood blocks and, later, from movable letters.',
      'But European alphabets need few signs, so type suited them well, and Gutenberg added a hard metal alloy, an oily ink and a screw press.',
      'Within fifty years, presses in more than two hundred towns had produced millions of books.',
      "Ideas that had once traveled with a few scholars now traveled with every merchant's cart.",
    ],
    mainIdea: {
      answer: 'Movable type in Europe made books and ideas spread fast.',
      wrong: {
        'a-detail-only': 'Movable type in Europe was made of metal and used with oily ink.',
        'too-broad': 'Books have had a strong influence on human history.',
        'not-in-the-text': 'Movable type in Europe was made of wood until metal became cheap.',
      },
      why: 'The text tells what Gutenberg did and ends with millions of books and traveling ideas.',
    },
    inferences: [
      {
        question: 'Why would movable type be harder to use for Chinese?',
        answer: 'Chinese needs a great number of signs.',
        wrong: {
          'guess-from-the-topic': 'Chinese books were too heavy to print.',
          'not-in-the-text': 'China had no metal to make letters.',
          'goes-too-far': 'Chinese readers preferred handwriting.',
        },
        why: 'The text says that European alphabets need few signs, so type suited them. With many signs it is harder.',
      },
    ],
    words: [
      {
        word: 'suited',
        answer: 'was a good match for',
        wrong: {
          'everyday-meaning': 'dressed in a jacket and trousers',
          'other-meaning': 'was able to please a guest',
          'guess-from-the-topic': 'was sold to',
        },
        why: 'Alphabets need few signs, and type consists of single letters. So they match well.',
      },
    ],
    evidence: [
      {
        claim: 'Gutenberg was not the first to print books',
        sentence: 4,
        others: [1, 2, 6],
        why: 'In China and Korea, books had long been printed.',
      },
    ],
  },
  {
    title: 'Volcanic Winter',
    kind: 'information',
    sentences: [
      'In April 1815 Mount Tambora, on the Indonesian island of Sumbawa, erupted with a force that has no equal in modern history.',
      'It threw ash and sulfur gas high into the stratosphere.',
      'There the gas turned into fine droplets, which spread around the globe and reflected part of the sunlight.',
      'The average temperature fell by less than one degree Celsius, yet the effects were severe.',
      'In 1816 snow fell in New England in June, and harvests failed in many parts of Europe.',
      'People did not know the cause and called it the year without a summer.',
      'Kept indoors by the rain at Lake Geneva, a group of friends made up ghost stories.',
      'One of them, by Mary Shelley, became "Frankenstein."',
    ],
    mainIdea: {
      answer: 'The eruption of Tambora changed weather and lives far away.',
      wrong: {
        'a-detail-only': 'The eruption of Tambora took place in the month of April.',
        'too-broad': 'Volcanoes are among the strongest forces in all of nature.',
        'not-in-the-text': 'The eruption of Tambora was heard by people on far-off islands.',
      },
      why: 'The text follows the gas around the globe to snow, failed harvests and even a famous story.',
    },
    inferences: [
      {
        question: 'What does the text suggest about small changes in average temperature?',
        answer: 'They can have large effects.',
        wrong: {
          'opposite-of-the-text': 'They are hardly noticed.',
          'guess-from-the-topic': 'They take place each year.',
          'not-in-the-text': 'They are caused by rain.',
        },
        why: 'The average fell by less than one degree, yet the effects were severe.',
      },
    ],
    words: [
      {
        word: 'fine',
        answer: 'very small',
        wrong: {
          'everyday-meaning': 'money paid as a penalty',
          'other-meaning': 'in good health',
          'guess-from-the-topic': 'bright and sunny',
        },
        why: 'The gas turns into droplets that spread around the globe. They are very small.',
      },
    ],
    evidence: [
      {
        claim: 'people could not explain the weather',
        sentence: 6,
        others: [2, 4, 5],
        why: 'People did not know the cause.',
      },
    ],
  },
  {
    title: 'Seeds in the Ice',
    kind: 'information',
    sentences: [
      'On the Norwegian island of Spitsbergen, a tunnel leads deep into a frozen mountain.',
      'Behind heavy doors lie more than a million samples of seeds from nearly every country.',
      'The Svalbard Global Seed Vault, opened in 2008, works like a safe in a bank.',
      'Countries keep their own seeds elsewhere and store copies here, and only the owner may take them out.',
      'The seeds are kept at minus 18 degrees Celsius, and even without power the permafrost would keep them cold for a long time.',
      'In 2015 scientists made the first withdrawal.',
      'Their seed bank in Syria had become unreachable because of war, so they fetched copies, grew them and later returned fresh seeds.',
    ],
    mainIdea: {
      answer: "A vault in the cold north protects copies of the world's seeds.",
      wrong: {
        'a-detail-only': 'A vault in the cold north has a tunnel with very heavy doors.',
        'too-broad': 'Farming depends on having good seeds and on good weather.',
        'not-in-the-text': 'A vault in the cold north grows new plants for other countries.',
      },
      why: 'The text describes what is kept there, how it is kept, and how it once helped.',
    },
    inferences: [
      {
        question: 'What did the case of 2015 show?',
        answer: 'The idea of keeping copies works.',
        wrong: {
          'guess-from-the-topic': 'The vault is too cold for some seeds.',
          'not-in-the-text': 'The vault can be opened by anyone.',
          'opposite-of-the-text': 'The seeds had died in the frost.',
        },
        why: 'The scientists could not reach their own seeds. They fetched the copies and grew them.',
      },
    ],
    words: [
      {
        word: 'safe',
        answer: 'a strong box for valuable things',
        wrong: {
          'everyday-meaning': 'free from danger',
          'other-meaning': 'sure to succeed',
          'guess-from-the-topic': 'a careful worker',
        },
        why: 'The text says "like a safe in a bank". There money is kept in a strong box.',
      },
    ],
    evidence: [
      {
        claim: 'a power failure would not ruin the seeds at once',
        sentence: 5,
        others: [2, 3, 7],
        why: 'Even without power the permafrost would keep them cold for a long time.',
      },
    ],
  },
  {
    title: "Ada's Notes",
    kind: 'information',
    sentences: [
      'In 1843 Ada Lovelace translated an article about a machine that did not yet exist.',
      'The inventor Charles Babbage had designed his Analytical Engine to calculate with punched cards, a bit like the looms that wove patterns into silk.',
      'Lovelace added notes that were longer than the article.',
      'In one of them she set out, step by step, how the engine could compute a series of numbers, which many regard as an early computer program.',
      'She also saw further than most.',
      'If numbers could stand for other things, she wrote, the engine might even compose music.',
      'The engine was never completed.',
      'Yet a century later, builders of the first computers read her notes with respect.',
    ],
    mainIdea: {
      answer: 'Ada Lovelace understood early what computing machines might do.',
      wrong: {
        'a-detail-only': 'Ada Lovelace wrote notes that were longer than the article itself.',
        'too-broad': 'Computers have gone through many changes in the course of time.',
        'not-in-the-text': 'Ada Lovelace built a machine that was able to weave and compose.',
      },
      why: 'The text tells of her notes: a program and the idea that numbers can stand for other things.',
    },
    inferences: [
      {
        question: 'Why was it impossible for her to test her program?',
        answer: 'The engine was not completed.',
        wrong: {
          'guess-from-the-topic': 'The cards had been punched wrongly.',
          'not-in-the-text': 'The article was in a language she did not know.',
          'goes-too-far': 'The series of numbers had no end.',
        },
        why: 'She wrote about a machine that did not yet exist, and it was never completed.',
      },
    ],
    words: [
      {
        word: 'set out',
        answer: 'explained in the right order',
        wrong: {
          'everyday-meaning': 'started on a journey',
          'other-meaning': 'put on display for sale',
          'guess-from-the-topic': 'kept secret',
        },
        why: 'She did it step by step in a note. So she explained it.',
      },
    ],
    evidence: [
      {
        claim: 'Lovelace thought of uses beyond arithmetic',
        sentence: 6,
        others: [1, 2, 7],
        why: 'She wrote that the engine might even compose music.',
      },
    ],
  },
];
