import { countOf } from '../base/count-of.ts';
import { createKeyring } from '../base/envelope.ts';
import { operatorActor, recordAudit } from '../kernel/audit-log.ts';
import { countStale, rotateSecrets } from '../service/rotation.ts';
import type { CliTools } from '../slice/slice.ts';

/** Encrypts all secrets with the newest key. */
export async function rotate(tools: CliTools): Promise<void> {
  const columns = (await tools.registry()).encryptedColumns;
  await tools.withDatabase(async (database) => {
    const keyring = createKeyring(await tools.readSecretsKey());
    const count = await countStale(database, columns, keyring);
    // Batches are committed one by one, so an interrupted rotation has its record too.
    if (count > 0) await recordAudit(database, { ...operatorActor, action: 'SECRETS_ROTATED' });
    const progress = await tools.createProgress('Encrypting', count, 'secrets');
    const unreadable = await rotateSecrets(database, columns, keyring, progress.advance);
    progress.stop();
    for (const { place, message } of unreadable) tools.note(`${place}: ${message}`);
    const left = await countStale(database, columns, keyring);
    if (left > 0) process.exitCode = 1;
    tools.finish(
      { rotated: count - left, left, unreadable },
      left > 0
        ? `${countOf(left, 'secret')} could not be encrypted with the newest key.`
        : 'All secrets are encrypted with the newest key.',
    );
  });
}
