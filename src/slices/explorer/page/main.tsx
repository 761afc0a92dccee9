import '../../../http/pages/kit/tokens.css';
import '../../../http/pages/kit/elements.css';
import '../../../http/pages/kit/parts.css';
import '../../../http/pages/kit/gate.css';
import '../../../http/pages/kit/dialog.css';
import './verdict.css';
import './frame.css';
import { render } from 'preact';
import { ErrorBoundary } from '../../../http/pages/kit/error-boundary.tsx';
import { openPageToken } from '../../../http/pages/page-token.js';
import { App } from './app.tsx';
import { isOffline } from './environment.ts';
import { faultWords } from './words/fault-words.ts';

if (!isOffline) openPageToken();
const root = document.getElementById('explorer');
if (root)
  render(
    <ErrorBoundary words={faultWords}>
      <App />
    </ErrorBoundary>,
    root,
  );
