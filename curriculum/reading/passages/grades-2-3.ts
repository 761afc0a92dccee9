import type { Passage } from './passage.ts';

/** Passages for grades 2 and 3, from easy to hard. */
export const grades2To3: readonly Passage[] = [
  {
    title: 'Kite Trouble',
    kind: 'story',
    sentences: [
      "Malik's kite dove and hit the grass.",
      'He ran faster, but it fell again.',
      'Aunt Nadia looked at its tail.',
      '"It is too light," she said.',
      'She tied three strips of cloth to it.',
      'Malik let out the string.',
      'The kite pulled, then climbed.',
      'It stayed up until the wind died.',
    ],
    mainIdea: {
      answer: "A heavier tail makes Malik's kite fly.",
      wrong: {
        'a-detail-only': 'Aunt Nadia has three strips of cloth.',
        'too-broad': 'Flying a kite can be hard work.',
        'not-in-the-text': 'Malik learns to run faster with his kite.',
      },
      why: 'The kite falls. Aunt Nadia adds cloth to the tail. Then it stays up.',
    },
    inferences: [
      {
        question: 'Why did the kite come down at the end?',
        answer: 'There was no more wind.',
        wrong: {
          'guess-from-the-topic': 'The string broke in two.',
          'not-in-the-text': 'The tail was too heavy.',
          'goes-too-far': 'Malik let go of the string.',
        },
        why: 'It stayed up until the wind died. So it came down when the wind stopped.',
      },
    ],
    words: [
      {
        word: 'light',
        answer: 'not heavy',
        wrong: {
          'everyday-meaning': 'bright with sun',
          'other-meaning': 'pale in color',
          'guess-from-the-topic': 'too short',
        },
        why: 'Aunt Nadia adds cloth to make the tail weigh more. So it was not heavy.',
      },
    ],
    evidence: [
      {
        claim: 'running did not fix the kite',
        sentence: 2,
        others: [3, 7, 8],
        why: 'He ran faster, but it fell again. So running did not help.',
      },
    ],
  },
  {
    title: 'The Library Cat',
    kind: 'story',
    sentences: [
      'A gray cat sleeps at our library.',
      'Her name is Page.',
      'Shy readers sit down next to her.',
      'They read to her in a low voice.',
      'Page does not mind mistakes.',
      'She just purrs.',
      'Last month Ines would read only to Page.',
      'Today Ines read to the whole class.',
    ],
    mainIdea: {
      answer: 'A calm cat helps shy kids learn to read out loud.',
      wrong: {
        'a-detail-only': 'A gray cat with the name of Page sleeps at the library.',
        'too-broad': 'Libraries are good places to sit down and find books.',
        'not-in-the-text': 'A library cat must stay away from kids who read out loud.',
      },
      why: 'Kids read to Page and she does not mind mistakes. Ines is an example of how it helps.',
    },
    inferences: [
      {
        question: 'How did Ines change?',
        answer: 'She is less shy now.',
        wrong: {
          'guess-from-the-topic': 'She likes cats now.',
          'opposite-of-the-text': 'She reads less now.',
          'not-in-the-text': 'She got her own cat.',
        },
        why: 'At first Ines would read only to Page. Now she can read to the whole class.',
      },
    ],
    words: [
      {
        word: 'mind',
        answer: 'get upset by',
        wrong: {
          'everyday-meaning': 'the part of you that thinks',
          'other-meaning': 'take care of',
          'guess-from-the-topic': 'listen for',
        },
        why: 'Page just purrs when someone makes a mistake. So mistakes do not upset her.',
      },
    ],
    evidence: [
      {
        claim: 'a reader can get words wrong',
        sentence: 5,
        others: [1, 3, 7],
        why: 'Page does not mind mistakes. So a reader can get words wrong.',
      },
    ],
  },
  {
    title: 'Sleep',
    kind: 'information',
    sentences: [
      'A child of eight needs about ten hours of sleep.',
      'It may seem like a waste of time.',
      'But your body is busy at night.',
      'It grows and heals cuts.',
      'Your brain goes over the day.',
      'It stores what you have learned.',
      'Kids who sleep well think better the next day.',
    ],
    mainIdea: {
      answer: 'Sleep lets your body and brain do key jobs.',
      wrong: {
        'a-detail-only': 'Kids of eight sleep for about ten hours.',
        'too-broad': 'There are many ways to keep your body well.',
        'not-in-the-text': 'Sleep is hard to get if there is light and noise.',
      },
      why: 'The body grows and heals, and the brain stores what you learned. Those are key jobs.',
    },
    inferences: [
      {
        question: 'A child slept badly and forgets a new word. Why?',
        answer: 'The brain did not store it well.',
        wrong: {
          'guess-from-the-topic': 'The child did not hear it well.',
          'not-in-the-text': 'The word was too long to learn.',
          'goes-too-far': 'The child is not good at words.',
        },
        why: 'The brain stores what you have learned while you sleep. With bad sleep it can do less.',
      },
    ],
    words: [
      {
        word: 'stores',
        answer: 'keeps',
        wrong: {
          'everyday-meaning': 'shops',
          'other-meaning': 'big amounts',
          'guess-from-the-topic': 'forgets',
        },
        why: 'Your brain stores what you have learned. So it keeps it.',
      },
    ],
    evidence: [
      {
        claim: 'sleep helps a cut get better',
        sentence: 4,
        others: [1, 2, 7],
        why: '"It grows and heals cuts." To heal is to get better.',
      },
    ],
  },
  {
    title: 'Paint Day',
    kind: 'story',
    sentences: [
      'Class 2B got to paint a wall of the school.',
      'Each child had one square.',
      'Noor made hers a deep blue.',
      'Jonah painted half of a whale.',
      '"Where is the rest?" asked Noor.',
      'Jonah pointed at her square.',
      'Noor smiled and got a gray brush.',
      'By noon the whale had a very large tail.',
    ],
    mainIdea: {
      answer: 'Two kids paint one whale on two squares.',
      wrong: {
        'a-detail-only': 'Noor paints her whole square a deep blue.',
        'too-broad': 'Painting a wall is a good job for a class.',
        'not-in-the-text': 'Noor is upset that Jonah used her paint.',
      },
      why: 'Jonah paints half of a whale. Noor paints the tail in her square.',
    },
    inferences: [
      {
        question: "Why did Jonah point at Noor's square?",
        answer: 'He wanted the whale to go on there.',
        wrong: {
          'guess-from-the-topic': 'He liked the blue that she used.',
          'not-in-the-text': 'He thought her square was too small.',
          'goes-too-far': 'He wanted to trade squares with her.',
        },
        why: 'Noor asked where the rest of the whale was. Jonah pointed. Then she painted the tail.',
      },
    ],
    words: [
      {
        word: 'rest',
        answer: 'the other part',
        wrong: {
          'everyday-meaning': 'a time to sleep',
          'other-meaning': 'to put on top of',
          'guess-from-the-topic': 'the brush',
        },
        why: 'Jonah has half of a whale. Noor asks for the other half.',
      },
    ],
    evidence: [
      {
        claim: 'Noor likes the plan',
        sentence: 7,
        others: [2, 3, 6],
        why: 'Noor smiled and got a brush. So she liked it and helped.',
      },
    ],
  },
  {
    title: 'The Empty Seat',
    kind: 'story',
    sentences: [
      'Sofia was new at Hill School.',
      'At lunch she stood with her tray.',
      'Every table looked full.',
      'Then a boy slid over and patted the bench.',
      '"I\'m Ayo," he said.',
      '"Last week I was the new kid."',
      'They shared some grapes.',
      'The next day a new girl stood by the door.',
      'Sofia waved to her.',
    ],
    mainIdea: {
      answer: 'Sofia gets help as a new kid and then helps another.',
      wrong: {
        'a-detail-only': 'Sofia and Ayo share some grapes at a table in the school.',
        'too-broad': 'Schools have many tables for lunch in one very big room.',
        'not-in-the-text': 'Sofia stays alone at lunch because no one talks to her.',
      },
      why: 'Ayo makes room for Sofia. The next day Sofia waves to the next new girl.',
    },
    inferences: [
      {
        question: 'Why does Ayo make room for Sofia?',
        answer: 'He knows how it feels to be new.',
        wrong: {
          'guess-from-the-topic': 'A teacher asks him to be nice.',
          'not-in-the-text': 'He has no one to sit with.',
          'goes-too-far': 'He wants some of her grapes.',
        },
        why: 'Ayo says, "Last week I was the new kid." So he knows how Sofia feels.',
      },
    ],
    words: [
      {
        word: 'patted',
        answer: 'tapped lightly with an open hand',
        wrong: {
          'everyday-meaning': 'petted, as you do with a dog',
          'other-meaning': 'made flat and smooth',
          'guess-from-the-topic': 'cleaned with a wet cloth',
        },
        why: 'Ayo taps the bench to show Sofia where she can sit.',
      },
    ],
    evidence: [
      {
        claim: 'Sofia saw no free place',
        sentence: 3,
        others: [1, 5, 7],
        why: 'Every table looked full to her. So she saw no free place.',
      },
    ],
  },
  {
    title: 'Two Teams, One Ball',
    kind: 'story',
    sentences: [
      'The blue team had only four players.',
      'The red team had six.',
      '"That is not fair," said Elena of the reds.',
      'She took off her red shirt.',
      'Her shirt under it was blue.',
      'Now it was five against five.',
      'The match ended in a tie.',
      'Both teams cheered for Elena.',
    ],
    mainIdea: {
      answer: 'Elena makes a game fair by changing teams.',
      wrong: {
        'a-detail-only': 'Elena wears a red shirt on top of a blue one.',
        'too-broad': 'Teams with more players often win.',
        'not-in-the-text': 'Elena scores for the reds at the end of the game.',
      },
      why: 'The teams are not equal. Elena goes to the blue team, so the game is fair.',
    },
    inferences: [
      {
        question: 'What matters most to Elena?',
        answer: 'a fair game',
        wrong: {
          'guess-from-the-topic': 'to win the game',
          'not-in-the-text': 'a new blue shirt',
          'goes-too-far': 'to be the star',
        },
        why: 'She says, "That is not fair." Then she leaves the bigger team.',
      },
    ],
    words: [
      {
        word: 'match',
        answer: 'a game',
        wrong: {
          'everyday-meaning': 'a stick that starts a fire',
          'other-meaning': 'a thing that looks the same',
          'guess-from-the-topic': 'a loud cheer',
        },
        why: 'Two teams play and it ends in a tie. So it is a game.',
      },
    ],
    evidence: [
      {
        claim: 'no team won',
        sentence: 7,
        others: [1, 2, 6],
        why: 'The match ended in a tie. In a tie no team wins.',
      },
    ],
  },
  {
    title: 'Shadows',
    kind: 'information',
    sentences: [
      'Stand in the sun and look down.',
      'Your body blocks the light.',
      'So a dark shape falls on the ground.',
      'In the morning the sun is low.',
      'Then your shadow is long.',
      'At noon the sun is high.',
      'Your shadow is short and stays near your feet.',
      'Long ago, people used shadows to tell the time.',
    ],
    mainIdea: {
      answer: 'Shadows change as the sun moves in the sky.',
      wrong: {
        'a-detail-only': 'A shadow at noon stays close to your feet.',
        'too-broad': 'The sun gives us light on most of our days.',
        'not-in-the-text': 'Shadows can be made with a hand and a lamp.',
      },
      why: 'The text tells why there are shadows. Then it compares morning and noon.',
    },
    inferences: [
      {
        question: 'Your shadow is very long. What time could it be?',
        answer: 'early in the day',
        wrong: {
          'opposite-of-the-text': 'noon',
          'guess-from-the-topic': 'the middle of the night',
          'not-in-the-text': 'an hour after noon',
        },
        why: 'In the morning the sun is low and your shadow is long.',
      },
    ],
    words: [
      {
        word: 'blocks',
        answer: 'stops',
        wrong: {
          'everyday-meaning': 'cubes that kids play with',
          'other-meaning': 'parts of a street',
          'guess-from-the-topic': 'lets in',
        },
        why: 'Your body is in the way of the light. The light cannot go on. So it is stopped.',
      },
    ],
    evidence: [
      {
        claim: 'shadows once worked like a clock',
        sentence: 8,
        others: [2, 5, 6],
        why: 'People used shadows to tell the time, as a clock does.',
      },
    ],
  },
  {
    title: 'Lunch for Nine',
    kind: 'story',
    sentences: [
      "Nine cousins came to lunch at Priya's house.",
      'Mom had made eight rolls of bread.',
      '"Someone will miss out," said Ravi.',
      'Priya looked at the plate.',
      'She cut a bit from each roll.',
      'The bits made a full share for the last cousin.',
      'No one was sad.',
      'Everyone wanted to try this with the pie!',
    ],
    mainIdea: {
      answer: 'Priya finds a way to share rolls with everyone.',
      wrong: {
        'a-detail-only': "Priya's mom makes eight rolls of bread for lunch.",
        'too-broad': 'It is nice when a family eats lunch as a group.',
        'not-in-the-text': 'Priya gives up her own roll so the others can eat.',
      },
      why: 'There are nine cousins and eight rolls. Priya cuts a bit from each, so all can eat.',
    },
    inferences: [
      {
        question: "How did the cousins feel about Priya's plan?",
        answer: 'They liked it.',
        wrong: {
          'guess-from-the-topic': 'They felt hungry.',
          'opposite-of-the-text': 'They were upset.',
          'not-in-the-text': 'They found it too slow.',
        },
        why: 'Everyone wanted to try it with the pie. So they liked it.',
      },
    ],
    words: [
      {
        word: 'miss out',
        answer: 'get nothing',
        wrong: {
          'everyday-meaning': 'not hit a mark',
          'other-meaning': 'be too late for a bus',
          'guess-from-the-topic': 'eat too much',
        },
        why: 'There are more cousins than rolls. So one would get nothing.',
      },
    ],
    evidence: [
      {
        claim: 'Ravi saw a problem',
        sentence: 3,
        others: [4, 6, 8],
        why: 'Ravi says that someone will miss out. That is the problem.',
      },
    ],
  },
  {
    title: 'Worms at Work',
    kind: 'information',
    sentences: [
      'Earthworms have no eyes, ears or legs.',
      'Yet gardeners love them.',
      'Worms dig tunnels as they eat dirt and dead leaves.',
      'The tunnels let air and rain get down to roots.',
      'What worms leave behind is rich plant food.',
      'So soil with worms in it grows strong plants.',
    ],
    mainIdea: {
      answer: 'Earthworms make soil better for plants.',
      wrong: {
        'a-detail-only': 'Earthworms do not have eyes or legs.',
        'too-broad': 'There are many small animals in soil.',
        'not-in-the-text': 'Earthworms come up when it is raining.',
      },
      why: 'Tunnels bring air and rain to roots, and worms leave plant food. Both help plants.',
    },
    inferences: [
      {
        question: 'How do worms help roots to get a drink?',
        answer: 'They make a way for the rain.',
        wrong: {
          'guess-from-the-topic': 'They carry water to the roots.',
          'not-in-the-text': 'They keep the sun off the roots.',
          'goes-too-far': 'They let the roots drink from them.',
        },
        why: 'The tunnels let rain get down to the roots.',
      },
    ],
    words: [
      {
        word: 'rich',
        answer: 'full of good things',
        wrong: {
          'everyday-meaning': 'having a lot of money',
          'other-meaning': 'deep and strong, like a color',
          'guess-from-the-topic': 'dry and light',
        },
        why: 'Rich plant food is full of what plants need. Worms do not have money.',
      },
    ],
    evidence: [
      {
        claim: 'worms eat as they dig',
        sentence: 3,
        others: [1, 4, 6],
        why: 'Worms dig tunnels as they eat dirt and dead leaves.',
      },
    ],
  },
  {
    title: 'A Loud Night',
    kind: 'story',
    sentences: [
      'Amara could not sleep.',
      'Something went tap, tap, tap.',
      'Was it a bird at the window?',
      'She pulled the cover up to her chin.',
      'Tap, tap, tap!',
      'At last she got up to look.',
      'A branch moved in the wind and hit the glass.',
      'Amara laughed.',
      'She shut the drapes and fell asleep fast.',
    ],
    mainIdea: {
      answer: 'Amara finds out what makes a sound at night.',
      wrong: {
        'a-detail-only': 'Amara shuts the drapes when the wind blows.',
        'too-broad': 'The wind can make many kinds of sounds.',
        'not-in-the-text': 'Amara asks her mom to stop the noise in the yard.',
      },
      why: 'She hears a tap, gets up and sees the branch. Then she can sleep.',
    },
    inferences: [
      {
        question: "How does Amara's mood change?",
        answer: 'from scared to calm',
        wrong: {
          'guess-from-the-topic': 'from happy to sad',
          'opposite-of-the-text': 'from calm to scared',
          'not-in-the-text': 'from angry to sorry',
        },
        why: 'She pulls the cover up to her chin. Then she sees the branch and laughs.',
      },
    ],
    words: [
      {
        word: 'cover',
        answer: 'a blanket',
        wrong: {
          'everyday-meaning': 'the front of a book',
          'other-meaning': 'to hide from view',
          'guess-from-the-topic': 'a thick curtain',
        },
        why: 'Amara is in bed and pulls it up to her chin. So it is a blanket.',
      },
    ],
    evidence: [
      {
        claim: 'a tree made the sound',
        sentence: 7,
        others: [2, 3, 9],
        why: 'A branch hit the glass. A branch is a part of a tree.',
      },
    ],
  },
  {
    title: 'The Slow Boat',
    kind: 'story',
    sentences: [
      'Kai made a boat from a cork.',
      'Lena made one from bark.',
      'They set both boats in the stream behind the school.',
      'The cork raced ahead and got stuck on a rock.',
      'The bark boat drifted by at its own pace.',
      'It slid under the bridge first.',
      '"Slow can win," said Lena.',
      'Kai just grinned and freed his cork.',
    ],
    mainIdea: {
      answer: 'The slower boat wins the race.',
      wrong: {
        'a-detail-only': 'A cork gets stuck on a rock in a stream.',
        'too-broad': 'Boats can be made of many things.',
        'not-in-the-text': 'Lena pushes her boat to the bridge.',
      },
      why: 'The cork races ahead but gets stuck. The slow bark boat is first at the bridge.',
    },
    inferences: [
      {
        question: 'How did Kai take it when he lost?',
        answer: 'He was not upset about it.',
        wrong: {
          'guess-from-the-topic': 'He cried and went home.',
          'not-in-the-text': 'He said the race was not fair.',
          'goes-too-far': 'He threw his cork away.',
        },
        why: 'Kai just grinned. So he was not upset.',
      },
    ],
    words: [
      {
        word: 'bark',
        answer: 'the outside of a tree',
        wrong: {
          'everyday-meaning': 'the sound a dog makes',
          'other-meaning': 'to shout at someone',
          'guess-from-the-topic': 'a thick, gray paper',
        },
        why: 'Lena makes a boat from it. It comes from a tree.',
      },
    ],
    evidence: [
      {
        claim: 'the cork led at first',
        sentence: 4,
        others: [2, 3, 6],
        why: 'The cork raced ahead. So it led at first.',
      },
    ],
  },
  {
    title: 'The Quiet Drum',
    kind: 'story',
    sentences: [
      "Kwame's drum was loud.",
      'The baby next door woke up each time he played.',
      '"I can play later," said Kwame.',
      'But the baby slept at odd times.',
      'So Kwame tied a thick cloth over the drum.',
      'Now it made a soft thump.',
      'His neighbor left a note on the door.',
      'It said, "Now she sleeps, and I hum along."',
    ],
    mainIdea: {
      answer: 'Kwame finds a way to play without waking a baby.',
      wrong: {
        'a-detail-only': 'Kwame ties a thick cloth over the top of his drum.',
        'too-broad': 'Loud sounds can make it hard for people to rest.',
        'not-in-the-text': 'Kwame stops playing because the neighbor is angry.',
      },
      why: 'The drum wakes the baby. The cloth makes it soft. The note says that the baby sleeps.',
    },
    inferences: [
      {
        question: 'How does the neighbor feel about the drum now?',
        answer: 'She likes to hear it.',
        wrong: {
          'guess-from-the-topic': 'She wants to buy it.',
          'opposite-of-the-text': 'She is still upset.',
          'not-in-the-text': 'She cannot hear it.',
        },
        why: 'She hums along. So she can hear the drum and likes it.',
      },
    ],
    words: [
      {
        word: 'odd',
        answer: 'hard to guess',
        wrong: {
          'everyday-meaning': 'not even, like 3 and 5',
          'other-meaning': 'left over from a pair',
          'guess-from-the-topic': 'late at night',
        },
        why: 'Kwame could not plan to play later. The baby slept at times that he could not guess.',
      },
    ],
    evidence: [
      {
        claim: 'the cloth worked',
        sentence: 6,
        others: [1, 3, 4],
        why: 'Now it made a soft thump. Before, the drum was loud. So the cloth worked.',
      },
    ],
  },
  {
    title: 'The Bean Race',
    kind: 'story',
    sentences: [
      'Tuan and Rosa each plant a bean.',
      'Tuan sets his cup in the window.',
      'Rosa keeps hers in a closet.',
      'They check the cups on Friday.',
      'Both beans have come up.',
      "Tuan's plant is short and green.",
      "Rosa's is tall, thin and pale.",
      '"Mine won the race," says Rosa.',
      '"But I think yours feels better."',
    ],
    mainIdea: {
      answer: 'Two beans grow in different ways in light and dark.',
      wrong: {
        'a-detail-only': "Rosa's bean is the tall one when they check on Friday.",
        'too-broad': 'Beans are easy plants to grow in a cup at home.',
        'not-in-the-text': "Rosa's bean plant dies because she gives it no water.",
      },
      why: 'One cup is in the window and one is in a closet. The two plants do not look alike.',
    },
    inferences: [
      {
        question: 'What does Rosa learn?',
        answer: 'Tall does not mean healthy.',
        wrong: {
          'guess-from-the-topic': 'Plants need soil to grow.',
          'not-in-the-text': 'Her bean was a bad seed.',
          'opposite-of-the-text': 'A closet is best for beans.',
        },
        why: 'Her plant is tall but thin and pale. She thinks that the other one feels better.',
      },
    ],
    words: [
      {
        word: 'check',
        answer: 'look to see how things are',
        wrong: {
          'everyday-meaning': 'a mark that shows it is right',
          'other-meaning': 'a paper that is used to pay',
          'guess-from-the-topic': 'pour a little water on plants',
        },
        why: 'They go to the cups on Friday and look at the beans.',
      },
    ],
    evidence: [
      {
        claim: 'a bean can start without light',
        sentence: 5,
        others: [1, 2, 6],
        why: 'Both beans have come up. One of them was in a closet, so it had no light.',
      },
    ],
  },
  {
    title: 'The Star Jar',
    kind: 'story',
    sentences: [
      'Freya was scared of the dark.',
      'Her brother Sven gave her a jar.',
      'It had glowing paint dots inside.',
      '"These are stars that live with us," he said.',
      'Freya put the jar near her bed.',
      'Each night she moved it a bit farther off.',
      'In spring she gave the jar back to her brother.',
      '"You can have it," she said.',
      '"I like the real ones now."',
    ],
    mainIdea: {
      answer: 'A gift helps Freya lose her fear of the dark.',
      wrong: {
        'a-detail-only': "Sven's jar has dots of paint that glow in the dark.",
        'too-broad': 'Lots of children do not like to go to bed at night.',
        'not-in-the-text': 'Freya breaks her jar and is scared of the dark again.',
      },
      why: 'At first Freya is scared. She moves the jar farther off. At the end she does not need it.',
    },
    inferences: [
      {
        question: 'Why did Freya move the jar each night?',
        answer: 'She was getting less scared.',
        wrong: {
          'guess-from-the-topic': 'She did not like its glow.',
          'not-in-the-text': 'Her brother wanted it back.',
          'opposite-of-the-text': 'The dark scared her more.',
        },
        why: 'The jar helps when she is scared. She moves it away bit by bit, so she needs it less.',
      },
    ],
    words: [
      {
        word: 'real',
        answer: 'not made by people',
        wrong: {
          'everyday-meaning': 'true, not a lie',
          'other-meaning': 'very, as in "real soon"',
          'guess-from-the-topic': 'very small',
        },
        why: "Sven's stars are paint. Freya means the stars in the sky.",
      },
    ],
    evidence: [
      {
        claim: 'Freya needs no jar now',
        sentence: 7,
        others: [2, 3, 5],
        why: 'In spring she gave the jar back. So she does not need it.',
      },
    ],
  },
  {
    title: 'The First Wheels',
    kind: 'information',
    sentences: [
      'Long ago, people moved big loads on sleds.',
      'A sled drags on the ground, so pulling is hard.',
      'Then, over 5,000 years ago, carts had wheels.',
      'Early wheels were thick discs of wood.',
      'They were strong but heavy.',
      'Later, people cut parts out and left thin spokes.',
      'Wheels with spokes were light and fast.',
    ],
    mainIdea: {
      answer: 'Wheels began as heavy discs and got better.',
      wrong: {
        'a-detail-only': 'Sleds drag on the ground and are hard to pull.',
        'too-broad': 'People have made lots of useful things.',
        'not-in-the-text': 'Wheels were first used to make clay pots.',
      },
      why: 'The text goes in time: sleds, thick discs, then spokes.',
    },
    inferences: [
      {
        question: 'Why did people cut parts out of wheels?',
        answer: 'to make them easier to move',
        wrong: {
          'guess-from-the-topic': 'to use the wood for a fire',
          'not-in-the-text': 'to make them strong and heavy',
          'goes-too-far': 'to make them look nice',
        },
        why: 'Wheels with spokes were light and fast. The thick discs were heavy.',
      },
    ],
    words: [
      {
        word: 'left',
        answer: 'did not take away',
        wrong: {
          'everyday-meaning': 'the side that is not right',
          'other-meaning': 'went away from home',
          'guess-from-the-topic': 'painted on',
        },
        why: 'People cut parts out, but the spokes stayed. So they did not take the spokes away.',
      },
    ],
    evidence: [
      {
        claim: 'early wheels were hard to lift',
        sentence: 5,
        others: [1, 6, 7],
        why: 'They were strong but heavy. Heavy things are hard to lift.',
      },
    ],
  },
  {
    title: 'Seeds on the Move',
    kind: 'information',
    sentences: [
      'A plant cannot walk.',
      'So how do its seeds find new places?',
      'Some seeds have wings and ride the wind.',
      'Some have hooks and stick to fur.',
      'A coconut can float across the sea.',
      'Birds eat berries and drop the seeds far off.',
      'A seed far from its parent gets more light.',
      'It also has more room to grow.',
    ],
    mainIdea: {
      answer: 'Seeds travel in many ways to new places.',
      wrong: {
        'a-detail-only': 'Seeds with hooks can stick to fur.',
        'too-broad': 'Plants are found in most parts of the world.',
        'not-in-the-text': 'Seeds need water and heat before they sprout.',
      },
      why: 'Wind, fur, the sea and birds all move seeds. The text lists these ways.',
    },
    inferences: [
      {
        question: 'Why should a seed not stay near its parent?',
        answer: 'The parent takes much of the light.',
        wrong: {
          'guess-from-the-topic': 'Birds will find it there and eat it.',
          'not-in-the-text': 'The ground there is full of stones.',
          'goes-too-far': 'The parent will soon fall on it.',
        },
        why: 'A seed far away gets more light and room. So near the parent there is less of both.',
      },
    ],
    words: [
      {
        word: 'room',
        answer: 'space',
        wrong: {
          'everyday-meaning': 'a part of a house',
          'other-meaning': 'to live with',
          'guess-from-the-topic': 'food',
        },
        why: 'The seed needs room to grow. It does not live in a house. So it needs space.',
      },
    ],
    evidence: [
      {
        claim: 'some seeds travel by water',
        sentence: 5,
        others: [3, 4, 8],
        why: 'A coconut can float across the sea. The sea is water.',
      },
    ],
  },
  {
    title: 'From Cow to Cheese',
    kind: 'information',
    sentences: [
      'Cheese begins with milk.',
      'A cheese maker warms the milk in a vat.',
      'Then something is added to make it thick.',
      'The milk parts into curds and whey.',
      'Curds are the white lumps.',
      'Whey is the thin liquid.',
      'The curds are cut, salted and pressed.',
      'Some cheese is eaten soon.',
      'Some must age for a year or more.',
    ],
    mainIdea: {
      answer: 'Milk becomes cheese in a number of steps.',
      wrong: {
        'a-detail-only': 'Milk parts into lumps and a thin liquid.',
        'too-broad': 'People use milk in many of their foods.',
        'not-in-the-text': 'Cheese from goats can taste very strong.',
      },
      why: 'The text goes from warm milk to curds to pressed cheese. It tells all the steps.',
    },
    inferences: [
      {
        question: 'Why is the cheese pressed?',
        answer: 'to get the liquid out',
        wrong: {
          'guess-from-the-topic': 'to make it warm',
          'not-in-the-text': 'to add more salt',
          'goes-too-far': 'to keep bugs out',
        },
        why: 'Cheese comes from curds. Pressing squeezes the thin whey out of them.',
      },
    ],
    words: [
      {
        word: 'age',
        answer: 'wait and get older',
        wrong: {
          'everyday-meaning': 'how many years you have',
          'other-meaning': 'a time in history',
          'guess-from-the-topic': 'cook on a stove',
        },
        why: 'Some cheese is eaten soon. Some must wait a year or more.',
      },
    ],
    evidence: [
      {
        claim: 'some cheese is ready early',
        sentence: 8,
        others: [2, 6, 9],
        why: 'Some cheese is eaten soon. So it is ready early.',
      },
    ],
  },
  {
    title: 'Why Leaves Change',
    kind: 'information',
    sentences: [
      'In summer, leaves are full of something green.',
      'The plant uses it to make food from sunlight.',
      'There is yellow in the leaves, too.',
      'But the green color hides it.',
      'In fall the days get short and cool.',
      'The tree stops making green.',
      'As the green fades, the yellow shows.',
      'Then the leaves dry up and drop.',
    ],
    mainIdea: {
      answer: 'Leaves turn yellow when the green in them fades.',
      wrong: {
        'a-detail-only': 'Leaves have something yellow in them in summer.',
        'too-broad': 'Trees look nice at all times of the year.',
        'not-in-the-text': 'Leaves turn yellow when they get too much sun.',
      },
      why: 'The text tells about the green. Then it tells how the yellow shows.',
    },
    inferences: [
      {
        question: 'When does yellow get into a leaf?',
        answer: 'It is there in summer.',
        wrong: {
          'guess-from-the-topic': 'It comes in with rain.',
          'opposite-of-the-text': 'It comes in during fall.',
          'not-in-the-text': 'It comes in as it drops.',
        },
        why: 'There is yellow in the leaves in summer, too. The green just hides it.',
      },
    ],
    words: [
      {
        word: 'fall',
        answer: 'the season after summer',
        wrong: {
          'everyday-meaning': 'a drop to the ground',
          'other-meaning': 'to get lower, as a price',
          'guess-from-the-topic': 'the end of a day',
        },
        why: 'The days get short and cool in fall. It comes after summer.',
      },
    ],
    evidence: [
      {
        claim: 'leaves help a plant get food',
        sentence: 2,
        others: [3, 4, 5],
        why: 'The plant uses the green part of leaves to make food.',
      },
    ],
  },
  {
    title: 'The Bicycle Pump',
    kind: 'information',
    sentences: [
      'A flat bicycle tire needs air.',
      'A pump can push some more into it.',
      'You pull up the handle, and air fills the tube.',
      'You push down, and the air is squeezed.',
      'It has no way out but the hose.',
      'A small valve opens as the air goes in.',
      'Then it shuts, so the air must stay.',
      'The pump gets warm as you work.',
    ],
    mainIdea: {
      answer: 'A pump pushes air into a tire and keeps it there.',
      wrong: {
        'a-detail-only': 'You can pull up the handle of a pump by hand.',
        'too-broad': 'Bicycles have many parts that all need some care.',
        'not-in-the-text': 'A pump can fix a hole in a tire with air.',
      },
      why: 'The text tells how a pump fills with air and pushes it. The valve keeps it in.',
    },
    inferences: [
      {
        question: 'What would happen without the valve?',
        answer: 'The air would come back out.',
        wrong: {
          'guess-from-the-topic': 'The tire would get too full.',
          'not-in-the-text': 'The pump would get too cold.',
          'goes-too-far': 'The handle would fall off.',
        },
        why: 'The valve shuts so that the air must stay. Without it the air could leave.',
      },
    ],
    words: [
      {
        word: 'flat',
        answer: 'without enough air in it',
        wrong: {
          'everyday-meaning': 'smooth and level',
          'other-meaning': 'a home on one floor',
          'guess-from-the-topic': 'full of holes',
        },
        why: 'The tire needs air. A flat tire does not have enough of it.',
      },
    ],
    evidence: [
      {
        claim: 'a valve holds in the air',
        sentence: 7,
        others: [2, 3, 5],
        why: 'The valve shuts, so the air must stay.',
      },
    ],
  },
  {
    title: 'The Chalk Cliffs',
    kind: 'information',
    sentences: [
      'Some cliffs by the sea are bright white.',
      'They are made of chalk.',
      'Long ago, tiny living things swam in a warm sea.',
      'They had shells much smaller than a grain of sand.',
      'When they died, the shells sank.',
      'Layer after layer piled up for millions of years.',
      'It pressed into rock.',
      'Later the sea floor rose up as land.',
    ],
    mainIdea: {
      answer: 'White cliffs are made of tiny old shells.',
      wrong: {
        'a-detail-only': 'A tiny shell is smaller than some sand.',
        'too-broad': 'Cliffs can be seen on many coasts.',
        'not-in-the-text': 'White cliffs are worn away by waves.',
      },
      why: 'The text tells how shells sank, piled up and became chalk rock.',
    },
    inferences: [
      {
        question: 'Why can you find chalk on dry land?',
        answer: 'That land was once under the sea.',
        wrong: {
          'guess-from-the-topic': 'The wind blew the shells there.',
          'not-in-the-text': 'People carried the chalk there.',
          'goes-too-far': 'The sea dried up from the heat.',
        },
        why: 'The shells piled up in the sea. Later the sea floor rose up as land.',
      },
    ],
    words: [
      {
        word: 'grain',
        answer: 'a tiny bit',
        wrong: {
          'everyday-meaning': 'a plant such as wheat',
          'other-meaning': 'the lines in wood',
          'guess-from-the-topic': 'a big heap',
        },
        why: 'The shells are even smaller than a grain of sand. A grain of sand is a tiny bit.',
      },
    ],
    evidence: [
      {
        claim: 'chalk takes long to form',
        sentence: 6,
        others: [1, 2, 8],
        why: 'It piled up for millions of years. That is a long time.',
      },
    ],
  },
  {
    title: 'A Home of Snow',
    kind: 'information',
    sentences: [
      'Long ago, Inuit hunters made houses of snow on trips.',
      'They cut blocks of hard snow with a long knife.',
      'They set the blocks in a ring.',
      'The ring went up and in, like a shell.',
      'Snow holds a lot of air.',
      'Air keeps the heat of bodies and lamps inside.',
      'The wind could howl, but the hunters slept warm.',
    ],
    mainIdea: {
      answer: 'A snow house kept hunters warm on trips.',
      wrong: {
        'a-detail-only': 'A block of snow was cut with a long knife.',
        'too-broad': 'People build many kinds of houses.',
        'not-in-the-text': 'A snow house was used by Inuit all year long.',
      },
      why: 'The text tells how the house was made. It kept the heat in.',
    },
    inferences: [
      {
        question: 'Why is snow good for a house?',
        answer: 'The air in it keeps heat in.',
        wrong: {
          'guess-from-the-topic': 'It is easy to find and white.',
          'not-in-the-text': 'It lasts for a long time.',
          'opposite-of-the-text': 'It lets all the heat out.',
        },
        why: 'Snow holds a lot of air. Air keeps the heat inside.',
      },
    ],
    words: [
      {
        word: 'ring',
        answer: 'a circle',
        wrong: {
          'everyday-meaning': 'the sound of a bell',
          'other-meaning': 'a band for a finger',
          'guess-from-the-topic': 'a line',
        },
        why: 'The blocks are set around. So they make a circle.',
      },
    ],
    evidence: [
      {
        claim: 'the house was round',
        sentence: 3,
        others: [1, 2, 5],
        why: 'They set the blocks in a ring. A ring is round.',
      },
    ],
  },
  {
    title: "Yasmin's Map",
    kind: 'story',
    sentences: [
      'Yasmin drew a map for her little brother.',
      'It showed the yard and an old well.',
      'A dotted line ran from the gate.',
      'It bent at the well and stopped at a pine.',
      'A red X was under the tree.',
      'Karim ran along the line with a spoon.',
      'Soon he was back with a muddy tin.',
      'His eyes shone.',
    ],
    mainIdea: {
      answer: 'Yasmin makes a treasure hunt for her brother.',
      wrong: {
        'a-detail-only': 'Yasmin draws an old well on a piece of paper.',
        'too-broad': 'Maps can help people find their way.',
        'not-in-the-text': 'Karim draws a map so that he will not get lost.',
      },
      why: 'The map leads Karim to a red X. He finds a tin there.',
    },
    inferences: [
      {
        question: 'Who put the tin under the tree?',
        answer: 'Yasmin put it there.',
        wrong: {
          'guess-from-the-topic': 'A pirate put it there.',
          'not-in-the-text': 'Karim put it there.',
          'goes-too-far': 'Their mom put it there.',
        },
        why: 'Yasmin drew the X on the map. So she knew that the tin was there.',
      },
    ],
    words: [
      {
        word: 'well',
        answer: 'a deep hole with water',
        wrong: {
          'everyday-meaning': 'in a good way',
          'other-meaning': 'not sick',
          'guess-from-the-topic': 'a house in a yard',
        },
        why: 'The map shows an old well in the yard. A well is a thing there.',
      },
    ],
    evidence: [
      {
        claim: 'Karim had to dig',
        sentence: 7,
        others: [1, 2, 4],
        why: 'The tin is muddy. So it was in the dirt. Karim had to dig for it.',
      },
    ],
  },
  {
    title: 'The Camel',
    kind: 'information',
    sentences: [
      'A camel can live in a dry land.',
      'Its hump is full of fat, not water.',
      'When there is no food, the camel uses the fat.',
      'It can go many days without a drink.',
      'Then it may drink 25 gallons at one time.',
      'Long lashes keep sand out of its eyes.',
      'Wide feet keep it from sinking.',
    ],
    mainIdea: {
      answer: "A camel's body fits life in a dry land.",
      wrong: {
        'a-detail-only': 'A camel has wide feet for walking on sand.',
        'too-broad': 'There are many dry lands in the world.',
        'not-in-the-text': 'A camel can run faster than a horse.',
      },
      why: 'Hump, lashes and feet all help it in a dry land.',
    },
    inferences: [
      {
        question: 'What happens to the hump with no food?',
        answer: 'It gets smaller.',
        wrong: {
          'guess-from-the-topic': 'It fills with water.',
          'opposite-of-the-text': 'It gets bigger.',
          'not-in-the-text': 'It turns hard.',
        },
        why: 'The hump is full of fat, and the camel uses it up. So the hump shrinks.',
      },
    ],
    words: [
      {
        word: 'dry',
        answer: 'with little rain',
        wrong: {
          'everyday-meaning': 'rub with a towel',
          'other-meaning': 'not sweet, like a drink',
          'guess-from-the-topic': 'very cold',
        },
        why: 'It is a land where the camel may not drink for days. So there is little rain.',
      },
    ],
    evidence: [
      {
        claim: 'camels drink a lot at once',
        sentence: 5,
        others: [2, 3, 4],
        why: 'It may drink 25 gallons at one time. That is a lot.',
      },
    ],
  },
  {
    title: 'The Missing Note',
    kind: 'story',
    sentences: [
      'Hana plays the flute in the school band.',
      'Today one note will not come out.',
      'She blows harder, but it only squeaks.',
      'Her teacher turns the flute over.',
      'A tiny spring has slipped off its hook.',
      'He lifts it back with a pin.',
      'Hana plays the note again.',
      'It rings out clear and sweet.',
      '"Now I know where to look," she says.',
    ],
    mainIdea: {
      answer: "Hana's flute has a problem, and her teacher fixes it.",
      wrong: {
        'a-detail-only': "Hana's teacher has a pin that can lift a spring.",
        'too-broad': 'Playing in a band takes a lot of practice.',
        'not-in-the-text': 'Hana gives up the flute because one note is too hard.',
      },
      why: 'First a note is missing. Then the teacher finds the spring and lifts it back. The whole story is about this.',
    },
    inferences: [
      {
        question: 'What will Hana do if a note fails again?',
        answer: 'look for a loose spring',
        wrong: {
          'guess-from-the-topic': 'blow as hard as she can',
          'not-in-the-text': 'buy another flute',
          'goes-too-far': 'play a song without that note',
        },
        why: 'She says, "Now I know where to look." She saw the spring that had slipped off.',
      },
    ],
    words: [
      {
        word: 'spring',
        answer: 'a small, bent piece of thin metal',
        wrong: {
          'everyday-meaning': 'the season after winter',
          'other-meaning': 'a place where water comes out',
          'guess-from-the-topic': 'a short and happy song',
        },
        why: 'It is tiny and slips off its hook. It is a part of the flute.',
      },
    ],
    evidence: [
      {
        claim: 'blowing harder did not help',
        sentence: 3,
        others: [1, 4, 8],
        why: 'She blows harder, but it only squeaks. So it did not help.',
      },
    ],
  },
  {
    title: 'Where Pencils Come From',
    kind: 'information',
    sentences: [
      'A pencil starts as a block of soft wood.',
      'A machine cuts the block into thin boards.',
      'Next it cuts grooves in each board.',
      'A gray rod goes into each groove.',
      'The rod is made of graphite and clay.',
      'A second board is glued on top.',
      'Now it looks like a sandwich.',
      'At last it is sliced into pencils.',
    ],
    mainIdea: {
      answer: 'Pencils are made in a number of steps.',
      wrong: {
        'a-detail-only': 'Pencil rods are made of graphite and clay.',
        'too-broad': 'Many things we use are made by machines.',
        'not-in-the-text': 'Pencils were first used a long time ago.',
      },
      why: 'The text goes step by step from wood to the sliced pencils.',
    },
    inferences: [
      {
        question: 'Why does the text speak of a sandwich?',
        answer: 'The rod is between two boards.',
        wrong: {
          'guess-from-the-topic': 'The wood is soft like bread.',
          'not-in-the-text': 'The workers eat lunch there.',
          'goes-too-far': 'Pencils can be any shape.',
        },
        why: 'A board, a rod and a second board: it is like bread, filling and bread.',
      },
    ],
    words: [
      {
        word: 'rod',
        answer: 'a thin, straight stick',
        wrong: {
          'everyday-meaning': 'a pole to catch fish',
          'other-meaning': 'a bar for curtains',
          'guess-from-the-topic': 'a sharp, round knife',
        },
        why: 'It goes into a groove and is the part that writes. So it is a thin stick.',
      },
    ],
    evidence: [
      {
        claim: 'glue holds a pencil together',
        sentence: 6,
        others: [1, 2, 7],
        why: 'A second board is glued on top.',
      },
    ],
  },
  {
    title: "Grandpa's Stamps",
    kind: 'story',
    sentences: [
      'Marco and Grandpa sort old stamps.',
      'Some are torn and some are bright.',
      'One stamp shows a ship with three masts.',
      '"My father sent me that one," says Grandpa.',
      '"He was a cook at sea."',
      'Marco holds it up to the lamp.',
      'He asks to hear more about the ship.',
      'They forget the other stamps until supper.',
    ],
    mainIdea: {
      answer: 'An old stamp leads Marco to a family story.',
      wrong: {
        'a-detail-only': 'Marco holds a stamp up to the light of a lamp.',
        'too-broad': 'People all over the world collect stamps.',
        'not-in-the-text': 'Marco and Grandpa sell their stamps to a shop.',
      },
      why: 'The stamp with the ship makes Grandpa tell about his father. Marco wants to hear more.',
    },
    inferences: [
      {
        question: 'Why do they forget the other stamps?',
        answer: 'The story is more fun to them.',
        wrong: {
          'guess-from-the-topic': 'The other stamps are all torn.',
          'not-in-the-text': 'Supper takes a long time to cook.',
          'goes-too-far': 'They have sorted all of the stamps.',
        },
        why: 'Marco asks to hear more about the ship. They talk until supper.',
      },
    ],
    words: [
      {
        word: 'sort',
        answer: 'put into groups of a kind',
        wrong: {
          'everyday-meaning': 'a kind or type',
          'other-meaning': 'make a thing better',
          'guess-from-the-topic': 'glue to paper',
        },
        why: 'Marco and Grandpa look at old stamps and put like with like.',
      },
    ],
    evidence: [
      {
        claim: "Grandpa's father worked on a ship",
        sentence: 5,
        others: [3, 6, 8],
        why: '"He was a cook at sea." A cook at sea works on a ship.',
      },
    ],
  },
  {
    title: 'Coral Reefs',
    kind: 'information',
    sentences: [
      'A coral reef looks like a garden of rocks.',
      'But it is built by small animals.',
      'Each coral animal has a soft body.',
      'It makes a hard cup to live in.',
      'When it dies, the cup stays.',
      'New corals build on top of it.',
      'Over many years the reef grows huge.',
      'Fish hide and feed there.',
    ],
    mainIdea: {
      answer: 'Small animals build big reefs over time.',
      wrong: {
        'a-detail-only': 'A coral animal has a very soft body.',
        'too-broad': 'The sea is home to a lot of animals.',
        'not-in-the-text': 'Corals are plants that grow on rocks.',
      },
      why: 'Each coral makes a cup, and new ones build on top. So the reef grows.',
    },
    inferences: [
      {
        question: 'What is most of a reef made of?',
        answer: 'cups that corals left',
        wrong: {
          'guess-from-the-topic': 'sand from the sea',
          'not-in-the-text': 'shells from dead fish',
          'goes-too-far': 'plants from a garden',
        },
        why: 'When a coral dies, its cup stays. New ones build on top. So the reef is made of cups.',
      },
    ],
    words: [
      {
        word: 'feed',
        answer: 'eat',
        wrong: {
          'everyday-meaning': 'give food to',
          'other-meaning': 'put into a machine',
          'guess-from-the-topic': 'sleep',
        },
        why: 'The fish do this on the reef. They find their food there.',
      },
    ],
    evidence: [
      {
        claim: 'a reef keeps fish safe',
        sentence: 8,
        others: [3, 4, 6],
        why: 'Fish hide there. When you hide, you are safe.',
      },
    ],
  },
  {
    title: 'How Bees Talk',
    kind: 'information',
    sentences: [
      'A honeybee cannot use words.',
      'Yet it can tell others where food is.',
      'It comes home and starts to dance.',
      'It runs in a line and wags its body.',
      'The line shows which way to fly.',
      'A long dance means that the food is far away.',
      'The other bees crowd around to feel the steps.',
      'Then they fly out and find the flowers.',
    ],
    mainIdea: {
      answer: 'Honeybees tell others about food with a dance.',
      wrong: {
        'a-detail-only': 'Honeybees crowd around when one comes home.',
        'too-broad': 'All animals need to find food in order to live.',
        'not-in-the-text': 'Honeybees make a loud hum to scare others off.',
      },
      why: 'The bee dances. The line and the length tell where the food is.',
    },
    inferences: [
      {
        question: 'A bee does a very short dance. What does it mean?',
        answer: 'The food is close.',
        wrong: {
          'guess-from-the-topic': 'The food is sweet.',
          'opposite-of-the-text': 'The food is far away.',
          'not-in-the-text': 'There is no food left.',
        },
        why: 'A long dance means that food is far away. So a short one means that it is close.',
      },
    ],
    words: [
      {
        word: 'wags',
        answer: 'moves fast from side to side',
        wrong: {
          'everyday-meaning': 'shows that a dog is glad',
          'other-meaning': 'jokes with friends',
          'guess-from-the-topic': 'cleans with its legs',
        },
        why: 'It runs in a line and wags its body. This is a move in the dance.',
      },
    ],
    evidence: [
      {
        claim: 'the dance shows a direction',
        sentence: 5,
        others: [1, 6, 8],
        why: '"The line shows which way to fly." A direction is a way to go.',
      },
    ],
  },
  {
    title: 'Snow for Abuela',
    kind: 'story',
    sentences: [
      'Abuela comes from a warm country.',
      'She had never seen snow.',
      'On Sunday big flakes began to fall.',
      'Mateo pulled her out to the porch.',
      'She stuck out her tongue like a child.',
      'Then she let some flakes land on her glove.',
      '"Each one is a tiny star," she said.',
      'Mateo had not looked at them that way before.',
    ],
    mainIdea: {
      answer: 'Abuela sees snow and helps Mateo see it in a new way.',
      wrong: {
        'a-detail-only': 'Abuela stands on the porch and sticks out her tongue.',
        'too-broad': 'Many people move from a warm land to a cold one.',
        'not-in-the-text': 'Mateo teaches Abuela how to make a man out of snow.',
      },
      why: "It is Abuela's first snow. She calls each flake a star, and Mateo sees that too.",
    },
    inferences: [
      {
        question: 'What will Mateo most likely do next?',
        answer: 'He will look closely at a flake.',
        wrong: {
          'guess-from-the-topic': 'He will throw a ball of snow.',
          'not-in-the-text': 'He will go in to get warm.',
          'goes-too-far': 'He will count all of the flakes.',
        },
        why: 'Abuela says that each flake is a star. He had not looked at them that way before. So he will look now.',
      },
    ],
    words: [
      {
        word: 'land',
        answer: 'come down',
        wrong: {
          'everyday-meaning': 'a country',
          'other-meaning': 'dry ground',
          'guess-from-the-topic': 'turn to water',
        },
        why: 'The flakes fall from the sky and come down on her glove.',
      },
    ],
    evidence: [
      {
        claim: 'snow makes Abuela feel young',
        sentence: 5,
        others: [1, 2, 3],
        why: 'She stuck out her tongue like a child. So she felt young.',
      },
    ],
  },
  {
    title: "Uncle Bo's Truck",
    kind: 'story',
    sentences: [
      "Uncle Bo's truck would not start.",
      'He had a load of pumpkins for the fair.',
      'Mina ran to the farm next door.',
      'She came back with Miss Reyes and two mules.',
      'They hitched the mules to the wagon.',
      'The pumpkins rolled into town on time.',
      'People took more pictures of mules than of pumpkins!',
    ],
    mainIdea: {
      answer: 'Mules save the day when a truck will not start.',
      wrong: {
        'a-detail-only': 'Uncle Bo has a load of pumpkins to take to the fair.',
        'too-broad': 'Farms use both machines and animals for work.',
        'not-in-the-text': 'Mina wins a prize at the fair for the largest pumpkin.',
      },
      why: 'The truck does not start. Mina gets mules, and the pumpkins are on time.',
    },
    inferences: [
      {
        question: 'Why did people take pictures of the mules?',
        answer: 'Mules in town were a rare sight.',
        wrong: {
          'guess-from-the-topic': 'The mules had won a prize at a show.',
          'not-in-the-text': 'The mules ate all the pumpkins.',
          'goes-too-far': 'Uncle Bo asked them to do it.',
        },
        why: 'Most people come with a truck. Mules were something new to see.',
      },
    ],
    words: [
      {
        word: 'fair',
        answer: 'a show with food and prizes',
        wrong: {
          'everyday-meaning': 'the same for all people',
          'other-meaning': 'light in color, like hair',
          'guess-from-the-topic': 'a farm with mules',
        },
        why: 'Uncle Bo takes his pumpkins there. So it is a place or an event.',
      },
    ],
    evidence: [
      {
        claim: 'they were not late',
        sentence: 6,
        others: [1, 2, 5],
        why: 'The pumpkins rolled into town on time. So they were not late.',
      },
    ],
  },
  {
    title: "The Humpback's Song",
    kind: 'information',
    sentences: [
      'Male humpback whales sing in the sea.',
      'One song can last twenty minutes or more.',
      'It has groans, cries and clicks.',
      'Then the whale starts the song again.',
      'Whales in one part of the sea share a song.',
      'Over time they change it bit by bit.',
      'Water carries the sound for miles.',
      'We still do not know all that the songs mean.',
    ],
    mainIdea: {
      answer: 'Humpback whales sing long songs that change.',
      wrong: {
        'a-detail-only': 'Humpback whales make sounds such as clicks.',
        'too-broad': 'The sea is full of sounds both day and night.',
        'not-in-the-text': 'Humpback whales swim far to warm water.',
      },
      why: 'The text tells who sings, how long, and how the song changes.',
    },
    inferences: [
      {
        question: 'What might a whale far away do?',
        answer: 'hear the song',
        wrong: {
          'guess-from-the-topic': 'see the singer',
          'not-in-the-text': 'stop its own song',
          'goes-too-far': 'sing it back at once',
        },
        why: 'Water carries the sound for miles. So a whale far off can hear it.',
      },
    ],
    words: [
      {
        word: 'last',
        answer: 'go on',
        wrong: {
          'everyday-meaning': 'come after all the others',
          'other-meaning': 'the one before this',
          'guess-from-the-topic': 'rest',
        },
        why: 'The text says how long one song goes on: twenty minutes or more.',
      },
    ],
    evidence: [
      {
        claim: 'people have more to learn',
        sentence: 8,
        others: [2, 4, 7],
        why: 'We do not know all that the songs mean. So we can still learn.',
      },
    ],
  },
  {
    title: 'Mail on Horses',
    kind: 'information',
    sentences: [
      'In 1860 there was a new way to send mail.',
      'It was called the Pony Express.',
      'Riders raced from Missouri to California.',
      'About every ten miles they got a fresh horse.',
      'A letter got there in about ten days.',
      'But after 18 months it had to close.',
      'A telegraph line could send words in minutes.',
    ],
    mainIdea: {
      answer: 'The Pony Express was fast but did not last long.',
      wrong: {
        'a-detail-only': 'Pony Express riders got a fresh horse every ten miles.',
        'too-broad': 'People have sent letters for a very long time.',
        'not-in-the-text': 'The Pony Express failed since its riders were too slow.',
      },
      why: 'The text tells how it worked. It tells why it closed after 18 months.',
    },
    inferences: [
      {
        question: 'Why did the Pony Express close?',
        answer: 'There was a faster way to send news.',
        wrong: {
          'guess-from-the-topic': 'The riders and horses were too tired.',
          'not-in-the-text': 'People did not want to write letters.',
          'goes-too-far': 'The trail was washed out by a storm.',
        },
        why: 'A telegraph line could send words in minutes. The riders took about ten days.',
      },
    ],
    words: [
      {
        word: 'fresh',
        answer: 'not tired',
        wrong: {
          'everyday-meaning': 'just picked from a garden',
          'other-meaning': 'a bit rude to others',
          'guess-from-the-topic': 'very young',
        },
        why: 'Horses get tired when they race. So riders got a horse that was not tired.',
      },
    ],
    evidence: [
      {
        claim: 'riders used many horses',
        sentence: 4,
        others: [2, 5, 7],
        why: 'They got a fresh horse about every ten miles.',
      },
    ],
  },
];
