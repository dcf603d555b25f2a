/** Test support for the event replay: islands with every kind of control, before hydration. */
import { replayEvents } from '../event-replay';
import { find, testPage } from './page';

const html = `
  <main data-island id="island">
    <input type="text" id="text">
    <select id="select"><option>a</option><option>b</option></select>
    <button type="button" id="next">Next</button>
    <button type="button" id="previous"><b id="inside">Previous</b></button>
    <fieldset>
      <input type="radio" name="state" id="kerala" checked><input type="radio" name="state" id="goa">
    </fieldset>
    <fieldset><input type="radio" name="sort" id="price"></fieldset>
    <fieldset><input type="checkbox" id="beach"><input type="checkbox" id="hills"></fieldset>
    <p id="words">Words</p>
    <button type="button" id="menu" aria-controls="panel">Places</button><a href="/kerala" id="link">Kerala</a>
    <form id="form"><button type="submit" id="send">Send</button></form>
    <form id="bare"></form>
  </main>
  <aside data-island id="other"><button type="button" id="apart">Apart</button></aside>
  <button type="button" id="outside">Outside</button>
  <form id="plain"><button type="submit" id="post">Post</button></form>`;

/** Opens the page before each test. */
export function testIslands() {
  const page = testPage();
  let seen: string[] = [];
  let fail: () => void;
  const start = jest.fn();

  beforeEach(() => {
    start.mockReset();
    seen = [];
    page.open(html);
    fail = replayEvents(start);
    for (const type of ['click', 'change', 'submit', 'keydown'])
      document.body.addEventListener(type, (event) => {
        seen.push(`${event instanceof KeyboardEvent ? event.key : event.type} ${(event.target as Element).id}`);
        // jsdom cannot submit forms.
        if (type === 'submit') event.preventDefault();
      });
  });

  return {
    /** A mock that starts the runtime. */
    start,
    /** Lets the runtime fail. */
    fail: () => fail(),
    /** The events and keys that reached the page since the last call: 'click next', 'Escape menu'. */
    seen: () => seen.splice(0),
    click: (id: string) => find(`#${id}`).click(),
    /** Announces an island as hydrated. */
    hydrate: (id = 'island') => {
      find(`#${id}`).setAttribute('data-hydrated', '');
      find(`#${id}`).dispatchEvent(new Event('island-hydrated', { bubbles: true }));
    },
    isBusy: (id = 'island') => find(`#${id}`).getAttribute('aria-busy') === 'true',
    /** Advances past the next frame and the timers that wait for it. */
    paint: () => jest.advanceTimersByTime(20),
  };
}
