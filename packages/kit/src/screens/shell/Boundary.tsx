import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Drawn instead of what failed. `retry` draws the children again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Subject of the children, such as an address: for another one they are drawn again. */
  of?: string | undefined;
  children: ReactNode;
}

interface BoundaryState {
  error: unknown;
  failed: boolean;
  of: string | undefined;
}

/** Catches what fails below it, so that one part does not take the page with it. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, failed: false, of: this.props.of };

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return props.of === state.of ? null : { error: undefined, failed: false, of: props.of };
  }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  retry = () => this.setState({ error: undefined, failed: false });

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error, this.retry) : this.props.children;
  }
}
