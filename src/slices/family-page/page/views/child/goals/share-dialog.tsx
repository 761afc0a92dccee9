import { useState } from 'preact/hooks';
import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { Dialog } from '../../../../../../http/pages/kit/dialog.tsx';
import { useAction } from '../../../parts/action.tsx';
import { Problem } from '../../../parts/loading.tsx';
import { Icon } from '../../../parts/ui-icons.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { useChild } from '../../../state/session.ts';
import { countOf, texts } from '../../../texts/texts.ts';

interface ShareDialogProps {
  award: Schemas['Award'];
  onClose: () => void;
}

/** Makes a link that shows an award to everybody who has it, after a look at what they see; and ends it. */
export function ShareDialog({ award, onClose }: ShareDialogProps) {
  const words = texts.awards;
  const { api } = useChild();
  const [title, setTitle] = useState(award.activityName);
  const [description, setDescription] = useState('');
  const [link, setLink] = useState('');
  const [message, setMessage] = useState('');
  const params = { path: { awardId: award.id } };
  const share = useAction(async () => {
    const body = { active: true, title, description };
    setLink(unwrap(await api.POST('/api/awards/{awardId}/share', { params, body })).shareUrl);
    setMessage(words.shared);
    return undefined;
  });
  const stop = useAction(async () => {
    unwrap(await api.POST('/api/awards/{awardId}/share', { params, body: { active: false } }));
    setLink('');
    setMessage(words.stopped);
    return undefined;
  });
  const isBusy = share.isBusy || stop.isBusy;
  const error = share.error ?? stop.error;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setMessage(words.copied);
    } catch {
      // Without the right to copy, or on a page of plain http, the reader can still select the address.
      setMessage(words.copyByHand);
    }
  };
  return (
    <Dialog title={words.shareTitle} onClose={onClose}>
      <p>{words.shareHint}</p>
      <label>
        {words.shareName}
        <input value={title} maxLength={200} onInput={({ currentTarget }) => setTitle(currentTarget.value)} />
      </label>
      <label>
        {words.shareText}
        <textarea
          value={description}
          maxLength={2000}
          rows={2}
          onInput={({ currentTarget }) => setDescription(currentTarget.value)}
        />
      </label>
      <p class="soft share-label">{words.preview}</p>
      <figure class="share-preview">
        <Icon name="trophy" size={40} />
        <strong>{title.trim() || award.activityName}</strong>
        {description && <span>{description}</span>}
        <span class="soft">
          {award.activityName} · {countOf(award.tokens, texts.countNouns.points)}
        </span>
      </figure>
      {link && <input class="share-link" readOnly value={link} aria-label={words.link} />}
      <p role="status">{message}</p>
      {error !== undefined && <Problem error={error} />}
      <div class="buttons">
        {link ? (
          <button type="button" class="primary" onClick={copy}>
            {words.copy}
          </button>
        ) : (
          <button type="button" class="primary" disabled={isBusy} onClick={share.start}>
            {words.makeLink}
          </button>
        )}
        <button type="button" disabled={isBusy} onClick={stop.start}>
          {words.stop}
        </button>
        <button type="button" class="quiet" onClick={onClose}>
          {texts.app.close}
        </button>
      </div>
    </Dialog>
  );
}
