/** Texts that are typed into the fields of a list: kept on this device until they are saved, and offered again after a reload. */
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { leaveGuard } from '../router';
import { forget, keep, typedOf } from '../typed/typed';
import { ask } from '../ui/ask';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { counted } from './counted';

/** What was typed into a field, and the saved text that it replaces. */
export interface TypedText {
  text: string;
  over: string;
}

/** By a key of the field. */
export type TypedTexts = Readonly<Record<string, TypedText>>;

/** The warning at a field whose saved text changed after the operator typed; empty if it did not. */
export const meanwhile = (typed: TypedText | undefined, saved: string): string[] =>
  typed && typed.over !== saved
    ? [`Somebody saved ${saved || 'no price'} after you typed this. Save again to replace it by yours.`]
    : [];

interface Kept {
  typed: TypedTexts;
  /** Keeps a text, unless it is the saved one. */
  type: (key: string, text: string, saved: string) => void;
  /** Forgets texts after they were saved. */
  drop: (keys: readonly string[]) => void;
  /** Offers what was typed earlier. */
  offer: ReactNode;
}

/** @param name the name under which they are kept, beside the files of forms: the address of the screen without '#/' */
export function useTyped(name: string): Kept {
  const [typed, setTyped] = useState<TypedTexts>({});
  const [earlier, setEarlier] = useState(() => typedOf(name)?.record as TypedTexts | undefined);
  const isTyped = Object.keys(typed).length > 0;

  useEffect(() => {
    if (isTyped) keep(name, undefined, { ...earlier, ...typed });
    else if (!earlier) forget(name);
  }, [name, typed, isTyped, earlier]);

  useEffect(() => {
    if (!isTyped) return undefined;
    return leaveGuard(
      async () =>
        (await ask({
          title: 'Leave without saving?',
          body: <p>The prices that you typed are kept on this device, and offered again when you come back.</p>,
          yes: 'Leave',
          no: 'Stay here',
        })) !== undefined,
    );
  }, [isTyped]);

  const type = useCallback((key: string, text: string, over: string) => {
    setTyped(({ [key]: before, ...others }) =>
      text.trim() === over ? others : { ...others, [key]: { text, over: before?.over ?? over } },
    );
  }, []);

  const drop = useCallback((keys: readonly string[]) => {
    setTyped((before) => Object.fromEntries(Object.entries(before).filter(([key]) => !keys.includes(key))));
  }, []);

  const offer = earlier && (
    <Notice>
      <p>You typed {counted(Object.keys(earlier).length, 'price')} earlier, and did not save.</p>
      <p className="actions">
        <Button
          onClick={() => {
            setTyped({ ...earlier, ...typed });
            setEarlier(undefined);
          }}
        >
          Restore
        </Button>
        <Button onClick={() => setEarlier(undefined)}>Discard</Button>
      </p>
    </Notice>
  );
  return { typed, type, drop, offer };
}
