import { t } from '#src/languages/texts.ts';

const KIB = 1024;

/** A size in bytes in the words of people: `180 KB`, `4.8 MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes < KIB * KIB) return t`${Math.max(1, Math.ceil(bytes / KIB))} KB`;
  return t`${(bytes / KIB / KIB).toFixed(1).replace(/\.0$/, '')} MB`;
}
