import { render } from 'preact';
import { App } from './app.tsx';
import './style.css';
import './parts.css';
import './frame.css';
import './gate.css';

const root = document.getElementById('explorer');
if (root) render(<App />, root);
