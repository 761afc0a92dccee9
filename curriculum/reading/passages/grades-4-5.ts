import type { Passage } from './passage.ts';

/** Passages for grades 4 and 5, from easy to hard. */
export const grades4To5: readonly Passage[] = [
  {
    title: "The Lighthouse Keeper's Log",
    kind: 'story',
    sentences: [
      'On our class trip we read a log from 1889, in which the keeper, Ada Finch, had written a line each night.',
      'Most of the lines were dull: oil filled, lamp lit, wind from the west.',
      'Then came a week of storms, and on the third night the machine that turned the lamp broke.',
      '"Turned it by hand until dawn," wrote Ada.',
      'The next night she wrote the same, and the next.',
      'On the sixth day her writing was hard to read.',
      'Our guide said that eleven ships had passed the rocks that week.',
    ],
    mainIdea: {
      answer: 'A log shows how a keeper kept ships safe in storms.',
      wrong: {
        'a-detail-only': 'A log from 1889 says the wind came from the west.',
        'too-broad': 'Lighthouses helped sailors in times gone by.',
        'not-in-the-text': "A keeper's log was lost for years in a storm at sea.",
      },
      why: 'Ada turned the lamp by hand for nights. Eleven ships passed the rocks. The log tells us so.',
    },
    inferences: [
      {
        question: "Why was Ada's writing hard to read on the sixth day?",
        answer: 'She was tired from turning the lamp.',
        wrong: {
          'guess-from-the-topic': 'She had hurt her hand in a fall.',
          'not-in-the-text': 'She had run out of ink and paper.',
          'goes-too-far': 'She had let a guest write for her.',
        },
        why: 'She had turned the lamp by hand night after night, until dawn. That makes a person tired.',
      },
    ],
    words: [
      {
        word: 'dull',
        answer: 'not exciting',
        wrong: {
          'everyday-meaning': 'not sharp, like a knife',
          'other-meaning': 'not bright, like a color',
          'guess-from-the-topic': 'hard to read',
        },
        why: 'Oil filled, lamp lit: these lines are about the same things each night.',
      },
    ],
    evidence: [
      {
        claim: "most of Ada's lines report nothing special",
        sentence: 2,
        others: [1, 4, 6],
        why: 'Most lines were dull: they tell about oil, the lamp and the wind.',
      },
    ],
  },
  {
    title: 'Two Ways to the Well',
    kind: 'story',
    sentences: [
      'Salma and Idris carried water from the village well each morning.',
      'Idris took the short path over the hill.',
      'He arrived first, panting, with a third of his water on his shirt.',
      'Salma took the long, level path and arrived with a full jar.',
      '"You are slow," said Idris.',
      '"How many trips did you make?" asked Salma.',
      '"Three," he said.',
      'She had made two.',
      'They looked at the two barrels, and neither said a word, for both were filled to exactly the same line.',
    ],
    mainIdea: {
      answer: 'A longer path can be just as good as a short one.',
      wrong: {
        'a-detail-only': 'Idris arrives with water all over his wet shirt.',
        'too-broad': 'Water has to be carried to homes in many villages.',
        'not-in-the-text': 'A short path brings more water home than a long one.',
      },
      why: 'Idris makes three trips and spills. Salma makes two. Their barrels are equally full.',
    },
    inferences: [
      {
        question: 'Why did Idris need three trips?',
        answer: 'He spilled some of his water.',
        wrong: {
          'guess-from-the-topic': 'His jar was smaller than hers.',
          'not-in-the-text': 'He stopped to rest on the hill.',
          'goes-too-far': 'His family drank more water.',
        },
        why: 'A third of his water was on his shirt. So each trip brought less.',
      },
    ],
    words: [
      {
        word: 'level',
        answer: 'flat',
        wrong: {
          'everyday-meaning': 'a part of a game',
          'other-meaning': 'a tool for builders',
          'guess-from-the-topic': 'well known',
        },
        why: "Idris goes over the hill. Salma's path is long but has no hill.",
      },
    ],
    evidence: [
      {
        claim: 'Salma lost no water on the way',
        sentence: 4,
        others: [1, 6, 9],
        why: 'She arrived with a full jar.',
      },
    ],
  },
  {
    title: "The Kite Maker's Test",
    kind: 'story',
    sentences: [
      'Bao wanted to work for Master Lin, who made the finest kites in the city.',
      'Master Lin handed him a bundle of bamboo and left the room.',
      'Each stick looked the same to Bao.',
      'He bent the first, and it snapped.',
      'Then he stopped bending and started to tap.',
      'Some sticks gave a clear note, and some a dull one.',
      'Bao put the clear ones in one pile.',
      'When Master Lin came back, he bent a stick from the pile almost into a circle.',
      'It held.',
      '"Come early tomorrow," he said.',
    ],
    mainIdea: {
      answer: 'Bao passes a test by finding his own way to judge bamboo.',
      wrong: {
        'a-detail-only': 'Bao bends the first stick of bamboo until it snaps in two.',
        'too-broad': 'It takes skill and time to learn how to make fine kites.',
        'not-in-the-text': 'Bao fails a test because he breaks a stick of bamboo.',
      },
      why: 'Bao cannot see a difference, so he taps. The clear ones hold. Master Lin tells him to come back.',
    },
    inferences: [
      {
        question: 'What does Master Lin mean at the end?',
        answer: 'Bao can work for him.',
        wrong: {
          'guess-from-the-topic': 'Bao must take another test.',
          'not-in-the-text': 'Bao has been too slow.',
          'opposite-of-the-text': 'Bao will have to leave.',
        },
        why: 'The stick from Bao\'s pile held. "Come early tomorrow" means that there is work for him.',
      },
    ],
    words: [
      {
        word: 'finest',
        answer: 'best',
        wrong: {
          'everyday-meaning': 'thinnest',
          'other-meaning': 'sunniest',
          'guess-from-the-topic': 'largest',
        },
        why: 'Bao wants to learn from Master Lin because no one in the city makes better kites.',
      },
    ],
    evidence: [
      {
        claim: 'looking did not help Bao',
        sentence: 3,
        others: [2, 4, 8],
        why: 'Each stick looked the same to Bao. So looking did not help.',
      },
    ],
  },
  {
    title: 'The Interpreter',
    kind: 'story',
    sentences: [
      "Minh's neighbor, Dona Lurdes, spoke only Portuguese.",
      'Minh spoke Vietnamese and English.',
      'When her cat climbed the tall maple, she pointed and wept, and Minh did not need words.',
      'He rattled a box of dry cat food beneath the branches.',
      'The cat blinked and stayed.',
      'Dona Lurdes sang a soft, odd tune instead.',
      'At once the cat backed down the trunk.',
      'Now Minh knows one song in Portuguese, although he has no idea what it says.',
      'The cat understands it perfectly.',
    ],
    mainIdea: {
      answer: 'Neighbors who share no language meet through a cat.',
      wrong: {
        'a-detail-only': 'A box of dry food is rattled under the branches of a maple.',
        'too-broad': 'Learning a new language takes years of hard work.',
        'not-in-the-text': 'A cat is saved by a boy who climbs up a tall tree to get it.',
      },
      why: 'Minh and Dona Lurdes have no common language. They help the cat, and he learns her song.',
    },
    inferences: [
      {
        question: 'Why did the cat come down?',
        answer: 'It knew the tune.',
        wrong: {
          'guess-from-the-topic': 'It was hungry.',
          'not-in-the-text': 'It was afraid of Minh.',
          'goes-too-far': 'It was too cold up there.',
        },
        why: 'The food did not work, but at once after the tune it came. The cat understands the song.',
      },
    ],
    words: [
      {
        word: 'backed',
        answer: 'moved tail first',
        wrong: {
          'everyday-meaning': 'gave help to',
          'other-meaning': 'placed a bet on',
          'guess-from-the-topic': 'sang along',
        },
        why: 'The cat comes down the trunk with its rear end first.',
      },
    ],
    evidence: [
      {
        claim: 'the first idea failed',
        sentence: 5,
        others: [3, 4, 7],
        why: 'The food was the first idea. But the cat blinked and stayed.',
      },
    ],
  },
  {
    title: 'The Orchard Owl',
    kind: 'story',
    sentences: [
      "Ngozi's father had mice in his orchard, and they chewed the bark of his young trees.",
      'Traps did little good.',
      'Ngozi read that one barn owl family may eat a thousand mice in a season.',
      'She built a box from old boards and fixed it high on a pole.',
      'All winter it stood empty.',
      'Her father shrugged.',
      'In April a white face looked out of the hole at dusk.',
      'That summer the new bark stayed smooth, and her father asked for three more boxes.',
    ],
    mainIdea: {
      answer: 'Thanks to Ngozi, an owl moves in and solves a problem.',
      wrong: {
        'a-detail-only': 'Ngozi builds a box from old boards and puts it on a pole.',
        'too-broad': 'Farmers have to deal with animals that harm their plants.',
        'not-in-the-text': 'Ngozi sets traps in the orchard, and they catch the mice.',
      },
      why: "Mice chew the bark. An owl moves into Ngozi's box, and then the bark stays smooth.",
    },
    inferences: [
      {
        question: "What did Ngozi's father think of the box in winter?",
        answer: 'He did not expect it to work.',
        wrong: {
          'guess-from-the-topic': 'He feared it would fall down.',
          'opposite-of-the-text': 'He was sure that it would help.',
          'not-in-the-text': 'He wanted it for his own birds.',
        },
        why: 'It stood empty, and he shrugged. A shrug shows that you do not expect much.',
      },
    ],
    words: [
      {
        word: 'bark',
        answer: 'the skin of a tree',
        wrong: {
          'everyday-meaning': 'the cry of a dog',
          'other-meaning': 'a small ship with sails',
          'guess-from-the-topic': 'the fruit on a branch',
        },
        why: 'Mice chewed it on young trees. It is on the outside of a tree.',
      },
    ],
    evidence: [
      {
        claim: 'the owl ate the mice',
        sentence: 8,
        others: [2, 4, 6],
        why: 'The new bark stayed smooth. So there were no more mice that chewed it.',
      },
    ],
  },
  {
    title: 'The Photograph',
    kind: 'story',
    sentences: [
      'In the attic Thandi found a photograph of a girl on a bicycle.',
      "The girl had Thandi's chin and Thandi's stubborn hair.",
      '"That\'s me at ten," said her grandmother.',
      '"My brothers said that a girl could not ride to the coast, but I did it in two days."',
      'She pointed at a dark smear behind the wheel.',
      '"That is the sea."',
      'Thandi looked at the picture for a long while.',
      'Then she went down to the garage and pumped up her tires.',
    ],
    mainIdea: {
      answer: "A photograph of her grandmother's ride inspires Thandi.",
      wrong: {
        'a-detail-only': 'A photograph shows a dark smear behind a bicycle wheel.',
        'too-broad': 'Old pictures in an attic can be fun to look through.',
        'not-in-the-text': 'A grandmother teaches Thandi to ride an old bicycle.',
      },
      why: 'Thandi hears about the ride to the coast. Then she gets her own bicycle ready.',
    },
    inferences: [
      {
        question: 'What does Thandi plan to do?',
        answer: 'go on a long ride',
        wrong: {
          'guess-from-the-topic': 'fix the old photograph',
          'not-in-the-text': 'sell her own bicycle',
          'goes-too-far': 'visit the girl in the picture',
        },
        why: 'She hears that her grandmother rode to the coast. Then she pumps up her tires.',
      },
    ],
    words: [
      {
        word: 'stubborn',
        answer: 'hard to tame',
        wrong: {
          'everyday-meaning': "not willing to change one's mind",
          'other-meaning': 'thick and short',
          'guess-from-the-topic': 'gray with age',
        },
        why: 'Hair has no mind. Stubborn hair does not lie the way that you comb it.',
      },
    ],
    evidence: [
      {
        claim: "people doubted Thandi's grandmother",
        sentence: 4,
        others: [2, 5, 7],
        why: 'Her brothers said that a girl could not ride to the coast.',
      },
    ],
  },
  {
    title: 'The Market Clock',
    kind: 'story',
    sentences: [
      'The clock in the market had stood at ten past four for as long as Emre could remember.',
      'Sellers joked that it was right twice a day.',
      "Emre's aunt mended watches, so he begged her to look.",
      "She climbed up with a lamp and came down with a bird's nest.",
      '"There is nothing wrong with the clock," she said.',
      '"Someone was living between the wheels."',
      'She oiled the wheels and hung a wooden nest box under the eaves.',
      'At noon the bell rang, and every seller looked up at once.',
    ],
    mainIdea: {
      answer: 'A nest is taken out, and the market clock runs again.',
      wrong: {
        'a-detail-only': 'The market clock has a bell that all of the sellers can hear at noon.',
        'too-broad': 'Old things often need someone to look after them.',
        'not-in-the-text': 'The market clock is replaced by a new one because it is too old.',
      },
      why: 'It had stood still for years. The aunt takes the nest out and oils the wheels. Then the bell rings.',
    },
    inferences: [
      {
        question: "Why does Emre's aunt hang up a nest box?",
        answer: 'She wants the birds to have a home.',
        wrong: {
          'guess-from-the-topic': 'She wants to make the clock pretty.',
          'not-in-the-text': 'She wants to sell it at the market.',
          'goes-too-far': 'She wants to hide the broken wheels.',
        },
        why: 'She took their nest from the clock. The box is a new place for them.',
      },
    ],
    words: [
      {
        word: 'stood',
        answer: 'did not move at all',
        wrong: {
          'everyday-meaning': 'was on its feet',
          'other-meaning': 'put up with',
          'guess-from-the-topic': 'rang loudly',
        },
        why: 'A clock that stood at ten past four showed that time day and night.',
      },
    ],
    evidence: [
      {
        claim: 'the sellers were surprised',
        sentence: 8,
        others: [2, 4, 5],
        why: 'The bell rang, and every seller looked up at once. They did not expect it.',
      },
    ],
  },
  {
    title: "The Beaver's Work",
    kind: 'information',
    sentences: [
      'A beaver fells a tree by chewing around the trunk.',
      'Its orange front teeth keep growing, so they do not wear away.',
      'With branches, stones and mud it builds a dam across a stream.',
      'Behind the dam a pond forms.',
      'There the beaver builds a lodge with an entrance under water, where wolves cannot follow.',
      'Others gain, too.',
      'Frogs, ducks and fish move into the pond.',
      'Slow water drops its mud, and when the beavers leave, a rich meadow remains.',
      'Few animals change the land as much.',
    ],
    mainIdea: {
      answer: 'Beavers change the land and help other animals.',
      wrong: {
        'a-detail-only': 'Beavers have front teeth that keep on growing.',
        'too-broad': 'Animals build homes of many shapes and sizes.',
        'not-in-the-text': 'Beavers live in families and share their work.',
      },
      why: 'The dam makes a pond and a lodge, and others move in. Later there is a meadow.',
    },
    inferences: [
      {
        question: 'Why is the pond important for the lodge?',
        answer: 'It hides the entrance from enemies.',
        wrong: {
          'guess-from-the-topic': 'It is a place to store dry food.',
          'not-in-the-text': 'It brings the wood to the beaver.',
          'goes-too-far': 'It makes the lodge warm and dry.',
        },
        why: 'The entrance is under water, where wolves cannot follow.',
      },
    ],
    words: [
      {
        word: 'fells',
        answer: 'makes fall',
        wrong: {
          'everyday-meaning': 'has a feeling',
          'other-meaning': 'drops to the ground',
          'guess-from-the-topic': 'climbs up',
        },
        why: 'The beaver chews around the trunk until the tree comes down.',
      },
    ],
    evidence: [
      {
        claim: 'a pond is good for other animals',
        sentence: 7,
        others: [2, 4, 8],
        why: 'Frogs, ducks and fish move into the pond.',
      },
    ],
  },
  {
    title: 'The Broken Bowl',
    kind: 'story',
    sentences: [
      "Hiro knocked his grandmother's tea bowl off the shelf, and it cracked into five pieces.",
      'He held his breath, but she did not scold him.',
      'Instead she took out a jar of golden paste.',
      'All afternoon they glued the pieces with thin shining lines.',
      '"Now it will leak," Hiro said sadly.',
      'Grandmother poured tea into the bowl and waited.',
      'Not a drop came through.',
      '"I have had this bowl for thirty years," she said, "and today I like it best."',
      'Hiro traced the gold lines with his finger.',
      'Each of them was like a river on a map.',
    ],
    mainIdea: {
      answer: 'A broken bowl becomes more precious when it is mended.',
      wrong: {
        'a-detail-only': 'A jar of golden paste is used to join pieces of a bowl.',
        'too-broad': 'Grandparents and children can learn from one another.',
        'not-in-the-text': 'A careless boy has to save money for another tea bowl.',
      },
      why: 'The bowl breaks and they mend it with gold. Then Grandmother says that she likes it best today.',
    },
    inferences: [
      {
        question: 'Why does Grandmother like the bowl best now?',
        answer: 'It shows the work they did together.',
        wrong: {
          'guess-from-the-topic': 'It can hold more tea than before.',
          'not-in-the-text': 'It can be sold for a high price.',
          'goes-too-far': 'It will stay on the shelf from now on.',
        },
        why: 'She and Hiro spent all afternoon on it. She likes it best on that very day.',
      },
    ],
    words: [
      {
        word: 'traced',
        answer: 'followed with a finger',
        wrong: {
          'everyday-meaning': 'copied on thin paper',
          'other-meaning': 'found the source of',
          'guess-from-the-topic': 'scratched off',
        },
        why: 'His finger goes along the gold lines, as on a map. He does not copy anything.',
      },
    ],
    evidence: [
      {
        claim: 'Hiro expected to be in trouble',
        sentence: 2,
        others: [1, 5, 10],
        why: 'Hiro held his breath, and she did not scold him. So he feared that she would.',
      },
    ],
  },
  {
    title: 'Taste and Smell',
    kind: 'information',
    sentences: [
      'Hold your nose and bite into a slice of apple.',
      'It tastes sweet, but you may not be able to say that it is an apple.',
      'Your tongue notices only a few basic tastes, such as sweet, sour, salty and bitter.',
      'The rest of what we call flavor comes from smell.',
      'As you chew, scents rise from your mouth to the back of your nose.',
      'There, millions of cells can tell thousands of scents apart.',
      'That is why food seems so dull when a cold stops up your nose.',
    ],
    mainIdea: {
      answer: 'Much of the flavor of food comes from smell.',
      wrong: {
        'a-detail-only': 'An apple tastes sweet even if you hold your nose.',
        'too-broad': 'Our senses tell us a lot about the world we live in.',
        'not-in-the-text': 'Much of the taste of food is lost when it is cooked.',
      },
      why: 'The tongue notices only a few tastes. The rest of flavor comes from smell.',
    },
    inferences: [
      {
        question: 'You have a bad cold. What can you still notice in lemonade?',
        answer: 'that it is sweet and sour',
        wrong: {
          'guess-from-the-topic': 'that it is made of lemons',
          'opposite-of-the-text': 'the full flavor of it',
          'not-in-the-text': 'nothing about it at all',
        },
        why: 'A cold stops smell. The tongue still notices basic tastes such as sweet and sour.',
      },
    ],
    words: [
      {
        word: 'cold',
        answer: 'an illness with a runny nose',
        wrong: {
          'everyday-meaning': 'low in heat, like ice',
          'other-meaning': 'not friendly to others',
          'guess-from-the-topic': 'a mouth full of ice cream',
        },
        why: 'It stops up your nose. So it is the illness.',
      },
    ],
    evidence: [
      {
        claim: 'scents can reach the nose from inside',
        sentence: 5,
        others: [2, 3, 6],
        why: 'Scents rise from your mouth to the back of your nose.',
      },
    ],
  },
  {
    title: 'A Garden on the Roof',
    kind: 'story',
    sentences: [
      "Nobody in Anjali's building had a yard.",
      'The roof was flat, gray and empty.',
      'Anjali asked the owner whether she could grow tomatoes there.',
      '"Dirt is heavy," he said, and shook his head.',
      'So Anjali made a list of light things: straw, foam boxes and peat.',
      'She weighed each of them and drew a plan.',
      'The next time, the owner read every number twice.',
      'In May he carried up the first box himself.',
      'In July he asked, a little shyly, whether any tomatoes were ripe.',
    ],
    mainIdea: {
      answer: "Anjali's careful plan wins the owner over to a roof garden.",
      wrong: {
        'a-detail-only': 'Anjali writes down straw, peat and foam boxes on a list.',
        'too-broad': 'People who live in a city can grow some of their own food.',
        'not-in-the-text': 'Anjali plants tomatoes on the roof without asking first.',
      },
      why: 'First the owner says no. Anjali weighs and plans. Then he even carries up a box.',
    },
    inferences: [
      {
        question: 'Why did the owner say no at first?',
        answer: 'He feared for the roof.',
        wrong: {
          'guess-from-the-topic': 'He did not like tomatoes.',
          'not-in-the-text': 'He had plans of his own.',
          'goes-too-far': 'He thought children make noise.',
        },
        why: '"Dirt is heavy," he said. A heavy load could damage the roof.',
      },
    ],
    words: [
      {
        word: 'shyly',
        answer: 'as if it was hard to ask',
        wrong: {
          'everyday-meaning': 'as a person who has no friends',
          'other-meaning': 'in an angry way',
          'guess-from-the-topic': 'in a loud, proud voice',
        },
        why: 'First he was against the garden. Now he wants a tomato, so it is a little hard to ask.',
      },
    ],
    evidence: [
      {
        claim: "Anjali's numbers impressed the owner",
        sentence: 7,
        others: [2, 5, 6],
        why: 'The owner read every number twice. So he took them seriously.',
      },
    ],
  },
  {
    title: 'Octopus Minds',
    kind: 'information',
    sentences: [
      'An octopus has no bones at all.',
      'Even a large one can squeeze through a small hole, because its beak is its only hard part.',
      'It can change its color and even the bumps on its skin to match a rock.',
      'Octopuses also seem to solve problems.',
      'In labs, some have learned to open jars to reach a crab.',
      "Most of an octopus's nerve cells are not in its head but in its eight arms.",
      'Each arm can taste and touch on its own.',
      'In a way, an octopus thinks with its arms.',
    ],
    mainIdea: {
      answer: 'The octopus has an unusual body and a clever mind.',
      wrong: {
        'a-detail-only': 'An octopus can match the color of a rock.',
        'too-broad': 'The sea holds many animals that look strange to us.',
        'not-in-the-text': 'Octopuses live for only a few years in the sea.',
      },
      why: 'The text tells of its boneless body and changing skin, then of problems it solves and its arms.',
    },
    inferences: [
      {
        question: 'What limits the size of hole an octopus can pass through?',
        answer: 'the size of its beak',
        wrong: {
          'guess-from-the-topic': 'the length of its arms',
          'not-in-the-text': 'the color of its skin',
          'goes-too-far': 'the number of its bones',
        },
        why: 'The beak is its only hard part. Everything else can squeeze.',
      },
    ],
    words: [
      {
        word: 'match',
        answer: 'look the same as',
        wrong: {
          'everyday-meaning': 'a game between two teams',
          'other-meaning': 'a small stick to light a fire',
          'guess-from-the-topic': 'hide under',
        },
        why: 'Its color and bumps become like those of the rock.',
      },
    ],
    evidence: [
      {
        claim: 'octopuses can learn',
        sentence: 5,
        others: [1, 3, 8],
        why: 'Some have learned to open jars to reach a crab.',
      },
    ],
  },
  {
    title: 'The Last Page',
    kind: 'story',
    sentences: [
      'Someone had torn the last page out of the mystery in the school library.',
      'Carlos groaned, for he had read all night.',
      'He wrote his own ending and tucked it into the book.',
      'A week later he looked again.',
      'Under his page was another, in green ink, with a different thief.',
      'Soon there were nine endings.',
      'When the library finally bought a new copy, few people borrowed it.',
      'The old one, fat with loose pages, had a waiting list.',
    ],
    mainIdea: {
      answer: 'A torn book becomes loved for the endings that readers add.',
      wrong: {
        'a-detail-only': 'A mystery in the library has one of its endings written in green ink.',
        'too-broad': 'Reading and writing are skills that help each other to grow stronger.',
        'not-in-the-text': 'A boy finds out who tore the last page out of a library mystery.',
      },
      why: 'Carlos adds an ending and others do so too. The old book has a waiting list.',
    },
    inferences: [
      {
        question: 'Why did readers want the old copy?',
        answer: 'They enjoyed the many endings.',
        wrong: {
          'guess-from-the-topic': 'It was free to take home.',
          'not-in-the-text': 'The new copy cost too much.',
          'goes-too-far': 'They could not find the new one.',
        },
        why: 'There were nine endings in the old book. Few people borrowed the new one.',
      },
    ],
    words: [
      {
        word: 'copy',
        answer: 'one of many books that are alike',
        wrong: {
          'everyday-meaning': 'to do the same as someone',
          'other-meaning': 'a picture made by a machine',
          'guess-from-the-topic': 'an ending to a story',
        },
        why: 'The library bought a new one of the same book.',
      },
    ],
    evidence: [
      {
        claim: 'Carlos was eager to finish the book',
        sentence: 2,
        others: [1, 4, 7],
        why: 'Carlos groaned, for he had read all night. So he wanted to know the end.',
      },
    ],
  },
  {
    title: "The Moon's Face",
    kind: 'information',
    sentences: [
      'From Earth we always see the same side of the moon.',
      'Many people think that the moon does not spin, but it does.',
      'It turns once in about 27 days, which is just the time it takes to go once around Earth.',
      'Try this at home.',
      'Walk around a chair and keep your face toward it.',
      'By the time you get back, you have faced every wall of the room, so you have made one full turn.',
      'The far side of the moon was a mystery until 1959.',
      'Then a spacecraft sent back the first pictures of it.',
    ],
    mainIdea: {
      answer: 'The moon spins in such a way that one side faces us.',
      wrong: {
        'a-detail-only': "The moon's far side was first seen in the year 1959.",
        'too-broad': 'The moon is one of the things that we see in the sky.',
        'not-in-the-text': 'The moon has a side on which it is night all the time.',
      },
      why: 'One turn takes as long as one trip around Earth. So the same side is toward us.',
    },
    inferences: [
      {
        question: 'In the test with the chair, what are you?',
        answer: 'the moon',
        wrong: {
          'opposite-of-the-text': 'the Earth',
          'guess-from-the-topic': 'the sun',
          'not-in-the-text': 'a spacecraft',
        },
        why: 'You walk around the chair, as the moon goes around Earth, and keep your face to it.',
      },
    ],
    words: [
      {
        word: 'faced',
        answer: 'looked toward',
        wrong: {
          'everyday-meaning': 'dealt with a problem',
          'other-meaning': 'covered with stone',
          'guess-from-the-topic': 'ran into',
        },
        why: 'As you walk around the chair, your eyes look toward every wall in turn.',
      },
    ],
    evidence: [
      {
        claim: 'people can be wrong about the moon',
        sentence: 2,
        others: [1, 4, 7],
        why: 'Many think that the moon does not spin, but it does.',
      },
    ],
  },
  {
    title: 'Second Violin',
    kind: 'story',
    sentences: [
      'Samira had hoped to play first violin in the school orchestra.',
      'The list on the door put her among the seconds.',
      '"Seconds only play the boring notes," she grumbled to her uncle.',
      'He put on a record and turned one knob until the tune faded.',
      'What remained was warm and steady, like a floor.',
      'He turned the knob back.',
      '"Without it, the tune has nowhere to stand," he said.',
      'At the next practice Samira listened to the firsts float above her notes.',
      'She played a little stronger.',
    ],
    mainIdea: {
      answer: 'The second violins matter, as Samira learns.',
      wrong: {
        'a-detail-only': 'Samira finds her name on a list that hangs on the door.',
        'too-broad': 'Music can change the way that people feel about things.',
        'not-in-the-text': 'Samira becomes a first violin by hard work and luck.',
      },
      why: 'First she thinks that seconds are boring. The record shows her that the tune needs them.',
    },
    inferences: [
      {
        question: 'Why does Samira play stronger at the end?',
        answer: 'She is proud of her part.',
        wrong: {
          'guess-from-the-topic': 'She wants to be first violin.',
          'not-in-the-text': 'She cannot hear the others.',
          'goes-too-far': 'Her uncle listens at practice.',
        },
        why: 'Her uncle shows that the tune stands on the seconds. She hears it herself, and then plays stronger.',
      },
    ],
    words: [
      {
        word: 'record',
        answer: 'a disc with music on it',
        wrong: {
          'everyday-meaning': 'the best result ever',
          'other-meaning': 'a list of facts to keep',
          'guess-from-the-topic': 'a kind of radio show',
        },
        why: 'Her uncle puts it on and they hear a tune. So it is a disc with music.',
      },
    ],
    evidence: [
      {
        claim: 'Samira was unhappy with her place',
        sentence: 3,
        others: [1, 5, 7],
        why: 'She grumbled that seconds only play the boring notes.',
      },
    ],
  },
  {
    title: 'Lost in the Fog',
    kind: 'story',
    sentences: [
      'Halfway across the moor, the fog came down like a curtain.',
      'Rory could not see his own boots.',
      'His sister Isla told him to stand still and listen.',
      'Far off, on the left, a stream was chattering.',
      '"We crossed it this morning below the farm," said Isla.',
      'They walked toward the sound and followed the water downhill, one step at a time.',
      'After an hour a gate rose out of the gray.',
      'Rory read the name on it aloud, and then he read it again, just for the pleasure.',
    ],
    mainIdea: {
      answer: 'Rory and Isla find the way in fog by following a stream.',
      wrong: {
        'a-detail-only': 'Rory and Isla cross a stream in the morning of their walk.',
        'too-broad': 'Walking in wild places can be full of danger for children.',
        'not-in-the-text': 'Rory and Isla are found by a farmer who hears their calls.',
      },
      why: 'They cannot see, but they hear the stream. It leads them down to the gate of the farm.',
    },
    inferences: [
      {
        question: 'Whose name is on the gate?',
        answer: "the farm's",
        wrong: {
          'guess-from-the-topic': "the moor's",
          'not-in-the-text': "Rory's",
          'goes-too-far': "the stream's",
        },
        why: 'The stream flows below the farm that they passed in the morning. They follow it and reach a gate. Rory is glad to read its name.',
      },
    ],
    words: [
      {
        word: 'rose',
        answer: 'appeared little by little',
        wrong: {
          'everyday-meaning': 'a flower with thorns',
          'other-meaning': 'got up from a chair',
          'guess-from-the-topic': 'fell down with a crash',
        },
        why: 'The gate does not move. In the fog they come closer and see it bit by bit.',
      },
    ],
    evidence: [
      {
        claim: 'the fog was very thick',
        sentence: 2,
        others: [3, 4, 6],
        why: 'Rory could not see his own boots. They are quite near to his eyes.',
      },
    ],
  },
  {
    title: 'The Night of the Turtles',
    kind: 'story',
    sentences: [
      'Lucia and her father sat on the dark beach without a lamp.',
      'A light would have confused the hatchlings, which crawl toward the brightest part of the sky.',
      'At first the sand was still.',
      'Then it seemed to boil.',
      'Dozens of tiny turtles, no bigger than a cookie, climbed out and scrambled for the waves.',
      'One turned the wrong way, toward a bright hotel.',
      'Lucia wanted to pick it up, but her father just stepped between it and the windows.',
      'In his shadow the turtle stopped, turned and found the sea.',
    ],
    mainIdea: {
      answer: 'Lucia sees how baby turtles find their way to the sea.',
      wrong: {
        'a-detail-only': 'Lucia and her father sit on a dark beach at night.',
        'too-broad': 'Many sea animals need the help of people to survive.',
        'not-in-the-text': 'Lucia carries a lost turtle from a hotel to the waves.',
      },
      why: 'The hatchlings crawl toward the light of the sky. One is lost, and a shadow helps it to find the sea.',
    },
    inferences: [
      {
        question: 'Why did the one turtle go the wrong way?',
        answer: 'The hotel was brighter than the sea.',
        wrong: {
          'guess-from-the-topic': 'The hotel had food for it.',
          'not-in-the-text': 'It was hurt by a wave.',
          'goes-too-far': "It was afraid of Lucia's father.",
        },
        why: 'Hatchlings crawl toward the brightest part of the sky. The hotel was bright.',
      },
    ],
    words: [
      {
        word: 'still',
        answer: 'without any motion',
        wrong: {
          'everyday-meaning': 'even now',
          'other-meaning': 'in spite of that',
          'guess-from-the-topic': 'as cold as ice',
        },
        why: 'After this the sand "seemed to boil", which is motion. So before, it did not move.',
      },
    ],
    evidence: [
      {
        claim: "Lucia's father helped without touching",
        sentence: 7,
        others: [1, 5, 8],
        why: 'He just stepped between the turtle and the windows. He did not pick it up.',
      },
    ],
  },
  {
    title: 'Why the Sea Is Salty',
    kind: 'information',
    sentences: [
      'Rain is not pure water.',
      'As it falls, it takes in a little gas from the air, which makes it a weak acid.',
      'When rain runs over rocks, it slowly dissolves tiny amounts of salts.',
      'Rivers carry these salts to the sea.',
      'A river does not taste salty, for it holds very little.',
      'But water leaves the sea when the sun heats it, and the salt stays behind.',
      'Over a vast stretch of time, the salts have built up.',
      'Today a liter of sea water holds about 35 grams of salt.',
    ],
    mainIdea: {
      answer: 'The salt of the sea has been brought there by rivers.',
      wrong: {
        'a-detail-only': 'Rivers do not have enough salt in them to taste it.',
        'too-broad': 'Water is found in many places on our planet.',
        'not-in-the-text': 'Salt has been taken from the sea by people for ages.',
      },
      why: 'Rain takes salt from rocks, rivers carry it, and it stays when water leaves. The text tells this chain.',
    },
    inferences: [
      {
        question: 'What is left if a bowl of sea water dries in the sun?',
        answer: 'salt',
        wrong: {
          'guess-from-the-topic': 'sand',
          'not-in-the-text': 'a weak acid',
          'opposite-of-the-text': 'nothing at all',
        },
        why: 'When the sun heats sea water, the water leaves and the salt stays behind.',
      },
    ],
    words: [
      {
        word: 'stretch',
        answer: 'a length of time',
        wrong: {
          'everyday-meaning': 'to pull so that it gets longer',
          'other-meaning': 'a move to warm up',
          'guess-from-the-topic': 'a part of the coast',
        },
        why: 'The text speaks of a vast stretch of time. It took very long.',
      },
    ],
    evidence: [
      {
        claim: 'the salt in the sea came from land',
        sentence: 4,
        others: [1, 5, 8],
        why: 'Rivers carry the salts from rocks to the sea.',
      },
    ],
  },
  {
    title: 'The Wrong Suitcase',
    kind: 'story',
    sentences: [
      'At the station Femi picked up a brown suitcase and ran for his train.',
      'When he opened it at home, he found violin strings, sheets of music and a pair of red shoes.',
      'On the lid was a faded label with a phone number.',
      'A woman answered and shouted with joy.',
      "She was to play that night and had only comic books and a boy's pajamas.",
      "Femi's mother drove to the concert hall at once.",
      'They got there with four minutes to spare.',
      'From the front row, Femi saw the red shoes tapping.',
    ],
    mainIdea: {
      answer: "Femi has a musician's suitcase and gets it to her in time.",
      wrong: {
        'a-detail-only': 'Femi finds violin strings, sheets of music and a pair of red shoes.',
        'too-broad': 'It is easy to mix things up when people travel.',
        'not-in-the-text': 'Femi learns to play the violin from a woman he meets on a train.',
      },
      why: 'He takes the wrong suitcase, calls its owner and brings it just before the concert.',
    },
    inferences: [
      {
        question: "Why did Femi's mother drive to the hall at once?",
        answer: 'The woman needed her things that night.',
        wrong: {
          'guess-from-the-topic': 'She wanted good seats for the concert.',
          'not-in-the-text': 'She had a friend at the concert hall.',
          'goes-too-far': 'She was angry about the mix-up.',
        },
        why: 'The woman was to play that night and had only comic books and pajamas.',
      },
    ],
    words: [
      {
        word: 'spare',
        answer: 'have left over',
        wrong: {
          'everyday-meaning': 'kept for later use, like a tire',
          'other-meaning': 'save from harm',
          'guess-from-the-topic': 'run late',
        },
        why: 'They got there four minutes before the time. These minutes were left over.',
      },
    ],
    evidence: [
      {
        claim: "the woman had Femi's suitcase",
        sentence: 5,
        others: [1, 2, 8],
        why: "She had comic books and a boy's pajamas. They belong to Femi.",
      },
    ],
  },
  {
    title: 'The Bake Sale',
    kind: 'story',
    sentences: [
      'The fifth grade needed ninety dollars for new lab lenses.',
      'Everybody brought brownies, so the table was one long brown stripe.',
      'By noon they had sold only six.',
      'Chidi walked past the line at the drinking fountain and had an idea.',
      'He spent four dollars of his own on lemons and sugar.',
      'People came for the cold lemonade, and then they noticed what goes well with it.',
      "At three o'clock one brownie remained.",
      'The teacher paid for it with a five and told them to keep the change.',
    ],
    mainIdea: {
      answer: "Chidi's lemonade makes the bake sale a success.",
      wrong: {
        'a-detail-only': 'Chidi buys lemons and sugar for four dollars.',
        'too-broad': 'Schools can raise money in many sorts of ways.',
        'not-in-the-text': 'Chidi bakes a better kind of brownie for a sale.',
      },
      why: "Six brownies are sold by noon. With lemonade, only one is left at three o'clock.",
    },
    inferences: [
      {
        question: 'What gave Chidi his idea?',
        answer: 'He saw that people were thirsty.',
        wrong: {
          'guess-from-the-topic': 'He heard someone ask for fruit.',
          'not-in-the-text': 'He had sold lemonade before.',
          'goes-too-far': 'He was tired of brownies.',
        },
        why: 'There was a line at the drinking fountain. So people wanted something to drink.',
      },
    ],
    words: [
      {
        word: 'change',
        answer: 'money given back',
        wrong: {
          'everyday-meaning': 'to become different',
          'other-meaning': 'fresh clothes',
          'guess-from-the-topic': 'the rest of the brownies',
        },
        why: 'The teacher pays with a five-dollar bill for one brownie. He should get money back.',
      },
    ],
    evidence: [
      {
        claim: 'the sale began badly',
        sentence: 3,
        others: [1, 6, 7],
        why: 'By noon they had sold only six brownies.',
      },
    ],
  },
  {
    title: 'Hibernation',
    kind: 'information',
    sentences: [
      'When food is scarce in winter, some animals save energy by hibernating.',
      'A ground squirrel curls up in its burrow, and its body grows nearly as cold as the soil.',
      'Its heart may beat only five times a minute.',
      'It lives on fat that it stored in autumn.',
      'Every few weeks it warms up for some hours and then cools down again.',
      'Bears rest in a different way.',
      "A bear's body cools only a little, so it can wake more quickly.",
      'In spring all of them come out thin and hungry.',
    ],
    mainIdea: {
      answer: 'Hibernation helps animals to get through the winter.',
      wrong: {
        'a-detail-only': "A squirrel's heart may beat just five times a minute.",
        'too-broad': 'Animals have to face many dangers in the wild.',
        'not-in-the-text': 'Hibernation is something that bats and frogs can do too.',
      },
      why: 'Food is scarce, so animals rest and live on fat. The text compares squirrels and bears.',
    },
    inferences: [
      {
        question: 'Why do they come out thin?',
        answer: 'They have used up their fat.',
        wrong: {
          'guess-from-the-topic': 'They have lost their thick fur.',
          'not-in-the-text': 'They have run in their sleep.',
          'goes-too-far': 'They have eaten the wrong food.',
        },
        why: 'They live on fat that they stored in autumn. By spring much of it is used up.',
      },
    ],
    words: [
      {
        word: 'scarce',
        answer: 'hard to find',
        wrong: {
          'everyday-meaning': 'a bit frightening',
          'other-meaning': 'put in a safe place',
          'guess-from-the-topic': 'easy to get',
        },
        why: 'Animals must save energy in winter. So there is little food.',
      },
    ],
    evidence: [
      {
        claim: 'hibernation is not one long sleep',
        sentence: 5,
        others: [2, 4, 6],
        why: 'Every few weeks the squirrel warms up for some hours.',
      },
    ],
  },
  {
    title: 'How a Canyon Grows',
    kind: 'information',
    sentences: [
      'A canyon is cut by the very river that seems so small at its bottom.',
      'Moving water carries sand and stones, and these scrape the river bed like sandpaper.',
      'Where the land is slowly rising, the river keeps cutting down.',
      'Rain, ice and wind wear away the walls and make the gap wider.',
      'In soft rock the walls form gentle slopes, and in hard rock they form cliffs.',
      'The layers in the walls are like pages, and the oldest are at the bottom.',
      'It takes millions of years to turn them all.',
    ],
    mainIdea: {
      answer: 'A river and the weather carve a canyon over time.',
      wrong: {
        'a-detail-only': 'A canyon has cliffs where the rock of a wall is hard.',
        'too-broad': 'Nature has made many kinds of beautiful landscapes.',
        'not-in-the-text': 'A canyon forms when the ground splits open at once.',
      },
      why: 'The river cuts down and the weather makes the gap wider. It takes millions of years.',
    },
    inferences: [
      {
        question: 'A canyon wall has a gentle slope. What is it likely made of?',
        answer: 'soft rock',
        wrong: {
          'opposite-of-the-text': 'hard rock',
          'guess-from-the-topic': 'sand and mud',
          'not-in-the-text': 'the youngest rock',
        },
        why: 'In soft rock the walls form gentle slopes.',
      },
    ],
    words: [
      {
        word: 'bed',
        answer: 'the bottom',
        wrong: {
          'everyday-meaning': 'a thing to sleep on',
          'other-meaning': 'a place where flowers grow',
          'guess-from-the-topic': 'the edge',
        },
        why: 'Stones in the water scrape the ground under the river. That is its bed.',
      },
    ],
    evidence: [
      {
        claim: 'weather helps to shape a canyon',
        sentence: 4,
        others: [1, 2, 6],
        why: 'Rain, ice and wind are parts of the weather. They make the gap wider.',
      },
    ],
  },
  {
    title: 'Paper from Rags',
    kind: 'information',
    sentences: [
      'Paper was not always made from trees.',
      'In China, almost two thousand years ago, paper makers used bark, old nets and rags.',
      'They beat these to a pulp in water, spread it on a screen and let it dry.',
      'The art traveled west, and for centuries paper in Europe was made of rags.',
      'By the 1800s people wanted more newspapers than there were rags.',
      'Inventors then found ways to turn wood into pulp.',
      'Wood was cheap, so books and papers became cheap as well.',
      'Early wood paper, though, turned brown and brittle.',
    ],
    mainIdea: {
      answer: 'What paper is made of has changed over time.',
      wrong: {
        'a-detail-only': 'Paper makers used to beat old nets in water.',
        'too-broad': 'Many useful things were first made in China.',
        'not-in-the-text': 'Paper made from rags was too weak for books.',
      },
      why: 'The text goes from bark and rags to wood and gives the reason for the change.',
    },
    inferences: [
      {
        question: 'Why did paper makers turn to wood?',
        answer: 'There were too few rags.',
        wrong: {
          'guess-from-the-topic': 'Rags had become too dirty.',
          'not-in-the-text': 'Wood made stronger paper.',
          'goes-too-far': 'Readers wanted brown paper.',
        },
        why: 'People wanted more newspapers than there were rags.',
      },
    ],
    words: [
      {
        word: 'screen',
        answer: 'a flat net',
        wrong: {
          'everyday-meaning': 'the part of a phone that shows pictures',
          'other-meaning': 'a test to find illness',
          'guess-from-the-topic': 'a big pot',
        },
        why: 'The wet pulp is spread on it to dry. The water can run through.',
      },
    ],
    evidence: [
      {
        claim: 'cheap paper had a weak point',
        sentence: 8,
        others: [3, 4, 7],
        why: 'Early wood paper turned brown and brittle. That was its weak point.',
      },
    ],
  },
  {
    title: 'Bridges That Hang',
    kind: 'information',
    sentences: [
      'A suspension bridge hangs from its cables, as its name says.',
      'Two tall towers carry thick main cables, and thin cables drop down from these to hold the road.',
      'The main cables pull hard, so their ends are fixed in huge blocks of concrete or in rock.',
      'Such bridges can cross wide rivers without a pillar in the middle.',
      'Ships can pass below with ease.',
      'Wind is a danger, though.',
      'In 1940 a new bridge in Tacoma swayed so much that it fell after four months.',
      'Since then engineers have tested bridge models in wind tunnels.',
    ],
    mainIdea: {
      answer: 'Suspension bridges are useful but must stand the wind.',
      wrong: {
        'a-detail-only': 'Suspension bridges have ends fixed in big blocks.',
        'too-broad': 'Engineers have built bridges of many sorts and sizes.',
        'not-in-the-text': 'Suspension bridges of rope were once built in the Andes.',
      },
      why: 'The text tells how they hang and what they are good for. Then it tells of wind as a danger.',
    },
    inferences: [
      {
        question: 'What did engineers learn from Tacoma?',
        answer: 'They have to plan for wind.',
        wrong: {
          'guess-from-the-topic': 'They have to build with rock.',
          'not-in-the-text': 'They have to use fewer cables.',
          'goes-too-far': 'They have to stop building bridges.',
        },
        why: 'The bridge swayed and fell. Since then engineers test models in wind tunnels.',
      },
    ],
    words: [
      {
        word: 'carry',
        answer: 'hold up',
        wrong: {
          'everyday-meaning': 'bring from place to place',
          'other-meaning': 'be heard far away',
          'guess-from-the-topic': 'pull down',
        },
        why: 'The towers do not move. The cables lie on them, and the towers hold them up.',
      },
    ],
    evidence: [
      {
        claim: 'ships benefit from such bridges',
        sentence: 5,
        others: [1, 3, 7],
        why: 'Ships can pass below with ease.',
      },
    ],
  },
  {
    title: 'The Chess Bench',
    kind: 'story',
    sentences: [
      'Every Saturday an old man sat alone at the stone chess table in Alder Park.',
      'His pieces were set up, but nobody ever took the other seat.',
      'Dina watched him for three weeks before she dared to ask.',
      '"I only know how the horse moves," she admitted.',
      '"Then we will begin with the knight," he said.',
      'By June, Dina could see four moves ahead.',
      'By August, a line of children waited for a turn.',
      'The old man had to bring a second bench, and he complained about its weight with a wide smile.',
    ],
    mainIdea: {
      answer: "Dina's question ends an old man's lonely Saturdays.",
      wrong: {
        'a-detail-only': 'By June, Dina can see four moves ahead in a game of chess.',
        'too-broad': 'Games can bring people of all ages and kinds together.',
        'not-in-the-text': 'Dina beats an old man at chess and wins a prize for it.',
      },
      why: 'At first nobody takes the other seat. Dina asks, and by August there is a line of children.',
    },
    inferences: [
      {
        question: 'How does the old man feel about carrying the bench?',
        answer: 'He is pleased that he needs it.',
        wrong: {
          'guess-from-the-topic': 'He is too weak to carry it.',
          'not-in-the-text': 'He is cross with the children.',
          'opposite-of-the-text': 'He is sorry that he began.',
        },
        why: 'He complains, but with a wide smile. The bench is there because children come.',
      },
    ],
    words: [
      {
        word: 'dared',
        answer: 'was brave enough',
        wrong: {
          'everyday-meaning': 'asked someone to do a risky thing',
          'other-meaning': 'stared without a word',
          'guess-from-the-topic': 'was allowed',
        },
        why: 'Dina watched for three weeks first. She was shy and needed courage to ask.',
      },
    ],
    evidence: [
      {
        claim: 'chess became popular in the park',
        sentence: 7,
        others: [1, 3, 6],
        why: 'A line of children waited for a turn. So many wanted to play.',
      },
    ],
  },
  {
    title: 'The Water Strider',
    kind: 'information',
    sentences: [
      'A water strider can stand on a pond without getting wet.',
      'Two things make this possible.',
      'First, the surface of water acts a bit like a thin skin, since the tiny particles of water pull on each other.',
      "Second, the insect's legs are covered with thousands of small hairs.",
      'The hairs trap air, so the legs stay dry and do not break the skin.',
      'The strider rows with its middle legs and steers with the back ones.',
      'When another insect falls in, ripples give it away, and the strider rushes to its meal.',
    ],
    mainIdea: {
      answer: 'On top of a pond, the water strider is well equipped for life.',
      wrong: {
        'a-detail-only': 'The water strider uses its back legs to steer and its middle legs to row.',
        'too-broad': 'Insects of a great many kinds live in almost all parts of the world.',
        'not-in-the-text': 'The water strider stays dry because it can jump from plant to plant.',
      },
      why: 'The skin of water and the hairy legs let it stand there. It also rows and hunts there.',
    },
    inferences: [
      {
        question: "What would happen if soap made the water's skin weaker?",
        answer: 'The strider would sink.',
        wrong: {
          'guess-from-the-topic': 'The strider would row faster.',
          'not-in-the-text': 'The strider would get more hairs.',
          'opposite-of-the-text': 'The strider would stand better.',
        },
        why: 'The skin of the water holds the strider up. With a weaker skin it could sink.',
      },
    ],
    words: [
      {
        word: 'trap',
        answer: 'hold in place',
        wrong: {
          'everyday-meaning': 'a tool to catch mice',
          'other-meaning': 'a trick to fool someone',
          'guess-from-the-topic': 'push away',
        },
        why: 'The hairs hold air, and the air keeps the legs dry.',
      },
    ],
    evidence: [
      {
        claim: 'striders notice movements of the water',
        sentence: 7,
        others: [1, 4, 6],
        why: 'Ripples give the insect away. Ripples are movements of the water.',
      },
    ],
  },
  {
    title: 'Sundials to Seconds',
    kind: 'information',
    sentences: [
      'Early people told time by the sun.',
      'A sundial shows the hour by a shadow, but it is useless at night.',
      'Water clocks worked in the dark, for water dripped from a pot at a steady rate.',
      'About 700 years ago, towers in Europe got clocks with weights and wheels.',
      'They could be wrong by a quarter of an hour a day.',
      'In 1656 Christiaan Huygens of the Netherlands built a clock with a pendulum, and the error shrank to less than a minute a day.',
      'Each step let people plan their days more exactly.',
    ],
    mainIdea: {
      answer: 'Clocks became more and more exact over time.',
      wrong: {
        'a-detail-only': 'Water clocks dripped at a steady rate in the dark.',
        'too-broad': 'People have wanted to know the time for ages.',
        'not-in-the-text': 'Clocks were first built for sailors far out at sea.',
      },
      why: 'From sundial to pendulum, each step made time more exact. The last sentence says so.',
    },
    inferences: [
      {
        question: 'Why was a water clock better than a sundial on a rainy day?',
        answer: 'It did not need the sun.',
        wrong: {
          'guess-from-the-topic': 'It filled itself with rain.',
          'not-in-the-text': 'It was wrong by less than a minute.',
          'goes-too-far': 'It was kept in a tower.',
        },
        why: 'A sundial needs a shadow. On a rainy day there is no sun, but water still drips.',
      },
    ],
    words: [
      {
        word: 'rate',
        answer: 'speed',
        wrong: {
          'everyday-meaning': 'to give stars for quality',
          'other-meaning': 'a price for a room',
          'guess-from-the-topic': 'sound',
        },
        why: 'The water dripped evenly, neither faster nor slower.',
      },
    ],
    evidence: [
      {
        claim: 'tower clocks were not very exact',
        sentence: 5,
        others: [2, 3, 4],
        why: 'They could be wrong by a quarter of an hour a day.',
      },
    ],
  },
  {
    title: 'Crickets and Heat',
    kind: 'information',
    sentences: [
      'On a warm night crickets chirp fast, and on a cool night they slow down.',
      'The reason is that a cricket cannot heat its own body.',
      'Its muscles work at the speed that the air allows.',
      'In 1897 an American, Amos Dolbear, wrote down a rule for this.',
      'For one kind of cricket you count the chirps in 14 seconds and add 40.',
      'The sum is close to the temperature in degrees Fahrenheit.',
      'A cricket is not as exact as a thermometer, of course.',
      'Below about 50 degrees it mostly stays silent.',
    ],
    mainIdea: {
      answer: "The speed of a cricket's chirps depends on the heat.",
      wrong: {
        'a-detail-only': 'A cricket is silent on a night below 50 degrees.',
        'too-broad': 'The weather has an effect on most living things.',
        'not-in-the-text': 'The sound of a cricket is made with its two wings.',
      },
      why: "Crickets chirp fast when warm and slowly when cool. Dolbear's rule uses this.",
    },
    inferences: [
      {
        question: 'You count 30 chirps in 14 seconds. What is the temperature about?',
        answer: '70 degrees',
        wrong: {
          'guess-from-the-topic': '30 degrees',
          'not-in-the-text': '44 degrees',
          'opposite-of-the-text': '10 degrees',
        },
        why: 'The rule says to add 40 to the chirps in 14 seconds: 30 and 40 make 70.',
      },
    ],
    words: [
      {
        word: 'kind',
        answer: 'a sort of animal',
        wrong: {
          'everyday-meaning': 'friendly and gentle',
          'other-meaning': 'a little, as in "kind of late"',
          'guess-from-the-topic': 'a large group that sings',
        },
        why: 'The rule fits one sort of cricket, not all.',
      },
    ],
    evidence: [
      {
        claim: 'the rule does not give a perfect answer',
        sentence: 7,
        others: [1, 3, 5],
        why: 'A cricket is not as exact as a thermometer.',
      },
    ],
  },
  {
    title: 'The Erie Canal',
    kind: 'information',
    sentences: [
      'In 1817 workers began to dig a canal across New York State.',
      'Few had ever built one, so they learned as they went.',
      'They dug by hand, with shovels, animals and a new machine that pulled out stumps.',
      'The canal was 363 miles long and had 83 locks, which lifted boats like steps of water.',
      'It opened in 1825.',
      'Before, it was slow and costly to bring goods over land from Lake Erie to the Hudson River.',
      'The canal cut the price to about a tenth.',
      'Towns along the water boomed, and New York City became the leading port of the nation.',
    ],
    mainIdea: {
      answer: 'Hard to build, the Erie Canal changed trade.',
      wrong: {
        'a-detail-only': 'The Erie Canal had 83 locks to lift up the boats.',
        'too-broad': 'Ships and boats have been used to carry goods.',
        'not-in-the-text': 'The Erie Canal was later made wider and deeper.',
      },
      why: 'The text tells how it was dug and then how prices fell and towns grew.',
    },
    inferences: [
      {
        question: 'Why did the canal need locks?',
        answer: 'The land along it was not flat.',
        wrong: {
          'guess-from-the-topic': 'The boats had to be kept from thieves.',
          'not-in-the-text': 'The workers wanted to fish there.',
          'goes-too-far': 'The water had to be kept clean.',
        },
        why: 'Locks lifted boats like steps. So the canal had to climb.',
      },
    ],
    words: [
      {
        word: 'boomed',
        answer: 'grew fast',
        wrong: {
          'everyday-meaning': 'made a deep, loud sound',
          'other-meaning': 'went empty',
          'guess-from-the-topic': 'were flooded with water',
        },
        why: 'Trade got cheap and New York City became the leading port. So towns on the way grew.',
      },
    ],
    evidence: [
      {
        claim: 'the builders had little experience',
        sentence: 2,
        others: [1, 5, 7],
        why: 'Few had ever built a canal, so they learned as they went.',
      },
    ],
  },
  {
    title: 'The Silk Secret',
    kind: 'information',
    sentences: [
      'For a very long time, only people in China knew how to make silk.',
      'Silk comes from the cocoon of a moth, which spins one thread up to half a mile long.',
      'Workers drop the cocoons in hot water, find the end and wind the thread up.',
      'Traders carried bright silk cloth along roads to the west, where it cost a fortune.',
      'Those who had the secret guarded it well.',
      'At last, a story says, two monks hid silkworm eggs in hollow canes and brought them to the emperor in Constantinople.',
      'After that, silk was made there too.',
    ],
    mainIdea: {
      answer: 'Silk making was a secret of China that finally spread.',
      wrong: {
        'a-detail-only': 'Silk cocoons are dropped into hot water so that workers find the end.',
        'too-broad': 'Cloth can be made from both plants and animals.',
        'not-in-the-text': 'Silk was first made by two monks who kept moths in hollow canes.',
      },
      why: 'First only China knew how. Then eggs were brought west, and silk was made there too.',
    },
    inferences: [
      {
        question: 'Why was silk so costly in the west?',
        answer: 'It could not be made there.',
        wrong: {
          'guess-from-the-topic': 'Its colors faded too soon.',
          'not-in-the-text': 'The roads were closed to trade.',
          'goes-too-far': 'Moths there ate the cloth.',
        },
        why: 'Only people in China could make it, and traders carried it far.',
      },
    ],
    words: [
      {
        word: 'wind',
        answer: 'roll up around something else',
        wrong: {
          'everyday-meaning': 'moving air',
          'other-meaning': 'breath, as after a long run',
          'guess-from-the-topic': 'cut into pieces',
        },
        why: 'Workers find the end of the long thread and roll it up.',
      },
    ],
    evidence: [
      {
        claim: 'silk makers did not share their skill',
        sentence: 5,
        others: [2, 3, 7],
        why: 'They guarded the secret well.',
      },
    ],
  },
  {
    title: "Braille's Dots",
    kind: 'information',
    sentences: [
      "Louis Braille lost his sight after an accident in his father's workshop when he was three.",
      'At a school in Paris, he read books with huge raised letters, which were slow to feel.',
      'Then he heard of a code of raised dots that Charles Barbier, a Frenchman, had made.',
      'Each sign had up to twelve dots, too many for one fingertip.',
      'Louis, still a teenager, cut the number to six.',
      'Six dots in two columns can make 63 patterns, enough for letters, numbers and even music.',
      'Today people read braille in many languages.',
    ],
    mainIdea: {
      answer: 'Louis Braille made a dot code that fingers can read.',
      wrong: {
        'a-detail-only': 'Louis Braille went to a school in the city of Paris.',
        'too-broad': 'Inventions have made life better for many people.',
        'not-in-the-text': 'Louis Braille played the organ in churches of Paris.',
      },
      why: 'Raised letters were slow. Louis cut the dots to six, and people use the code today.',
    },
    inferences: [
      {
        question: 'Why were twelve dots too many?',
        answer: 'A fingertip could not feel so many.',
        wrong: {
          'guess-from-the-topic': 'The paper was too small for them.',
          'not-in-the-text': 'The readers were too young for them.',
          'goes-too-far': 'The letters needed just three of them.',
        },
        why: 'The text says that twelve dots are too many for one fingertip. So one touch was not enough.',
      },
    ],
    words: [
      {
        word: 'sight',
        answer: 'the power to see',
        wrong: {
          'everyday-meaning': 'a place that tourists visit',
          'other-meaning': 'a thing that looks funny',
          'guess-from-the-topic': 'a bad mood',
        },
        why: 'Louis had to read by touch. So he lost the power to see.',
      },
    ],
    evidence: [
      {
        claim: 'the raised letters were not practical',
        sentence: 2,
        others: [1, 3, 7],
        why: 'The huge raised letters were slow to feel. So they were not practical.',
      },
    ],
  },
  {
    title: "Maria's Comet",
    kind: 'information',
    sentences: [
      'In 1847 Maria Mitchell stood on a roof in Nantucket, Massachusetts, with her telescope.',
      'She had learned to watch the stars from her father.',
      'That October night she saw a blurry spot that was not on her chart.',
      'It was a new comet.',
      'The king of Denmark had promised a gold medal to the first person to find a comet with a telescope, and she won it.',
      'She became one of the first female professors of astronomy.',
      'She urged her students to use their own eyes and to question everything.',
    ],
    mainIdea: {
      answer: 'Maria Mitchell found a comet and became a professor.',
      wrong: {
        'a-detail-only': "Maria Mitchell's father showed her how to watch stars.",
        'too-broad': 'Astronomers have made many exciting discoveries.',
        'not-in-the-text': 'Maria Mitchell had to give up her work with the stars.',
      },
      why: 'The text tells how she found the comet, won a medal and taught students.',
    },
    inferences: [
      {
        question: 'How did she know that the spot was something new?',
        answer: 'She compared it with her chart.',
        wrong: {
          'guess-from-the-topic': 'She asked her father about it.',
          'not-in-the-text': 'The king sent her a letter on it.',
          'goes-too-far': 'It was brighter than the moon.',
        },
        why: 'The spot was not on her chart. So she knew that it was not a known star.',
      },
    ],
    words: [
      {
        word: 'chart',
        answer: 'a map of the stars',
        wrong: {
          'everyday-meaning': 'a list of popular songs',
          'other-meaning': 'a graph of numbers',
          'guess-from-the-topic': 'a page of a diary',
        },
        why: 'She looks at the sky and compares it. So her chart shows where the stars are.',
      },
    ],
    evidence: [
      {
        claim: 'Maria wanted students to think for themselves',
        sentence: 7,
        others: [2, 4, 6],
        why: 'She urged them to use their own eyes and to question everything.',
      },
    ],
  },
];
