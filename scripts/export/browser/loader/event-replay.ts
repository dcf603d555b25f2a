/** What a visitor does to the controls of an island before it is hydrated: kept, and replayed when it is. */
const notHydrated = '[data-island]:not([data-hydrated])';

const click = (control: HTMLElement) => control.click();

interface KeptEvent {
  island: Element;
  /** Of several clicks on one control the last counts; a group of radio buttons is one. */
  group?: Element | null;
  control: HTMLElement;
  /** @param now the control, or its twin where React rendered the island anew */
  replay: (now: HTMLElement) => void;
  /** The form that was submitted. */
  form?: HTMLFormElement;
}

/**
 * @param start starts the runtime; called when a control that needs it is used
 * @returns to be called when the runtime failed: forms that were submitted are submitted natively, the rest is forgotten
 */
export function replayEvents(start: () => void): () => void {
  let kept: KeptEvent[] = [];

  const listen = (type: string, listener: (event: Event) => void) => document.addEventListener(type, listener, true);

  /** Keys are replayed in their order; of clicks only the last, so that impatience does not skip a step. */
  const keep = (event: Event, one: KeptEvent) => {
    if (event.type !== 'keydown')
      kept = kept.filter((other) => (other.group || other.control) !== (one.group || one.control));
    kept.push(one);
  };

  /** Keeps an event from the browser, and from React, which may be about to listen, so that it is not answered twice. */
  const hold = (event: Event, one: KeptEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    keep(event, one);
    one.island.setAttribute('aria-busy', 'true');
  };

  const onUse = (event: Event) => {
    const { target, type } = event;
    const control = target instanceof Element && target.closest<HTMLElement>('button, input, select, textarea');
    const island = control && control.closest(notHydrated);
    if (!island) return;
    // After the next paint: the native answer to this event comes first.
    requestAnimationFrame(() => setTimeout(start));
    if (type === 'click' && control.matches('[type=radio], [type=checkbox]')) {
      // Chosen already, and again for React, which may have looked before.
      const { checked, type: kind } = control as HTMLInputElement;
      const replay = (now: HTMLElement) => {
        (now as HTMLInputElement).checked = !checked;
        now.click();
      };
      keep(event, { island, control, group: kind === 'radio' ? control.closest('fieldset') : null, replay });
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
    // The style sheet opens a menu for the pointer; a click without one (detail 0) is the keyboard's.
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
    const missed = kept.filter((one) => one.island === island);
    kept = kept.filter((one) => one.island !== island);
    island.removeAttribute('aria-busy');
    // Not while React is still setting up.
    setTimeout(() => {
      for (const { control, replay } of missed) {
        const now = find ? find(control) : control;
        if (now) replay(now);
      }
    });
  });

  return () => {
    const missed = kept;
    kept = [];
    for (const { island, form } of missed) {
      island.removeAttribute('aria-busy');
      if (form) form.submit();
    }
  };
}
