import '@fontsource-variable/source-sans-3';
import '@fontsource-variable/source-serif-4';
import './theme.css';
import './controls.css';
import './shell.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { startSession } from './session.ts';
import { startSettings } from './settings.ts';

startSettings();
startSession();
const element = document.getElementById('room');
if (element !== null)
  createRoot(element).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
