/** To come. */
export function Timeline() {
  return <p>…</p>;
}
