import type { Passage } from './passage.ts';

/** Passages for kindergarten and grade 1, from easy to hard. */
export const grades0To1: readonly Passage[] = [
  {
    title: 'Stop and Go',
    kind: 'information',
    sentences: [
      'Cars can go fast.',
      'So a street needs signs and lights.',
      'Red means stop.',
      'Green means go.',
      'A walk sign helps people cross.',
      'Look both ways first.',
      'These things keep us safe.',
    ],
    mainIdea: {
      answer: 'Signs and lights keep us safe.',
      wrong: {
        'a-detail-only': 'Cars can go fast on a street.',
        'too-broad': 'Some streets can be big.',
        'not-in-the-text': 'All cars must have two lights.',
      },
      why: 'The text tells about red, green and the walk sign. The end says that they keep us safe.',
    },
    inferences: [
      {
        question: 'What may happen with no lights?',
        answer: 'Cars could hit each other.',
        wrong: {
          'guess-from-the-topic': 'Cars could run out of gas.',
          'not-in-the-text': 'People could not see at night.',
          'opposite-of-the-text': 'It would be safe to cross.',
        },
        why: 'Lights make cars stop and go in turn. Without them the cars could hit.',
      },
    ],
    words: [
      {
        word: 'cross',
        answer: 'go from side to side',
        wrong: {
          'everyday-meaning': 'be a bit mad',
          'other-meaning': 'a mark like an X',
          'guess-from-the-topic': 'a kind of light',
        },
        why: 'The walk sign helps people. They go from one side of the street to the other.',
      },
    ],
    evidence: [
      {
        claim: 'people must take care too',
        sentence: 6,
        others: [1, 3, 5],
        why: '"Look both ways first." That is how people take care.',
      },
    ],
  },
  {
    title: 'Jin at Bat',
    kind: 'story',
    sentences: [
      'Jin is up at bat.',
      'Her hands shake.',
      'She misses one ball.',
      'She misses one more.',
      'Her team claps and yells her name.',
      'Jin takes a big swing.',
      'Smack!',
      'The ball flies over the wall.',
    ],
    mainIdea: {
      answer: 'Jin gets a hit in a ball game.',
      wrong: {
        'a-detail-only': 'Jin misses two balls in a game.',
        'too-broad': 'Ball games are fun to play.',
        'not-in-the-text': 'Jin hits a ball and it breaks.',
      },
      why: 'At first Jin misses. At the end the ball flies over the wall.',
    },
    inferences: [
      {
        question: 'How does Jin feel at first?',
        answer: 'She is scared that she may miss.',
        wrong: {
          'guess-from-the-topic': 'She is glad that it is her turn.',
          'not-in-the-text': 'She is cold and wants to go home.',
          'opposite-of-the-text': 'She is sure that she will hit it.',
        },
        why: 'Her hands shake. Hands can shake when you are scared.',
      },
    ],
    words: [
      {
        word: 'swing',
        answer: 'a move of the bat',
        wrong: {
          'everyday-meaning': 'a seat that hangs on ropes',
          'other-meaning': 'a kind of dance',
          'guess-from-the-topic': 'a loud yell',
        },
        why: 'Jin is at bat. She moves the bat to hit the ball.',
      },
    ],
    evidence: [
      {
        claim: 'her team wants to help',
        sentence: 5,
        others: [2, 6, 8],
        why: 'The team claps and yells her name. That helps Jin to be brave.',
      },
    ],
  },
  {
    title: 'The Lost Hat',
    kind: 'story',
    sentences: [
      'Ana cannot find her hat.',
      'She looks on the bed.',
      'She looks in the box.',
      'Then Ana spots her dog.',
      'The hat is in his bed.',
      'Ana laughs and hugs him.',
    ],
    mainIdea: {
      answer: 'Ana looks for her hat and finds it.',
      wrong: {
        'a-detail-only': 'Ana looks in a box for her hat.',
        'too-broad': 'Dogs like to play with many things.',
        'not-in-the-text': 'Ana gets a new hat for her dog.',
      },
      why: 'All of the sentences are about the lost hat. At the end Ana finds it.',
    },
    inferences: [
      {
        question: 'How did the hat get lost?',
        answer: 'Her dog took it.',
        wrong: {
          'guess-from-the-topic': 'The wind blew it off.',
          'not-in-the-text': 'Her mom hid it.',
          'goes-too-far': 'It fell in a big box.',
        },
        why: "The hat is in the dog's bed. So the dog must have put it there.",
      },
    ],
    words: [
      {
        word: 'spots',
        answer: 'sees',
        wrong: {
          'everyday-meaning': 'paints dots on',
          'other-meaning': 'makes dirty',
          'guess-from-the-topic': 'calls',
        },
        why: 'Ana looks and looks. Then she sees her dog. So "spots" means "sees".',
      },
    ],
    evidence: [
      {
        claim: 'Ana is not mad',
        sentence: 6,
        others: [1, 2, 4],
        why: 'Ana laughs and hugs the dog. People who are mad do not do that.',
      },
    ],
  },
  {
    title: 'Tane and the Tide',
    kind: 'story',
    sentences: [
      'Tane digs in the sand.',
      'He makes a fort with a wall.',
      'The sea comes up bit by bit.',
      'A wave hits the wall.',
      'Then the fort is flat.',
      '"I can make one more!" says Tane.',
    ],
    mainIdea: {
      answer: 'The sea takes a fort, but Tane is fine.',
      wrong: {
        'a-detail-only': 'Tane uses his hands to make a wall out of sand.',
        'too-broad': 'There is sand next to the sea.',
        'not-in-the-text': 'Tane makes a fort that lasts for two days.',
      },
      why: 'Tane makes a fort. The sea makes it flat. Tane wants to make one more.',
    },
    inferences: [
      {
        question: 'How does Tane feel at the end?',
        answer: 'He is not upset.',
        wrong: {
          'opposite-of-the-text': 'He is very sad.',
          'guess-from-the-topic': 'He is tired of sand.',
          'not-in-the-text': 'He is mad at the sea.',
        },
        why: 'Tane says that he can make one more. So he is not upset.',
      },
    ],
    words: [
      {
        word: 'wave',
        answer: 'water that rolls in',
        wrong: {
          'everyday-meaning': 'a hand sign for "hi"',
          'other-meaning': 'a curl in your hair',
          'guess-from-the-topic': 'a big, hard stone',
        },
        why: 'The sea comes up and hits the wall. So a wave is made of water.',
      },
    ],
    evidence: [
      {
        claim: 'the sea was not fast',
        sentence: 3,
        others: [2, 4, 5],
        why: 'The sea comes up bit by bit. That means that it was not fast.',
      },
    ],
  },
  {
    title: 'The Band',
    kind: 'story',
    sentences: [
      'Diego hits a pan.',
      'Lin shakes a can of beans.',
      'Nia hums a song.',
      '"We are a band!" they yell.',
      'Gran pops in to see them.',
      'She gets two lids and joins in.',
      'Bang, bang, bang!',
    ],
    mainIdea: {
      answer: 'Some kids and Gran make a band.',
      wrong: {
        'a-detail-only': 'A boy hits a pan, and a girl hums a song.',
        'too-broad': 'Songs can make people happy.',
        'not-in-the-text': 'Gran asks the kids to stop the song.',
      },
      why: 'Each one makes a sound. They say they are a band. Then Gran joins in.',
    },
    inferences: [
      {
        question: 'What does Gran think of the band?',
        answer: 'She likes the band.',
        wrong: {
          'guess-from-the-topic': 'It is too loud.',
          'opposite-of-the-text': 'It must stop.',
          'not-in-the-text': 'It needs a drum.',
        },
        why: 'Gran gets two lids and joins in. So she likes it.',
      },
    ],
    words: [
      {
        word: 'band',
        answer: 'people who make a song',
        wrong: {
          'everyday-meaning': 'a loop that holds things',
          'other-meaning': 'a stripe of a color',
          'guess-from-the-topic': 'a box of pans',
        },
        why: 'The kids hit, shake and hum. They play as one. That is a band.',
      },
    ],
    evidence: [
      {
        claim: 'a can makes a sound',
        sentence: 2,
        others: [1, 3, 6],
        why: 'Lin shakes a can of beans. That makes a sound for the band.',
      },
    ],
  },
  {
    title: 'Ants',
    kind: 'information',
    sentences: [
      'An ant is small but strong.',
      'It can lift more than its own weight.',
      'Ants live in a big group.',
      'Some dig.',
      'Some bring food.',
      'Some look after the young.',
      'Each ant has a job.',
    ],
    mainIdea: {
      answer: 'Ants are strong and work as a group.',
      wrong: {
        'a-detail-only': 'Some ants look after the young ants.',
        'too-broad': 'Bugs live in a lot of places.',
        'not-in-the-text': 'Ants can bite when they are mad.',
      },
      why: 'The text says that ants are strong. Then it says that each one has a job.',
    },
    inferences: [
      {
        question: 'What may happen if no ant gets food?',
        answer: 'The group will not eat.',
        wrong: {
          'guess-from-the-topic': 'The ants will fight.',
          'not-in-the-text': 'The ants will fly off.',
          'goes-too-far': 'The ants will lift less dirt.',
        },
        why: 'Some ants bring food for the group. If they do not, the group has none.',
      },
    ],
    words: [
      {
        word: 'group',
        answer: 'a lot that live as one',
        wrong: {
          'everyday-meaning': 'to put like things in sets',
          'other-meaning': 'a class at a school',
          'guess-from-the-topic': 'a big pile of food',
        },
        why: 'Ants live in it and all have jobs. So it is a lot of ants that live as one.',
      },
    ],
    evidence: [
      {
        claim: 'an ant is strong',
        sentence: 2,
        others: [3, 5, 7],
        why: 'It can lift more than its own weight. You must be strong to do that.',
      },
    ],
  },
  {
    title: 'The Sun',
    kind: 'information',
    sentences: [
      'The sun is a star.',
      'It looks big since it is close.',
      'It gives us light and heat.',
      'Plants need the light to grow.',
      'We need plants to eat.',
      'So the sun helps all of us.',
    ],
    mainIdea: {
      answer: 'The sun helps all of us live.',
      wrong: {
        'a-detail-only': 'The sun is a star in the sky.',
        'too-broad': 'There are a lot of stars.',
        'not-in-the-text': 'The sun can burn our skin.',
      },
      why: 'The sun gives light and heat. Plants need it and we eat plants. So it helps us.',
    },
    inferences: [
      {
        question: 'Why do other stars look small?',
        answer: 'They are very far away.',
        wrong: {
          'guess-from-the-topic': 'They are cold and dim.',
          'not-in-the-text': 'They hide from the sun.',
          'goes-too-far': 'They are new stars.',
        },
        why: 'The sun looks big since it is close. So stars that look small are far away.',
      },
    ],
    words: [
      {
        word: 'light',
        answer: 'what lets us see',
        wrong: {
          'everyday-meaning': 'not hard to lift',
          'other-meaning': 'pale in color',
          'guess-from-the-topic': 'rain and wind',
        },
        why: 'The sun gives it, and plants need it. So it is what lets us see in the day.',
      },
    ],
    evidence: [
      {
        claim: 'the sun helps plants',
        sentence: 4,
        others: [1, 2, 5],
        why: 'Plants need the light to grow. The light comes from the sun.',
      },
    ],
  },
  {
    title: "A Bird's Nest",
    kind: 'information',
    sentences: [
      'A bird makes a nest in spring.',
      'It brings sticks and grass.',
      'It packs them in with mud.',
      'Soft moss goes on top.',
      'Then the bird can lay its eggs.',
      'The nest keeps the eggs safe.',
    ],
    mainIdea: {
      answer: 'A bird makes a safe nest for its eggs.',
      wrong: {
        'a-detail-only': 'A bird can pick up grass and sticks.',
        'too-broad': 'Birds live all over the land.',
        'not-in-the-text': 'A bird can use a nest year after year.',
      },
      why: 'The bird brings sticks, mud and moss. The nest is there to keep the eggs safe.',
    },
    inferences: [
      {
        question: 'Why does the bird use moss?',
        answer: 'The eggs need a soft bed.',
        wrong: {
          'guess-from-the-topic': 'The chicks eat it.',
          'not-in-the-text': 'It makes the nest heavy.',
          'goes-too-far': 'It hides the mud from rain.',
        },
        why: 'Moss is soft and goes on top. The eggs lie on it.',
      },
    ],
    words: [
      {
        word: 'spring',
        answer: 'a part of the year',
        wrong: {
          'everyday-meaning': 'a coil in a bed',
          'other-meaning': 'to jump up fast',
          'guess-from-the-topic': 'a tall, green tree',
        },
        why: 'The bird makes its nest in spring. The word tells us when. So it is a part of the year.',
      },
    ],
    evidence: [
      {
        claim: 'mud helps to make a nest',
        sentence: 3,
        others: [1, 4, 6],
        why: 'The bird packs the sticks and the grass in with mud.',
      },
    ],
  },
  {
    title: 'A Big Box',
    kind: 'story',
    sentences: [
      'Sam gets a big box.',
      'He cuts a hole in it.',
      'He adds a red flag.',
      'Now the box is a ship!',
      'Sam sits in it all day.',
      'Mom brings lunch to the ship.',
    ],
    mainIdea: {
      answer: 'Sam makes a ship from a box.',
      wrong: {
        'a-detail-only': 'Sam adds a red flag.',
        'too-broad': 'Boxes can be big or small.',
        'not-in-the-text': 'Sam goes to sea with his mom.',
      },
      why: 'Sam cuts the box and adds a flag. Then it is his ship.',
    },
    inferences: [
      {
        question: 'How does Sam feel about his box?',
        answer: 'He likes it a lot.',
        wrong: {
          'opposite-of-the-text': 'He is tired of it.',
          'guess-from-the-topic': 'He is scared in it.',
          'not-in-the-text': 'He wants a new one.',
        },
        why: 'Sam sits in the box all day. He even eats lunch there. So he likes it.',
      },
    ],
    words: [
      {
        word: 'adds',
        answer: 'puts on',
        wrong: {
          'everyday-meaning': 'counts up',
          'other-meaning': 'says',
          'guess-from-the-topic': 'takes off',
        },
        why: 'Sam puts a flag on his box to make a ship. He does not do math.',
      },
    ],
    evidence: [
      {
        claim: 'Mom plays along',
        sentence: 6,
        others: [1, 2, 3],
        why: 'Mom brings lunch "to the ship". So she plays that the box is a ship.',
      },
    ],
  },
  {
    title: 'Bats',
    kind: 'information',
    sentences: [
      'Bats can fly, but they are not birds.',
      'They have fur and feed milk to pups.',
      'Bats rest by day.',
      'They hang with their feet up.',
      'At night they hunt.',
      'Many bats eat bugs.',
    ],
    mainIdea: {
      answer: 'Bats have fur, fly and hunt at night.',
      wrong: {
        'a-detail-only': 'Bats like to hang with their feet up.',
        'too-broad': 'Many animals can fly very well.',
        'not-in-the-text': 'Bats can see well when it is dark.',
      },
      why: 'The text tells what bats are like. It tells what they do by night and day.',
    },
    inferences: [
      {
        question: 'When can you see a bat fly?',
        answer: 'when it is dark',
        wrong: {
          'guess-from-the-topic': 'when it rains',
          'opposite-of-the-text': 'when it is noon',
          'not-in-the-text': 'when it snows',
        },
        why: 'Bats rest by day and hunt at night. At night it is dark.',
      },
    ],
    words: [
      {
        word: 'rest',
        answer: 'stop and sleep',
        wrong: {
          'everyday-meaning': 'all that is left',
          'other-meaning': 'put down on a thing',
          'guess-from-the-topic': 'fly up high',
        },
        why: 'By day bats hang. At night they hunt. So "rest" means that they stop and sleep.',
      },
    ],
    evidence: [
      {
        claim: 'bats look after their young',
        sentence: 2,
        others: [1, 3, 5],
        why: 'Bats feed milk to their pups. Pups are their young.',
      },
    ],
  },
  {
    title: 'Mei and the Seed',
    kind: 'story',
    sentences: [
      'Mei puts a seed in a pot.',
      'She gives it a drink each day.',
      'At first she can see no plant.',
      'Mei does not give up.',
      'One day she sees a green tip!',
      'Mei runs to tell Dad.',
    ],
    mainIdea: {
      answer: 'Mei cares for a seed until it grows.',
      wrong: {
        'a-detail-only': 'Mei puts a small seed into a pot of dirt.',
        'too-broad': 'Most plants need both water and the sun.',
        'not-in-the-text': 'Mei runs to give her dad a plant in a pot.',
      },
      why: 'Mei gives the seed a drink each day. At the end a green tip comes up.',
    },
    inferences: [
      {
        question: 'What is the green tip?',
        answer: 'the start of a plant',
        wrong: {
          'guess-from-the-topic': 'a bug on the pot',
          'not-in-the-text': 'a bit of paint',
          'goes-too-far': 'a big flower',
        },
        why: 'Mei waits to see a plant. Plants are green and come up from seeds. So the tip is the plant.',
      },
    ],
    words: [
      {
        word: 'tip',
        answer: 'the top end of a thing',
        wrong: {
          'everyday-meaning': 'a bit of help or advice',
          'other-meaning': 'to fall to one side',
          'guess-from-the-topic': 'a flat, round leaf',
        },
        why: 'A new plant pokes up its top end first. That is the green tip.',
      },
    ],
    evidence: [
      {
        claim: 'Mei must wait',
        sentence: 3,
        others: [1, 2, 6],
        why: 'At first she can see no plant. So Mei must wait for it.',
      },
    ],
  },
  {
    title: 'Corn',
    kind: 'information',
    sentences: [
      'Corn grows on tall stalks.',
      'Each stalk has ears of corn.',
      'An ear has rows of seeds.',
      'A green husk wraps the ear.',
      'The husk keeps bugs and dust off.',
      'We pull it off and eat the seeds.',
    ],
    mainIdea: {
      answer: 'A corn plant has many parts.',
      wrong: {
        'a-detail-only': 'A green husk wraps an ear.',
        'too-broad': 'Plants are good to eat.',
        'not-in-the-text': 'Corn is fed to pigs and hens.',
      },
      why: 'Stalk, ear, seeds and husk are all parts of corn. The text tells about each one.',
    },
    inferences: [
      {
        question: 'Why do we pull off the husk?',
        answer: 'to get to the seeds',
        wrong: {
          'guess-from-the-topic': 'to make the corn grow',
          'not-in-the-text': 'to plant it in the dirt',
          'goes-too-far': 'to feed it to the bugs',
        },
        why: 'The husk wraps the ear. We eat the seeds in it. So we pull it off to get them.',
      },
    ],
    words: [
      {
        word: 'ears',
        answer: 'the parts with the seeds',
        wrong: {
          'everyday-meaning': 'the parts that hear',
          'other-meaning': 'a sense of sound',
          'guess-from-the-topic': 'tall, green grass',
        },
        why: 'The ears are on the stalk and have rows of seeds. They cannot hear.',
      },
    ],
    evidence: [
      {
        claim: 'the husk keeps corn clean',
        sentence: 5,
        others: [1, 2, 3],
        why: 'The husk keeps bugs and dust off. So the corn stays clean.',
      },
    ],
  },
  {
    title: 'Day and Night',
    kind: 'information',
    sentences: [
      'The Earth spins like a top.',
      'One side gets the sun.',
      'It is day there.',
      'The other side is dark.',
      'It is night there.',
      'As the Earth spins, the sides swap.',
      'One spin takes a day and a night.',
    ],
    mainIdea: {
      answer: 'The Earth spins and so we get day and night.',
      wrong: {
        'a-detail-only': 'The side of the Earth with no sun is dark.',
        'too-broad': 'The Earth is a place with many lands.',
        'not-in-the-text': 'The sun goes off when it is time to sleep.',
      },
      why: 'One side gets the sun and one does not. The spin makes the sides swap.',
    },
    inferences: [
      {
        question: 'It is day for us. What is it on the other side?',
        answer: 'It is night there.',
        wrong: {
          'opposite-of-the-text': 'It is day there.',
          'not-in-the-text': 'It is spring there.',
          'guess-from-the-topic': 'It is hot there.',
        },
        why: 'One side has the sun. The other side is dark. So it is night there.',
      },
    ],
    words: [
      {
        word: 'top',
        answer: 'a toy that spins',
        wrong: {
          'everyday-meaning': 'the part that is up high',
          'other-meaning': 'a thing to wear',
          'guess-from-the-topic': 'a hot, round ball',
        },
        why: 'The Earth spins like a top. So a top is a toy that spins.',
      },
    ],
    evidence: [
      {
        claim: 'day and night trade places',
        sentence: 6,
        others: [2, 3, 4],
        why: 'The sides swap. To swap is to trade places.',
      },
    ],
  },
  {
    title: 'Hands',
    kind: 'information',
    sentences: [
      'Your hands can do a lot.',
      'They can pick up a pin.',
      'They can hold a big ball.',
      'Your thumb helps your hand grip.',
      'Try to pick up a cup without it.',
      'That is hard to do!',
    ],
    mainIdea: {
      answer: 'Hands, with the thumb, do many jobs.',
      wrong: {
        'a-detail-only': 'Your hand can pick up a small pin.',
        'too-broad': 'The body has a lot of parts.',
        'not-in-the-text': 'Hands must be clean when you eat.',
      },
      why: 'The text tells what hands do. Then it tells how the thumb helps.',
    },
    inferences: [
      {
        question: 'What is hard without a thumb?',
        answer: 'to hold a bat',
        wrong: {
          'guess-from-the-topic': 'to kick a ball',
          'not-in-the-text': 'to hum a song',
          'goes-too-far': 'to point at a cup',
        },
        why: 'A thumb helps your hand grip. You must grip a bat to hold it.',
      },
    ],
    words: [
      {
        word: 'grip',
        answer: 'hold on',
        wrong: {
          'everyday-meaning': 'a small bag',
          'other-meaning': 'the part that you hold',
          'guess-from-the-topic': 'drop',
        },
        why: 'The thumb helps to pick up a cup. To do that, the hand must hold on.',
      },
    ],
    evidence: [
      {
        claim: 'hands can do small jobs',
        sentence: 2,
        others: [1, 3, 6],
        why: 'A pin is very small. So to pick it up is a small job.',
      },
    ],
  },
  {
    title: 'Logs',
    kind: 'information',
    sentences: [
      'A tree falls in the woods.',
      'It is a log now.',
      'Bugs dig holes in it.',
      'Moss grows on it.',
      'A fox may hide in it.',
      'Bit by bit it turns to soil.',
      'New trees can grow in that soil.',
    ],
    mainIdea: {
      answer: 'A dead tree still helps the woods.',
      wrong: {
        'a-detail-only': 'A fox can hide in an old log for a nap.',
        'too-broad': 'The woods are full of tall trees.',
        'not-in-the-text': 'A log can be cut up to make a fire.',
      },
      why: 'Bugs, moss, a fox and new trees all use the log. So it helps.',
    },
    inferences: [
      {
        question: 'Is the soil good for plants?',
        answer: 'Yes, new trees grow in it.',
        wrong: {
          'opposite-of-the-text': 'No, plants cannot grow in it.',
          'not-in-the-text': 'Yes, the fox takes care of it.',
          'guess-from-the-topic': 'No, it is full of bugs.',
        },
        why: 'The text says that new trees can grow in that soil. So it is good for plants.',
      },
    ],
    words: [
      {
        word: 'falls',
        answer: 'comes down to the ground',
        wrong: {
          'everyday-meaning': 'gets hurt on a step',
          'other-meaning': 'the time before winter',
          'guess-from-the-topic': 'grows tall',
        },
        why: 'The tree was up. Then it is a log on the ground. So it dropped.',
      },
    ],
    evidence: [
      {
        claim: 'animals use a log',
        sentence: 5,
        others: [2, 4, 6],
        why: 'A fox may hide in it. A fox is an animal.',
      },
    ],
  },
  {
    title: 'Bus Trip',
    kind: 'story',
    sentences: [
      'Yuki and Pop ride the bus.',
      'It stops at the bank and the shop.',
      'A man with a stick gets on.',
      'There is no seat left.',
      'Yuki stands up for him.',
      '"Thank you," he says.',
    ],
    mainIdea: {
      answer: 'Yuki gives a man her seat.',
      wrong: {
        'a-detail-only': 'The bus stops at a shop.',
        'too-broad': 'A bus can take you to town.',
        'not-in-the-text': 'Yuki gets lost on the bus.',
      },
      why: 'The man has no seat. Yuki stands up for him. That is the main part of the story.',
    },
    inferences: [
      {
        question: 'Why does the man need a seat?',
        answer: 'It is hard for him to stand.',
        wrong: {
          'guess-from-the-topic': 'He has a long ride to go.',
          'not-in-the-text': 'He has a sick child with him.',
          'goes-too-far': 'He is on his way to the bank.',
        },
        why: 'He walks with a stick. So it may be hard for him to stand in a bus.',
      },
    ],
    words: [
      {
        word: 'left',
        answer: 'that no one sits in yet',
        wrong: {
          'everyday-meaning': 'not on the right side',
          'other-meaning': 'went away from a place',
          'guess-from-the-topic': 'made for two people',
        },
        why: 'All the seats have people in them. None is left for the man.',
      },
    ],
    evidence: [
      {
        claim: 'the bus is full',
        sentence: 4,
        others: [1, 2, 5],
        why: 'There is no seat left. So the bus is full.',
      },
    ],
  },
  {
    title: 'The Pen',
    kind: 'information',
    sentences: [
      'Pigs live in a pen.',
      'They dig in the dirt with their snouts.',
      'Pigs do not sweat much.',
      'So they roll in mud to cool off.',
      'The mud keeps off the sun, too.',
      'Pigs like a clean bed at night.',
    ],
    mainIdea: {
      answer: 'Pigs use mud to stay cool.',
      wrong: {
        'a-detail-only': 'Pigs can dig with a snout.',
        'too-broad': 'Farms have many kinds of animals.',
        'not-in-the-text': 'Pigs like mud since it is food.',
      },
      why: 'Three of the sentences tell why pigs roll in mud. It cools them and keeps off the sun.',
    },
    inferences: [
      {
        question: 'When do pigs roll in mud the most?',
        answer: 'on hot days',
        wrong: {
          'guess-from-the-topic': 'on wet days',
          'not-in-the-text': 'on cold nights',
          'goes-too-far': 'on days with no food',
        },
        why: 'Mud helps pigs to cool off. They need that when it is hot.',
      },
    ],
    words: [
      {
        word: 'pen',
        answer: 'a small place with a fence',
        wrong: {
          'everyday-meaning': 'a thing to write with',
          'other-meaning': 'to write a note',
          'guess-from-the-topic': 'a hole in the mud',
        },
        why: 'Pigs live in it. So the pen is a place, not a thing to write with.',
      },
    ],
    evidence: [
      {
        claim: "mud can help a pig's skin",
        sentence: 5,
        others: [1, 2, 6],
        why: 'Mud keeps off the sun. Sun can burn the skin.',
      },
    ],
  },
  {
    title: 'Snow Day',
    kind: 'story',
    sentences: [
      'Ivan looks out.',
      'All is white.',
      '"No school," says Dad.',
      'Ivan gets his sled and his red mitts.',
      'He and Dad go up the hill.',
      'Down they zip!',
      'They go up ten more times.',
      'Then they get warm by the fire.',
    ],
    mainIdea: {
      answer: 'Ivan and his dad have a day of fun.',
      wrong: {
        'a-detail-only': 'Ivan has a sled and a pair of red mitts.',
        'too-broad': 'It can snow when days are cold.',
        'not-in-the-text': 'Ivan and his dad walk to school.',
      },
      why: 'Ivan and Dad go up the hill and zip down. They do it again and again. That is fun.',
    },
    inferences: [
      {
        question: 'Why is there no school?',
        answer: 'There is a lot of snow.',
        wrong: {
          'guess-from-the-topic': 'Ivan does not feel well.',
          'not-in-the-text': 'It is a day in summer.',
          'goes-too-far': 'The school had a fire.',
        },
        why: 'All is white and they use a sled. So it has snowed a lot.',
      },
    ],
    words: [
      {
        word: 'zip',
        answer: 'go fast',
        wrong: {
          'everyday-meaning': 'close a coat',
          'other-meaning': 'not have any',
          'guess-from-the-topic': 'go up slowly',
        },
        why: 'They are on a sled and go down a hill. A sled goes fast.',
      },
    ],
    evidence: [
      {
        claim: 'they like to sled',
        sentence: 7,
        others: [1, 2, 4],
        why: 'They go up ten more times. They do it again since they like it.',
      },
    ],
  },
  {
    title: 'A Gift for Amma',
    kind: 'story',
    sentences: [
      'Dev has no cash for a gift.',
      'He thinks and thinks.',
      'He picks up a flat rock.',
      'He paints a bee on it.',
      'It is for Amma.',
      'Amma puts it on her desk.',
      'She looks at it each day.',
    ],
    mainIdea: {
      answer: 'Dev makes a gift and Amma likes it.',
      wrong: {
        'a-detail-only': 'Dev picks up a flat rock to paint a bee.',
        'too-broad': 'It is nice to get a gift.',
        'not-in-the-text': 'Dev gets some cash so that he can shop.',
      },
      why: 'Dev makes the gift. Amma looks at it each day. Both parts are the main idea.',
    },
    inferences: [
      {
        question: 'Why does Dev make the gift?',
        answer: 'He cannot buy one.',
        wrong: {
          'guess-from-the-topic': 'He likes to paint.',
          'not-in-the-text': 'Amma asks for a rock.',
          'goes-too-far': 'The shops are all shut.',
        },
        why: 'Dev has no cash. Cash is what you need to buy a gift.',
      },
    ],
    words: [
      {
        word: 'picks up',
        answer: 'lifts',
        wrong: {
          'everyday-meaning': 'chooses',
          'other-meaning': 'cleans a room',
          'guess-from-the-topic': 'breaks',
        },
        why: 'The rock is on the ground. Dev takes it in his hand and lifts it.',
      },
    ],
    evidence: [
      {
        claim: 'Amma likes the gift',
        sentence: 7,
        others: [1, 3, 5],
        why: 'Amma looks at it each day. So she likes it.',
      },
    ],
  },
  {
    title: 'Frogs',
    kind: 'information',
    sentences: [
      'A frog starts as an egg.',
      'The egg is in a pond.',
      'A tadpole comes out.',
      'It has a tail and no legs.',
      'Then it gets back legs and front legs.',
      'Its tail shrinks.',
      'Now the frog can hop on land.',
    ],
    mainIdea: {
      answer: 'A frog changes a lot as it grows.',
      wrong: {
        'a-detail-only': 'A tadpole has a long tail.',
        'too-broad': 'Ponds have a lot of life in them.',
        'not-in-the-text': 'A frog eats bugs with its tongue.',
      },
      why: 'It is an egg, then a tadpole, then a frog. So the text is about how it changes.',
    },
    inferences: [
      {
        question: 'What does a tadpole do in the pond?',
        answer: 'It swims with its tail.',
        wrong: {
          'guess-from-the-topic': 'It hops from log to log.',
          'not-in-the-text': 'It lays a lot of eggs.',
          'opposite-of-the-text': 'It walks on its back legs.',
        },
        why: 'It has a tail and no legs. So it cannot hop or walk. It swims.',
      },
    ],
    words: [
      {
        word: 'back',
        answer: 'behind the front ones',
        wrong: {
          'everyday-meaning': 'to a place again',
          'other-meaning': 'some time before now',
          'guess-from-the-topic': 'very long',
        },
        why: 'The text says "back legs and front legs". So these are the ones behind.',
      },
    ],
    evidence: [
      {
        claim: 'a tadpole cannot walk',
        sentence: 4,
        others: [2, 3, 7],
        why: 'A tadpole has no legs. You need legs to walk.',
      },
    ],
  },
  {
    title: 'Wet Socks',
    kind: 'story',
    sentences: [
      'It rained last night.',
      'Kofi sees the mud and grins.',
      'He jumps in with a splash!',
      'Mud gets on his legs.',
      'His socks get wet.',
      'Kofi runs in to get dry socks.',
      'Then he jumps in the mud again.',
    ],
    mainIdea: {
      answer: 'Kofi has fun in the mud.',
      wrong: {
        'a-detail-only': 'Kofi runs in to get dry socks.',
        'too-broad': 'Rain can last for a day or a night.',
        'not-in-the-text': 'Kofi helps to mop up the mud.',
      },
      why: 'He grins, he jumps in, and then he jumps in again. So the story is about fun in the mud.',
    },
    inferences: [
      {
        question: 'What will most likely happen next?',
        answer: 'His socks will get wet again.',
        wrong: {
          'opposite-of-the-text': 'His socks will stay dry.',
          'not-in-the-text': 'He will go to bed with mud on him.',
          'guess-from-the-topic': 'The rain will stop.',
        },
        why: 'Kofi jumps in the mud again. The first time his socks got wet. So they will get wet again.',
      },
    ],
    words: [
      {
        word: 'last',
        answer: 'the one just before this',
        wrong: {
          'everyday-meaning': 'at the end of a line',
          'other-meaning': 'go on for a long time',
          'guess-from-the-topic': 'very loud',
        },
        why: 'It rained in the night before this day. That is what "last night" means.',
      },
    ],
    evidence: [
      {
        claim: 'Kofi is happy to see mud',
        sentence: 2,
        others: [1, 4, 6],
        why: 'Kofi grins when he sees the mud. A grin is a big smile.',
      },
    ],
  },
  {
    title: 'The Cat in the Shed',
    kind: 'story',
    sentences: [
      'Omar hears a soft sound.',
      'It comes from the shed.',
      'He opens the door a bit.',
      'A cat lies in a box with kits.',
      'Omar does not go in.',
      'He sets down some milk.',
      'Then he shuts the door.',
    ],
    mainIdea: {
      answer: 'Omar finds a cat and her kits.',
      wrong: {
        'a-detail-only': 'Omar opens the door of a shed a bit.',
        'too-broad': 'Cats have soft fur.',
        'not-in-the-text': 'Omar takes a kit home with him.',
      },
      why: 'Omar hears a sound. Then he sees a cat with kits in the shed.',
    },
    inferences: [
      {
        question: 'Why does Omar not go in?',
        answer: 'He does not want to scare the cats.',
        wrong: {
          'guess-from-the-topic': 'He is scared of the dark shed.',
          'not-in-the-text': 'The door is too small for him.',
          'opposite-of-the-text': 'He does not like cats or kits at all.',
        },
        why: 'Omar gives the cat milk and shuts the door. So he likes them and lets them rest.',
      },
    ],
    words: [
      {
        word: 'kits',
        answer: 'very small cats',
        wrong: {
          'everyday-meaning': 'boxes of tools',
          'other-meaning': 'things you put together',
          'guess-from-the-topic': 'soft beds',
        },
        why: 'The kits are with the cat in the box. So they are her small cats.',
      },
    ],
    evidence: [
      {
        claim: 'Omar cares for the cat',
        sentence: 6,
        others: [1, 2, 3],
        why: 'Omar sets down milk for her. That shows that he cares.',
      },
    ],
  },
  {
    title: 'Two for Tea',
    kind: 'story',
    sentences: [
      'Nan is sick in bed.',
      'Leila makes a cup of tea.',
      'She adds milk and takes it up.',
      'Nan takes a sip and smiles.',
      '"That is just how I like it."',
      'Leila sits with her and reads.',
    ],
    mainIdea: {
      answer: 'Leila is kind to her sick Nan.',
      wrong: {
        'a-detail-only': 'Leila adds milk to a cup of tea.',
        'too-broad': 'People get sick now and then.',
        'not-in-the-text': 'Nan makes tea for Leila.',
      },
      why: 'Leila makes tea, brings it and reads to Nan. All of that is kind.',
    },
    inferences: [
      {
        question: 'How does Leila know to add milk?',
        answer: 'She knows what Nan likes.',
        wrong: {
          'not-in-the-text': 'Nan asks her to add it.',
          'guess-from-the-topic': 'She likes milk in tea.',
          'goes-too-far': 'Sick people must drink milk.',
        },
        why: 'Nan says, "That is just how I like it." She did not have to ask. So Leila knows what she likes.',
      },
    ],
    words: [
      {
        word: 'just',
        answer: 'in that very way',
        wrong: {
          'everyday-meaning': 'a short time ago',
          'other-meaning': 'fair to all people',
          'guess-from-the-topic': 'much too hot',
        },
        why: 'Nan means that the tea is just as she likes it.',
      },
    ],
    evidence: [
      {
        claim: 'Leila stays with Nan',
        sentence: 6,
        others: [1, 2, 4],
        why: 'Leila sits with her and reads. So she stays with Nan.',
      },
    ],
  },
  {
    title: 'Ducks',
    kind: 'information',
    sentences: [
      'Ducks swim in ponds.',
      'They have webs of skin on their feet.',
      'The webs help them push the water.',
      'Ducks dip down to get food.',
      'Oil on their feathers keeps them dry.',
      'Ducks are made for the water.',
    ],
    mainIdea: {
      answer: 'Ducks are made to live on water.',
      wrong: {
        'a-detail-only': 'Ducks can dip down in ponds.',
        'too-broad': 'Many animals can swim well.',
        'not-in-the-text': 'Ducks fly far when it is cold.',
      },
      why: 'Webs, dips and oil all help a duck on water. The last sentence says it.',
    },
    inferences: [
      {
        question: 'What would happen without the oil?',
        answer: 'A duck would get wet.',
        wrong: {
          'guess-from-the-topic': 'A duck would get fat.',
          'not-in-the-text': 'A duck could not eat.',
          'opposite-of-the-text': 'A duck would stay dry.',
        },
        why: 'Oil keeps the feathers dry. Without it the feathers would get wet.',
      },
    ],
    words: [
      {
        word: 'dip',
        answer: 'go down a bit',
        wrong: {
          'everyday-meaning': 'a sauce for chips',
          'other-meaning': 'a quick swim for fun',
          'guess-from-the-topic': 'fly off fast',
        },
        why: 'Ducks dip down to get food in the pond. So they go down.',
      },
    ],
    evidence: [
      {
        claim: "a duck's feet help it swim",
        sentence: 3,
        others: [1, 4, 5],
        why: 'The webs are on the feet. They help to push the water.',
      },
    ],
  },
  {
    title: 'The Long Line',
    kind: 'story',
    sentences: [
      'Lani and Tutu wait in line.',
      'The line is long.',
      'The sun is hot.',
      'Lani sees a small boy cry.',
      'She makes a face at him.',
      'The boy stops and smiles.',
      'Now the line does not feel so long.',
    ],
    mainIdea: {
      answer: 'Lani cheers up a boy in a line.',
      wrong: {
        'a-detail-only': 'Lani waits with Tutu in hot sun.',
        'too-broad': 'People have to wait in some lines.',
        'not-in-the-text': 'Lani and a boy get out of a line.',
      },
      why: 'The boy cries. Lani makes a face and he smiles. That is the main part.',
    },
    inferences: [
      {
        question: 'What kind of face does Lani make?',
        answer: 'a funny face',
        wrong: {
          'guess-from-the-topic': 'a mad face',
          'not-in-the-text': 'a sad face',
          'goes-too-far': 'a scary face',
        },
        why: 'The boy stops crying and smiles. A funny face can make you smile.',
      },
    ],
    words: [
      {
        word: 'line',
        answer: 'people one after the other',
        wrong: {
          'everyday-meaning': 'a long mark with a pen',
          'other-meaning': 'a rope to hang things on',
          'guess-from-the-topic': 'a hot day out in the sun',
        },
        why: 'Lani and Tutu wait in it. You wait one after the other.',
      },
    ],
    evidence: [
      {
        claim: 'it is a warm day',
        sentence: 3,
        others: [2, 5, 6],
        why: 'The sun is hot. So it is a warm day.',
      },
    ],
  },
  {
    title: 'Rain',
    kind: 'information',
    sentences: [
      'Drops of water hang in a cloud.',
      'The drops bump and get big.',
      'Big drops are too heavy to stay up.',
      'They fall as rain.',
      'The rain runs into ponds.',
      'Sun warms the ponds.',
      'Water goes up once more.',
    ],
    mainIdea: {
      answer: 'Water goes up and comes down again.',
      wrong: {
        'a-detail-only': 'Drops of water bump in a cloud and get big.',
        'too-broad': 'There are clouds on many days.',
        'not-in-the-text': 'Rain can be bad for a farm in the spring.',
      },
      why: 'Rain falls into ponds. Then the water goes up once more. So it goes around.',
    },
    inferences: [
      {
        question: 'What makes the drops fall?',
        answer: 'They get too heavy.',
        wrong: {
          'guess-from-the-topic': 'The wind pulls them.',
          'not-in-the-text': 'The clouds get cold.',
          'goes-too-far': 'The sun pushes them.',
        },
        why: 'Big drops are too heavy to stay up. That is why they fall.',
      },
    ],
    words: [
      {
        word: 'runs',
        answer: 'flows',
        wrong: {
          'everyday-meaning': 'goes fast on two legs',
          'other-meaning': 'makes a shop go',
          'guess-from-the-topic': 'gets hot',
        },
        why: 'Rain has no legs. It flows into the ponds.',
      },
    ],
    evidence: [
      {
        claim: 'rain can fill a pond',
        sentence: 5,
        others: [1, 2, 4],
        why: 'The rain runs into ponds. So it can fill them.',
      },
    ],
  },
  {
    title: 'Trunks',
    kind: 'information',
    sentences: [
      'An elephant has a long trunk.',
      'It is a nose, but does much more.',
      'It can pick up a nut.',
      'It can suck up water for a drink.',
      'It can spray dust on the skin.',
      'A trunk has no bones.',
    ],
    mainIdea: {
      answer: 'A trunk can do many things.',
      wrong: {
        'a-detail-only': 'A trunk can pick up a nut.',
        'too-broad': 'Elephants are big animals.',
        'not-in-the-text': 'A trunk grows as long as a leg.',
      },
      why: 'A nose, a hand, a straw: the text tells all that a trunk can do.',
    },
    inferences: [
      {
        question: 'Why can a trunk bend so well?',
        answer: 'It has no bones in it.',
        wrong: {
          'guess-from-the-topic': 'It is long and thick.',
          'not-in-the-text': 'It is wet with water.',
          'goes-too-far': 'It has dust on the skin.',
        },
        why: 'Bones are stiff. A trunk has no bones. So it can bend.',
      },
    ],
    words: [
      {
        word: 'trunk',
        answer: 'a very long nose',
        wrong: {
          'everyday-meaning': 'the main part of a tree',
          'other-meaning': 'a big box for clothes',
          'guess-from-the-topic': 'a big, flat foot',
        },
        why: 'The text says that the trunk is a nose.',
      },
    ],
    evidence: [
      {
        claim: 'a trunk helps with a drink',
        sentence: 4,
        others: [2, 3, 6],
        why: 'The trunk can suck up water for a drink.',
      },
    ],
  },
  {
    title: 'Bread with Baba',
    kind: 'story',
    sentences: [
      'Zuri and Baba make bread.',
      'Zuri mixes and Baba adds salt.',
      'They let it rest in a bowl.',
      'The bread gets big and puffs up.',
      'They bake it until it is brown.',
      'Yum!',
      'The bread is still warm.',
    ],
    mainIdea: {
      answer: 'Zuri and Baba bake bread.',
      wrong: {
        'a-detail-only': 'Zuri and Baba use a bowl.',
        'too-broad': 'Food can be good to eat.',
        'not-in-the-text': 'Zuri and Baba buy warm bread.',
      },
      why: 'They mix it, let it rest and bake it. All the steps make bread.',
    },
    inferences: [
      {
        question: 'When do they eat the bread?',
        answer: 'soon after they bake it',
        wrong: {
          'guess-from-the-topic': 'on the next day at lunch',
          'not-in-the-text': 'before they bake it',
          'goes-too-far': 'after a long nap',
        },
        why: 'The bread is still warm. It has just come out. So they eat it soon.',
      },
    ],
    words: [
      {
        word: 'still',
        answer: 'as before',
        wrong: {
          'everyday-meaning': 'not moving',
          'other-meaning': 'not loud',
          'guess-from-the-topic': 'too much',
        },
        why: 'The bread was hot. It is warm even now. That is what "still" means here.',
      },
    ],
    evidence: [
      {
        claim: 'the bread grows',
        sentence: 4,
        others: [2, 3, 5],
        why: 'The bread gets big and puffs up. So it grows.',
      },
    ],
  },
  {
    title: 'Whales',
    kind: 'information',
    sentences: [
      'Whales live in the sea.',
      'They are not fish.',
      'A whale must come up for air.',
      'It has a hole on top to breathe.',
      'A baby whale is a calf.',
      'It drinks milk from its mom.',
    ],
    mainIdea: {
      answer: 'Whales live in the sea but are not fish.',
      wrong: {
        'a-detail-only': 'Whales have a hole on top that helps them to breathe.',
        'too-broad': 'Many big and small things swim around in the sea.',
        'not-in-the-text': 'Whales sing long songs when they want a mate.',
      },
      why: 'They come up for air and drink milk. So whales are not like fish.',
    },
    inferences: [
      {
        question: 'What would be bad for a whale?',
        answer: 'to stay down too long',
        wrong: {
          'guess-from-the-topic': 'to meet a big fish',
          'not-in-the-text': 'to swim with its mom',
          'opposite-of-the-text': 'to come up for air',
        },
        why: 'A whale must come up for air. If it stays down too long, it has none.',
      },
    ],
    words: [
      {
        word: 'calf',
        answer: 'a baby whale',
        wrong: {
          'everyday-meaning': 'a baby cow',
          'other-meaning': 'the back of your leg',
          'guess-from-the-topic': 'a small fish',
        },
        why: 'The text says it: "A baby whale is a calf."',
      },
    ],
    evidence: [
      {
        claim: 'a mom feeds her calf',
        sentence: 6,
        others: [3, 4, 5],
        why: 'The calf drinks milk from its mom. That is how she feeds it.',
      },
    ],
  },
  {
    title: 'Red Fish',
    kind: 'story',
    sentences: [
      'Pablo has one red fish.',
      'It swims around and around.',
      '"He looks sad," says Pablo.',
      'Pablo sets a plant in the tank.',
      'The fish swims up to it.',
      'It hides and comes back out.',
      'Now it has a spot to play.',
    ],
    mainIdea: {
      answer: 'Pablo makes the tank nice for his fish.',
      wrong: {
        'a-detail-only': 'Pablo has a red fish that swims around and around.',
        'too-broad': 'Fish can swim around in many kinds of tanks.',
        'not-in-the-text': 'Pablo gets one more red fish to play with it.',
      },
      why: 'The fish looks sad. Pablo sets a plant in the tank. Then the fish can play.',
    },
    inferences: [
      {
        question: 'Why does Pablo add a plant?',
        answer: 'to cheer up his fish',
        wrong: {
          'guess-from-the-topic': 'to feed his fish',
          'not-in-the-text': 'to make the tank look big',
          'goes-too-far': 'to keep the fish in one spot',
        },
        why: 'Pablo thinks that the fish looks sad. So he adds a plant to help.',
      },
    ],
    words: [
      {
        word: 'tank',
        answer: 'a glass box for fish',
        wrong: {
          'everyday-meaning': 'a truck that fights',
          'other-meaning': 'a can for gas in a car',
          'guess-from-the-topic': 'a small plant',
        },
        why: 'The fish swims in it. So here the tank is a glass box.',
      },
    ],
    evidence: [
      {
        claim: 'the plant helps',
        sentence: 7,
        others: [1, 2, 4],
        why: 'Now the fish has a spot to play. That is how the plant helps.',
      },
    ],
  },
  {
    title: 'Ravi Can Ride',
    kind: 'story',
    sentences: [
      'Ravi has a new bike.',
      'He gets on and falls off.',
      '"Try again," his sister says.',
      'She holds the back of the bike.',
      'Ravi rides and rides.',
      'Then he turns to see her.',
      'His sister is far away!',
    ],
    mainIdea: {
      answer: 'Ravi learns to ride with help.',
      wrong: {
        'a-detail-only': 'Ravi gets on his new bike and falls off.',
        'too-broad': 'Many kids can ride a bike if they try.',
        'not-in-the-text': 'Ravi wins a race on his new bike.',
      },
      why: 'First he falls off. His sister helps. At the end he rides alone.',
    },
    inferences: [
      {
        question: 'Who holds the bike at the end?',
        answer: 'No one holds it.',
        wrong: {
          'guess-from-the-topic': 'His dad holds it.',
          'opposite-of-the-text': 'His sister holds it.',
          'not-in-the-text': 'A friend holds it.',
        },
        why: 'Ravi turns and his sister is far away. So no one holds the bike now.',
      },
    ],
    words: [
      {
        word: 'back',
        answer: 'the end part',
        wrong: {
          'everyday-meaning': 'the part of the body behind your chest',
          'other-meaning': 'home again',
          'guess-from-the-topic': 'the bell',
        },
        why: 'His sister holds the end part of the bike. So she is behind Ravi.',
      },
    ],
    evidence: [
      {
        claim: 'riding was hard at first',
        sentence: 2,
        others: [1, 5, 7],
        why: 'Ravi got on and fell off. So it was hard at first.',
      },
    ],
  },
  {
    title: 'Ice',
    kind: 'information',
    sentences: [
      'Ice is water that is hard.',
      'Water gets hard when it is very cold.',
      'Ice can float in a cup.',
      'In the sun it gets wet and small.',
      'Soon it is water again.',
      'You can make it hard once more.',
    ],
    mainIdea: {
      answer: 'Water can turn to ice and back.',
      wrong: {
        'a-detail-only': 'Ice in a cup can float.',
        'too-broad': 'Water is used for many things.',
        'not-in-the-text': 'Ice keeps food from going bad.',
      },
      why: 'Cold makes water hard. Heat makes it water again. The text tells both.',
    },
    inferences: [
      {
        question: 'Why does ice get small in the sun?',
        answer: 'The sun makes it warm.',
        wrong: {
          'guess-from-the-topic': 'The wind dries it.',
          'not-in-the-text': 'Bugs lick it up.',
          'goes-too-far': 'The light cuts it.',
        },
        why: 'Water gets hard when it is cold. In the warm sun ice turns to water.',
      },
    ],
    words: [
      {
        word: 'hard',
        answer: 'not soft',
        wrong: {
          'everyday-meaning': 'not easy',
          'other-meaning': 'with a lot of force',
          'guess-from-the-topic': 'very clean',
        },
        why: 'You cannot pour ice or press it in. So here "hard" is "not soft".',
      },
    ],
    evidence: [
      {
        claim: 'ice can turn to water',
        sentence: 5,
        others: [2, 3, 6],
        why: '"Soon it is water again." So the ice turned to water.',
      },
    ],
  },
];
