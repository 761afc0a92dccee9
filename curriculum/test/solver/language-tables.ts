/**
 * Sorts of words and sentences: `# aspect | question`, then for each label the words, or marks of its sentences
 * between semicolons. A sentence belongs to the label of which it has a mark.
 */
export const sortTables = `
# first sound | -
b = bat bed bug box bus
k = cat cup kite key cow
d = dog duck desk door dish
f = fan fish fox fire foot
h = hat hen hill house hand
l = leg lamp lake lion leaf
m = map milk moon mud mouse
n = net nut nose nine knee
r = rat rug rain ring write
s = sun sock soap sand city
t = ten top tent tiger tub
# last sound | -
t = kite foot net hat
n = rain moon pen sun
g = pig bug leg dog
p = soap ship map cup
k = milk lake book duck
m = home room jam drum
l = owl school hill ball
# middle sound | -
a = fan hat bag map cat
e = leg ten net pen bed
i = hill six dish lip pig
o = fog log dog
u = duck mud sun bus cup
# first letter | Which letter makes the first sound?
b = ball bird bell bath
d = dad deer doll dot
f = fork farm fig five
g = goat gate gold gum
h = horn hop hut heart
m = mom mask mop man
p = pan park pear pond
r = red road rose rope
s = sail seal sit six
t = toe tail toy tap
# vowel sound | Which vowel do you hear?
short a = hat bag map jam fan sad
short e = pen leg net hen jet wet
short i = fin lip zip six win hid
short o = top pot box mop hop fox
short u = sun bug mud nut run tub
# vowel sound | Which vowel sound do you hear?
long a = made tape late game cake
short a = bat plan cap mad tap
long i = ride five kite time bike
short i = bit dim kit fin rid
long o = hope note nose rope home
short o = job lot nod rod hop
# missing sound | Which letters are missing?
sh = fi_;_oe.;_ip.;di_;_ell.;_eep.;ru_
ch = _air.;pea_;face: _ _in.;_eese.;lun_;_erry.;ben_
th = _ree.;ba_;_umb.;thick: _ _in.;pa_;too_;mou_
# rhyme | -
at = cat hat bat mat rat
og = dog log fog hog jog
ig = pig wig dig fig big
un = sun run fun bun
en = hen pen ten men den
ake = cake lake rake bake snake
all = ball wall tall fall call
ee = bee tree see knee free
ing = king ring sing wing swing
ook = book look cook hook
oat = boat goat coat float
ell = bell well shell tell smell
ite = light night kite bite right
ain = rain train chain plane brain
uck = duck truck luck stuck
oze = nose rose hose toes chose
oon = moon spoon soon noon
ock = sock rock clock block lock
ar = car star jar far
ouse = house mouse blouse
ed = bread bed red head sled
air = chair bear hair pear square
# missing word | Which word fits?
have = two cats;lots of time;red bus;nice coat;ten toes;four legs
are = at home now;so happy;very kind;on the mat;These hens;shoes
was = Last night it;Yesterday the dog;sad last;six last;Last May;Long ago
said = ,”;
# question word | Which question word fits?
Who = this cake;at the door;lost a hat;has the ball
Where = my hat;fish live;did you go;is the dog
When = do we eat;birthday;wake up;owls hunt
Why = are you sad;he wet;we sleep;you run
# number of beats | How many beats do you clap?
one beat = cat dog sun tree milk ball fish book hand rain star cake jump green black house school friend bread train
two beats = apple baby water table pencil rabbit window monkey yellow garden paper dinner sister kitten pumpkin winter candy robot tiger turtle
three beats = banana elephant tomato potato dinosaur butterfly kangaroo umbrella computer hospital piano radio bicycle library octopus
four beats = watermelon alligator caterpillar helicopter avocado information supermarket motorcycle calculator
# vowel sound | Which sound does the vowel team make?
long a = gray snail play train day rain
long e = dream sheep queen leaf tree
long o = soap grow goat snow boat
ow = mouth town house cloud cow
oy = noise join point toy coin
oo = chew food blue spoon moon
# vowel sound | Which has the same vowel sound: car, fork or bird?
car = shark barn yard dark park star farm
fork = born porch short north horse storm corn
bird = shirt burn skirt turn nurse fern girl
# build | What is the word made of?
two words = sailboat popcorn notebook goldfish mailbox bedroom backpack starfish cupcake snowman football rainbow sunflower
a word and an ending = softly kindness quickly thankful painter farmer sadness slowly helpful teacher
a beginning and a word = retell unlock reread untie rewrite unfair refill unkind redo unhappy
# first part | Which word is the first part?
rain = raindrop raincoat rainstorm
sun = sunlight sunset sunburn
snow = snowball snowflake snowstorm
foot = footstep footpath footprint
fire = firewood fireplace firefly
# prefix meaning | What does the prefix mean?
not = incorrect unsure unclear unwell unkind unsafe unfair
again = retell reheat replay rewrite rebuild reread refill
before = precook pretest preschool prepay preview preheat
wrongly = mislead miscount misplace misuse misread misspell
under = subfloor subsoil submarine subway
# suffix meaning | What does the suffix mean?
full of = playful thankful colorful peaceful hopeful joyful
without = cloudless useless harmless painless fearless endless
person who = farmer sailor actor painter singer baker
in this way = neatly softly kindly bravely loudly sadly
can be = fixable foldable drinkable readable breakable washable
# plural rule | How do you write the plural?
add s = cat book tree star day key toy monkey piano photo
add es = bus box dish lunch glass peach fox brush
change y to ies = baby city puppy berry story penny party family
use ves for f = leaf wolf knife shelf half loaf calf thief
use no s = man woman child foot tooth goose mouse sheep
# missing form | Which form of dog fits?
dog = This ___ is;Each ___ is;My ___ likes;That ___ barks;One ___ sleeps;Our ___ was
dogs = Two ___ run;The ___ bark;Many ___ like;These ___ are;All ___ need;Some ___ were
dog’s = My ___ tail;One ___ bowl;That ___ nose;This ___ coat;Each ___ bed;One ___ paws
dogs’ = Both ___;two ___ bowls;All the ___;These ___ coats;three ___ beds;Many ___ paws
# meaning of BARK | What does BARK mean?
sound of a dog = puppy;woke;hello
outside of a tree = oak;Beetles;birch
# meaning of LIGHT | What does LIGHT mean?
not heavy = box;feather;bag
not dark = June;blue;room
# meaning of FAIR | What does FAIR mean?
event with rides and shows = at the fair;The fair opens
treating all alike = take turns;umpire;longer
# meaning of BANK | What does BANK mean?
place for money = dollars;lends;check
side of a river = fished;river;Reeds
# meaning of WATCH | What does WATCH mean?
clock for the wrist = slow;silver;looked
look at = birds;game;sun
# meaning of ROCK | What does ROCK mean?
stone = goat;smooth;wall
move back and forth = baby;boat;chair
# meaning of SPRING | What does SPRING mean?
season = tulips;winter;Lambs
coil of metal = pen;trap;bed
# meaning of MATCH | What does MATCH mean?
game = won;tennis;Rain
fit together = socks;curtains;shapes
# meaning of the part in capitals | What does the part in capitals mean?
earth = GEOlogy GEOgraphy GEOthermal
life = BIOlogy BIOme antiBIOtic
water = AQUArium AQUAtic AQUEduct
carry = PORTable transPORT imPORT exPORT
break = eRUPT interRUPT RUPTure
look = inSPECT SPECTator SPECTacle
write = deSCRIBe SCRIPT inSCRIBe manuSCRIPT
far = TELEscope TELEphone TELEgraph
heat = THERMometer THERMos THERMal
hear = AUDIence AUDIo AUDItorium
# meaning of the root in capitals | What does the root in capitals mean?
good = BENEfactor BENEvolent BENEficial
bad = MALevolent MALign MALice
time = CHRONicle CHRONic anaCHRONism synCHRONize
believe = CREDible inCREDulous CREDence
same = HOMOgeneous HOMOnym HOMOlogous
people = DEMOcracy DEMOgraphic epiDEMic
speak = eLOQUent colLOQUial LOQUacious
turn = conVERT reVERT aVERT
feel = symPATHy emPATHy aPATHy
war = BELLigerent anteBELLum BELLicose
name = pseudONYM anONYMous synONYM
follow = SEQUence conSEQUent subSEQUent
# word kind | What kind of word is it?
a noun = horse window city doctor apple pencil kitchen banana teacher river
a verb = sit grow choose think write listen carry bring sing eat
an adjective = wide lazy soft old hungry brave tiny angry tall happy
# kind of word in capitals | What kind of word is in capitals?
a noun = a long WALK;The PLANT;My HELP;a DRINK;good LAUGH;loud CALL
a verb = We WALK;They PLANT;I HELP;We DRINK;We LAUGH;They CALL
an adjective = HARD work;FAST car;LONG night;LATE train;STRAIGHT back;EARLY lunch
an adverb = work HARD;runs FAST;wait LONG;came LATE;walked STRAIGHT;left EARLY
# hidden word | Which word is hidden in the contraction?
not = don’t isn’t can’t weren’t aren’t didn’t couldn’t
are = we’re you’re they’re
will = I’ll you’ll we’ll they’ll she’ll
have = I’ve we’ve you’ve they’ve
# short form | Which of its, it’s, their and they’re fits?
its = paws;leaves;bell;nest;tail
it’s = a cat;turn;Monday;joke;noon
their = ball;lunch;chicks;love;house
they’re = brothers;winners;sisters;good girls;___ friends
# be form | Which form of be fits?
is = The dog ___;friend ___;girl ___;teacher ___;box ___;Everyone ___
are = dogs ___;friends ___;birds ___;Ann ___;children ___;brothers ___
am = I ___;
be = will ___;can ___;must ___
# have form | Which form of have fits?
has = box of;Each of;One of;captain of;Everyone in;Nobody among;list of
have = students in;keys on;aunt and;Both of;Several of;owners of;names on
having = Without ___;proud of;After ___;dreams of;for ___;without ___
# end mark | Which mark is missing at the end?
a question mark = Where is;What time;Who ate;When can;Why is;How old;Can you;Do you;Is it cold;Did the
a period = I have;The cat;We like;My dog;She went;The sun;Tom can;It will;The cup;Birds have
an exclamation point = What a;How fast;How tall;How loud;What fun;How glad;What big;How cold
# name kind | What still needs a capital letter?
the name of a person = rose and;jack has;asked beth;luke is;kim can
the name of a place = paris;lake erie;texas;asia;boston
the name of a day = friday;monday;sunday;tuesday;thursday
the name of a month = may we;july;april;october;march
nothing = the dog;our bus;my hat;some birds;this book
# missing doer | Which pronoun fits before the verb?
He = My dad;brother;The king;Grandpa;uncle
She = My mom;sister;The queen;Grandma;aunt
It = The bus;The cup;hat is;The lake;The clock
They = boys;parents;twins;friends;guests
# missing pronoun | Which pronoun fits after the verb?
him = Dad is;brother is;king is;Grandpa is;uncle is
her = Mom is;sister is;queen is;Grandma is;aunt is
it = bus is;milk is;hat is;lake is;clock is
them = boys are;parents are;twins are;friends are;guests are
# tense | Which tense is the sentence in?
present progressive = is reading;are building;am waiting;is raining;are singing
past progressive = was reading;were building;was waiting;was raining;were singing
future progressive = will be;
present perfect = has read;have built;have waited;has rained;have sung
past perfect = had read;had built;had waited;had rained;had sung
# missing link | Which word links the parts?
who = girl ___;man ___ can;friend ___ sings;doctor ___;people ___;guide ___
whose = bike was;dog barked;car is;songs are;bus broke;name is
where = the house ___;park ___;room ___;shop ___;village ___;lake ___
when = day ___;year ___;summer ___;morning ___;time ___;evening ___
# meaning of the helping verb | What does the word in capitals express?
ability = fish;swim across;lift;count to;jump
duty = red light;seat belt;feed;tickets;quiet here
advice = rest;dentist;scarf;sorry;sleep more
possibility = rain;late today;snow;lost;win
permission = leave the;borrow;sit;dessert;outside
# role of the phrase | Which question does the phrase in capitals answer?
where? = UNDER;BEHIND;NEAR;INSIDE;ACROSS;ON THE
when? = BEFORE DINNER;AFTER;AT NOON;DURING;UNTIL;IN MAY
with what? = WITH A KN;WITH A BR;WITH A SP;WITH A RU;WITH A KEY
with whom? = WITH MY;WITH HER;WITH OUR;WITH HIS
about what? = ABOUT;
# reason for a comma | What does the sentence need?
commas in a list = pens paper;red blue;Ann Ben;cold wet;ran jumped and swam
a comma after an introduction = Yes;As soon;When it;No the;If you call
a comma for a person spoken to = Ben please;here Ann;you Dad;Rose where;me Sam
a comma before a short question = isn’t;can’t;didn’t;doesn’t
no comma = milk and;tall man;ran and;because of;cat that
# place of the quotation marks | Where do quotation marks belong?
around the first part = late said Ben.;Come in called;hungry said;lost cried;hot today said
around the last part = Ben said let;Mom asked where;Ann cried wait;Dad shouted look;He asked who
around two parts = said Ben but;said Mom and;asked Ann or;cried Sam because;said Rose when
nowhere = said that;asked whether;told us;asked if
# part of a story | Which part of a story is it?
character = brave girl;shy little;kind and very;proud and;small blue;likes jokes
setting = dark night;noon at;Long ago;hot day;winter in;school is still
problem = cannot find;has lost;roof leaks;cannot sleep;fell out;leaves without
solution = shows Rosa;finds his;is fixed;sleeps at last;puts Pip;drives Sam
# kind of statement | Does it state only a fact, only an opinion, or both?
only a fact = has seven days.;cannot fly;Ice melts;is a star;eight legs;a dime;A dime;make honey
only an opinion = nicest;are funny;more fun;too long;are scary;better color;tastes great
both a fact and an opinion = best one;so cute;to skate on;looks lovely;really clever;looks nice;awful
# place of the cause | Where is the cause told?
in the first part = path is muddy;, so nobody;, so Ann;, so the kite;, so the room;, so she
in the second part = because;
nowhere = turned nine;others read;ate bread;ball was;bed is;plays ball
# point of view | From which point of view is it told?
first person = My knees;We rowed;at me;called me;told me;packed our
second person = Your knees;You row;you whisk;your trip;your name;Your tent
third person = Her knees;They rowed;Her brother;Omar;Lena;twins
# kind of narrator | Which kind of narrator tells it?
limited = look up. He;smiled. She;Amara. The;as the guide;lost. He;words. His
omniscient = Omar feared;while she;but it pleased;guide longed;he wished;forgiven
objective = sat by;asked a;cracked;at the train;walked over;Theo spoke
# structure of a text | How is the text built?
order of time = First the;begun in;Early on;In spring the
comparison = in contrast;Both;however;Unlike
cause and effect = Because salt;As a result;Therefore;For this reason
problem and solution = Deer;missed the bus;ran dry;clogged
description = cave;market;heron;mill
# theme | Which theme does the story have?
Honesty wins trust = coach;change;admitted;clerk
Practice leads to success = rope;hard song;potter;float
Sharing makes everyone richer = seeds;hiker;lent out;drum or bell
Haste makes mistakes = map;left out a step;glued;measure
# tone | Which tone does the sentence have?
joyful = glorious;splendid;hugged;laughter;Hurrah
angry = broken its word;How dare;outrageous;ignored us;insult
sad = hung empty;wept;mourn;heavy hearts;bare stump
neutral = on Monday;met twice;at noon;90 years;two inches
# relation | How are the two words related?
part to whole = wheel;leaf;page;petal;roof;finger
worker to tool = painter;carpenter;barber;gardener;tailor;fisher
opposites = : cold;empty;timid;early;rough :;rare
weaker to stronger = warm;huge;tired;freezing;overjoyed;excellent
young to adult = puppy;lamb;tadpole;calf;foal;kitten
cause to effect = famine;fever;friction;insult;tsunami;laughter
instrument to what it measures = thermometer;barometer;clock;scale :;speedometer;odometer
maker to product = symphony;novel;statue;bread;blueprint;cloth
person to what is lacking = novice;coward;pauper;orphan;hermit;fool
mild to extreme = furious;starving;heartbroken;astonished;despise;gale
# feeling of the word in capitals | Which feeling does the word in capitals carry?
praise = AROMA;CONFIDENT;SLENDER;THRIFTY;COZY;INQUISITIVE
blame = STENCH;ARROGANT;SCRAWNY;STINGY;CRAMPED;NOSY
no feeling = SMELL;FREQUENT;AVERAGE;PAID;SQUARE;TALL
# role in an argument | Which role does the sentence have in an argument?
a claim = start at nine;ought to;Every library;needs a bike;grow some;weekdays only
evidence = 70 of 100;nine degrees;Half of;Eleven;200 pounds;14 hours
reasoning = Since tired;Leaves give;only if it opens;keeps bikes;This shows;Rest helps
# link in sense | What must the missing transition show?
a contrast = steep;slept;shop is;never met;risky
a result = bridge;seeds;saved;snow;battery
an example = birds;words;fruits;Sounds;metals
an addition = The room;jacket;Hindi;bike has;soup
# missing transition | Which transition fits?
Nevertheless = steep;slept;shop is;never met;risky
Therefore = bridge;seeds;saved;snow;battery
For example = birds;words;fruits;Sounds;metals
Moreover = The room;jacket;Hindi;bike has;soup
# missing form of I | Which form of I fits?
I = sister and ___;Ben and ___ are;Mia and ___ went;You and;Ann and ___ can
me = praised;between;card to;Come with;showed
my = old bike;aunt;new song;borrowed ___;sat on
myself = washed ___;taught ___;saw ___;told ___;blamed ___
# kind of reference | How many nouns does the pronoun in capitals fit?
only one noun = her brothers;vases;The dog barked;the boys;The bus;the girls
either of two nouns = her sister;told Ben;cup hit;met Ana;king thanked
no noun = On the;In this;At the office;In the old
# need for commas | How many commas does the part in capitals need?
no comma = SITS;DROVE;LOST;SWIM;FELL;NO LIGHT
two commas = My father WHO;The Nile;OF FRANCE lies;The sun;Mars THE RED PLANET has
one comma = visited;thanked;sailed;looked at;Never
# voice | Is the sentence active or passive?
active = storm broke;Mia was;cook has;fox will;class planted;They are
passive with the doer named = by the;by Mia;by a fox;by our
passive with no doer named = in the night;at once;for the fair;by noon;in May;today
# mood | Which mood does the sentence have?
indicative = ferry leaves;has lived;He waits;They rested
imperative = Leave the;Wait at;Rest in;Be quiet
interrogative = ?;
conditional = would;
subjunctive = I wish;demand;insists;They ask
# state of the modifier | How is the modifier placed?
well placed = Mia lost;blue bowl to;we slept;Sitting;beard fed;I heard
misplaced = in a blue bowl.;with the red beard.;carved;coin;deer
dangling = hat flew;sleep came;bell rang;dishes;practice
# structure | Is it a simple, compound or complex sentence, or a fragment?
a simple sentence = sleeps by;and waved;After lunch;Rain and;In the end
a compound sentence = , and the;, but nobody;, so the;, or we
a complex sentence = while;because she;When it;If you;although
a fragment = Because the dog;Running;After the boys;roof of our;When our
# pattern of joined items | Which form do the joined items have?
all -ing forms = and painting;and planting;and walking;and drawing
all infinitives = to hike, to;to save;at least to learn;than to
all nouns or all adjectives = and difficult.;warmth;honesty;cheap
not parallel = swimming and to paint;he walks;a difficulty;learning
# missing mark | Which mark belongs in the gap?
a semicolon = therefore;others;however;nevertheless;her brother
a colon = three things;two colors [;four;one rule;one word
a comma = so we;everyone got;but my;When the first;Yes
no mark = was [;speaks [;I like [;with [;of [
# opening | What does the sentence open with?
a prepositional phrase = Beyond the last houses,;During the long drought,;With great;Under the old bridge,
a participial phrase = Glancing;Worn;Humming;Surrounded
an infinitive phrase = To reach;To save;To hear;To learn
a dependent clause = Although;When the fog;Because the arch;If the ice
its subject = hills beyond;dry during;Swallows build;midnight to
# figure of speech | Which figure of speech is this?
simile = like the sun;as smooth;as soft;felt like;as cold
metaphor = zoo;stone;blanket;long road;warm coat
personification = smiled;Fear moved;danced;bowed;remembered
hyperbole = eat a horse;million;ton.;thousand;hundred years
onomatopoeia = buzz;sizzle;bang;hiss;splash
# device | Which device is used?
verbal irony = lovely;thoughtful;Well done;love waiting;Great timing
paradox = more I learn;lose your way;silent;constant;troubled
understatement = nuisance;somewhat;fairly;slightly;little noise
oxymoron = deafening;bittersweet;open secret;organized;alone together
# appeal | Which appeal does the speaker use?
ethos = nurse;farmed;Having led;colleagues;I have repaired;I studied
pathos = puppy;grandmother;seals;Imagine;Our old hall;How would
logos = 2,000;by half;nine of ten;thirty cars;four feet;Two studies
# fallacy | Which fallacy does the argument commit?
attack on the person = dresses;art class;park a car;he is rude
hasty generalization = two rude;one cactus;both days;One bus
false dilemma = Either;with us;or else;or admit
slippery slope = one late;skip a;on Sunday;Permit
circular reasoning = just rule;so many;tells the truth;itself
# rhetorical device | Which rhetorical device does the line use?
anaphora = plant here;Give them;Every street;Now is;clinic
antithesis = takes, and;stone;step up;listen;rich
rhetorical question = ?;
alliteration = Proud;Brave;Fresh;Strong;Wild
# register | Which register does the sentence have?
formal = appreciate;regret;sincere;gratitude;kindly;inquire
informal = wanna;my bad;No worries;super;Gotta;Yeah
technical = enzyme;Torque;algorithm;sonata;systolic;accretes
# use of a source | How does the sentence use its source?
a quotation with its source = writes that;As Chen;Okafor, sleep is;Silva;notes;says
a paraphrase with its source = compares;points out;connects;holds;believes
words without a source = have been called;has been said;Some describe;One study;Someone
# missing pair of letters | Which two letters belong in the gap?
ie = fr_nd f_ld bel_ve th_f br_f ch_f
ea = w_ther f_ther br_kfast h_lth h_vy thr_d
ou = c_ntry y_ng en_gh tr_ble d_ble c_sin
ai = ag_n capt_n mount_n ag_nst cert_n vill_n
au = bec_se n_ghty s_cer s_sage _tumn l_ndry
# missing vowel | Which vowel belongs in the gap?
a = sep_rate gramm_r temper_ture eleph_nt popul_r pleas_nt vineg_r dist_nt
e = cal_ndar rel_vant cat_gory presid_nt independ_nt differ_nt sent_nce abs_nt
i = def_nite env_ronment priv_lege an_mal med_cine hol_day fam_ly un_verse
o = mem_ry hist_ry fav_rite act_r auth_r opp_site choc_late doct_r
# spelling in the gap | Is the letter in parentheses single or double in the gap?
single = ne_e;re_o;di_a;to_o;develo;i_l;a_ol;pro_e
double = a_om;reco;disa;tomo;begi;occu;emba;a_r
# missing ending | Which ending belongs in the gap?
able = comfort_ remark_ suit_ notice_ reason_ predict_
ible = vis_ poss_ terr_ respons_ flex_ incred_
ance = dist_ guid_ mainten_ fragr_ ambul_ allegi_
ence = exist_ differ_ occurr_ consequ_ confid_ pati_
# missing “to” | Which fits: to, too or two?
to = walk;me.;swim;baby
too = tired;come;hot;late
two = dogs;years;plums;hands
# missing “there” | Which fits: their, there or they’re?
their = ball;house;birds left;They fed
there = over;room;door;ten
they’re = twins;winners;cooks;brothers
# missing sound-alike | Which fits: know, no or now?
know = name;way;song
no = time;to him;milk
now = must;noon;right
# missing “your” | Which fits: your, you’re or yours?
your = this ___;essay;brother
you’re = feeling;moving;ready
yours = coat ___;seat;friend
# missing “affect” | Which fits: affect or effect?
affect = the plants;how we sleep;the ferry
effect = on us;of the rain was mud;of the light was lovely
# missing “then” | Which fits: then or than?
then = we left;enter;I lived in Lima
than = her brother;to wait;ten books
# missing “lose” | Which fits: lose or loose?
lose = your ticket;the game;at chess
loose = for me;My front tooth is;screw made the noise
# missing “accept” | Which fits: accept or except?
accept = the prize;my thanks;our plan
except = Everyone came ___;on Sundays;figs
# missing “advice” | Which fits: advice or advise?
advice = and rest;That was good;She gave me some
advise = you to rest;us to sleep more;me to do
# missing “principal” | Which fits: principal or principle?
principal = of our school spoke to us;reason is the cost;crop here
principle = Honesty is a good;He refused on;of the lever is old
# missing “complement” | Which fits: complement or compliment?
complement = her coat;each other;one another
compliment = He paid me a kind;the cook for me;made him blush
# missing “cite” | Which fits: cite, site or sight?
cite = the book that you quote from;three studies in the report;your sources
site = for the new school was chosen;Workers cleared the building;of an old fort
sight = with age;The falls are a grand;of it
# missing “stationary” | Which fits: stationary or stationery?
stationary = at the light;bike;The cloud seemed
stationery = I wrote on blue;The shop sells pens and;Her name is printed on her
# missing “discreet” | Which fits: discreet or discrete?
discreet = and keeps secrets;He gave a ___;inquiry
discrete = groups;steps;and complete
# missing “precede” | Which fits: precede or proceed?
precede = the main one;In the alphabet A and B ___;a storm
proceed = to the gate;with the plan;on foot
# role in a paragraph | Is this the main idea of its paragraph, a detail, or off the topic?
the main idea = help plants;changed daily;made for life;webs of;useful;well fitted;second lives;for everyone;care for
a detail = fifty;same day;wide feet;single;melts;Soft;jar;lends;sick
off the topic = uncle;Boats;goat;Ants;Sugar;Hens;Wood;bakery;giraffe
`;

/** Marks of a word or a saying, each with a mark of its meaning: `mark/mark, mark/mark`. */
export const meaningMarks = `
arid/dry, feeble/weak, drowsy/sleep, frigid/cold, enormous/big, famished/hungry, timid/scared, swift/fast,
ancient/very old, soaked/wet, generous/share, fragile/break, peculiar/strange, cautious/careful, vacant/empty,
furious/angry, crimson/deep red, sturdy/strong, tardy/late, gleeful/joy, filthy/dirty, brief/short, silent/noise,
steep/rising, dull/not sharp, abundant/large amounts, reluctant/willing, obsolete/no longer, lucid/understand,
novice/beginner, gregarious/company, hazardous/dangerous, meticulous/details, conceal/hide,
deteriorate/worse, feasible/be done, turbulent/wildly, benevolent/helpful, indifferent/interest,
inevitable/sure, tenacious/giving up, verbose/many words, pungent/sharp, opaque/through, imitate/copy,
diminish/smaller, arrogant/oneself, hoist/lift, inhabit/live in, mandatory/required, spontaneous/planning,
remedy/cure, predicament/difficult situation, summit/highest point, famine/lack of food,
cats and dogs/pour down, piece of cake/very easy, under the weather/ill, spill the beans/tell a secret, hit
the books/to study, blue moon/rare, arm and a leg/expensive, break the ice/strangers, call it a day/stop
working, out of the bag/surprise, chip on/stay angry, all ears/listen, on the fence/no side, new leaf/fresh
start, someone’s leg/fool someone, cold feet/courage, fuel/quarrel, cloud nine/very happy, Practice/makes
you good, Many hands/people help, Better late/beats, early bird/best chance, leap/Think before, Two
heads/more ideas, chickens/happened yet, cover/Looks do, louder/What you do, Rome/customs`;

/** Words with a synonym and an antonym. */
export const synonymTriples = `
lift raise drop, yell shout whisper, wet damp dry, thin slim thick, odd strange normal, pretty lovely ugly,
kind nice mean, push shove pull, same alike different, big large small, happy glad sad, fast quick slow,
begin start end, shut close open, hard difficult easy, loud noisy quiet, smart clever foolish, brave bold afraid,
ill sick healthy, rich wealthy poor, near nearby far, start begin stop, correct right wrong, angry mad calm,
tidy neat messy, laugh giggle cry, entire whole partial, gather collect scatter, ascend climb descend,
cautious careful reckless, damage harm repair, dull boring exciting, purchase buy sell, loyal faithful disloyal,
murky cloudy clear, stern strict lenient, weary tired rested, ancient old modern, brief short long,
generous giving selfish, rare uncommon common, vacant empty full, expand grow shrink, permit allow forbid,
honest truthful dishonest, timid shy bold, courteous polite rude, cease stop continue, conceal hide reveal,
fragile breakable sturdy, victory win defeat, humble modest proud, rapid swift sluggish, scarce rare plentiful,
assist help hinder, arid dry humid, innate inborn acquired, jubilant joyful sorrowful, mitigate ease aggravate,
rigid stiff flexible, robust sturdy frail, superficial shallow profound, vital essential unnecessary,
trivial unimportant significant, wary cautious trusting, abundant plentiful scarce, benevolent kind cruel,
candid frank deceptive, diligent hardworking lazy, eloquent well-spoken inarticulate, frugal thrifty wasteful,
hostile unfriendly friendly, lucid clear confusing, meticulous painstaking careless, novice beginner expert,
obsolete outdated current, tranquil peaceful turbulent, verbose wordy concise, zealous passionate indifferent,
adversity hardship prosperity, ambiguous unclear definite, augment increase diminish, condemn denounce praise,
dubious doubtful certain, ephemeral short-lived lasting, gregarious sociable withdrawn, impede hinder assist,
pragmatic practical idealistic,
ally friend enemy, dawn daybreak dusk, surplus excess shortage, ancestor forefather descendant,
benefit advantage drawback, apathy indifference enthusiasm, candor frankness deceit, esteem respect contempt,
tumult uproar calm, virtue goodness vice, revere honor despise, retain keep discard, commence begin conclude,
divulge reveal conceal, consolidate combine separate`;

/** Word parts, terms and academic words, each with a mark of its meaning. */
export const termMarks = `
un-/not, re-/again, pre-/before, mis-/wrongly, sub-/under, inter-/between, anti-/against, semi-/half, tri-/three,
bi-/two, over-/too much, post-/after, trans-/across, -less/without, -ful/full of, -er/one who does, -able/can be,
-ology/study, bio/life, geo/earth, graph/write, tele/far, aqua/water, port/carry, dict/say, spect/look, therm/heat,
phon/sound, micro/small, chron/time, rupt/break, struct/build, aud/hear, bene/good, mal/bad, omni/all, poly/many,
photo/light, ped/foot, man/hand, cred/believe,
protagonist/the main character of, antagonist/works against, setting/time and place, plot/chain of events,
theme/main message, narrator/tells the story, dialogue/speak to each other, stanza/group of lines,
conflict/struggle, climax/turning point, resolution/is solved, foreshadowing/hints, flashback/scene set before,
irony/what is expected, symbol/an object, mood/gives the reader, tone/attitude, autobiography/the one who lived it,
fable/moral, soliloquy/alone on stage, allegory/figures stand, allusion/brief reference, satire/mocks,
sonnet/fourteen, haiku/three lines, epigraph/start of a book, motif/returns, couplet/two lines of verse,
analyze/examine, contrast/differ, predict/will happen, summarize/main points, evidence/support a claim,
hypothesis/tested, relevant/related, reluctant/not willing, inevitable/sure to, plausible/likely,
empathy/sharing the feelings, resilient/recover, skeptical/doubt, advocate/in favor, bias/unfair, deduce/by reason,
mundane/ordinary, nostalgia/longing, superfluous/than is needed, ubiquitous/everywhere, esoteric/only a few,
juxtapose/side by side, paradox/contradicts, cacophony/harsh, capricious/changing, exacerbate/make worse,
fastidious/to please, garrulous/talking, intrepid/fear, laconic/few words, magnanimous/forgiving, nefarious/wicked,
placate/less angry, sagacious/shrewd, vindicate/blame`;
