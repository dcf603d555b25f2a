import { useCallback } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Field as Shell } from '../../ui/field';
import { SearchChoices } from '../../ui/search-choices';
import { useForm, useProblems } from '../context';
import { variantOf, type Field, type FieldOf } from '../describe';
import { lineOf } from '../summary';
import { choiceOf, useChoices } from '../use-choices';
import { toForm } from '../values';
import { Choices } from './choices';
import { Part } from './part';
import { Photo } from './photo';
import { Rows } from './rows';

interface Props<Kind extends Field = Field> {
  field: Kind;
  /** The path of its value in the form. */
  name: string;
  /** Its path in the record. */
  path: string;
}

/** More choices than these are searched by typing. */
const mostInSelect = 20;

/** The attributes of the shell of a field. */
function useShell({ label, hint, isOptional, kind }: Field, path: string) {
  const problems = useProblems(path);
  return { id: path, label, hint, problems, isOptional: isOptional && kind !== 'yes' };
}

/** Lets a text grow with its lines in browsers without `field-sizing`. */
function grow(box: HTMLTextAreaElement | null): void {
  if (!box || CSS.supports('field-sizing', 'content')) return;
  box.style.height = 'auto';
  box.style.height = `${box.scrollHeight + 2}px`;
}

function TextField({ field, name, path }: Props<FieldOf<'text'>>) {
  const { register } = useFormContext();
  const { ref, ...input } = register(name);
  const growing = useCallback(
    (box: HTMLTextAreaElement | null) => {
      ref(box);
      grow(box);
    },
    // The function of `register` is another one each time, with the same effect.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [name],
  );
  return (
    <Shell {...useShell(field, path)}>
      {(control) =>
        field.isLong ? (
          <textarea
            {...control}
            {...input}
            ref={growing}
            readOnly={field.isReadonly}
            onInput={({ currentTarget }) => grow(currentTarget)}
          />
        ) : (
          <input {...control} {...input} ref={ref} type="text" readOnly={field.isReadonly} />
        )
      }
    </Shell>
  );
}

/** The attributes of the native fields. A number is a text, because a native one drops what it cannot read. */
const inputs = {
  email: { type: 'email', autoComplete: 'off' },
  day: { type: 'date' },
  number: { type: 'text', inputMode: 'decimal', autoComplete: 'off' },
} as const;

function InputField({ field, name, path }: Props<FieldOf<'email' | 'day' | 'number'>>) {
  const { register } = useFormContext();
  const isWhole = field.kind === 'number' && field.isWhole;
  return (
    <Shell {...useShell(field, path)}>
      {(control) => (
        <input
          {...control}
          {...register(name)}
          {...inputs[field.kind]}
          {...(isWhole ? { inputMode: 'numeric' } : {})}
          readOnly={field.isReadonly}
        />
      )}
    </Shell>
  );
}

function YesField({ field, name, path }: Props) {
  const { register } = useFormContext();
  const shell = useShell(field, path);
  return (
    <Shell {...shell} hasLabelBeside>
      {(control) => <input {...control} {...register(name)} type="checkbox" disabled={field.isReadonly} />}
    </Shell>
  );
}

function ChoiceField({ field, name, path }: Props<FieldOf<'choice'>>) {
  const { changed } = useForm();
  const choices = useChoices(field.choices);
  const { field: input } = useController({ name });
  const shell = useShell(field, path);
  const value = String(input.value ?? '');
  const isSearched = typeof field.choices === 'string' || choices.length > mostInSelect;
  const chosen = value === '' ? undefined : choiceOf(choices, value);
  function choose(next: string | number): void {
    input.onChange(next);
    changed();
  }
  return (
    <Shell {...shell}>
      {(control) =>
        isSearched ? (
          <div className={chosen?.image ? 'chosen' : ''}>
            {chosen?.image ? <img src={chosen.image} alt="" width="64" height="64" /> : null}
            <SearchChoices
              control={control}
              choices={choices}
              text={chosen?.label ?? ''}
              canBeEmpty={field.isOptional}
              onChoose={choose}
            />
          </div>
        ) : (
          <select {...control} value={value} onChange={({ target }) => choose(target.value)} onBlur={input.onBlur}>
            {field.isOptional || value === '' ? <option value="">{field.isOptional ? 'None' : 'Choose'}</option> : null}
            {chosen && !choices.includes(chosen) ? <option value={value}>{value}</option> : null}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        )
      }
    </Shell>
  );
}

/** The kind of a group, and the fields of that kind. */
function Variants({ field, path, canChange }: { field: FieldOf<'variants'>; path: string; canChange: boolean }) {
  const { getValues, setValue } = useFormContext();
  const { changed } = useForm();
  useWatch({ name: Object.keys(field.variants[0]?.marks ?? {}).map((mark) => (path ? `${path}.${mark}` : mark)) });
  const value = (path ? getValues(path) : getValues()) as Record<string, unknown>;
  const variant = variantOf(field.variants, value);
  const shell = useShell(field, path);
  function choose(label: string): void {
    const next = field.variants.find((one) => one.label === label);
    const all = field.variants.flatMap(({ marks }) => Object.keys(marks));
    const shared = Object.fromEntries(Object.entries(value).filter(([name]) => !all.includes(name)));
    const values = toForm(field, { ...shared, ...next?.marks }) as Record<string, unknown>;
    for (const [name, inner] of Object.entries(values)) setValue(path ? `${path}.${name}` : name, inner);
    changed();
  }
  return (
    <>
      {canChange || !variant ? (
        <Shell {...shell} id={`${path}-kind`} label="Kind">
          {(control) => (
            <select {...control} value={variant?.label ?? ''} onChange={({ target }) => choose(target.value)}>
              {variant ? null : <option value="">Choose</option>}
              {field.variants.map(({ label }) => (
                <option key={label}>{label}</option>
              ))}
            </select>
          )}
        </Shell>
      ) : null}
      {variant ? <Group key={variant.label} fields={variant.fields} path={path} /> : null}
    </>
  );
}

const Group = ({ fields, path }: { fields: readonly Field[]; path: string }) =>
  fields.map((field) => {
    const at = path ? `${path}.${field.name}` : field.name;
    return <FieldAt key={field.name} field={field} name={at} path={at} />;
  });

/** The fields of a group, or of the kind of group that it is. A row of a list keeps its kind. */
export function Fields({ field, path, canChange = false }: { field: Field; path: string; canChange?: boolean }) {
  if (field.kind === 'group') return <Group fields={field.fields} path={path} />;
  return field.kind === 'variants' ? <Variants field={field} path={path} canChange={canChange} /> : null;
}

/** The field of a value, as its kind needs it. */
export function FieldAt({ field, name, path }: Props) {
  switch (field.kind) {
    case 'text':
      return <TextField field={field} name={name} path={path} />;
    case 'email':
    case 'day':
    case 'number':
      return <InputField field={field} name={name} path={path} />;
    case 'yes':
      return <YesField field={field} name={name} path={path} />;
    case 'choice':
      return <ChoiceField field={field} name={name} path={path} />;
    case 'choices':
      return <Choices field={field} name={name} path={path} />;
    case 'photo':
      return <Photo field={field} name={name} path={path} />;
    case 'rows':
      return (
        <Part path={path} label={field.label} lineOf={(value) => lineOf(field, value)}>
          <Rows field={field} path={path} FieldAt={FieldAt} Fields={Fields} />
        </Part>
      );
    case 'group':
    case 'variants':
      return (
        <Part path={path} label={field.label} lineOf={(value) => lineOf(field, value)}>
          {field.hint ? <p className="hint">{field.hint}</p> : null}
          <Fields field={field} path={path} canChange />
        </Part>
      );
  }
}
