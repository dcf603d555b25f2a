/**
 * Converts photographs from a phone before they are uploaded: into a JPEG with the right orientation, a moderate size, and no metadata of
 * place or camera. This module is loaded when the first one is chosen.
 */
import type { heicTo as Decode } from 'heic-to/csp';
import { ask } from './dialog';
import { element, paragraph } from './dom';

/** The longest side in pixels: the widest picture of a page on a dense screen. */
const longest = 2560;
const quality = 0.86;

/** The aspect ratio of the crop of a portrait photograph. */
const ratio = 3 / 2;

const previewSize = { toWidth: 600, toHeight: 400 };

/** A horizontal strip of a picture in pixels, and the size at which it is drawn. */
interface Cut {
  top: number;
  height: number;
  toWidth: number;
  toHeight: number;
}

/**
 * The crop of a picture.
 * @param at The position from 0, the top, to 1, the bottom; ignored for a landscape picture.
 */
export function cutOf(width: number, height: number, at: number): Cut {
  const cropped = height > width ? Math.round(width / ratio) : height;
  const scale = Math.min(1, longest / Math.max(width, cropped));
  return {
    top: Math.round((height - cropped) * at),
    height: cropped,
    toWidth: Math.round(width * scale),
    toHeight: Math.round(cropped * scale),
  };
}

/** The name of the JPEG. Phones write extensions in upper or lower case. */
export const jpegName = (name: string): string => `${name.replace(/\.[^.]+$/, '')}.jpg`;

/** The URL of the HEIC decoder: it is larger than everything else, so it is fetched only when needed. */
const decoder = '/admin/heic/heic-to.js';

/**
 * Decodes a picture in its right orientation.
 * @throws Error if the file is no picture.
 */
async function read(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    // Only Safari decodes HEIC itself.
    const start = new Uint8Array(await file.slice(4, 12).arrayBuffer());
    if (!/^ftyp(hei|hev|mif|msf)/.test(String.fromCharCode(...start))) throw error;
    const { heicTo } = (await import(decoder)) as { heicTo: typeof Decode };
    return heicTo({ blob: file, type: 'bitmap' });
  }
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, { top, height, toWidth, toHeight }: Cut): void {
  canvas.width = toWidth;
  canvas.height = toHeight;
  canvas.getContext('2d')?.drawImage(picture, 0, top, picture.width, height, 0, 0, toWidth, toHeight);
}

/**
 * Asks which part of a portrait picture to use.
 * @returns The crop; undefined if the picture should not be used.
 */
async function chosenCut(picture: ImageBitmap, name: string): Promise<Cut | undefined> {
  const { width, height } = picture;
  const preview = element('canvas', { style: 'width:100%' });
  const slider = element('input', {
    type: 'range',
    min: '0',
    max: '1',
    step: '0.01',
    value: '0.5',
    style: 'width:100%',
  });
  const show = () => {
    draw(preview, picture, { ...cutOf(width, height, slider.valueAsNumber), ...previewSize });
  };
  slider.addEventListener('input', show);
  show();
  const content = [
    element('h2', {}, 'Which part of the photograph?'),
    paragraph(`${name} is upright; pages show photographs that are wider than high.`),
    preview,
    element('label', {}, 'Higher or lower', slider),
  ];
  return (await ask(content, 'Take this part')) ? cutOf(width, height, slider.valueAsNumber) : undefined;
}

/**
 * Converts one photograph.
 * @returns The JPEG; undefined if the operator omits the picture.
 * @throws Error if it cannot be decoded.
 */
async function madeFit(file: File): Promise<File | undefined> {
  const picture = await read(file);
  try {
    const { width, height } = picture;
    const cut = height > width ? await chosenCut(picture, file.name) : cutOf(width, height, 0);
    if (!cut) return undefined;
    const canvas = document.createElement('canvas');
    draw(canvas, picture, cut);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (!blob) throw new Error('the browser writes no JPEG');
    return new File([blob], jpegName(file.name), { type: 'image/jpeg' });
  } finally {
    picture.close();
  }
}

/** Converts photographs one after the other; those that cannot be decoded are omitted, and a message names them. */
export async function madeFitAll(files: readonly File[]): Promise<File[]> {
  const fit: File[] = [];
  const unreadable: string[] = [];
  for (const file of files)
    try {
      fit.push(...[await madeFit(file)].filter((one) => one !== undefined));
    } catch {
      unreadable.push(`“${file.name}”`);
    }
  if (unreadable.length > 0) {
    const text = `${unreadable.join(', ')} cannot be read as a picture. Choose a photograph, such as a JPEG or a HEIC of your phone.`;
    await ask([element('h2', {}, 'Not a photograph'), paragraph(text)], 'Go on');
  }
  return fit;
}
