import type { Concept } from '../types.ts';
import { type Group, sentenceGroups, sorted } from './sorting.ts';

/** Argument, persuasion and style. The tests' solver checks the tables by marks of its own. */

const info = { subject: 'Reading', category: 'Argument' };
const sentence = { thing: 'sentence', verb: 'has' } as const;

const arguing = sorted(
  {
    ...info,
    id: 'reading.argument.claim-and-evidence',
    title: 'Claim, evidence and reasoning',
    grades: [6, 10],
    objectives: ['Tell a claim from its evidence and its reasoning'],
    keywords: ['claim evidence reasoning', 'claims', 'evidence', 'cer', 'arguments'],
    standards: ['RI.6.8', 'RI.7.8', 'W.7.1'],
    prerequisites: ['reading.comprehension.fact-and-opinion'],
    teaching: {
      idea:
        'A claim says what should be believed or done. Evidence gives facts for it. Reasoning explains why those ' +
        'facts support the claim.',
      caution: 'A claim alone proves nothing. It needs evidence and the link between the two.',
      mends: {},
    },
  },
  [
    {
      hints: [
        'Could the sentence be looked up or measured?',
        'Does it demand something, or explain why facts matter?',
      ],
      thing: 'sentence',
      verb: 'has',
      aspect: 'role in an argument',
      ask: 'Which role does the sentence have in an argument?',
      says: 'the sentence gives {}',
      questions: {
        member: 'Which sentence gives {}?',
        not: 'Which sentence does not give {}?',
        like: 'Read: {} Which other sentence has the same role in an argument?',
      },
      groups: sentenceGroups(`
# a claim|it says what should be believed or done
Our school should start at nine. | should
The town ought to plant trees on Main Street. | ought to
Every library should open on Sundays. | should
The park needs a bike path. | needs
Students should grow some of the food for their lunch. | should
Homework should be given on weekdays only. | should
# evidence|it gives a fact or a number that can be checked
In a survey, 70 of 100 students slept less than eight hours. | 70 of 100
Last July the bare street was nine degrees warmer than the park. | nine degrees
Half of the card holders work on all weekdays. | Half of
Eleven riders were hurt on the road beside the park in May. | Eleven
The school in Elm Valley harvested 200 pounds of beans. | 200 pounds
In June the students spent 14 hours of two weekends on worksheets. | 14 hours
# reasoning|it explains why facts support the claim
Since tired students learn less, a later start would help them. | Since
Leaves give shade, which is why trees would cool the street. | which is why
People who work all week can come only if it opens on a free day. | only if
A path keeps bikes off the road, so fewer riders would be hurt. | so fewer riders
This shows that a school garden can really feed a class. | This shows
Rest helps memory, so free weekends would make lessons stick. | so free weekends
`),
    },
  ],
);

const linkMembers: readonly Group[] = sentenceGroups(`
# a contrast|the second sentence goes against what the first lets us expect
The trail was steep. ___, nobody gave up.
He had slept badly. ___, he won the race.
The shop is small. ___, it sells nearly everything.
They had never met. ___, they trusted each other.
The plan was risky. ___, the crew agreed to it.
# a result|the second sentence follows from the first
The bridge was closed. ___, we took the ferry.
The seeds got no water. ___, none of them grew.
She had saved for a year. ___, she could buy the bike.
The snow was deep. ___, the school stayed closed.
The battery was empty. ___, the lamp went out.
# an example|the second sentence names one case of the first
Some birds cannot fly. ___, penguins only swim.
Many words come from Greek. ___, “photo” goes back to a word for light.
Several fruits grow here. ___, there are plums and figs.
Sounds can carry meaning. ___, a siren warns us.
Some metals are liquid. ___, mercury flows at room temperature.
# an addition|the second sentence adds one more point of the same kind
The room has a desk. ___, it has two shelves.
The jacket is warm. ___, it keeps out the rain.
She speaks Hindi. ___, she reads Greek.
The bike has new brakes. ___, it has a new bell.
The soup has beans in it. ___, it has rice.
`);

const transitions = sorted(
  {
    ...info,
    category: 'Writing',
    id: 'reading.writing.transitions',
    title: 'Transitions',
    grades: [6, 10],
    objectives: ['Link sentences with the right transition'],
    keywords: ['transitions', 'transition words', 'linking words', 'however therefore'],
    standards: ['W.6.1.C', 'W.7.2.C', 'W.8.2.C'],
    prerequisites: ['reading.comprehension.cause-and-effect'],
    teaching: {
      idea:
        'A transition tells how the next sentence goes on: nevertheless opens a contrast, therefore a result, for ' +
        'example a case, and moreover one more point.',
      caution: 'A transition must fit the sense. However cannot open a result.',
      mends: {},
    },
  },
  [
    {
      hints: [
        'Say what the second sentence does to the first.',
        'Does it go against it, follow from it, name a case of it, or add to it?',
      ],
      thing: 'text',
      verb: 'has',
      aspect: 'link in sense',
      ask: 'What must the missing transition show?',
      questions: {
        member: 'In which text must the missing transition show {}?',
        not: 'In three texts, the missing transition shows {}. Which one is different?',
        like: 'Read: {} In which other text must the missing transition show the same?',
      },
      says: 'the transition shows {}',
      groups: linkMembers,
    },
    {
      hints: [
        'Say what the second sentence does to the first.',
        'Does it go against it, follow from it, name a case of it, or add to it?',
      ],
      thing: 'text',
      verb: 'has',
      aspect: 'missing transition',
      gap: 'transition',
      ask: 'Which transition fits?',
      groups: linkMembers.map(({ label, ...group }) => ({
        ...group,
        label:
          { 'a contrast': 'Nevertheless', 'a result': 'Therefore', 'an example': 'For example' }[label] ??
          'Moreover',
      })),
    },
  ],
);

const appeals = sorted(
  {
    ...info,
    id: 'reading.argument.appeals',
    title: 'Rhetorical appeals',
    grades: [8, 12],
    objectives: ['Recognize appeals to credibility, feeling and reason'],
    keywords: ['rhetorical appeals', 'ethos pathos logos', 'ethos', 'pathos', 'logos', 'persuasion'],
    standards: ['RI.9-10.6', 'RI.11-12.6', 'SL.9-10.3'],
    prerequisites: ['reading.argument.claim-and-evidence'],
    teaching: {
      idea:
        'Speakers persuade in three ways. Ethos builds trust in the speaker, pathos moves the feelings, and logos ' +
        'reasons with facts and numbers.',
      caution: 'A number alone can still aim at the feelings. Ask what it is meant to do.',
      mends: {},
    },
  },
  [
    {
      hints: [
        'Does it speak of the speaker, of the listener’s feelings, or of facts?',
        'Does it ask you to trust, to feel or to reason?',
      ],
      ...sentence,
      aspect: 'appeal',
      ask: 'Which appeal does the speaker use?',
      questions: {
        member: 'Which sentence uses this appeal: “{}”?',
        not: 'Which sentence does not use this appeal: “{}”?',
        like: 'Read: {} Which other sentence uses the same appeal?',
      },
      groups: sentenceGroups(`
# ethos|it builds trust in the speaker
As a nurse of twenty years, I know these wards. | nurse of twenty years
I have farmed this land all my life, so hear me out. | all my life
Having led three rescue teams, I speak from experience. | I speak from experience
My colleagues on the safety board share my view. | safety board
I have repaired these bridges since 1998. | since 1998
I studied these tapes for my degree in music. | my degree
# pathos|it moves the feelings of the listener
Picture a puppy that shivers alone in the cold. | shivers alone
Think of your own grandmother on those icy steps. | your own grandmother
Think of the poor seals that choke on our trash. | poor seals
Imagine the joy on their faces when the lights come on. | the joy on their faces
Our old hall, full of songs and memories, is about to be lost forever. | lost forever
How would you feel if your home were washed away? | How would you feel
# logos|it reasons with facts and numbers
Repairs cost 2,000 dollars, and a new roof costs 9,000. | 2,000 dollars; 9,000
Since falls dropped by half after the rails were built, rails work. | by half
In nine of ten trials the cheaper pump lasted longer. | nine of ten
If each bus replaces thirty cars, ten buses replace three hundred. | thirty cars; three hundred
The river rose four feet in a year, so the wall is too low. | four feet
Two studies found no difference between the brands. | Two studies
`),
    },
  ],
);

const fallacies = sorted(
  {
    ...info,
    id: 'reading.argument.fallacies',
    title: 'Logical fallacies',
    grades: [9, 12],
    objectives: ['Recognize common errors of reasoning'],
    keywords: ['logical fallacies', 'fallacies', 'ad hominem', 'slippery slope', 'false dilemma'],
    standards: ['RI.9-10.8', 'SL.9-10.3'],
    prerequisites: ['reading.argument.claim-and-evidence'],
    teaching: {
      idea:
        'A fallacy looks like a reason but is not one. It may attack the person, generalize from one case, offer only ' +
        'two choices, predict a chain of disasters, or repeat the claim as its own proof.',
      caution: 'A fallacy does not make the claim false. It only fails to prove it.',
      mends: {},
    },
  },
  [
    {
      hints: [
        'What is the claim, and what is given as its reason?',
        'Does the reason speak of the claim, or of something else?',
      ],
      thing: 'argument',
      verb: 'has',
      aspect: 'fallacy',
      ask: 'Which fallacy does the argument commit?',
      questions: {
        member: 'Which argument commits this fallacy: “{}”?',
        not: 'Which argument does not commit this fallacy: “{}”?',
        like: 'Read: {} Which other argument commits the same fallacy?',
      },
      groups: sentenceGroups(`
# attack on the person|it attacks the speaker and not the claim
Do not trust his plan for the park, since he dresses badly. | dresses badly
Her study of bees must be wrong, for she failed art class. | failed art class
Why listen to his tax idea? He cannot even park a car. | cannot even park
His book on health is worthless, because he is rude. | is rude
# hasty generalization|it draws a rule from one or two cases
I met two rude drivers, so all drivers in this city are rude. | two rude drivers; all drivers
My one cactus died, which shows that cactuses cannot live indoors. | one cactus; cactuses cannot
It rained on both days of our visit, so it always rains there. | both days; always
One bus was late, and therefore the buses never run on time. | One bus; never
# false dilemma|it offers only two choices though there are more
Either we build the mall, or the town will die. | Either; or
You are with us, or you hate this school. | with us, or
We can cut music, or else we must close the library. | or else
Vote for the new gym, or admit that you do not care about sports. | or admit
# slippery slope|it predicts a chain of disasters from one small step
If we allow one late essay, soon nobody will ever study. | one late essay; nobody
Let them skip a practice, and next they will quit school and lose everything. | skip a practice; lose everything
If the shop opens on Sunday, in the end no family will share a meal again. | opens on Sunday; no family
Permit one phone in class, and before long there will be no teaching at all. | one phone; no teaching
# circular reasoning|it repeats the claim as its own proof
The rule is fair because it is a just rule. | fair; just
This song is popular, since so many people like it. | popular; so many people like it
He is honest, for he always tells the truth. | honest; tells the truth
The book is true, because it says so itself. | true; says so itself
`),
    },
  ],
);

const devices = sorted(
  {
    ...info,
    id: 'reading.argument.rhetorical-devices',
    title: 'Rhetorical devices',
    grades: [8, 12],
    objectives: ['Recognize how the form of a sentence persuades'],
    keywords: ['rhetorical devices', 'anaphora', 'antithesis', 'rhetorical question', 'alliteration'],
    standards: ['RI.9-10.6', 'RI.11-12.6'],
    prerequisites: ['reading.argument.appeals'],
    teaching: {
      idea:
        'Speakers shape sentences for effect. Anaphora repeats a beginning, antithesis sets opposites side by side, ' +
        'a rhetorical question needs no answer, and alliteration repeats first sounds.',
      caution: 'Name the device by its form, and then ask what it does for the message.',
      mends: {},
    },
  },
  [
    {
      hints: [
        'Does it ask something, or set two opposites side by side?',
        'Is a first word or a first sound repeated?',
      ],
      thing: 'line',
      verb: 'has',
      aspect: 'rhetorical device',
      ask: 'Which rhetorical device does the line use?',
      questions: {
        member: 'Which line uses this rhetorical device: “{}”?',
        not: 'Which line does not use this rhetorical device: “{}”?',
        like: 'Read: {} Which other line uses the same rhetorical device?',
      },
      groups: sentenceGroups(`
# anaphora|clauses in a row begin with the same words
We will plant here. We will build here. We will remain here. | We will
Give them time. Give them tools. Give them trust. | Give them
Every street matters, every house matters, every voice matters. | Every street; every house
Now is the hour to act. Now is the hour to speak. | Now is the hour
This town needs a clinic. This town needs a school. | This town needs
# antithesis|opposites are set side by side in like form
Winter takes, and summer gives. | takes; gives
They asked for bread and received a stone. | bread; a stone
It was a small step up, but a great fall down. | step up; fall down
Speak little, and listen much. | little; much
The rich grow idle, while the poor grow tired. | rich; poor
# rhetorical question|it asks what needs no answer
Who would not want clean water?
Is there anyone here who has never made a mistake?
Do we really want to sit in traffic forever?
Can any parent look away from that?
Why on earth should we give up now?
# alliteration|words near each other begin with the same sound
Proud people protect public parks. | Proud people
Brave builders brought back our bridge. | Brave builders
Fresh food for free families. | Fresh food
Strong schools shape steady citizens. | Strong schools
Wild winds will wear down walls. | Wild winds
`),
    },
  ],
);

const register = sorted(
  {
    ...info,
    category: 'Writing',
    id: 'reading.writing.register',
    title: 'Word choice and register',
    grades: [8, 12],
    objectives: ['Choose words that fit the reader and the occasion'],
    keywords: ['register', 'formal and informal', 'word choice', 'diction', 'formal style'],
    standards: ['W.9-10.1.D', 'W.9-10.2.D', 'L.9-10.3'],
    prerequisites: ['reading.vocabulary.connotation'],
    teaching: {
      idea:
        'Register is the level of language. A letter to an office is formal, a note to a friend informal, and a ' +
        'manual uses the terms of its field. The reader and the occasion decide.',
      caution: 'Formal does not mean long. Clear and exact words are formal enough.',
      mends: {},
    },
  },
  [
    {
      hints: [
        'Who could have written it, and to whom?',
        'Look for slang, for polite phrases and for expert terms.',
      ],
      ...sentence,
      aspect: 'register',
      ask: 'Which register does the sentence have?',
      questions: {
        member: 'Which sentence is {}?',
        not: 'Which sentence is not {}?',
        like: 'Read: {} Which other sentence has the same register?',
      },
      says: 'the sentence is {}',
      groups: sentenceGroups(`
# formal|it is polite and complete, as in a letter to an office
I would appreciate a reply at your convenience.
We regret to inform you that the event has been canceled.
Please accept my sincere apologies for the delay.
The committee wishes to express its gratitude.
Guests are kindly requested to remain seated.
I am writing to inquire about the position.
# informal|it is relaxed, as between friends
Hey, wanna grab a bite later?
Sorry, my bad, I totally forgot.
No worries, see you guys at six.
That movie was super cool.
Gotta run, talk to you soon.
Yeah, it’s kind of a mess.
# technical|it uses the terms of a field
The enzyme catalyzes the hydrolysis of starch.
Torque the bolt to 40 newton meters.
The algorithm sorts the array in place.
The sonata modulates to the dominant key.
The patient shows elevated systolic pressure.
Sediment accretes on the inner bank of a meander.
`),
    },
  ],
);

const sources = sorted(
  {
    ...info,
    id: 'reading.argument.citing-evidence',
    title: 'Citing evidence',
    grades: [7, 12],
    objectives: ['Tell quotation, paraphrase, and use without a source apart'],
    keywords: ['citing evidence', 'citations', 'quoting', 'paraphrase', 'plagiarism'],
    standards: ['W.7.8', 'W.8.8', 'RI.8.1', 'RI.9-10.1'],
    prerequisites: ['reading.argument.claim-and-evidence', 'reading.writing.quotation-marks'],
    teaching: {
      idea:
        'Evidence from a text needs its source. A quotation gives the exact words in quotation marks. A paraphrase gives ' +
        'the thought in your own words. Both name the author.',
      caution: 'Your own words do not make a thought your own. A paraphrase needs its source, too.',
      mends: {},
    },
  },
  [
    {
      hints: ['Are there quotation marks?', 'Is the author named?'],
      ...sentence,
      aspect: 'use of a source',
      ask: 'How does the sentence use its source?',
      questions: {
        member: 'Which sentence gives {}?',
        not: 'Three sentences give {}. Which sentence is different?',
        like: 'Read: {} Which other sentence uses its source in the same way?',
      },
      says: 'the sentence gives {}',
      groups: sentenceGroups(`
# a quotation with its source|the exact words stand in marks, and the author is named
Diaz writes that bees are “the smallest farmers on earth.” | Diaz writes
As Chen puts it, “every map leaves something out.” | As Chen puts it
According to Okafor, sleep is “a bridge between two days.” | According to Okafor
“Rivers remember,” notes Larsen in her study. | notes Larsen
“No song is old to a child,” says Haddad. | says Haddad
In Silva’s words, a garden is “a slow letter.” | In Silva’s words
# a paraphrase with its source|the thought is put in other words, and the author is named
Diaz compares bees to tiny farmers. | Diaz compares
Chen points out that maps are never complete. | Chen points out
According to Okafor, sleep connects one day with the next. | According to Okafor
Larsen holds that a river keeps traces of its past. | Larsen holds
Haddad believes that every song is new to children. | Haddad believes
# words without a source|somebody’s words are used, and no author is named
Bees have been called “the smallest farmers on earth.” | have been called
It has been said that “every map leaves something out.” | It has been said
Some describe sleep as “a bridge between two days.” | Some describe
One study claims that “rivers remember.” | One study
Someone once wrote, “No song is old to a child.” | Someone once
`),
    },
  ],
);

/** Argument and style of the upper grades. */
export const rhetoric: Concept[] = [arguing, transitions, sources, appeals, devices, register, fallacies];
