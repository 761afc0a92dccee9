import type { Concept } from '../types.ts';
import { groupsOf, type Sort, sentenceGroups, sorted } from './sorting.ts';
import { doubleTips, easyTips, endingTips, middleTips } from './spelling-tips.ts';

/** Spelling, and words that sound or look alike. The tests' solver checks the tables by whole words of its own. */

const info = { subject: 'Reading', category: 'Spelling' };
const word = { thing: 'word', verb: 'has' } as const;

const easyWords = sorted(
  {
    ...info,
    id: 'reading.spelling.words',
    title: 'Spelling',
    grades: [2, 5],
    objectives: ['Spell words that are often misspelled'],
    keywords: ['spelling', 'spelling words', 'spell', 'misspelled words'],
    standards: ['L.2.2.D', 'L.3.2.F', 'L.4.2.D'],
    teaching: {
      idea:
        'Some sounds have many spellings. We hear e in bread and in friend. Learn such words with others ' +
        'that look like them.',
      caution: 'You cannot hear each letter. Look at the word, cover it and write it.',
      mends: {},
    },
  },
  [
    {
      hints: ['Say the word. Which word is it?', 'Write the whole word. Does it look right?'],
      ...word,
      aspect: 'missing pair of letters',
      gap: 'pair of letters',
      says: '* needs “{}”',
      questions: { member: 'Which word needs “{}” in the gap?' },
      ask: 'Which two letters belong in the gap?',
      tips: easyTips,
      groups: groupsOf(`
ie|it is spelled with i before e|fr_nd f_ld bel_ve th_f br_f ch_f
ea|it is spelled with e before a|w_ther f_ther br_kfast h_lth h_vy thr_d
ou|it is spelled with o before u|c_ntry y_ng en_gh tr_ble d_ble c_sin
ai|it is spelled with a before i|ag_n capt_n mount_n ag_nst cert_n vill_n
au|it is spelled with a before u|bec_se n_ghty s_cer s_sage _tumn l_ndry
`),
    },
  ],
);

const middleWords = sorted(
  {
    ...info,
    id: 'reading.spelling.words-middle',
    title: 'Spelling for the middle grades',
    grades: [4, 8],
    objectives: ['Spell words with a vowel that one hardly hears'],
    keywords: ['spelling', 'spelling words', 'spell', 'misspelled words', 'weak vowels'],
    standards: ['L.4.2.D', 'L.5.2.E', 'L.6.2.B'],
    prerequisites: ['reading.spelling.words'],
    teaching: {
      idea:
        'In a weak syllable all vowels sound alike. A related word can help: in “relate” you hear the a of ' +
        '“relative”, and in “history”, the o of “historic”.',
      caution: 'The sound does not show the letter. Do not guess by ear.',
      mends: {},
    },
  },
  [
    {
      hints: [
        'Say the whole word slowly, part by part.',
        'Think of related words, and of short words inside the word.',
      ],
      ...word,
      aspect: 'missing vowel',
      gap: 'vowel',
      says: '* needs “{}”',
      questions: { member: 'Which word needs “{}” in the gap?' },
      ask: 'Which vowel belongs in the gap?',
      tips: middleTips,
      groups: groupsOf(`
a|the weak vowel is written with the letter a|sep_rate gramm_r temper_ture eleph_nt popul_r pleas_nt vineg_r dist_nt
e|the weak vowel is written with the letter e|cal_ndar rel_vant cat_gory presid_nt independ_nt differ_nt sent_nce abs_nt
i|the weak vowel is written with the letter i|def_nite env_ronment priv_lege an_mal med_cine hol_day fam_ly un_verse
o|the weak vowel is written with the letter o|mem_ry hist_ry fav_rite act_r auth_r opp_site choc_late doct_r
`),
    },
  ],
);

const highWords = sorted(
  {
    ...info,
    id: 'reading.spelling.words-high',
    title: 'Spelling for high school',
    grades: [8, 12],
    objectives: ['Spell long words with double letters and tricky endings'],
    keywords: ['spelling', 'spelling words', 'spell', 'misspelled words', 'double letters'],
    standards: ['L.8.2.C', 'L.9-10.2.C'],
    prerequisites: ['reading.spelling.words-middle'],
    teaching: {
      idea:
        'Long words often keep the doubling of their parts: ad- before c becomes ac-, so accommodate has cc, and ' +
        'com- gives it mm. Endings such as -able and -ible must be learned with the word.',
      caution: 'One word may have a single and a double letter: necessary, disappear.',
      mends: {},
    },
  },
  [
    {
      hints: ['Take the word apart, if it has parts.', 'Write the whole word both ways. Which looks right?'],
      ...word,
      aspect: 'spelling in the gap',
      ask: 'Is the letter in parentheses single or double in the gap?',
      questions: {
        member: 'In which word is the missing letter {}?',
        not: 'In which word is the missing letter not {}?',
        like: 'Look at {}. Is its missing letter single or double? For which other word is the answer the same?',
      },
      says: 'in *, the missing letter is {}',
      tips: doubleTips,
      groups: groupsOf(
        `
single|it is written once|ne_essary (c), re_ommend (c), di_appear (s), to_orrow (m), develo_ed (p), i_land (s), a_ologize (p), pro_essor (f)
double|it is written twice|a_ommodate (c), reco_end (m), disa_ear (p), tomo_ow (r), begi_ing (n), occu_ed (r), emba_ass (r), a_ress (d)
`,
        ',',
      ),
    },
    {
      hints: ['Which word is it? Say it in a sentence.', 'Write the whole word. Does it look right?'],
      ...word,
      aspect: 'missing ending',
      gap: 'ending',
      says: '* needs “{}”',
      questions: { member: 'Which word needs “{}” in the gap?' },
      ask: 'Which ending belongs in the gap?',
      tips: endingTips,
      groups: groupsOf(`
able|it is one of the many words with -able|comfort_ remark_ suit_ notice_ reason_ predict_
ible|it is one of the few words with -ible|vis_ poss_ terr_ respons_ flex_ incred_
ance|it ends like balance|dist_ guid_ mainten_ fragr_ ambul_ allegi_
ence|it ends like silence|exist_ differ_ occurr_ consequ_ confid_ pati_
`),
    },
  ],
);

/** Returns a sort of gaps that one of some words fills. */
const gap = (aspect: string, ask: string, grades: readonly [number, number], rows: string): Sort => ({
  thing: 'sentence',
  verb: 'has',
  aspect,
  gap: 'word',
  ask,
  hints: [
    'What does the gap need? Read the words around it.',
    'Say what each word means. Which meaning fits?',
  ],
  grades,
  groups: sentenceGroups(rows),
});

const easySets: Sort[] = [
  gap(
    'missing “to”',
    'Which fits: to, too or two?',
    [2, 5],
    `
# to|it tells where or to whom, or stands before a verb
We walk ___ the park.
She gave it ___ me.
I like ___ swim.
He sang ___ the baby.
# too|it means also, or more than is wanted
She is ___ tired.
I want to come ___.
The soup is ___ hot.
It is ___ late now.
# two|it is the number 2
We have ___ dogs.
She is ___ years old.
I ate ___ plums.
He has ___ hands.
`,
  ),
  gap(
    'missing “there”',
    'Which fits: their, there or they’re?',
    [2, 5],
    `
# their|it shows the owners
The kids lost ___ ball.
We like ___ house.
The birds left ___ nest.
They fed ___ cat.
# there|it shows a place, or stands before is and are
Put the box over ___.
I see ___ is room.
Sit ___ by the door.
Now ___ are ten of us.
# they’re|it means they are
I think ___ twins.
She says ___ the winners.
I hope ___ good cooks.
He knows ___ brothers.
`,
  ),
  gap(
    'missing sound-alike',
    'Which fits: know, no or now?',
    [2, 5],
    `
# know|it means to have learned or met
I ___ your name.
Do you ___ the way?
They ___ a good song.
# no|it means not any, or the opposite of yes
I have ___ time.
She said ___ to him.
There is ___ milk left.
# now|it means at this time
We must go ___.
It is ___ noon.
Come here right ___.
`,
  ),
];

const laterSets: Sort[] = [
  gap(
    'missing “your”',
    'Which fits: your, you’re or yours?',
    [4, 7],
    `
# your|it shows the owner and stands before a noun
Is this ___ coat?
Please hand in ___ essay.
I met ___ brother.
# you’re|it means you are
I hope ___ feeling better.
They say ___ moving soon.
Tell me when ___ ready.
# yours|it shows the owner and stands alone
Is this red coat ___?
That seat is ___, not mine.
A friend of ___ called.
`,
  ),
  gap(
    'missing “affect”',
    'Which fits: affect or effect?',
    [5, 9],
    `
# affect|it is a verb and means to change something
The cold did not ___ the plants.
Noise can ___ how we sleep.
Will the storm ___ the ferry?
# effect|it is a noun and means a result
The new rule had no ___ on us.
One ___ of the rain was mud.
The ___ of the light was lovely.
`,
  ),
  gap(
    'missing “then”',
    'Which fits: then or than?',
    [4, 7],
    `
# then|it tells when or what comes next
We ate, and ___ we left.
First knock, ___ enter.
I lived in Lima ___.
# than|it compares
She is taller ___ her brother.
It is better to walk ___ to wait.
I have more ___ ten books.
`,
  ),
  gap(
    'missing “lose”',
    'Which fits: lose or loose?',
    [4, 8],
    `
# lose|it is a verb and means not to keep or not to win
Do not ___ your ticket.
We may ___ the game.
I always ___ at chess.
# loose|it means not tight
The pants are too ___ for me.
My front tooth is ___.
A ___ screw made the noise.
`,
  ),
  gap(
    'missing “accept”',
    'Which fits: accept or except?',
    [5, 9],
    `
# accept|it means to take what is offered
She was glad to ___ the prize.
Please ___ my thanks.
Will they ___ our plan?
# except|it means but not
Everyone came ___ Tom.
The shop is open ___ on Sundays.
I like all fruit ___ figs.
`,
  ),
  gap(
    'missing “advice”',
    'Which fits: advice or advise?',
    [5, 9],
    `
# advice|it is a noun and means a tip
Take my ___ and rest.
That was good ___.
She gave me some ___.
# advise|it is a verb and means to give a tip
I ___ you to rest.
Doctors ___ us to sleep more.
What do you ___ me to do?
`,
  ),
  gap(
    'missing “principal”',
    'Which fits: principal or principle?',
    [6, 10],
    `
# principal|it means the head of a school, or main
The ___ of our school spoke to us.
The ___ reason is the cost.
Rice is the ___ crop here.
# principle|it means a basic rule
Honesty is a good ___.
He refused on ___.
The ___ of the lever is old.
`,
  ),
  gap(
    'missing “complement”',
    'Which fits: complement or compliment?',
    [8, 12],
    `
# complement|it means to complete something or to go well with it
The red scarf will ___ her coat.
Salt and lime ___ each other.
The two reports ___ one another.
# compliment|it means words of praise, or to praise
He paid me a kind ___.
Please ___ the cook for me.
Her ___ made him blush.
`,
  ),
  gap(
    'missing “cite”',
    'Which fits: cite, site or sight?',
    [8, 12],
    `
# cite|it means to name a source
Please ___ the book that you quote from.
They ___ three studies in the report.
Always ___ your sources.
# site|it means a place
The ___ for the new school was chosen.
Workers cleared the building ___.
This is the ___ of an old fort.
# sight|it means seeing or something seen
The dog lost its ___ with age.
The falls are a grand ___.
She fainted at the ___ of it.
`,
  ),
  gap(
    'missing “stationary”',
    'Which fits: stationary or stationery?',
    [8, 12],
    `
# stationary|it means not moving
The bus was ___ at the light.
He trains on a ___ bike.
The cloud seemed ___.
# stationery|it means paper for letters
I wrote on blue ___.
The shop sells pens and ___.
Her name is printed on her ___.
`,
  ),
  gap(
    'missing “discreet”',
    'Which fits: discreet or discrete?',
    [9, 12],
    `
# discreet|it means careful to keep things private
She is ___ and keeps secrets.
He gave a ___ nod.
The doctor made a ___ inquiry.
# discrete|it means separate
The data fall into three ___ groups.
Time is cut into ___ steps.
Each unit is ___ and complete.
`,
  ),
  gap(
    'missing “precede”',
    'Which fits: precede or proceed?',
    [8, 12],
    `
# precede|it means to come before
A short film will ___ the main one.
In the alphabet A and B ___ C.
Dark clouds ___ a storm.
# proceed|it means to go on
You may ___ to the gate.
Let us ___ with the plan.
After lunch they ___ on foot.
`,
  ),
];

const soundAlikes = sorted(
  {
    ...info,
    category: 'Vocabulary',
    id: 'reading.vocabulary.homophones',
    title: 'Words that are easily confused',
    grades: [2, 12],
    objectives: ['Choose between words that sound or look alike'],
    keywords: [
      'homophones',
      'confused words',
      'their there',
      'affect effect',
      'sound alike words',
      'commonly confused words',
    ],
    standards: ['L.4.1.G', 'L.2.2.D'],
    teaching: {
      idea: {
        2: 'Some words sound alike and mean different things: to, too, two. The spelling shows which one it is.',
        5:
          'Words that sound or look alike are easily mixed up. Remember each one with its job: affect is mostly a ' +
          'verb, and effect mostly a noun.',
      },
      caution: 'Both words are real. Only one has the meaning that fits.',
      mends: {},
    },
  },
  [...easySets, ...laterSets],
);

/** Spelling, and the choice between words that sound alike. */
export const spelling: Concept[] = [easyWords, middleWords, highWords, soundAlikes];
