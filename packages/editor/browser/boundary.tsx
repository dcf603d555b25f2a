import { Component, type ReactNode } from 'react';
import { Button } from './ui/button';
import { Notice } from './ui/notice';

/** Shows a fault of a screen in its place, so that the menu stays usable. */
export class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError = (error: Error) => ({ error });

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    // A module cannot be loaded without a network, or after a newer version of the editor was published.
    const isModule = error instanceof TypeError && /module/i.test(error.message);
    return (
      <>
        <h1 tabIndex={-1}>This cannot be shown</h1>
        <Notice kind="bad">
          {isModule
            ? 'A part of the editor could not be loaded: there is no network, or a newer version was published meanwhile.'
            : `The editor has a fault here (${error.message}). Show this to your engineer.`}{' '}
          What you typed is kept on this device.
        </Notice>
        <Button onClick={() => location.reload()}>Load the editor again</Button>
      </>
    );
  }
}
