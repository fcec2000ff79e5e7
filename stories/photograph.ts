/** A segment of a JPEG file with a text in it, as a camera writes the place. */
const comment = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  return Uint8Array.from([0xff, 0xfe, 0, bytes.length + 2, ...bytes]);
};

/** A photograph of a size, with what its camera has written into it. */
export async function photograph(name: string, width: number, height: number, told = ''): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  for (let at = 0; at < 40; at += 1) {
    context.fillStyle = `hsl(${at * 9} 60% 50%)`;
    context.fillRect((at * width) / 40, 0, width / 40, height);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  const bytes = new Uint8Array(await (blob ?? new Blob()).arrayBuffer());
  const parts = told === '' ? [bytes] : [bytes.slice(0, 2), comment(told), bytes.slice(2)];
  return new File(parts, name, { type: 'image/jpeg' });
}
