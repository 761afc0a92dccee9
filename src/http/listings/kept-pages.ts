import type { Page } from './paging.ts';

/** Maximum number of characters of all pages: some 800 pages of 50 entries. */
const maxCharacters = 16_000_000;

/** Page as JSON, with the limit that it was asked with. */
type KeptPage = Page<never> & { json: string; mark: string; limit: number };

/** How a page is read if it is not kept. */
interface PageSource<Item> {
  limit: number;
  /** Returns the present mark of the data. */
  readMark(): Promise<string | undefined>;
  read(): Promise<Page<Item> | undefined>;
  toJson(items: Item[]): string;
}

/**
 * First pages of listings in memory, the latest of each owner, for all who may read them. A page is current as long as
 * its data have the same mark. The least recently read ones make place for others. An erased person's name may stay in
 * one, but nobody can read it: an erasure changes the mark.
 */
export class KeptPages {
  readonly #pages = new Map<number, KeptPage>();
  #characters = 0;

  /** Returns the kept page, or reads one and keeps it if it has a mark. @param owner id of the learner whose data they are */
  async read<Item>(owner: number, source: PageSource<Item>): Promise<Page<Item> | undefined> {
    const { limit, readMark, read, toJson } = source;
    const kept = this.#pages.get(owner);
    if (kept?.limit === limit && kept.mark === (await readMark())) {
      this.#put(owner, kept);
      return kept;
    }
    const page = await read();
    if (page?.mark === undefined) return page;
    const newest = { items: [], next: page.next, mark: page.mark, json: toJson(page.items), limit };
    this.#put(owner, newest);
    return newest;
  }

  /** Puts a page behind all others. */
  #put(owner: number, page: KeptPage): void {
    this.#delete(owner);
    this.#pages.set(owner, page);
    this.#characters += sizeOf(page);
    for (const oldest of this.#pages.keys()) {
      if (this.#characters <= maxCharacters) return;
      this.#delete(oldest);
    }
  }

  #delete(owner: number): void {
    const page = this.#pages.get(owner);
    if (page) this.#characters -= sizeOf(page);
    this.#pages.delete(owner);
  }
}

/** Returns the size of a page in characters, with the memory that it takes beside its JSON. */
function sizeOf({ json }: KeptPage): number {
  return json.length + 500;
}
