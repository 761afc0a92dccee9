/** To come. */
export function Checkpoints() {
  return <p>…</p>;
}
