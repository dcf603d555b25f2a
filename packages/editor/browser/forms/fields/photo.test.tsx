import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { FormContext } from '../context';
import { Marks } from '../marks';
import { Photo } from './photo';

jest.mock('../photos', () => ({ madeFit: (file: File) => Promise.resolve(file) }));

test('gives each photograph of a trip a file of its own', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  const photos = new Map<string, Blob>();
  const state = { marks: new Marks([]), file: 'content/records/trips/hills.json', base: undefined, photos };
  const names = ['First', 'Second'];
  function Form() {
    return (
      <FormContext value={{ ...state, changed: () => undefined }}>
        <FormProvider {...useForm()}>
          {names.map((name) => (
            <Photo
              key={name}
              field={{ kind: 'photo', name, label: name, isOptional: false, isReadonly: false }}
              name={name}
              path={name}
            />
          ))}
        </FormProvider>
      </FormContext>
    );
  }
  render(<Form />);
  const chosen = names.map((name) => new File([name], 'IMG_1.jpg', { type: 'image/jpeg' }));
  for (const [index, file] of chosen.entries()) {
    await userEvent.upload(screen.getByLabelText(names[index] ?? ''), file);
    await waitFor(() => expect([...photos.values()]).toContain(file));
  }
  expect([...photos.values()]).toEqual(chosen);
});
