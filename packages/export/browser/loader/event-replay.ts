/** Holds the visitor's events on controls of an island that is not hydrated yet, and replays them when it is. */
const notHydrated = '[data-island]:not([data-hydrated])';

const click = (control: HTMLElement) => control.click();

interface HeldEvent {
  island: Element;
  /** The group of radio buttons around the control: only the last click in a group, or on a control, is replayed. */
  group?: Element | null;
  control: HTMLElement;
  /** @param now the control, or its replacement if React rendered the island again */
  replay: (now: HTMLElement) => void;
  /** The submitted form. */
  form?: HTMLFormElement;
}

/**
 * This is one long function, because all its listeners share one queue and each byte of the loader is in every page.
 * @param start starts the runtime; called when a control that needs it is used
 * @returns a function for when the runtime failed: it submits the held forms natively and drops the other events
 */
export function replayEvents(start: () => void): () => void {
  let queue: HeldEvent[] = [];

  const listen = (type: string, listener: (event: Event) => void) => document.addEventListener(type, listener, true);

  /** Keys are replayed in order. Of clicks only the last is, so that impatient clicking does not skip a step. */
  const enqueue = (event: Event, one: HeldEvent) => {
    if (event.type !== 'keydown')
      queue = queue.filter((other) => (other.group || other.control) !== (one.group || one.control));
    queue.push(one);
  };

  /** Holds an event back from the browser, and from React, which may be about to listen, so that it is not handled twice. */
  const hold = (event: Event, one: HeldEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    enqueue(event, one);
    one.island.setAttribute('aria-busy', 'true');
  };

  const onUse = (event: Event) => {
    const { target, type } = event;
    const control = target instanceof Element && target.closest<HTMLElement>('button, input, select, textarea');
    const island = control && control.closest(notHydrated);
    if (!island) return;
    // Waits for the next paint, which shows the native response to this event.
    requestAnimationFrame(() => setTimeout(start));
    if (type === 'click' && control.matches('[type=radio], [type=checkbox]')) {
      // The browser has checked it already; it is clicked again for React, which may have read the old state.
      const { checked, type: kind } = control as HTMLInputElement;
      const replay = (now: HTMLElement) => {
        (now as HTMLInputElement).checked = !checked;
        now.click();
      };
      enqueue(event, { island, control, group: kind === 'radio' ? control.closest('fieldset') : null, replay });
    }
    // The browser opens a popover by itself.
    if (!control.matches('button[type=button]:not([popovertarget])')) return;
    const opensMenu = control.hasAttribute('aria-controls');
    if (opensMenu && /^(Arrow(Up|Down)|Escape)$/.test((event as KeyboardEvent).key))
      hold(event, {
        island,
        control,
        replay: (now) => (document.activeElement || now).dispatchEvent(new KeyboardEvent(type, event)),
      });
    // The style sheet opens a menu for the pointer; a click with detail 0 comes from the keyboard.
    if (type === 'click' && !(opensMenu && (event as MouseEvent).detail))
      hold(event, { island, control, replay: click });
  };
  for (const type of ['pointerdown', 'focusin', 'keydown', 'click', 'input']) listen(type, onUse);

  listen('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const island = form.closest(notHydrated);
    const button = form.querySelector<HTMLElement>('[type=submit]');
    if (!island || !button) return;
    hold(event, { island, control: button, form, replay: click });
    start();
  });

  listen('island-hydrated', (event) => {
    const island = event.target as Element;
    const find = (event as CustomEvent<((old: Element) => HTMLElement | undefined) | null>).detail;
    const missed = queue.filter((one) => one.island === island);
    queue = queue.filter((one) => one.island !== island);
    island.removeAttribute('aria-busy');
    // Deferred, because React is still setting up.
    setTimeout(() => {
      for (const { control, replay } of missed) {
        const now = find ? find(control) : control;
        if (now) replay(now);
      }
    });
  });

  return () => {
    const missed = queue;
    queue = [];
    for (const { island, form } of missed) {
      island.removeAttribute('aria-busy');
      if (form) form.submit();
    }
  };
}
