import { createHash } from 'node:crypto';
import type { PublicAward } from '../../schema/awards.ts';
import { escapeXml } from '../http/xml.ts';

const style = `
:root { color-scheme: light dark; --ground: #f4f1ff; --card: #fff; --text: #231b3f; --soft: #6b6486; --line: #e7e2f7;
  --accent: #6d4aff; --gold: #f6b73c; --ribbon: #e0513f }
@media (prefers-color-scheme: dark) {
  :root { --ground: #141024; --card: #1f1936; --text: #f3f0ff; --soft: #aaa1cc; --line: #342c55; --accent: #a48dff }
}
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; min-height: 100svh; display: grid; place-items: center; padding: 1.25rem;
  font: 1.0625rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  color: var(--text); background: var(--ground) }
main { width: 100%; max-width: 32rem; padding: 2.5rem 2rem 1.75rem; text-align: center; overflow-wrap: anywhere; background: var(--card);
  border: 1px solid var(--line); border-radius: 1.5rem; box-shadow: 0 1.5rem 3rem -1.5rem rgb(35 27 63 / .35) }
svg { display: block; width: 5.5rem; height: auto; margin: 0 auto 1.25rem }
.ribbon { fill: var(--ribbon) }
.medal { fill: var(--gold) }
.star { fill: var(--card) }
h1 { margin: 0; font-size: clamp(1.5rem, 1.1rem + 2vw, 2rem); line-height: 1.2; text-wrap: balance }
p { margin: .75rem 0 0; color: var(--soft); white-space: pre-line }
.tokens { margin: 1.75rem 0; color: var(--accent); font-size: 1.125rem; font-weight: 600 }
.tokens strong { display: block; font-size: clamp(2rem, 11vw, 3rem); line-height: 1.1; font-variant-numeric: tabular-nums }
dl { margin: 0; border-top: 1px solid var(--line) }
dl div { display: flex; justify-content: space-between; gap: 1.5rem; padding: .75rem 0 }
dl div + div { border-top: 1px solid var(--line) }
dt { flex: none; color: var(--soft) }
dd { margin: 0; font-weight: 600; text-align: right }
`;

const icon =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 16 16%22%3E%3Ccircle cx=%228%22 cy=%228%22 r=%228%22 fill=%22%23f6b73c%22/%3E%3C/svg%3E';

const medal = `<svg viewBox="0 0 88 104" aria-hidden="true">
<path class="ribbon" d="M22 58 12 104l18-10 14 10V64zm44 0 10 46-18-10-14 10V64z"/>
<circle class="medal" cx="44" cy="40" r="40"/>
<path class="star" d="m44 14 8 17 18.500 2.300-13.600 12.700L60.500 64 44 55 27.500 64l3.600-18L17.500 33.300 36 31z"/>
</svg>`;

/** Content Security Policy of the page: it may load its own style and icon, and nothing else. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Returns the page of a shared award, with all user texts escaped. */
export function awardPage(share: PublicAward, url: string): string {
  const title = escaped(share.title);
  const description = escaped(share.description);
  const activity = escaped(share.activityName);
  const unit = share.tokens === 1 ? 'token' : 'tokens';
  const count = share.tokens.toLocaleString('en');
  const summary = description || `${count} ${unit} for ${activity}`;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${summary}">
<meta name="robots" content="noindex, nofollow">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Learning Service">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${summary}">
<meta property="og:url" content="${escaped(url)}">
<meta name="twitter:card" content="summary">
<link rel="canonical" href="${escaped(url)}">
<link rel="icon" href="${icon}">
<style>${style}</style>
</head>
<body>
<main>
${medal}
<h1 dir="auto">${title}</h1>
${description && `<p dir="auto">${description}</p>`}
<div class="tokens"><strong>${count}</strong> ${unit}</div>
<dl>
<div><dt>Activity</dt><dd dir="auto">${activity}</dd></div>
<div><dt>Shared on</dt><dd><time datetime="${share.sharedAt}">${day(share.sharedAt)}</time></dd></div>
<div><dt>Shared by</dt><dd>${escaped(share.username)}</dd></div>
</dl>
</main>
</body>
</html>
`;
}

/** Escapes a user's text, also for attributes in single quotes. */
function escaped(text: string): string {
  return escapeXml(text).replaceAll("'", '&#39;');
}

/** Formats a day in words, in UTC. */
function day(timestamp: string): string {
  return new Date(timestamp).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}
