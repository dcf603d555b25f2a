/** Photographs for tests of the built site, with as much detail as a camera's. */
import { join } from 'node:path';
import sharp from 'sharp';

/** The entries of a trip's file for a number of photographs. */
export const testPhotos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    file: `/content/records/photos/test-${index + 1}.jpg`,
    alt: `What photograph ${index + 1} of the test shows`,
    credit: `A. Nair ${index + 1}, CC BY 4.0`,
  }));

/** Writes the photographs: coarse grain under a sky, which is darker in each. @param root the root of the project */
export async function writeTestPhotos(root: string, photos: readonly { file: string }[]): Promise<void> {
  const [width, height] = [1600, 1200];
  for (const [index, { file }] of photos.entries()) {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const grain = sharp({ create: { width: width / 4, height: height / 4, channels: 3, background: '#000', noise } });
    const sky = `<svg width="${width}" height="${height}"><rect width="100%" height="40%" fill="hsl(210 60% ${80 - 8 * index}%)"/></svg>`;
    await sharp(await grain.png().toBuffer())
      .resize(width, height)
      .composite([{ input: Buffer.from(sky) }])
      .jpeg()
      .toFile(join(root, file));
  }
}
