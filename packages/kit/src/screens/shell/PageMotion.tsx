import { Component } from 'react';
import { createPageMotion, type PageMotion as Motion } from './page-motion.ts';
import type { PageTurns } from './page-turns.ts';
import type { Visit } from './visit.ts';

export interface PageMotionProps {
  turns: PageTurns;
  /** Path and query of where the traveller is. */
  address: string;
  visit: Visit;
}

/** Lets pages move in. A class, since only that is asked while the page before is still there. */
export class PageMotion extends Component<PageMotionProps> {
  readonly #motion: Motion = createPageMotion(this.props.turns.latest());
  #stop: (() => void) | undefined;

  override componentDidMount() {
    this.#stop = this.props.turns.follow(this.#motion.arrive);
  }

  override getSnapshotBeforeUpdate(before: PageMotionProps) {
    const { address, visit } = this.props;
    if (visit !== before.visit) this.#motion.leave(address, visit.arrival);
    return null;
  }

  /** A class that looks at the page before asks for it. */
  override componentDidUpdate() {}

  override componentWillUnmount() {
    this.#stop?.();
  }

  override render() {
    return null;
  }
}
