import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { Session } from '../../../http/pages/kit/session.ts';
import type { OpenLedger } from './open-ledger.ts';
import type { Names } from './words/names.ts';

/** What all views share. */
export interface Explorer {
  /** Signed-in user; undefined for an export from a file. */
  session: Session | undefined;
  open: OpenLedger;
  names: Names;
  /** Reads and checks the ledger again. */
  reload(): void;
}

export const ExplorerContext = createContext<Explorer | undefined>(undefined);

/** Returns what all views share, and renders the view again after each change of the ledger. */
export function useExplorer(): Explorer {
  const explorer = useContext(ExplorerContext);
  if (!explorer) throw new Error('the view is outside of the explorer');
  const [, setVersion] = useState(0);
  useEffect(() => {
    let frame = 0;
    // Several messages of the worker between two frames need one rendering.
    const schedule = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        setVersion((version) => version + 1);
      });
    };
    const end = explorer.open.subscribe(schedule);
    const endNames = explorer.names.subscribe(schedule);
    return () => {
      end();
      endNames();
      cancelAnimationFrame(frame);
    };
  }, [explorer]);
  return explorer;
}
