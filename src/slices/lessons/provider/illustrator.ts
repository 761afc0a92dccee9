import { picturePrompt } from './prompts.ts';
import type { Provider } from './provider.ts';
import { ProviderFailure } from './provider-failure.ts';
import type { Asker } from './token-budget.ts';

/** Picture with the content type that its bytes show. */
export interface PictureFile {
  bytes: Buffer;
  contentType: 'image/png' | 'image/jpeg' | 'image/webp';
}

/** Lesson data that leaves the server for a picture. */
export interface PictureBrief {
  gradeLevel: number;
  subject: string;
  topic: string;
  asker: Asker;
}

const maxBytes = 4 * 1024 * 1024;

/** Draws a picture for a lesson with the image model. Returns undefined without a model or a usable picture. */
export async function drawPicture(
  provider: Provider,
  { gradeLevel, subject, topic, asker }: PictureBrief,
): Promise<PictureFile | undefined> {
  try {
    const prompt = picturePrompt({ grade: gradeLevel, subject, topic });
    const base64 = await provider.draw?.(prompt, { asker, signal: provider.deadline() });
    return base64 === undefined ? undefined : pictureIn(Buffer.from(base64, 'base64'));
  } catch (error) {
    if (error instanceof ProviderFailure) return undefined;
    throw error;
  }
}

/** Detects the type from the first bytes, since the provider may name another. */
function pictureIn(bytes: Buffer): PictureFile | undefined {
  const contentType = contentTypeOf(bytes);
  return contentType && bytes.length <= maxBytes ? { bytes, contentType } : undefined;
}

function contentTypeOf(bytes: Buffer): PictureFile['contentType'] | undefined {
  const begins = (hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex;
  if (begins('89504e470d0a1a0a')) return 'image/png';
  if (begins('ffd8ff')) return 'image/jpeg';
  const isWebp = begins('52494646') && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'image/webp' : undefined;
}
