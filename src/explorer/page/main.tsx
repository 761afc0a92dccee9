import './style.css';
import './parts.css';
import './verdict.css';
import './frame.css';
import './gate.css';
import { render } from 'preact';
import { App } from './app.tsx';

const root = document.getElementById('explorer');
if (root) render(<App />, root);
