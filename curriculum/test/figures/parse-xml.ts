export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  /** Text directly inside. */
  text: string;
}

const token =
  /<(?<open>[a-zA-Z]+)(?<attributes>(?: [a-zA-Z-]+="[^"<>]*")*)(?<empty>\/)?>|<\/(?<close>[a-zA-Z]+)>|(?<text>[^<>]+)/y;
const reference = /&(?!(?:amp|lt|gt|quot);)/;

/** Parses a document strictly. Throws for all but elements, attributes, texts and known entities. */
export function parseXml(xml: string): Element {
  const top: Element = { name: '', attributes: {}, children: [], text: '' };
  const path = [top];
  let at = 0;
  while (at < xml.length) {
    token.lastIndex = at;
    const groups = token.exec(xml)?.groups;
    const inside = path.at(-1);
    if (!groups || !inside) throw new Error(`not XML at ${at}: ${xml.slice(at, at + 40)}`);
    at = token.lastIndex;
    const { open, attributes = '', empty, close, text } = groups;
    if (text !== undefined) inside.text += decoded(text);
    if (close !== undefined && (path.pop()?.name !== close || path.length === 0))
      throw new Error(`</${close}> closes another element`);
    if (open === undefined) continue;
    const element = { name: open, attributes: attributesOf(attributes), children: [], text: '' };
    inside.children.push(element);
    if (empty === undefined) path.push(element);
  }
  const [root] = top.children;
  if (path.length !== 1 || !root || top.children.length !== 1 || top.text !== '')
    throw new Error('not a single root element');
  return root;
}

function attributesOf(source: string): Record<string, string> {
  const pairs = [...source.matchAll(/ ([a-zA-Z-]+)="([^"]*)"/g)].map(
    ([, key = '', value = '']): [string, string] => [key, decoded(value)],
  );
  const attributes = Object.fromEntries(pairs);
  if (Object.keys(attributes).length !== pairs.length) throw new Error('duplicate attribute');
  return attributes;
}

function decoded(text: string): string {
  if (reference.test(text)) throw new Error(`unknown entity in ${text}`);
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** Returns the element and all inside it, in document order. */
export function elementsOf(root: Element): Element[] {
  return [root, ...root.children.flatMap(elementsOf)];
}

/** Returns all elements of a name, with inherited attributes. */
export function named(root: Element, name: string, around: Record<string, string> = {}): Element[] {
  const attributes = { ...around, ...root.attributes };
  const own = root.name === name ? [{ ...root, attributes }] : [];
  return [...own, ...root.children.flatMap((child) => named(child, name, attributes))];
}
