import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { newKey, ServiceError } from '../../../../http/pages/kit/client.ts';
import { texts } from '../texts/texts.ts';
import { showAtFields } from './field-faults.ts';
import { Problem } from './loading.tsx';

/** Something that a press of a button does. */
export interface Action {
  isBusy: boolean;
  error: unknown;
  /** What it did, in words; empty until it is done. */
  done: string;
  /** Starts it, unless it runs: pressing twice is pressing once. */
  start(): void;
  /** The same with what is sent, if it may change between two presses: another request needs another key. */
  startWith(what: string): void;
}

type Outcomes = Pick<Action, 'isBusy' | 'error' | 'done'>;

/**
 * Runs work at the press of a button, once at a time.
 * @param run gets a key for the press: a request that is tried again with it counts once. Returns what it did, in words
 * @param onFailure looks at what the service has after all
 */
export function useAction(
  run: (key: string) => Promise<string | undefined>,
  onFailure?: () => unknown,
): Action {
  const [state, setState] = useState<Outcomes>({ isBusy: false, error: undefined, done: '' });
  const isRunning = useRef(false);
  const isShown = useRef(true);
  /** Press without an answer: trying the same again is the same request. */
  const open = useRef<{ what: string; key: string } | undefined>(undefined);
  useEffect(
    () => () => {
      isShown.current = false;
    },
    [],
  );
  async function start(what: string) {
    if (isRunning.current) return;
    isRunning.current = true;
    const { key } = open.current?.what === what ? open.current : { key: newKey() };
    open.current = { what, key };
    setState({ isBusy: true, error: undefined, done: '' });
    let outcome: Outcomes;
    try {
      outcome = { isBusy: false, error: undefined, done: (await run(key)) ?? '' };
      open.current = undefined;
    } catch (error) {
      outcome = { isBusy: false, error, done: '' };
      // A refusal is an answer: what the reader then sends is another request. After a 503, nobody knows what happened.
      if (error instanceof ServiceError && error.problem.status !== 503) open.current = undefined;
      onFailure?.();
    }
    isRunning.current = false;
    if (isShown.current) setState(outcome);
  }
  return { ...state, start: () => void start(''), startWith: (what) => void start(what) };
}

/** Says what an action did, or why it did not. */
function Outcome({ of: { error, done } }: { of: Action }) {
  return (
    <>
      {error !== undefined && <Problem error={error} />}
      <p class="outcome" role="status">
        {done}
      </p>
    </>
  );
}

interface ActionButtonProps {
  of: Action;
  class?: string;
  children: ComponentChildren;
}

/** Button of an action, with its outcome. */
export function ActionButton({ of, class: kind = '', children }: ActionButtonProps) {
  return (
    <>
      <button type="button" class={kind} disabled={of.isBusy} onClick={of.start}>
        {children}
      </button>
      <Outcome of={of} />
    </>
  );
}

interface ActionFormProps {
  /** Label of the button. */
  submit: string;
  /** Its label while it runs. */
  busy?: string;
  /** Does what the form says. Returns what it did, in words. */
  run: (fields: FormData, key: string) => Promise<string | undefined>;
  /** Looks at what the service has after a failure. */
  onFailure?: () => unknown;
  /** True to empty the fields after a success. */
  resets?: boolean;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** Leaves the form, such as that of a dialog. */
  onCancel?: () => void;
  /** Label of the button that leaves. */
  cancel?: string;
  children?: ComponentChildren;
}

/** Form whose button runs an action with its fields. */
export function ActionForm({
  submit,
  busy = submit,
  run,
  onFailure,
  resets = false,
  isDanger = false,
  isDisabled = false,
  onCancel,
  cancel = texts.app.cancel,
  children,
}: ActionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const action = useAction(async (key) => {
    if (!form.current) return undefined;
    try {
      const done = await run(new FormData(form.current), key);
      if (resets) form.current?.reset();
      return done;
    } catch (error) {
      if (form.current && showAtFields(form.current, error)) return undefined;
      throw error;
    }
  }, onFailure);
  return (
    <form
      method="post"
      ref={form}
      class="action-form"
      onSubmit={(event) => {
        event.preventDefault();
        action.startWith(JSON.stringify([...new FormData(event.currentTarget)]));
      }}
    >
      {children}
      <div class="buttons">
        <button type="submit" class={isDanger ? 'danger' : 'primary'} disabled={action.isBusy || isDisabled}>
          {action.isBusy ? busy : submit}
        </button>
        {onCancel && (
          <button type="button" onClick={onCancel}>
            {cancel}
          </button>
        )}
      </div>
      <Outcome of={action} />
    </form>
  );
}

/** Returns the text of a field; empty if the form lacks it. */
export function textIn(fields: FormData, name: string): string {
  return String(fields.get(name) ?? '').trim();
}
