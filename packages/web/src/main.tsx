import '@fontsource-variable/source-sans-3';
import '@fontsource-variable/source-serif-4';
import './theme.css';
import './base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { answers } from './app/queries.ts';
import { startSession } from './app/session.ts';
import { startSettings } from './app/settings.ts';

startSettings();
startSession();
// What was opened before is there without a line, too; an old browser does without.
if ('serviceWorker' in navigator)
  addEventListener('load', () => {
    navigator.serviceWorker.register('/service-worker.js').catch(() => {});
  });
const element = document.getElementById('room');
if (element !== null)
  createRoot(element).render(
    <StrictMode>
      <QueryClientProvider client={answers}>
        <App />
      </QueryClientProvider>
    </StrictMode>,
  );
