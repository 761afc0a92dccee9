import { en } from './en.ts';

/** Languages of the page, by their codes. A translation is one more file here. */
export const languages: Record<string, typeof en> & { en: typeof en } = { en };
