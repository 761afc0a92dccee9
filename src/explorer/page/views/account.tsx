/** To come. */
export function Account() {
  return <p>…</p>;
}
