// Files for the reader's disk, made in the browser.

import { Problem } from '../model/problem';

export function download(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Pixels of a picture's longer side. */
const kPixels = 1600;

/** An SVG document as a PNG picture. */
export async function toPng(svg: Blob): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const scale = kPixels / Math.max(image.naturalWidth, image.naturalHeight, 1);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.naturalWidth * scale);
    canvas.height = Math.round(image.naturalHeight * scale);
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Problem({ key: 'error.picture' }))), 'image/png'));
  } finally {
    URL.revokeObjectURL(url);
  }
}
