/** To come. */
export function EventView() {
  return <p>…</p>;
}
