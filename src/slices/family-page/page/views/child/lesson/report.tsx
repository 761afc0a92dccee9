import { useState } from 'preact/hooks';
import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { Dialog } from '../../../../../../http/pages/kit/dialog.tsx';
import { ActionForm, textIn } from '../../../parts/action.tsx';
import { Icon } from '../../../parts/ui-icons.tsx';
import { useChild } from '../../../state/session.ts';
import { texts } from '../../../texts/texts.ts';

interface ReportProps {
  lessonId: string;
  /** Index of the question. */
  index: number;
}

/** A small flag to say that something is wrong with a question. */
export function Report({ lessonId, index }: ReportProps) {
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
  const words = texts.report;
  return (
    <div class="lesson-report">
      {state === 'sent' ? (
        <p role="status" class="soft">
          {words.thanks}
        </p>
      ) : (
        <button type="button" class="quiet" onClick={() => setState('open')}>
          <Icon name="report-flag" size={20} /> {words.open}
        </button>
      )}
      {state === 'open' && (
        <Dialog title={words.title} onClose={() => setState((now) => (now === 'open' ? 'closed' : now))}>
          <ReportForm
            lessonId={lessonId}
            index={index}
            onSent={() => setState('sent')}
            onCancel={() => setState('closed')}
          />
        </Dialog>
      )}
    </div>
  );
}

function ReportForm(props: ReportProps & { onSent: () => void; onCancel: () => void }) {
  const { lessonId, index, onSent, onCancel } = props;
  const { api } = useChild();
  const words = texts.report;
  async function send(fields: FormData): Promise<undefined> {
    const reason = [textIn(fields, 'kind'), textIn(fields, 'more')].filter(Boolean).join(' ');
    const params = { path: { lessonId, index } };
    unwrap(await api.POST('/api/lessons/{lessonId}/questions/{index}/report', { params, body: { reason } }));
    onSent();
  }
  return (
    <ActionForm submit={words.submit} busy={words.busy} run={send} onCancel={onCancel}>
      <fieldset>
        <legend class="visually-hidden">{words.title}</legend>
        {words.kinds.map((kind, i) => (
          <label key={kind} class="check">
            <input type="radio" name="kind" value={kind} defaultChecked={i === 0} /> {kind}
          </label>
        ))}
      </fieldset>
      <label>
        {words.more}
        <textarea name="more" rows={2} maxLength={500} />
      </label>
    </ActionForm>
  );
}
