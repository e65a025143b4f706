import type { StoreFile } from '../entities/order.ts';

function fileNameOf(disposition: string | null): string | null {
  if (disposition === null) return null;
  const encoded = /filename\*\s*=\s*(?:utf-8)?''([^;]+)/i.exec(disposition)?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch {
      return encoded.trim();
    }
  }
  return (
    /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i
      .exec(disposition)
      ?.slice(1)
      .find((part) => part !== undefined)
      ?.trim() ?? null
  );
}

/** A file with its name and kind; null where there is none. */
export function toStoreFile(file: { blob: Blob; headers: Headers } | null): StoreFile | null {
  return file === null
    ? null
    : {
        blob: file.blob,
        fileName: fileNameOf(file.headers.get('content-disposition')),
        contentType: file.headers.get('content-type') ?? 'application/octet-stream',
      };
}
