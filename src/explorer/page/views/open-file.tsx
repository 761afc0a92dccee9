/** Choice of an export, which the page then checks without a service. */
export function OpenFile({ onFile }: { onFile: (file: File) => void }) {
  return (
    <input
      type="file"
      onChange={({ currentTarget }) => currentTarget.files?.[0] && onFile(currentTarget.files[0])}
    />
  );
}
