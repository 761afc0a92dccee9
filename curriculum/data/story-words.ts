/** Given names for stories, of many cultures. All are short, so that beginners can read them. */
export const names: readonly string[] = `
  Tom Ann Sam Kim Ben Jen Max Liz Jack Beth Luke Rose
  Ana Luis Mia Diego Omar Aisha Ali Noor Yusuf Leila Amir Zara
  Raj Priya Arjun Meera Anil Mei Wei Jun Ling Ken Yuki Hana
  Min Joon Linh Minh Kofi Ama Kwame Zuri Femi Ada Tariq Imani
  Malik Nia Eli Ruth Noah Lena Ivan Olga Lars Ingrid Marco Sofia
  Pedro Lucia Kai Leilani Tala Koda Maya Finn Nora Theo`
  .trim()
  .split(/\s+/);

/** Countable things for stories, in the plural. */
export const things = ['nuts', 'pins', 'cards', 'shells', 'beads', 'books', 'stamps', 'blocks'] as const;
