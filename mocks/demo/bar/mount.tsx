import { type ComponentProps, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DemoBar } from './DemoBar.tsx';
import './demo-bar.css';
import './demo-panels.css';

/**
 * A dialog of the portal keeps the focus, and closes at a click outside. The bar stands beside the portal: what happens in
 * it never reaches the dialog, so that a fault can be chosen while a form is open.
 */
function keepApart(host: HTMLElement): void {
  const isInside = ({ target }: Event) => target instanceof Node && host.contains(target);
  for (const type of ['focusin', 'pointerdown', 'mousedown', 'touchstart'])
    window.addEventListener(type, (event) => isInside(event) && event.stopImmediatePropagation(), { capture: true });
  window.addEventListener(
    'keydown',
    (event) => isInside(event) && event.key === 'Tab' && event.stopImmediatePropagation(),
    {
      capture: true,
    },
  );
}

export function mountDemoBar(props: ComponentProps<typeof DemoBar>): () => void {
  const host = document.createElement('div');
  host.className = 'demo-bar-host';
  // Chakra's dialogs hide everything else from screen readers, but for elements with this attribute.
  host.setAttribute('data-live-announcer', '');
  document.body.append(host);
  keepApart(host);
  const root = createRoot(host);
  root.render(
    <StrictMode>
      <DemoBar {...props} />
    </StrictMode>,
  );
  return () => {
    root.unmount();
    host.remove();
  };
}
