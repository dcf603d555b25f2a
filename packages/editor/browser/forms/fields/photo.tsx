import { useEffect, useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import { photoFile, photoName } from '../../../../../content/routes';
import { Field as Shell } from '../../ui/field';
import { useForm, useProblems } from '../context';
import type { FieldOf } from '../describe';

const idOf = (file: string) => file.replace(/^.*\/|\.json$/g, '');

/** A saved photograph on the site; undefined if it is a new one. */
function savedPhoto(value: string, file: string, base: object | undefined): string | undefined {
  const { photos = [], picture = '' } = (base ?? {}) as { photos?: { file: string }[]; picture?: string };
  const index = photos.findIndex((photo) => photo.file === value);
  return index < 0 ? undefined : photoFile(photoName({ id: idOf(file), picture }, index + 1), 400, 'jpg');
}

/** A URL of a new photograph while it is shown. */
function useBlobUrl(blob: Blob | undefined): string | undefined {
  const url = useMemo(() => blob && URL.createObjectURL(blob), [blob]);
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url);
    },
    [url],
  );
  return url;
}

/** A photograph: what is chosen, and a field that chooses another. */
export function Photo({ field, name, path }: { field: FieldOf<'photo'>; name: string; path: string }) {
  const { changed, file, base, photos, marks } = useForm();
  const { field: input } = useController({ name });
  const [isReading, setIsReading] = useState(false);
  const value = String(input.value ?? '');
  const added = useBlobUrl(photos.get(value.slice(1)));
  const shown = added ?? savedPhoto(value, file, base);

  async function choose(chosen: File): Promise<void> {
    setIsReading(true);
    try {
      const { madeFit } = await import('../photos');
      const blob = await madeFit(chosen);
      if (!blob) return;
      // The time of day makes the name one that no other photograph has.
      const target = `content/records/photos/${idOf(file)}-${Date.now().toString(36)}.jpg`;
      photos.set(target, blob);
      marks.update(new Map(), [path]);
      input.onChange(`/${target}`);
      changed();
    } catch (error) {
      marks.update(new Map([[path, [error instanceof Error ? error.message : String(error)]]]), [path]);
    } finally {
      setIsReading(false);
    }
  }

  return (
    <Shell id={path} label={field.label} hint={field.hint} problems={useProblems(path)}>
      {(control) => (
        <div className="chosen">
          {shown ? <img src={shown} alt="" width="120" height="80" /> : null}
          <div>
            {value && !added ? <p>{value.replace(/^.*\//, '')}</p> : null}
            <input
              {...control}
              type="file"
              // A field for JPEG only would hide the other pictures in a phone's gallery.
              accept="image/*,.heic,.heif"
              onChange={({ target }) => {
                const [chosen] = target.files ?? [];
                if (chosen) void choose(chosen);
                target.value = '';
              }}
            />
            <p role="status">{isReading ? 'Reading the photograph…' : added ? 'It is uploaded when you save.' : ''}</p>
          </div>
        </div>
      )}
    </Shell>
  );
}
