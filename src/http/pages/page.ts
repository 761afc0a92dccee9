import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { escapeXml } from '../../base/xml.ts';

/** Name of the service in the titles of its pages. */
export const serviceName = 'Learning Service';

const icon =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 16 16%22%3E%3Ccircle cx=%228%22 cy=%228%22 r=%228%22 fill=%22%23f6b73c%22/%3E%3C/svg%3E';

/** Page for a browser. */
export interface Page {
  html: string;
  /** Content Security Policy, which allows the page's own style and script and nothing else. */
  policy: string;
}

interface Contents {
  title: string;
  /** Further elements of the head, as HTML. */
  head?: string;
  /** Style in addition to that of all pages. */
  style?: string;
  /** Script, which may send requests to this service. */
  script?: string;
  /** Further sources of the policy, by directive. */
  sources?: Readonly<Record<string, string>>;
  /** Contents of the body, as HTML. */
  body: string;
}

const baseStyle = readAsset('base.css');
/** Style of a page that is one card in the middle of the screen. */
export const cardStyle = readAsset('card.css');

/** Returns a style sheet or script of this directory. */
export function readAsset(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}

/** Creates a page with the common head and style. It loads nothing from elsewhere. */
export function createPage({ title, head = '', style = '', script, sources = {}, body }: Contents): Page {
  const css = `\n${baseStyle}${style}`;
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'style-src': hashOf(css),
    'img-src': 'data:',
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    ...(script !== undefined && { 'script-src': hashOf(script), 'connect-src': "'self'" }),
  };
  for (const [name, more] of Object.entries(sources))
    directives[name] = directives[name] === undefined ? more : `${directives[name]} ${more}`;
  const html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${icon}">
${head}<style>${css}</style>
</head>
<body>
${body}${script === undefined ? '' : `<script type="module">${script}</script>\n`}</body>
</html>
`;
  const policy = Object.entries(directives).map((directive) => directive.join(' '));
  return { html, policy: policy.join('; ') };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Escapes text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return escapeXml(text).replaceAll("'", '&#39;');
}

/** Sets the headers of a page. Returns its HTML. */
export function withPageHeaders(reply: FastifyReply, { html, policy }: Page): string {
  reply.type('text/html; charset=utf-8').header('content-security-policy', policy);
  return html;
}

/** Returns true if the client prefers a page. The default is JSON. */
export function prefersHtml(request: FastifyRequest): boolean {
  return new Negotiator(request.raw).mediaType(['application/json', 'text/html']) === 'text/html';
}

/** Says that the answer depends on a header of the request. */
export function varyBy(reply: FastifyReply, header: string): void {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? header : `${vary}, ${header}`);
}
