/** Change of one text that breaks a rule. A test must fail then. */
export interface Mutation {
  /** Rule in words. */
  rule: string;
  file: string;
  /** Text that the file has exactly once. */
  text: string;
  /** Text in its place. */
  by: string;
  /** Test file that must fail. It may be a slow one. */
  test: string;
}
