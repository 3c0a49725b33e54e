import { lazyPanel } from '#src/ui/lazy-panel.tsx';

/** The office's own work on an application. Its code is fetched when an application is opened, where the server has it. */
export const LazyOfficeWork = lazyPanel(() => import('./OfficeWork.tsx').then((file) => file.OfficeWork));
