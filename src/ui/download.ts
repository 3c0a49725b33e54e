import { t } from '../languages/texts.ts';
import { FileLimit } from '#src/platform/storage/file-limit.ts';
import { browserCan } from './browser-support.ts';
import { toast } from './toast/toast.ts';

function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads it after the click, and needs less than a minute.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * Makes a file and starts its download; where that fails, or where the browser saves no files, a toast says so. Resolves to
 * whether it succeeded.
 */
export async function downloadFile(make: () => Promise<readonly [name: string, content: Blob]>): Promise<boolean> {
  if (!browserCan('download')) return false;
  try {
    download(...(await make()));
    return true;
  } catch (error) {
    toast.error(error instanceof FileLimit ? error.message : t`The file could not be made. Please try again.`);
    return false;
  }
}
