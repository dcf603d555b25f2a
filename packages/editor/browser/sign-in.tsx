/** Asks for an access token of the Git host, and tells how to make one and how to take it back. */
import { useState, type SubmitEvent } from 'react';
import { tokenLink, tokensPage } from '../repository';
import { checkToken, HostError, repository } from './host';
import { signIn } from './host/token';
import { Button } from './ui/button';
import { Field } from './ui/field';
import { Notice } from './ui/notice';

export function SignIn() {
  const { name } = repository();
  const [problem, setProblem] = useState<HostError>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const field = form.get('token');
    const typed = typeof field === 'string' ? field.trim() : '';
    if (isBusy) return;
    if (!/^[\w-]{10,}$/.test(typed)) {
      setProblem(
        new HostError('This is no token. A token begins with “github_pat_” and has no spaces: copy it again.'),
      );
      return;
    }
    setBusy(true);
    try {
      await checkToken(typed);
      signIn(typed, form.get('stays') !== null);
    } catch (error) {
      setProblem(error as HostError);
      setBusy(false);
    }
  }

  return (
    <main className="sign-in">
      <h1>Sign in to the editor</h1>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Field id="token" label="Access token" problems={problem ? [problem.message] : []}>
          {(control) => (
            <input {...control} name="token" type="password" autoComplete="current-password" required autoFocus />
          )}
        </Field>
        {problem?.link && (
          <p>
            <a href={problem.link.href}>{problem.link.text}</a>
          </p>
        )}
        <label className="check">
          <input type="checkbox" name="stays" defaultChecked /> Stay signed in on this device
        </label>
        <p role="status">{isBusy ? 'Asking GitHub…' : ''}</p>
        <Button type="submit" kind="main" isBusy={isBusy}>
          Sign in
        </Button>
      </form>
      <h2>How to get a token</h2>
      <ol>
        <li>
          Open{' '}
          <a href={tokenLink(repository())} target="_blank">
            the form for a new token
          </a>{' '}
          at GitHub. It is filled in already.
        </li>
        <li>
          Under “Repository access”, choose “Only select repositories”, and then <b>{name}</b>.
        </li>
        <li>Press “Generate token” at the end of the form, copy the token, and paste it here.</li>
      </ol>
      <Notice>
        A token ends after 90 days; then make a new one in the same way. If you lose this device, open{' '}
        <a href={tokensPage(repository())} target="_blank">
          your tokens at GitHub
        </a>{' '}
        on another one and delete the token. From then on nobody can save with it.
      </Notice>
    </main>
  );
}
