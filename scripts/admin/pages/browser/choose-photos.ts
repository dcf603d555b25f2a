/** Intercepts the choosing and dropping of photographs, and passes the results of `photos.ts` on to the editor. */

/** Events that this module dispatches itself. */
const ours = new WeakSet<Event>();

async function fit(files: FileList): Promise<DataTransfer> {
  const { madeFitAll } = await import('./photos');
  const made = new DataTransfer();
  for (const file of await madeFitAll([...files])) made.items.add(file);
  return made;
}

function send(target: EventTarget, event: Event): void {
  ours.add(event);
  target.dispatchEvent(event);
}

export function watchPhotos(): void {
  // A file field for JPEG only would hide the other pictures in a phone's gallery.
  window.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'file') target.accept = 'image/*,.heic,.heif';
    },
    { capture: true },
  );
  window.addEventListener(
    'change',
    (event) => {
      const { target } = event;
      if (ours.has(event) || !(target instanceof HTMLInputElement) || !target.files?.length) return;
      event.stopImmediatePropagation();
      void fit(target.files).then(({ files }) => {
        target.files = files;
        if (files.length > 0) send(target, new Event('change', { bubbles: true }));
      });
    },
    { capture: true },
  );
  window.addEventListener(
    'drop',
    (event) => {
      const { target, dataTransfer } = event;
      if (ours.has(event) || !target || !dataTransfer?.files.length) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      void fit(dataTransfer.files).then((made) => {
        if (made.files.length > 0)
          send(target, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: made }));
      });
    },
    { capture: true },
  );
}
