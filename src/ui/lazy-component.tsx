import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';

interface ContainedProps {
  /** When this changes, a part that failed is tried again. */
  readonly attempt: unknown;
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

interface ContainedState {
  readonly failed: boolean;
  readonly attempt: unknown;
}

/** Keeps a failure inside to itself: the page around it goes on without this part. */
class Contained extends Component<ContainedProps, ContainedState> {
  override state: ContainedState = { failed: false, attempt: this.props.attempt };

  static getDerivedStateFromProps({ attempt }: ContainedProps, state: ContainedState) {
    return attempt === state.attempt ? null : { failed: false, attempt };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/**
 * A part of the page whose code comes later: a dialog, a menu. Code that does not arrive is asked for a second time at
 * once, and again the next time that the part is opened. Until then the page does without it.
 */
export function lazyComponent<Props extends { readonly open?: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const fetched = () => lazy(async () => ({ default: await load().catch(load) }));
  let Part = fetched();
  const again = () => {
    Part = fetched();
  };
  return function Lazily(props: Props) {
    return (
      <Contained attempt={props.open} onFailure={again}>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </Contained>
    );
  };
}
