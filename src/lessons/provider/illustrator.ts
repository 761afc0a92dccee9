import { ProviderFailure } from './failure.ts';
import { picturePrompt } from './prompts.ts';
import type { Provider } from './provider.ts';

/** A picture, and what it is by its bytes. */
export interface Drawn {
  bytes: Buffer;
  contentType: 'image/png' | 'image/jpeg' | 'image/webp';
}

/** What a lesson is about: all that leaves the server for its picture. */
export interface PictureBrief {
  gradeLevel: number;
  subject: string;
  topic: string;
}

const maxBytes = 4 * 1024 * 1024;

/**
 * A picture for a lesson by the provider's image model. Undefined where none is configured, or where it gave none that
 * can be used: figures serve then, since a lesson does not wait for its picture.
 */
export async function drawPicture(
  provider: Provider,
  { gradeLevel, subject, topic }: PictureBrief,
): Promise<Drawn | undefined> {
  try {
    const prompt = picturePrompt({ grade: gradeLevel, subject, topic });
    const base64 = await provider.draw?.(prompt, provider.deadline());
    return base64 === undefined ? undefined : pictureIn(Buffer.from(base64, 'base64'));
  } catch (error) {
    if (error instanceof ProviderFailure) return undefined;
    throw error;
  }
}

/** The picture that the bytes are by their first ones, whatever the provider says that they are. */
function pictureIn(bytes: Buffer): Drawn | undefined {
  const contentType = contentTypeOf(bytes);
  return contentType && bytes.length <= maxBytes ? { bytes, contentType } : undefined;
}

function contentTypeOf(bytes: Buffer): Drawn['contentType'] | undefined {
  const begins = (hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex;
  if (begins('89504e470d0a1a0a')) return 'image/png';
  if (begins('ffd8ff')) return 'image/jpeg';
  const isWebp = begins('52494646') && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'image/webp' : undefined;
}
