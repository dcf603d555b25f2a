/** The screen `#/help`: what to do when something is not as usual. */
import { Heading } from './heading';

const answers: Readonly<Record<string, string>> = {
  'When is what I saved on the site?':
    'After some minutes. “Today” says what waits, how long the last publication took, and what was refused.',
  'What if something is refused?':
    'The site keeps what it showed before, and everything else that you saved is published. Open “Today”, follow the link to the field, correct it, and save.',
  'I changed something by mistake.':
    'Open “History” of that trip or form. Each change has a button that takes it back and keeps what was changed later. After prices were saved together, one button takes them all back.',
  'I deleted a trip that I still need.': 'Open “Deleted” and bring it back. It is then at its old address again.',
  'There is no network, or I have to stop in the middle.':
    'What you type is kept on this device. Open the same form again later: it offers what you typed. Nothing is on the site before you save.',
  'Somebody else changes the same trip.':
    'What each of you changed is kept. If both changed the same field, you are asked whose text to keep.',
  'I copied a trip, and it is not on the site.':
    'A copy is a draft. Change its texts, its price and its pictures first. Then choose “Put on sale” in the list of trips.',
  'My token has ended.': 'Sign out, and make another one by the link on the page where you sign in.',
  'My phone is lost.':
    'Sign in at github.com on another device, open Settings, Developer settings, Personal access tokens, and delete the token. From then on nobody can save with it.',
};

export const Help = () => (
  <>
    <Heading title="Help" />
    {Object.entries(answers).map(([question, answer]) => (
      <section key={question}>
        <h2>{question}</h2>
        <p>{answer}</p>
      </section>
    ))}
  </>
);
