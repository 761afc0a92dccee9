import type { Problem } from '../base/errors.ts';
import { registry } from '../service/app.ts';

/** Returns the text of a refusal by a rule of the service, as the API gives it. */
export function textOfProblem({ code, options }: Problem): string {
  const faults = options.errors?.map(({ pointer, message }) => `${pointer.replace('/body/', '')} ${message}`);
  return `${faults?.join('; ') ?? options.detail ?? registry.errors[code][1]}.`;
}
