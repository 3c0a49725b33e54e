import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

interface BoundaryProps {
  /** When this changes, a part that failed is rendered again. */
  readonly attempt: string;
  readonly failure: ReactNode;
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failed: boolean;
  readonly attempt: string;
}

/** Shows `failure` in place of a part that failed; the page around it goes on. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, attempt: this.props.attempt };

  static getDerivedStateFromProps({ attempt }: BoundaryProps, state: BoundaryState) {
    return attempt === state.attempt ? null : { failed: false, attempt };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.failed ? this.props.failure : this.props.children;
  }
}

interface Options<Props> {
  /** Shown while the code is being loaded. */
  readonly fallback?: ReactNode;
  /** Shown where the code could not be loaded. */
  readonly failure?: (retry: () => void) => ReactNode;
  /** Called when it was to open and could not be loaded. */
  readonly onFailure?: (props: Props) => void;
}

/**
 * A part of the page whose code is loaded later. One with an `open` property, such as a dialog or a menu, is loaded when
 * it first opens. A load that fails is tried a second time at once, then when the part opens again or `retry` is called.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback, failure, onFailure }: Options<Props> = {},
): ComponentType<Props> {
  const create = () => lazy(async () => ({ default: await load().catch(load) }));
  let Part = create();
  return function LazyComponent(props: Props) {
    const open = !('open' in props) || props.open === true;
    const [wanted, setWanted] = useState(open);
    const [retries, setRetries] = useState(0);
    if (open && !wanted) setWanted(true);
    if (!wanted) return null;
    const fail = () => {
      Part = create();
      if (open) onFailure?.(props);
    };
    return (
      <Boundary
        attempt={`${open} ${retries}`}
        failure={failure?.(() => setRetries((count) => count + 1))}
        onFailure={fail}
      >
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </Boundary>
    );
  };
}
