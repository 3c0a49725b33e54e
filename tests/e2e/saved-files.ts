declare global {
  interface Window {
    /** The file that the page has offered for download last. */
    savedFile?: Blob;
  }
}

/*
 * Functions for the page: neither Puppeteer over WebDriver BiDi nor WebDriver has a way to the files that a page offers for
 * download.
 */

/** Keeps a copy of each file that the page offers. */
export function keepSavedFiles(): void {
  const make = URL.createObjectURL;
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) window.savedFile = file;
    return make.call(URL, file);
  };
}

/** The last of these files in base64; empty before there is one. */
export async function lastSavedFile(): Promise<string> {
  const bytes = new Uint8Array((await window.savedFile?.arrayBuffer()) ?? []);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
