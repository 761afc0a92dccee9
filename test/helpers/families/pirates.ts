import type { DraftQuestion } from './fake-provider.ts';

/** Valid questions on a topic unknown to the generators. */
export const pirates: readonly DraftQuestion[] = [
  {
    question: 'What is the black flag of a pirate ship called?',
    choices: ['Jolly Roger', 'White Ensign', 'Union Jack', 'Old Glory'],
    correctIndex: 0,
    explanation: 'The flag with the skull is called the Jolly Roger.',
  },
  {
    question: 'Who leads a pirate ship?',
    choices: ['The captain', 'The cook', 'The carpenter', 'The gunner'],
    correctIndex: 0,
    explanation: 'The captain leads the ship and all who sail on it.',
  },
  {
    question: 'What do sailors call the front of a ship?',
    choices: ['Stern', 'Bow', 'Mast', 'Keel'],
    correctIndex: 1,
    explanation: 'The front is the bow. The back is the stern.',
  },
  {
    question: 'What shows sailors the way to the north?',
    choices: ['Compass', 'Telescope', 'Anchor', 'Rudder'],
    correctIndex: 0,
    explanation: 'The needle of a compass points to the north.',
  },
  {
    question: 'Which part of a ship holds the sails?',
    choices: ['Rudder', 'Anchor', 'Mast', 'Hull'],
    correctIndex: 2,
    explanation: 'The sails hang from a tall pole. It is called the mast.',
  },
  {
    question: 'What keeps a ship in its place?',
    choices: ['The anchor', 'The compass', 'The cannon', 'The lantern'],
    correctIndex: 0,
    explanation: 'The anchor is so heavy that it holds the ship.',
  },
  {
    question: 'Which food lasted on long trips at sea?',
    choices: ['Fresh salad leaves', 'Ice cream', 'Dry biscuits', 'Warm milk'],
    correctIndex: 2,
    explanation: 'Dry biscuits do not go bad for a long time.',
  },
  {
    question: 'Which illness did sailors get when they had no fruit?',
    choices: ['Scurvy', 'Measles', 'Chicken pox', 'Flu'],
    correctIndex: 0,
    explanation: 'Fruit has vitamin C. Too little of it leads to scurvy.',
  },
];
