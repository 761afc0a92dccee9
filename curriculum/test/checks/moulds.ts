/** Questions that only let statements be judged or counted, which teach little and tire soon. */
const judging =
  /\b(?:is|are) (?:true|false|right|wrong|correct|not true)\b[^.]*\?|\bhow many of (?:these|them|the)\b|\bof how many is that true\b|\bwhich two (?:sentences|are)\b|\bThat is wrong\./i;

/** Returns true for a question that lets statements be judged or counted. */
export const isJudging = (question: string): boolean => judging.test(question);
