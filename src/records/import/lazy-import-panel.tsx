import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import type { Identified } from '../record-type.ts';
import type { ImportTarget } from './plan.ts';

interface Props {
  /** When the import was begun that is to be continued. */
  readonly resume: number | undefined;
  readonly onClose: () => void;
}

/** The panel that imports such records. Its code, and what an import needs to know of them, is loaded when it opens. */
export function lazyImportPanel<Row extends Identified>(load: () => Promise<ImportTarget<Row>>) {
  return lazyPanel<Props>(async () => {
    const [{ ImportPanel }, target] = await Promise.all([import('./ImportPanel.tsx'), load()]);
    return function LoadedImportPanel(props) {
      return <ImportPanel target={target} {...props} />;
    };
  });
}
