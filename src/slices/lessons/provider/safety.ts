/**
 * Patterns that topics and texts of a model must not match. A longer list would reject lessons on history, biology and
 * health, so the model judges the rest (wars, the body, dangers of drugs).
 */
const unsafe: readonly RegExp[] = [
  /\b(porn\w*|hentai|erotica?|orgasm\w*|masturbat\w*|blow ?jobs?|hand ?jobs?|dildos?|strip ?tease|sexting)\b/,
  /\bsex(ual)? (positions?|toys?|acts?|tapes?|fantas\w*|stories|moves?)\b/,
  /\b(child|teen|underage|nude|naked) (sex|porn|nudes?|girls?|boys?|children|kids)\b/,
  /\b(make|making|build|building|construct\w*|assembl\w*|cook|cooking|synthesi[sz]\w*|detonat\w*) (a |an |the |some |my |your |own )*((pipe|nail|car|dirty|fertili[sz]er|home[- ]?made|nuclear|petrol) )*(bombs?|explosives?|grenades?|meth|methamphetamine|cocaine|heroin|crack|lsd|ghost guns?|firearms?|nerve gas|molotov( cocktail)?s?)\b/,
  /\b(bomb|explosives?|drugs?|meth|weapons?) (making|cooking|recipes?|instructions?)\b/,
  /\b(kill|hang|cut|hurt|harm|poison|starve|drown)(ing)? (myself|yourself|themselves|oneself|ourselves)\b/,
  /\bself[- ]?harm (methods?|tips|techniques?|ideas)\b/,
  /\b(suicide|suicidal) (methods?|techniques?|tips|plans?|notes?|pacts?)\b|\b(commit(ting)?|how to) suicide\b/,
  /\bpro[- ]?an(a|orexia)\b|\b(be|become|being) anorexic\b/,
  /\b(buy|sell|deal|smok|snort|inject|get)(ing|e)? (some )?(weed|cocaine|heroin|meth|crack|drugs)\b/,
  /\b(get|getting) (high|drunk|stoned)\b/,
  /\bhow to (murder|kill|torture|rape|stab|shoot|kidnap|groom|bully|hack)\b/,
  /\b(motherf\w+|f+u+c+k\w*|sh[i1]t(s|ty|head)?|cunts?|wh[o0]res?|sluts?|assholes?|n[i1]gg(er|a)s?|fagg?ots?|kikes?|retards?)\b/,
  /\b(white|racial) (power|supremac\w*) (is|rules|now|forever)\b|\bheil hitler\b|\bgas the \w+\b/,
];

/** Requests for personal data of a child. */
const prying =
  /\b(what('s| is)|tell (me|us)|enter|type|write|give|send|share) (me |us )?your (own |full |first |last |real |home )*(name|address|phone|telephone|e-?mail|password|school|birth ?day)\b/;

/** Checks a topic or text for content that is unfit for any child. */
export function isUnsafe(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .replaceAll('’', "'");
  return unsafe.some((pattern) => pattern.test(plain)) || prying.test(plain);
}
