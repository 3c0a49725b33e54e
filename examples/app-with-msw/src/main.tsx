import { setupWorker } from 'msw/browser';
import { createRoot } from 'react-dom/client';
import { browserBackend } from 'university-api/browser';
import { ownHandlers } from './handlers.ts';
import { NoticeBoard } from './NoticeBoard.tsx';

// A demo for visitors: the mock is part of its build.
const university = await browserBackend({ base: '/university' });
await setupWorker(...ownHandlers, ...university.handlers).start({ onUnhandledRequest: 'bypass', quiet: true });
createRoot(document.getElementById('root')!).render(<NoticeBoard />);
