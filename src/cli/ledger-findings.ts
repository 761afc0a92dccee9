import type { CheckpointProblem } from '../ledger/checkpoints/verify.ts';
import type { LedgerProblem } from '../ledger/problems.ts';
import type { CliTools } from '../slice.ts';

/** Maximum number of problems of a family that are shown. The others are usually consequences. */
const problemsShown = 20;

/** Problems that a verification finds. */
export interface Findings {
  /** Reports problems of a family's ledger. */
  add(familyId: number, problems: readonly LedgerProblem[]): void;
  /** Reports differences from a checkpoint. */
  addDifferences(problems: readonly CheckpointProblem[]): void;
  /** Reports a problem outside of a ledger. */
  addOther(message: string): void;
  /** True if there are none. */
  readonly isSound: boolean;
  /** Ends the command: with 1 if there are problems, otherwise with these lines. */
  finish(result: object, lines: readonly string[]): void;
}

/** Creates an empty list of findings. */
export function createFindings(tools: CliTools): Findings {
  const all: object[] = [];
  const found = (problem: object, line: string) => {
    all.push(problem);
    tools.note(line);
  };
  return {
    add(familyId, problems) {
      for (const problem of problems.slice(0, problemsShown)) {
        const { seq, kind, message } = problem;
        found({ familyId, ...problem }, `family ${familyId}, event ${seq}: ${kind}: ${message}`);
      }
      if (problems.length > problemsShown) tools.note(`  and ${problems.length - problemsShown} more`);
    },
    addDifferences(problems) {
      for (const problem of problems) {
        const { familyId, seq, kind, message } = problem;
        const where = familyId === null ? '' : `family ${familyId}, event ${seq}: `;
        found(problem, `${where}${kind}: ${message}`);
      }
    },
    get isSound() {
      return all.length === 0;
    },
    addOther: (message) => found({ message }, message),
    finish(result, lines) {
      const ok = all.length === 0;
      if (!ok) process.exitCode = 1;
      if (ok || tools.isJson) tools.finish({ ok, ...result, problems: all }, lines.join('\n'));
    },
  };
}
