/** The floor of a photograph's way to the airline: decoded, drawn into a bare canvas, one after another. It judges and shows nothing. */
import { offerUpload } from '../upload-adapter.ts';

async function drawn(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const scale = 2560 / Math.max(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? new Blob()), 'image/jpeg', 0.8));
}

offerUpload(async (files) => {
  const sent: Blob[] = [];
  for (const file of files) sent.push(await drawn(file));
  return sent;
});
