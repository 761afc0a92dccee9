/** To come. */
export function Notable() {
  return <p>…</p>;
}
