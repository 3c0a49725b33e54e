import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApplyScreen } from './ApplyScreen.tsx';

// A build asks the real API. While developing, the mock answers unless VITE_API says otherwise.
if (import.meta.env.DEV && import.meta.env['VITE_API'] !== 'real') {
  const { startMock } = await import('./mock.ts');
  await startMock();
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ApplyScreen />
  </StrictMode>,
);
