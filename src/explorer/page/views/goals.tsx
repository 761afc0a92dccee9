/** To come. */
export function Goals() {
  return <p>…</p>;
}
