import type { App } from './app-types.ts';

interface SecurityTxtOptions {
  appUrl: string;
  /** Contact of the operator; without one, the page does not exist. */
  securityContact?: string | undefined;
}

const path = '/.well-known/security.txt';
/** Validity from each request: RFC 9116 recommends less than a year. */
const validityMs = 180 * 86_400_000;

/** Serves the contact for reports of security problems (RFC 9116). Must come before the OpenAPI document. */
export function registerSecurityTxt(
  app: App,
  { appUrl, securityContact }: SecurityTxtOptions,
  now: () => Date,
): void {
  if (securityContact === undefined) return;
  app.get(path, async (_request, reply) => {
    const expires = new Date(now().getTime() + validityMs);
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${appUrl}${path}`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
