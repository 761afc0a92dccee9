import {
  energyChangeKinds,
  fieldKinds,
  machineKinds,
  magnetKinds,
  motionChangeKinds,
  newtonKinds,
  pushKinds,
  reachKinds,
} from '../data/force-kinds.ts';
import type { Concept } from '../types.ts';
import { type SortingInfo, sorted } from './sorting.ts';

const forces = { subject: 'Science', category: 'Forces' };

const pushesInfo: SortingInfo = {
  ...forces,
  id: 'science.forces.pushes',
  title: 'Pushes and pulls',
  grades: [0, 2],
  objectives: ['Tell a push from a pull'],
  keywords: ['pushes and pulls', 'push', 'pull'],
  standards: ['K-PS2-1'],
  teaching: {
    idea: {
      0: 'A push moves a thing away from you. A pull moves it closer to you.',
      2:
        'Pushes and pulls are forces. A force can start, stop or turn a motion. A push goes away from you, a ' +
        'pull toward you.',
    },
    caution: 'You can pull a door and push it too. Look at the way it goes.',
    leads: ['Act it out with your hands.', 'Does the thing go away from you or closer?'],
  },
};

const motionInfo: SortingInfo = {
  ...forces,
  id: 'science.forces.changes',
  title: 'Pushes and pulls change motion',
  grades: [0, 2],
  objectives: ['Say how a push or a pull changes a motion'],
  keywords: ['changing motion', 'speed and direction', 'start and stop'],
  prerequisites: ['science.forces.pushes'],
  standards: ['K-PS2-1', 'K-PS2-2'],
  teaching: {
    idea: 'A push or a pull can start a motion. It can make it slower. It can also turn it.',
    caution: 'Things do not stop all by themselves. Something rubs or pushes on them.',
    leads: ['How did the thing move before?', 'How does it move afterward?'],
  },
};

const magnetsInfo: SortingInfo = {
  ...forces,
  id: 'science.forces.magnets',
  title: 'What magnets pull',
  grades: [2, 5],
  objectives: ['Tell which things stick to a magnet'],
  keywords: ['magnets', 'magnet', 'magnetism', 'magnetic materials'],
  prerequisites: ['science.matter.materials'],
  standards: ['3-PS2-3'],
  teaching: {
    idea: {
      2: 'A magnet pulls iron and steel. It does not pull wood, glass or plastic.',
      3:
        'A magnet pulls iron and steel, even from a short way off. Most other metals, such as copper, gold and ' +
        'aluminum, are not pulled.',
    },
    caution: 'Not all metals stick to a magnet. Copper and gold do not.',
    leads: ['What is the thing made of?', 'Is it iron or steel?'],
  },
};

const reachInfo: SortingInfo = {
  ...forces,
  id: 'science.forces.contact',
  title: 'Forces with and without contact',
  grades: [3, 7],
  objectives: ['Tell contact forces from forces that act at a distance'],
  keywords: ['contact forces', 'forces at a distance', 'gravity'],
  prerequisites: ['science.forces.pushes'],
  standards: ['3-PS2-3', '5-PS2-1', 'MS-PS2-5'],
  teaching: {
    idea:
      'Most pushes and pulls need contact: the things touch. Gravity, magnets and electric charges act without ' +
      'contact, ' +
      'since a field reaches through the space between the things.',
    caution: 'Air and water touch what moves through them. Their drag is a contact force.',
    leads: ['Do the things touch?', 'Is it gravity, a magnet or an electric charge that acts?'],
  },
};

const collisionInfo: SortingInfo = {
  ...forces,
  id: 'science.energy.collisions',
  category: 'Energy',
  title: 'Energy in collisions',
  grades: [3, 5],
  objectives: ['Say which thing gains and which loses energy of motion'],
  keywords: ['crashes', 'energy transfer', 'collisions between things'],
  prerequisites: ['science.forces.changes'],
  standards: ['4-PS3-1', '4-PS3-3'],
  teaching: {
    idea:
      'A faster thing has more energy of motion. When two things collide, energy passes from one to the other. ' +
      'A part of it turns into sound and heat.',
    caution: 'Energy does not vanish. What one thing loses, other things gain.',
    leads: ['Does the thing get faster or slower?', 'Faster means more energy of motion.'],
  },
};

const newtonInfo: SortingInfo = {
  ...forces,
  id: 'science.forces.newton-laws',
  title: "Newton's three laws",
  grades: [6, 10],
  objectives: ["Recognize Newton's laws of motion in examples"],
  keywords: ['three laws of motion', 'inertia', 'action and reaction', 'newtons three laws'],
  prerequisites: ['science.forces.contact'],
  standards: ['MS-PS2-1', 'MS-PS2-2'],
  teaching: {
    idea:
      'First law: without a net force, a body stays at rest or keeps its velocity. Second law: the acceleration ' +
      'grows with the ' +
      'net force and shrinks with the mass. Third law: two bodies push on each other with equal forces in ' +
      'opposite directions.',
    caution: 'The two forces of the third law act on different bodies, so they do not cancel.',
    leads: [
      'Is the example about two bodies that push on each other? That is the third law.',
      'Does it compare forces, masses or accelerations? That is the second law.',
      'Does a body just go on as before? That is the first law.',
    ],
  },
};

const fieldsInfo: SortingInfo = {
  ...forces,
  id: 'science.forces.fields',
  title: 'Electric and magnetic forces',
  grades: [6, 9],
  objectives: ['Predict attraction and repulsion of charges and magnets'],
  keywords: ['electric fields', 'magnetic fields', 'charges', 'poles', 'attract and repel'],
  prerequisites: ['science.forces.contact', 'science.forces.magnets'],
  standards: ['MS-PS2-3', 'MS-PS2-5'],
  teaching: {
    idea:
      'A charge has an electric field around it, and a magnet has a magnetic field. The field pushes or pulls on ' +
      'other charges or ' +
      'magnets without contact. Like charges or poles repel, and unlike ones attract.',
    caution: 'A charged body also attracts a neutral one, since it shifts the charges in it.',
    leads: [
      'Are the two things magnets, charges or something else?',
      'Are their poles or charges alike or opposite?',
    ],
  },
};

const machinesInfo: SortingInfo = {
  ...forces,
  id: 'science.forces.simple-machines',
  title: 'Simple machines',
  grades: [4, 7],
  objectives: ['Recognize the six simple machines in everyday things'],
  keywords: ['simple machines', 'lever', 'pulley', 'wedge', 'screw', 'inclined plane', 'wheel and axle'],
  prerequisites: ['science.forces.pushes'],
  standards: ['MS-PS3-5'],
  teaching: {
    idea:
      'A simple machine changes the size or the direction of a force. It saves force but not work: with less ' +
      'force, you push or pull over a longer distance. ' +
      'The six are lever, inclined plane, wedge, screw, pulley, and wheel and axle.',
    caution: 'A wedge and a screw are slopes too. A wedge moves, and a screw winds.',
    leads: ['Which part moves, and how?', 'Is there a bar on a point, a slope, or something that turns?'],
  },
};

/** Pushes, pulls, fields and machines, sorted by kind. */
export const forceConcepts: Concept[] = [
  sorted(pushesInfo, pushKinds),
  sorted(motionInfo, motionChangeKinds),
  sorted(magnetsInfo, magnetKinds),
  sorted(reachInfo, reachKinds),
  sorted(collisionInfo, energyChangeKinds),
  sorted(machinesInfo, machineKinds),
  sorted(newtonInfo, newtonKinds),
  sorted(fieldsInfo, fieldKinds),
];
