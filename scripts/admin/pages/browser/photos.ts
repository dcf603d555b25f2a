/**
 * Photographs as a phone has them, made fit before anything is uploaded: an upright JPEG of a moderate size that says neither where nor with what
 * it was taken. Loaded when the first one is chosen.
 */
import type { heicTo as Decode } from 'heic-to/csp';
import { ask } from './dialog';
import { element, paragraph } from './dom';

/** Pixels of the longer side: the widest picture of a page, on a dense screen. */
const longest = 2560;
const quality = 0.86;

/** Width to height of what is cut out of an upright photograph. */
const ratio = 3 / 2;

const previewSize = { toWidth: 600, toHeight: 400 };

/** A part of a picture in its pixels, and how large it is drawn. */
interface Cut {
  top: number;
  height: number;
  toWidth: number;
  toHeight: number;
}

/** @param at from 0, the uppermost part, to 1, the lowest; of no account for a picture that is not upright */
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

/** The name of the JPEG. Phones write endings large or small. */
export const jpegName = (name: string): string => `${name.replace(/\.[^.]+$/, '')}.jpg`;

/** Where the build puts the decoder for HEIC: larger than all the rest, so that only who needs it fetches it. */
const decoder = '/admin/heic/heic-to.js';

/** The picture, upright. @throws where it is none */
async function read(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    // Safari reads HEIC by itself, no other browser does.
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

/** Asks which part of an upright picture is shown. @returns undefined where it is not to be taken */
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

/** @returns undefined where the operator leaves it out @throws where it cannot be read */
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

/** The photographs, made fit one after the other; those that cannot be read are told by their names and left out. */
export async function madeFitAll(files: readonly File[]): Promise<File[]> {
  const fit: File[] = [];
  const unreadable: string[] = [];
  for (const file of files)
    try {
      fit.push(...[await madeFit(file)].filter((one) => one !== undefined));
    } catch {
      unreadable.push(file.name);
    }
  for (const name of unreadable)
    await ask(
      [
        element('h2', {}, 'Not a photograph'),
        paragraph(
          `“${name}” cannot be read as a picture. Choose a photograph, such as a JPEG or a HEIC of your phone.`,
        ),
      ],
      'Go on',
    );
  return fit;
}
