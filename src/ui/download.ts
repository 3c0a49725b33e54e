import { toast } from './toast/toast.ts';

/** Hands the person a file. */
function download(name: string, content: Blob): void {
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

/** Hands the person a file that has to be made first, and says so where it could not be. Whether it was. */
export async function downloadFile(make: () => Promise<readonly [name: string, content: Blob]>): Promise<boolean> {
  try {
    download(...(await make()));
    return true;
  } catch {
    toast.error('The file could not be made. Please try again.');
    return false;
  }
}
