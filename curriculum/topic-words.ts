/** Words of topics and of names, in a form in which a plural is its singular. */

/** Words without a meaning of their own, also in names. */
const emptyWords = new Set(
  'a an the of for to in on and or with my your our by from at it that this is are be'.split(' '),
);

/** Words around a wish: "I want to learn about sharks, please!" */
const wishWords = new Set(
  (
    'i me we us you im id ill lets how what whats which who why when where do does did doing can could would will should ' +
    'want wants wanna like love loves need needs help helps know tell show give get have has let make teach explain try please hi hello ' +
    'hey thanks thank there about up some any all more most many much very really so just also too into its their they ' +
    'he she learn learning study studying understand understanding practice practise lesson lessons class topic subject ' +
    'quiz test exam homework question questions exercise exercises problem worksheet thing things stuff something anything ' +
    'everything fact facts info information basic basics simple easy hard intro introduction beginner advanced kid ' +
    'kids child children toddler student students pupil son daughter fun funny cool awesome amazing interesting ' +
    'favorite favourite today now around kind kinds type types different using use ' +
    'human famous'
  ).split(' '),
);
/** Words of the world that a question with "how" adds: "how do volcanoes work?" */
const howWords = new Set('work happen form move live grow made form sound act function'.split(' '));

/** Words that turn a wish around. */
const refusals = new Set('not no without except never hate avoid but dont instead'.split(' '));

/** Plurals without a rule, and words in s that are none. */
const irregular: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'mice mouse,geese goose,feet foot,teeth tooth,men man,women woman,people people,wolves wolf,leaves leaf,halves half,' +
    'calves calf,knives knife,wives wife,hooves hoof,shelves shelf,loaves loaf,thieves thief,elves elf,octopi octopus,' +
    'cacti cactus,fungi fungus,nuclei nucleus,vertices vertex,matrices matrix,axes axis,hypotheses hypothesis,' +
    'bacteria bacterium,series series,species species,shoes shoe,toes toe,gases gas,causes cause,clauses clause,' +
    'houses house,times times,news news,mars mars,kansas kansas,texas texas,arkansas arkansas,athens athens,' +
    'lives life,oxen ox,foci focus,antennae antenna,larvae larva,pupae pupa,algae alga,mitochondria mitochondrion,' +
    'stomata stoma,formulae formula,snowmen snowman,gentlemen gentleman'
  )
    .split(',')
    .map((pair) => pair.split(' ')),
);

/** School words with one meaning in many forms. A stemmer would also make one word of anime and animal, or boxing and box. */
const canonical: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'add adding addition adds plus,subtract subtracting subtraction minus,multiply multiplying multiplication multiplied,' +
    'divide dividing division divided,measure measuring measurement,count counting,compare comparing comparison,' +
    'round rounding,estimate estimating estimation,rhyme rhyming,spell spelling,write writing,solve solving,' +
    'simplify simplifying,convert converting conversion,graph graphing,order ordering,vote voting,cook cooking,' +
    'save saving,sort sorting,infer inferring inference,evaluate evaluating,expand expanding,reduce reducing,' +
    'budget budgeting,color colour colored coloured,center centre,meter metre,liter litre,math maths mathematics,' +
    'sequence sequencing,summarize summarise summarizing summarising,classify classifying,gray grey,percent percentage,' +
    'plant planting,bake baking,2 two,3 three,4 four,5 five,6 six,7 seven,8 eight,9 nine'
  )
    .split(',')
    .flatMap((line) => {
      const [first = '', ...forms] = line.split(' ');
      return forms.map((form) => [form, first]);
    }),
);

/** School words that are long enough for a slip, with the form that stands for them. */
export const longForms: readonly (readonly [form: string, first: string])[] = Object.entries(
  canonical,
).filter(([form]) => form.length > 6);

/** Returns the singular of a noun. Rules for English; both sides of a comparison go through them. */
function singular(word: string): string {
  const known = irregular[word];
  if (known) return known;
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (/(ss|x|ch|sh|[^aeiou]o)es$/.test(word)) return word.slice(0, -2);
  if (/[^oa]uses$/.test(word)) return word.slice(0, -2);
  if (/.{2}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return word.slice(0, -1);
}

function tokens(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{Mn}+/gu, '')
    .toLowerCase()
    .replace(/['’‘`]/g, '')
    // Thousands: 1,000.
    .replace(/(?<=\d),(?=\d{3})/g, '');
  return plain.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

function canonicalOf(word: string): string {
  const one = singular(word);
  return canonical[word] ?? canonical[one] ?? one;
}

/** Returns the words of a name or a topic, without empty ones. */
export function wordsOf(text: string): string[] {
  return tokens(text)
    .filter((word) => !emptyWords.has(word))
    .map(canonicalOf);
}

/** Returns the words of a topic without those of a wish and of a grade. */
export function wishedWords(topic: string): string[] {
  const plain = topic
    // Whose wish it is: "Emma needs help with fractions".
    .replace(/^\s*(my |our )?\p{L}+ (really )?(needs|wants|likes|loves)\b(?=.*\p{L})/iu, ' ')
    .replace(
      /\b(for )?(the )?(\d+(st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth)[ -]?grade(rs?)?\b/gi,
      ' ',
    )
    .replace(/\bgrades? ?(\d+|k)\b|\bkindergarten(ers?)?\b|\b\d+ years? olds?\b/gi, ' ');
  const all = tokens(plain);
  const asksHow = all.includes('how');
  return all
    .filter(
      (word) => !emptyWords.has(word) && !wishWords.has(word) && !(asksHow && howWords.has(singular(word))),
    )
    .map(canonicalOf);
}

/** Returns true for a topic that says what is not wanted. */
export function isRefusal(topic: string): boolean {
  return tokens(topic).some((word) => refusals.has(word));
}

/** Returns the parts of a topic that names several things: "cats and dogs". */
export function partsOf(topic: string): string[] {
  return topic.split(/\s*(?:[,;/&+]|\b(?:and|or|vs|versus)\b)\s*/i).filter((part) => part !== '');
}

/** Words that look like a slip for another one, and are none. */
const ownWords = new Set(['addiction', 'adaption', 'conversation', 'retraction']);

/**
 * Returns true for a word that differs from a known one by one typing slip: two letters in each other's place, one missing or
 * extra. In a very long word, one may be wrong. Others must be right: friction is no fraction, and a desert no dessert.
 */
export function isTypo(word: string, known: string): boolean {
  const [short, long] = word.length <= known.length ? [word, known] : [known, word];
  if (word[0] !== known[0] || long.length < 8 || long.length - short.length > 1 || ownWords.has(word))
    return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1);
  const isWrong = short.length > 10 && short.slice(start + 1) === long.slice(start + 1);
  const isSwapped =
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    short.slice(start + 2) === long.slice(start + 2);
  return isWrong || isSwapped;
}
