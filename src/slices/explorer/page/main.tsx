import './style.css';
import './parts.css';
import './verdict.css';
import './frame.css';
import './gate.css';
import { render } from 'preact';
import { openPageToken } from '../../../http/pages/page-token.js';
import { App } from './app.tsx';
import { isOffline } from './environment.ts';

if (!isOffline) openPageToken();
const root = document.getElementById('explorer');
if (root) render(<App />, root);
