import type { PublicAward } from '../../../schema/awards.ts';
import { cardStyle, createPage, escapeHtml, type Page, serviceName } from '../../http/pages/page.ts';

const style = `${cardStyle}
main { text-align: center }
svg { display: block; width: 5.5rem; height: auto; margin: 0 auto 1.25rem }
.ribbon { fill: var(--ribbon) }
.medal { fill: var(--gold) }
.star { fill: var(--card) }
p { margin: .75rem 0 0; color: var(--soft); white-space: pre-line }
.tokens { margin: 1.75rem 0; color: var(--accent); font-size: 1.125rem; font-weight: 600 }
.tokens strong { display: block; font-size: clamp(2rem, 11vw, 3rem); line-height: 1.1; font-variant-numeric: tabular-nums }
dl { margin: 0; border-top: 1px solid var(--line) }
dl div { display: flex; justify-content: space-between; gap: 1.5rem; padding: .75rem 0 }
dl div + div { border-top: 1px solid var(--line) }
dt { flex: none; color: var(--soft) }
dd { margin: 0; font-weight: 600; text-align: right }
`;

const medal = `<svg viewBox="0 0 88 104" aria-hidden="true">
<path class="ribbon" d="M22 58 12 104l18-10 14 10V64zm44 0 10 46-18-10-14 10V64z"/>
<circle class="medal" cx="44" cy="40" r="40"/>
<path class="star" d="m44 14 8 17 18.500 2.300-13.600 12.700L60.500 64 44 55 27.500 64l3.600-18L17.500 33.300 36 31z"/>
</svg>`;

const noIndex = '<meta name="robots" content="noindex, nofollow">\n';

/** Page of a link that leads to no award. It is the same for each reason. */
export const deadLinkPage = createPage({
  title: `No award here · ${serviceName}`,
  head: noIndex,
  style,
  body: `<main>
${medal}
<h1>There is no award here</h1>
<p>The link may contain a mistake, or the award is no longer shared. Ask for a new link.</p>
</main>
`,
});

/** Returns the page of a shared award, with all user texts escaped, and its day in a zone. */
export function awardPage(share: PublicAward, url: string, timeZone: string): Page {
  const title = escapeHtml(share.title);
  const description = escapeHtml(share.description);
  const activity = escapeHtml(share.activityName);
  const unit = share.tokens === 1 ? 'token' : 'tokens';
  const count = share.tokens.toLocaleString('en');
  const summary = description || `${count} ${unit} for ${activity}`;
  return createPage({
    title: share.title,
    head: `<meta name="description" content="${summary}">
${noIndex}<meta property="og:type" content="website">
<meta property="og:site_name" content="${serviceName}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${summary}">
<meta property="og:url" content="${escapeHtml(url)}">
<meta name="twitter:card" content="summary">
<link rel="canonical" href="${escapeHtml(url)}">
`,
    style,
    body: `<main>
${medal}
<h1 dir="auto">${title}</h1>
${description && `<p dir="auto">${description}</p>`}
<div class="tokens"><strong>${count}</strong> ${unit}</div>
<dl>
<div><dt>Activity</dt><dd dir="auto">${activity}</dd></div>
<div><dt>Shared on</dt><dd><time datetime="${share.sharedAt}">${day(share.sharedAt, timeZone)}</time></dd></div>
<div><dt>Shared by</dt><dd>${escapeHtml(share.username)}</dd></div>
</dl>
</main>
`,
  });
}

/** Formats a day in words. */
function day(timestamp: string, timeZone: string): string {
  return new Date(timestamp).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone });
}
