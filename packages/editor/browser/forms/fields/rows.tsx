import { useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { capitalised } from '../../../../../content/format/capitalised';
import { Button } from '../../ui/button';
import { Menu } from '../../ui/menu';
import { useForm, useProblems } from '../context';
import type { Field, FieldOf, Variant } from '../describe';
import { lineOfRow } from '../summary';
import { hasFields, toForm } from '../values';
import { Part } from './part';

interface Removed {
  row: number;
  value: Record<string, unknown>;
}

/** The id of an action of a row, which keeps the focus while its row moves. */
const actionId = (path: string, row: number, action: string) => `${path}.${row}-${action}`;

const focus = (id: string) => document.getElementById(id)?.focus();

interface RowsProps {
  field: FieldOf<'rows'>;
  path: string;
  /** The components of a single field and of a group, which draw lists in turn. */
  FieldAt: ComponentType<{ field: Field; name: string; path: string }>;
  Fields: ComponentType<{ field: Field; path: string }>;
}

/** The rows of a list, the one that was removed last, and what can be done with rows. Their problems and the focus move with them. */
function useRows({ entry }: FieldOf<'rows'>, path: string) {
  const { getValues } = useFormContext();
  const { marks, changed } = useForm();
  const { fields: rows, insert, remove, move } = useFieldArray({ name: path, keyName: 'rowKey' });
  const [removed, setRemoved] = useState<Removed>();

  const valueOf = (row: number) => JSON.parse(JSON.stringify(getValues(`${path}.${row}`))) as Record<string, unknown>;

  function put(row: number, value: Record<string, unknown>): void {
    marks.move(path, (old) => (old >= row ? old + 1 : old));
    flushSync(() => {
      insert(row, value, { shouldFocus: false });
      setRemoved(undefined);
    });
    flushSync(() => marks.open([`${path}.${row}`]));
    document
      .getElementById(`${path}.${row}-row`)
      ?.querySelector<HTMLElement>('input, textarea, select, .row > .actions button')
      ?.focus();
    changed();
  }
  function add(variant?: Variant): void {
    const value = toForm(entry, variant && { ...variant.marks });
    put(rows.length, hasFields(entry) ? (value as Record<string, unknown>) : { value });
  }
  function take(row: number): void {
    const value = valueOf(row);
    marks.move(path, (old) => (old === row ? undefined : old > row ? old - 1 : old));
    flushSync(() => {
      remove(row);
      setRemoved({ row, value });
    });
    focus(`${path}-undo`);
    changed();
  }
  function shift(row: number, to: number, action: string): void {
    marks.move(path, (old) => (old === row ? to : old === to ? row : old));
    flushSync(() => move(row, to));
    focus(actionId(path, to, action));
    changed();
  }

  return { rows, removed, valueOf, put, add, take, shift };
}

/** A list of things: rows that can be added, copied, moved, and removed with undo. */
export function Rows({ field, path, FieldAt, Fields }: RowsProps) {
  const { rows, removed, valueOf, put, add, take, shift } = useRows(field, path);
  const problems = useProblems(path);
  const { entry, one } = field;

  return (
    <>
      {field.hint ? <p className="hint">{field.hint}</p> : null}
      <div className="problem">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      <ol className="rows">
        {rows.map(({ rowKey }, row) => {
          const name = capitalised(`${one} ${row + 1}`);
          const at = `${path}.${row}`;
          const fields = hasFields(entry) ? (
            <Part path={at} label={name} lineOf={(value) => lineOfRow(field, value)}>
              <Fields field={entry} path={at} />
            </Part>
          ) : (
            <FieldAt field={{ ...entry, label: name }} name={`${at}.value`} path={at} />
          );
          const action = (kind: string, text: string, words: string, isOff: boolean, act: () => void) => (
            <Button id={actionId(path, row, kind)} aria-label={words} isBusy={isOff} onClick={act}>
              {text}
            </Button>
          );
          return (
            <li key={rowKey} id={`${at}-row`} className="row">
              {fields}
              {field.isReadonly ? null : (
                <div className="actions">
                  {action('up', '↑', `Move ${name} up`, row === 0, () => shift(row, row - 1, 'up'))}
                  {action('down', '↓', `Move ${name} down`, row === rows.length - 1, () => shift(row, row + 1, 'down'))}
                  {action('copy', 'Copy', `Copy ${name}`, false, () => put(row + 1, valueOf(row)))}
                  {action('remove', 'Remove', `Remove ${name}`, false, () => take(row))}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {removed ? (
        <div className="actions" role="status">
          <span>
            Removed: {capitalised(one)} {removed.row + 1}, {lineOfRow(field, removed.value) || 'empty'}
          </span>
          <Button id={`${path}-undo`} onClick={() => put(removed.row, removed.value)}>
            Undo
          </Button>
        </div>
      ) : null}
      {field.isReadonly ? null : entry.kind === 'variants' ? (
        <Menu label={`Add ${one}`}>
          {entry.variants.map((variant) => (
            <Button key={variant.label} onClick={() => add(variant)}>
              {variant.label}
            </Button>
          ))}
        </Menu>
      ) : (
        <Button onClick={() => add()}>Add {one}</Button>
      )}
    </>
  );
}
