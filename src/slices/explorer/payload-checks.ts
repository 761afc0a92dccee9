import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { Plugin } from 'esbuild';
import { ledgerSlices } from '../ledger.ts';

const name = 'explorer:payload-checks';

/**
 * Compiles the checks of all payloads into the bundle. The service compiles them at its start, which the page's policy
 * forbids: it allows no code from texts.
 */
export const payloadChecks: Plugin = {
  name,
  setup(builder) {
    builder.onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path: name, namespace: name }));
    builder.onLoad({ filter: /^/, namespace: name }, () => ({ contents: checksAsCode() }));
  },
};

function checksAsCode(): string {
  const events = ledgerSlices.flatMap(({ events = {} }) => Object.entries(events));
  const checks = events.map(([type, { payload }]) => {
    const code = TypeCompiler.Code(payload, { language: 'javascript' });
    return `${JSON.stringify(type)}: (() => { ${code} })(),`;
  });
  return `export const checks = {\n${checks.join('\n')}\n};\n`;
}
