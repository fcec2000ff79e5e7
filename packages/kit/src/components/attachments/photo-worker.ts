import type { PictureTask } from './clean-apart.ts';
import { cleanPicture, drawingSettings, type BeginDrawing } from './clean-picture.ts';

const begin: BeginDrawing = ({ width, height }) => {
  const canvas = new OffscreenCanvas(width, height);
  const jpeg = (quality: number) => canvas.convertToBlob({ type: 'image/jpeg', quality });
  return { context: canvas.getContext('2d', drawingSettings), jpeg };
};

// The script of a worker of its own: each picture comes with the port that its answer goes to.
addEventListener('message', async ({ data: { file, port } }: MessageEvent<PictureTask>) => {
  port.postMessage(await cleanPicture(file, begin).catch(() => undefined));
});
