/** Hands the person a file. */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads it after the click; a minute is more than it needs.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
