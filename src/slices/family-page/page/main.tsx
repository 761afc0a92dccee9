import '../../../http/pages/kit/tokens.css';
import '../../../http/pages/kit/elements.css';
import '../../../http/pages/kit/parts.css';
import '../../../http/pages/kit/gate.css';
import '../../../http/pages/kit/dialog.css';
import './style.css';
import { render } from 'preact';
import { openPageToken } from '../../../http/pages/page-token.js';
import { App } from './app.tsx';
import { language } from './texts/texts.ts';

openPageToken();
const root = document.getElementById('family');
if (root) {
  document.documentElement.lang = language;
  render(<App firstAccount={root.dataset['firstAccount']} />, root);
}
// Without it, the page works as long as there is network.
navigator.serviceWorker?.register('/family/worker.js', { scope: '/' }).catch(() => undefined);
