import { Component, type ComponentChildren } from 'preact';
import { Gate } from './gate.tsx';

/** Words for a fault of the page itself. */
export interface FaultWords {
  title: string;
  /** Sentence on what the reader can do. */
  text: string;
  reload: string;
}

interface ErrorBoundaryProps {
  words: FaultWords;
  children: ComponentChildren;
}

/** Shows a message with a way on if a view throws, instead of a blank page. The console has the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  override componentDidCatch(error: unknown): void {
    this.setState({ isBroken: true });
    // Old browsers have no `reportError`; an error that nothing catches gets to the console, too.
    setTimeout(() => {
      throw error;
    });
  }

  override render({ words, children }: ErrorBoundaryProps) {
    if (!this.state.isBroken) return children;
    return (
      <Gate title={words.title}>
        <p role="alert">{words.text}</p>
        <button type="button" class="primary" onClick={() => location.reload()}>
          {words.reload}
        </button>
      </Gate>
    );
  }
}
