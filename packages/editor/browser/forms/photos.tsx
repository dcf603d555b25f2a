/**
 * Converts photographs from a phone before they are uploaded: into a JPEG with the right orientation, a moderate size, and no metadata of
 * place or camera. This module is loaded when the first one is chosen.
 */
import type { heicTo as Decode } from 'heic-to/csp';
import { useEffect, useRef, useState } from 'react';
import { photoSide, tooSmall } from '../../../../content/schema/photos';
import { ask } from '../ui/ask';

/** The longest side in pixels: the widest picture of a page on a dense screen. */
const longest = 2560;
const quality = 0.86;

/** The aspect ratio of the crop of a portrait photograph. */
const ratio = 3 / 2;

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
  const pen = canvas.getContext('2d');
  if (!pen) return;
  // A JPEG has no transparency: without a ground, it would be black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, toWidth, toHeight);
  pen.drawImage(picture, 0, top, picture.width, height, 0, 0, toWidth, toHeight);
}

/** Shows the part of a portrait picture that is used, with a slider that moves it. */
function CutChoice({ picture, name }: { picture: ImageBitmap; name: string }) {
  const preview = useRef<HTMLCanvasElement>(null);
  const [at, setAt] = useState('0.5');
  useEffect(() => {
    const cut = cutOf(picture.width, picture.height, Number(at));
    if (preview.current) draw(preview.current, picture, { ...cut, toWidth: 600, toHeight: 400 });
  }, [picture, at]);
  return (
    <>
      <p>{name} is upright. Pages show photographs that are wider than high.</p>
      <canvas ref={preview} className="preview" />
      <label>
        Higher or lower
        <input
          type="range"
          name="at"
          min="0"
          max="1"
          step="0.01"
          value={at}
          onChange={({ target }) => setAt(target.value)}
        />
      </label>
    </>
  );
}

/** Asks which part of a portrait picture to use; undefined if it should not be used. */
async function chosenCut(picture: ImageBitmap, name: string): Promise<Cut | undefined> {
  const answer = await ask({
    title: 'Which part of the photograph?',
    body: <CutChoice picture={picture} name={name} />,
    yes: 'Take this part',
  });
  return answer && cutOf(picture.width, picture.height, Number(answer.get('at')));
}

async function drawn(picture: ImageBitmap, name: string): Promise<Blob | undefined> {
  const { width, height } = picture;
  const side = Math.max(width, height);
  if (side < photoSide) throw new Error(`“${name}” ${tooSmall(side)}.`);
  const cut = height > width ? await chosenCut(picture, name) : cutOf(width, height, 0);
  if (!cut) return undefined;
  const canvas = document.createElement('canvas');
  draw(canvas, picture, cut);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!blob) throw new Error(`This browser could not make a JPEG of “${name}”. Choose a JPEG.`);
  return blob;
}

/**
 * Converts one photograph.
 * @returns The JPEG; undefined if the operator decides against it.
 * @throws Error with a sentence for the operator if it cannot be used.
 */
export async function madeFit(file: File): Promise<Blob | undefined> {
  const picture = await read(file).catch(() => undefined);
  if (!picture)
    throw new Error(
      `“${file.name}” cannot be read as a picture. Choose a photograph, such as a JPEG or a HEIC of your phone.`,
    );
  try {
    return await drawn(picture, file.name);
  } finally {
    picture.close();
  }
}
